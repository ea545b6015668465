<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-placing</name>
    <message>
        <source>&amp;Fix piece {symbol} and solve again</source>
        <translation>&amp;Fastlæg brik {symbol}, og løs igen</translation>
    </message>
    <message>
        <source>&amp;Place a piece here</source>
        <translation>&amp;Placér en brik her</translation>
    </message>
    <message>
        <source>&amp;Remove piece {symbol}</source>
        <translation>Fje&amp;rn brik {symbol}</translation>
    </message>
    <message>
        <source>All pieces are already placed.</source>
        <translation>Alle brikker er allerede placeret.</translation>
    </message>
    <message>
        <source>All pieces are placed</source>
        <translation>Alle brikker er placeret</translation>
    </message>
    <message>
        <source>All pieces are placed.</source>
        <translation>Alle brikker er placeret.</translation>
    </message>
    <message>
        <source>Choose a piece to place by hand</source>
        <translation>Vælg en brik, der placeres i hånden</translation>
    </message>
    <message>
        <source>Draw a figure first</source>
        <translation>Tegn en figur først</translation>
    </message>
    <message>
        <source>F&amp;orbid piece {symbol} here</source>
        <translation>F&amp;orbyd brik {symbol} her</translation>
    </message>
    <message>
        <source>Fi&amp;x piece {symbol}</source>
        <translation>Fast&amp;læg brik {symbol}</translation>
    </message>
    <message>
        <source>Fix piece {symbol}</source>
        <translation>Fastlæg brik {symbol}</translation>
    </message>
    <message>
        <source>For&amp;bid a piece here</source>
        <translation>For&amp;byd en brik her</translation>
    </message>
    <message>
        <source>Hint {number} of {count}: {step}.</source>
        <translation>Hint {number} af {count}: {step}.</translation>
    </message>
    <message>
        <source>No piece at the cursor: select a solution and move the cursor to a cell of the piece</source>
        <translation>Ingen brik ved markøren: vælg en løsning, og flyt markøren til en af brikkens celler</translation>
    </message>
    <message>
        <source>No pre-placed piece at the cursor.</source>
        <translation>Ingen fastlagt brik ved markøren.</translation>
    </message>
    <message>
        <source>No pre-placed pieces</source>
        <translation>Ingen fastlagte brikker</translation>
    </message>
    <message>
        <source>Number of pre-placed pieces, forbidden cells and targets</source>
        <translation>Antal fastlagte brikker, forbudte celler og mål</translation>
    </message>
    <message>
        <source>Only solutions &amp;with {symbol} here</source>
        <translation>Kun løsninger &amp;med {symbol} her</translation>
    </message>
    <message>
        <source>Only solutions with {symbol} placed &amp;as here</source>
        <translation>Kun løsninger, hvor {symbol} ligger &amp;sådan</translation>
    </message>
    <message>
        <source>Optional &amp;cell</source>
        <translation>Valgfri &amp;celle</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placér</translation>
    </message>
    <message>
        <source>Place all pieces</source>
        <translation>Placér alle brikker</translation>
    </message>
    <message>
        <source>Place {symbols}</source>
        <translation>Placér {symbols}</translation>
    </message>
    <message>
        <source>Place {symbol} by hand</source>
        <translation>Placér {symbol} i hånden</translation>
    </message>
    <message>
        <source>Placed {symbols}.</source>
        <translation>Placerede {symbols}.</translation>
    </message>
    <message>
        <source>Placing {symbol}: X, Y, Z turn it, F mirrors it, Page Up and Page Down change the layer, Enter or a click places it, Tab takes the next piece, Esc cancels.</source>
        <translation>Placerer {symbol}: X, Y, Z drejer, F spejler, Page Up og Page Down skifter lag, Enter eller et klik placerer, Tab tager næste brik, Esc annullerer.</translation>
    </message>
    <message>
        <source>Placing {symbol}: X, Y, Z turn it, Page Up and Page Down change the layer, Enter or a click places it, Tab takes the next piece, Esc cancels.</source>
        <translation>Placerer {symbol}: X, Y, Z drejer, Page Up og Page Down skifter lag, Enter eller et klik placerer, Tab tager næste brik, Esc annullerer.</translation>
    </message>
    <message>
        <source>Pre-placed pieces, forbidden cells and targets</source>
        <translation>Fastlagte brikker, forbudte celler og mål</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Remove the selected row (Delete)</source>
        <translation>Fjern den valgte række (Delete)</translation>
    </message>
    <message>
        <source>Still looking after {seconds:.0f} s. Press Esc to stop.</source>
        <translation>Søger stadig efter {seconds:.0f} s. Tryk på Esc for at stoppe.</translation>
    </message>
    <message>
        <source>Swap the two colours</source>
        <translation>Byt de to farver</translation>
    </message>
    <message>
        <source>Target of {symbol}</source>
        <translation>Mål for {symbol}</translation>
    </message>
    <message>
        <source>Target of {symbol} no longer fits</source>
        <translation>Mål for {symbol} passer ikke længere</translation>
    </message>
    <message>
        <source>Targets are set. Place the pieces where they start, then choose Sliding puzzles.</source>
        <translation>Målene er sat. Placér brikkerne, hvor de starter, og vælg så Skydepuslespil.</translation>
    </message>
    <message>
        <source>cell {x}, {y} of layer {z}</source>
        <translation>celle {x}, {y} i lag {z}</translation>
    </message>
    <message>
        <source>column {x}, row {y}, layer {z}</source>
        <translation>søjle {x}, række {y}, lag {z}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} targets</source>
        <translation>
            <numerusform>{n:,} mål</numerusform>
            <numerusform>{n:,} mål</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} forbidden</source>
        <translation>{number} forbudt</translation>
    </message>
    <message>
        <source>{number} pre-placed</source>
        <translation>{number} fastlagt</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>{symbols} and {symbol}</source>
        <translation>{symbols} og {symbol}</translation>
    </message>
    <message>
        <source>{symbol} cannot be fixed: it is not a piece of the current figure.</source>
        <translation>{symbol} kan ikke fastlægges: den er ikke en brik i den aktuelle figur.</translation>
    </message>
    <message>
        <source>{symbol} cannot be mirrored. Tick “Allow mirror images” in the pieces panel.</source>
        <translation>{symbol} kan ikke spejles. Sæt flueben ved ”Tillad spejlbilleder” i brikkernes panel.</translation>
    </message>
    <message>
        <source>{symbol} does not fit there.</source>
        <translation>{symbol} passer ikke der.</translation>
    </message>
    <message>
        <source>{symbol} forbidden at {place}</source>
        <translation>{symbol} forbudt: {place}</translation>
    </message>
    <message>
        <source>{symbol} is already placed.</source>
        <translation>{symbol} er allerede placeret.</translation>
    </message>
    <message>
        <source>{symbol} is fixed. Solve finds the solutions that contain it.</source>
        <translation>{symbol} er fastlagt. ”Løs” finder de løsninger, der indeholder den.</translation>
    </message>
    <message>
        <source>{symbol} is placed. Now place {following}, or press Esc to stop.</source>
        <translation>{symbol} er placeret. Placér nu {following}, eller tryk på Esc for at stoppe.</translation>
    </message>
    <message>
        <source>{symbol} is placed. Solve finds the solutions that contain it.</source>
        <translation>{symbol} er placeret. ”Løs” finder de løsninger, der indeholder den.</translation>
    </message>
    <message>
        <source>{symbol} no longer fits</source>
        <translation>{symbol} passer ikke længere</translation>
    </message>
    <message>
        <source>{symbol} placed</source>
        <translation>{symbol} fastlagt</translation>
    </message>
    <message>
        <source>{text} {reason}</source>
        <translation>{text} {reason}</translation>
    </message>
</context>
</TS>
