<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-sliding</name>
    <message>
        <source>&amp;Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Åbn fil…</translation>
    </message>
    <message>
        <source>&amp;Play solution</source>
        <translation>&amp;Afspil løsning</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Begynd &amp;forfra</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>Board of {title}</source>
        <translation>Bræt til {title}</translation>
    </message>
    <message>
        <source>Count each piece that moves, each straight line, or each step of one cell</source>
        <translation>Tæl hver brik der flyttes, hver lige strækning eller hvert skridt på én celle</translation>
    </message>
    <message>
        <source>Count moves as</source>
        <translation>Tæl træk som</translation>
    </message>
    <message>
        <source>Go back to the start</source>
        <translation>Gå tilbage til starten</translation>
    </message>
    <message>
        <source>Make the next move of a shortest solution</source>
        <translation>Udfør det næste træk i en korteste løsning</translation>
    </message>
    <message>
        <source>No move has been made yet</source>
        <translation>Intet træk er udført endnu</translation>
    </message>
    <message>
        <source>No move has been taken back</source>
        <translation>Der er ikke fortrudt noget træk</translation>
    </message>
    <message>
        <source>Open a file of sliding puzzles (.toml)</source>
        <translation>Åbn en fil med skydepuslespil (.toml)</translation>
    </message>
    <message>
        <source>Open sliding puzzles</source>
        <translation>Åbn skydepuslespil</translation>
    </message>
    <message>
        <source>Play a shortest solution from here</source>
        <translation>Afspil en korteste løsning herfra</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Gentag fo&amp;rtrudt</translation>
    </message>
    <message>
        <source>Repeat the move that was taken back</source>
        <translation>Udfør det fortrudte træk igen</translation>
    </message>
    <message>
        <source>Searching: {moves} moves, {arrangements} arrangements</source>
        <translation>Søger: {moves} træk, {arrangements} opstillinger</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Søger…</translation>
    </message>
    <message>
        <source>Show in &amp;3D</source>
        <translation>Vis i &amp;3D</translation>
    </message>
    <message>
        <source>Show the room with its pieces in 3D beside the layers</source>
        <translation>Vis rummet med dets brikker i 3D ved siden af lagene</translation>
    </message>
    <message>
        <source>Sliding puzzles</source>
        <translation>Skydepuslespil</translation>
    </message>
    <message>
        <source>Sliding puzzles (*.toml)</source>
        <translation>Skydepuslespil (*.toml)</translation>
    </message>
    <message>
        <source>Sliding puzzles — Cubewright</source>
        <translation>Skydepuslespil — Cubewright</translation>
    </message>
    <message>
        <source>Solved: {moves}</source>
        <translation>Løst: {moves}</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Fortryd det sidste træk</translation>
    </message>
    <message>
        <source>The puzzle is solved</source>
        <translation>Puslespillet er løst</translation>
    </message>
    <message>
        <source>The room in 3D</source>
        <translation>Rummet i 3D</translation>
    </message>
    <message>
        <source>The shortest way from here: {moves}</source>
        <translation>Den korteste vej herfra: {moves}</translation>
    </message>
    <message>
        <source>The solution is being played</source>
        <translation>Løsningen afspilles</translation>
    </message>
    <message>
        <source>The targets cannot be reached.</source>
        <translation>Målene kan ikke nås.</translation>
    </message>
    <message>
        <source>This problem is not a sliding puzzle yet.</source>
        <translation>Dette problem er endnu ikke et skydepuslespil.</translation>
    </message>
    <message>
        <source>{error}.</source>
        <translation>{error}.</translation>
    </message>
    <message>
        <source>{name} (this problem)</source>
        <translation>{name} (dette problem)</translation>
    </message>
    <message>
        <source>{name} was not opened.</source>
        <translation>{name} blev ikke åbnet.</translation>
    </message>
    <message>
        <source>{piece}: {way}</source>
        <translation>{piece}: {way}</translation>
    </message>
    <message>
        <source>{title} takes {moves}</source>
        <translation>{title} kræver {moves}</translation>
    </message>
</context>
</TS>
