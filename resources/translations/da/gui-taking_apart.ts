<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-taking_apart</name>
    <message>
        <source>&amp;Rounded edges:</source>
        <translation>&amp;Afrundede kanter:</translation>
    </message>
    <message>
        <source>&amp;Sharp edges</source>
        <translation>&amp;Skarpe kanter</translation>
    </message>
    <message>
        <source>A cube with sharp edges cannot turn in a hole one cube wide. Rounded edges let it turn. The allowance is the width that rounding removes on each side of a cube, as a fraction of the edge. Every result states its allowance.</source>
        <translation>En terning med skarpe kanter kan ikke dreje i et hul på én ternings bredde; med afrundede kanter kan den. Spillerummet er den bredde, som afrundingen fjerner på hver side af en terning, som en brøkdel af kanten. Hvert resultat angiver sit spillerum.</translation>
    </message>
    <message>
        <source>A number such as 0.05 or a fraction such as 1/20, below 1/2</source>
        <translation>Et tal som 0,05 eller en brøk som 1/20, under 1/2</translation>
    </message>
    <message>
        <source>Add the pieces of the solution one by one, in an order for assembly by hand</source>
        <translation>Tilføj løsningens brikker en ad gangen i en rækkefølge, der kan samles i hånden</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle brikker</translation>
    </message>
    <message>
        <source>All pieces are taken apart.</source>
        <translation>Alt er skilt ad.</translation>
    </message>
    <message>
        <source>Allowance, as a number or a fraction</source>
        <translation>Spillerum, som tal eller brøk</translation>
    </message>
    <message>
        <source>Analysing: {done:,} of {total:,}</source>
        <translation>Analyserer: {done:,} af {total:,}</translation>
    </message>
    <message>
        <source>Analysis paused: {done:,} of {total:,}</source>
        <translation>Analyse på pause: {done:,} af {total:,}</translation>
    </message>
    <message>
        <source>Assemble</source>
        <translation>Saml</translation>
    </message>
    <message>
        <source>Choose a piece, here or by a click on it. In the 3D view, the arrow keys, PgUp and PgDn then move it along the axes.</source>
        <translation>Vælg en brik her eller ved at klikke på den. I 3D-visningen flytter piletasterne, PgUp og PgDn den så langs akserne.</translation>
    </message>
    <message>
        <source>Choose how fast moves are played</source>
        <translation>Vælg, hvor hurtigt træk afspilles</translation>
    </message>
    <message>
        <source>Choose which of the separated parts to take apart next; the others are set aside</source>
        <translation>Vælg, hvilken af de adskilte dele der skal skilles ad som den næste; de andre lægges til side</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Enter a number from 0 to less than 0.5</source>
        <translation>Indtast et tal fra 0 og under 0,5</translation>
    </message>
    <message>
        <source>Enter or a double click makes a move. Or drag a piece in the 3D view.</source>
        <translation>Enter eller et dobbeltklik udfører et træk. Eller træk en brik i 3D-visningen.</translation>
    </message>
    <message>
        <source>Fewest total moves: {moves}, level {levels}.</source>
        <translation>Færrest træk i alt: {moves}, niveau {levels}.</translation>
    </message>
    <message>
        <source>Find moves that take the puzzle apart from this position</source>
        <translation>Find træk, der skiller puslespillet ad fra denne stilling</translation>
    </message>
    <message>
        <source>Find the way out</source>
        <translation>Find vejen ud</translation>
    </message>
    <message>
        <source>First separations</source>
        <translation>Første adskillelser</translation>
    </message>
    <message>
        <source>Level {levels}</source>
        <translation>Niveau {levels}</translation>
    </message>
    <message>
        <source>Level {levels}: moves to the first separation, then moves to separate each part. The numbers after the first can differ between equally short plans.</source>
        <translation>Niveau {levels}: træk til den første adskillelse, derefter træk for hver del. Tallene efter det første kan være forskellige for lige korte planer.</translation>
    </message>
    <message>
        <source>Looking for all first separations</source>
        <translation>Leder efter alle første adskillelser</translation>
    </message>
    <message>
        <source>Looking for the fewest moves</source>
        <translation>Leder efter færrest træk</translation>
    </message>
    <message>
        <source>Looking for the way out…</source>
        <translation>Søger efter vejen ud …</translation>
    </message>
    <message>
        <source>Move {made} of {moves}: {move}.</source>
        <translation>Træk {made} af {moves}: {move}.</translation>
    </message>
    <message>
        <source>Move {moment} / {moves}</source>
        <translation>Træk {moment} / {moves}</translation>
    </message>
    <message>
        <source>Moves that take the solution apart</source>
        <translation>Træk, der skiller løsningen ad</translation>
    </message>
    <message>
        <source>No move was undone</source>
        <translation>Intet træk er fortrudt</translation>
    </message>
    <message>
        <source>No piece is placed yet.</source>
        <translation>Ingen brik er placeret endnu.</translation>
    </message>
    <message>
        <source>No plan has fewer total moves than the current plan: {moves}.</source>
        <translation>Ingen plan har færre træk i alt end den nuværende: {moves}.</translation>
    </message>
    <message>
        <source>No solution is shown: select one</source>
        <translation>Der vises ingen løsning: vælg en</translation>
    </message>
    <message>
        <source>Not analysed yet.</source>
        <translation>Ikke analyseret endnu.</translation>
    </message>
    <message>
        <source>Not decided: the analysis reached a limit.</source>
        <translation>Ikke afgjort: en grænse for analysen blev nået.</translation>
    </message>
    <message>
        <source>Nothing can move.</source>
        <translation>Intet kan flyttes.</translation>
    </message>
    <message>
        <source>Nothing can move. Undo a move.</source>
        <translation>Intet kan flyttes. Fortryd et træk.</translation>
    </message>
    <message>
        <source>Number of pieces shown</source>
        <translation>Antal viste brikker</translation>
    </message>
    <message>
        <source>On this lattice, solutions cannot be analysed.</source>
        <translation>På dette gitter kan løsninger ikke analyseres.</translation>
    </message>
    <message>
        <source>Only the level is stored: {levels}. Analyse the solution to see the moves.</source>
        <translation>Kun niveauet er gemt: {levels}. Analysér løsningen for at se trækkene.</translation>
    </message>
    <message>
        <source>Part to continue with</source>
        <translation>Del at fortsætte med</translation>
    </message>
    <message>
        <source>Part {pieces}</source>
        <translation>Del {pieces}</translation>
    </message>
    <message>
        <source>Parts and moves</source>
        <translation>Dele og træk</translation>
    </message>
    <message>
        <source>Pause the analysis</source>
        <translation>Sæt analysen på pause</translation>
    </message>
    <message>
        <source>Piece to move</source>
        <translation>Brik, der flyttes</translation>
    </message>
    <message>
        <source>Piece {symbol}</source>
        <translation>Brik {symbol}</translation>
    </message>
    <message>
        <source>Pieces may turn ({allowance}). Analyse the solutions again.</source>
        <translation>Brikker må dreje ({allowance}). Analysér løsningerne igen.</translation>
    </message>
    <message>
        <source>Pieces may turn, with the least allowance. Analyse the solutions again.</source>
        <translation>Brikker må dreje, med det mindste spillerum. Analysér løsningerne igen.</translation>
    </message>
    <message>
        <source>Pieces only slide.</source>
        <translation>Brikker skubbes kun.</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mulige træk</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Analysens fremskridt</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Redo the move that was undone last</source>
        <translation>Gentag det træk, der sidst blev fortrudt</translation>
    </message>
    <message>
        <source>Resume the analysis</source>
        <translation>Genoptag analysen</translation>
    </message>
    <message>
        <source>Show the plan again (Esc)</source>
        <translation>Vis planen igen (Esc)</translation>
    </message>
    <message>
        <source>Space: play or pause. Left, Right: a move. Shift and Left, Right: a separation. Home, End: assembled, apart. Up, Down: another solution.</source>
        <translation>Mellemrum: afspil eller pause. Venstre, Højre: et træk. Skift og Venstre, Højre: en adskillelse. Home, End: samlet, skilt ad. Op, Ned: en anden løsning.</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Afspilningshastighed</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Begynd forfra</translation>
    </message>
    <message>
        <source>Stop the analysis and keep its results</source>
        <translation>Stop analysen og behold resultaterne</translation>
    </message>
    <message>
        <source>The analysis has ended: {error}</source>
        <translation>Analysen er afsluttet: {error}</translation>
    </message>
    <message>
        <source>The analysis reached the time limit in the settings.</source>
        <translation>Analysen nåede tidsgrænsen i indstillingerne.</translation>
    </message>
    <message>
        <source>The analysis was stopped.</source>
        <translation>Analysen blev stoppet.</translation>
    </message>
    <message>
        <source>The analysis was stopped. Analyse the solution again to resume.</source>
        <translation>Analysen blev stoppet. Analysér løsningen igen for at genoptage den.</translation>
    </message>
    <message>
        <source>The fewest total moves can be found only if all pieces come apart. Some pieces are in groups.</source>
        <translation>Færrest træk i alt kan kun findes, når alle brikker skilles ad. Nogle brikker er i grupper.</translation>
    </message>
    <message numerus="yes">
        <source>The pieces separate after {moves}, the minimum, in {n:,} ways:</source>
        <translation>
            <numerusform>Efter {moves}, det færreste, skilles brikkerne på {n:,} måde:</numerusform>
            <numerusform>Efter {moves}, det færreste, skilles brikkerne på {n:,} måder:</numerusform>
        </translation>
    </message>
    <message>
        <source>The program looks for a way out</source>
        <translation>Programmet leder efter en vej ud</translation>
    </message>
    <message>
        <source>The puzzle cannot be taken apart from this position.</source>
        <translation>Fra denne stilling kan puslespillet ikke skilles ad.</translation>
    </message>
    <message>
        <source>The s&amp;mallest allowance that each solution needs, up to {most}</source>
        <translation>Det &amp;mindste spillerum, som hver løsning kræver, op til {most}</translation>
    </message>
    <message>
        <source>The way out: {moves}.</source>
        <translation>Vejen ud: {moves}.</translation>
    </message>
    <message>
        <source>This is a single piece</source>
        <translation>Det er en enkelt brik</translation>
    </message>
    <message>
        <source>This part is taken apart. Choose another part.</source>
        <translation>Denne del er skilt ad. Vælg en anden.</translation>
    </message>
    <message>
        <source>This solution cannot be taken apart.</source>
        <translation>Denne løsning kan ikke skilles ad.</translation>
    </message>
    <message>
        <source>This solution is a single piece.</source>
        <translation>Denne løsning er en enkelt brik.</translation>
    </message>
    <message>
        <source>Turn allowance</source>
        <translation>Spillerum for drejninger</translation>
    </message>
    <message>
        <source>Undo all moves</source>
        <translation>Fortryd alle træk</translation>
    </message>
    <message>
        <source>Undo move</source>
        <translation>Fortryd træk</translation>
    </message>
    <message>
        <source>Undo the last move (Backspace or Ctrl+Z)</source>
        <translation>Fortryd det sidste træk (Backspace eller Ctrl+Z)</translation>
    </message>
    <message>
        <source>You chose another solution, so this analysis was stopped.</source>
        <translation>Du valgte en anden løsning, så denne analyse blev stoppet.</translation>
    </message>
    <message>
        <source>You have not moved a piece yet</source>
        <translation>Du har ikke flyttet nogen brik endnu</translation>
    </message>
    <message>
        <source>{count} of {total}: pre-placed.</source>
        <translation>{count} af {total}: fastlagt.</translation>
    </message>
    <message>
        <source>{count} of {total}: {step}.</source>
        <translation>{count} af {total}: {step}.</translation>
    </message>
    <message>
        <source>{half} from {rest}</source>
        <translation>{half} fra {rest}</translation>
    </message>
    <message>
        <source>{moves} made. Choose a move, or drag a piece.</source>
        <translation>{moves} udført. Vælg et træk, eller træk en brik.</translation>
    </message>
    <message>
        <source>{moves}, {turns}</source>
        <translation>{moves}, {turns}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} moves</source>
        <translation>
            <numerusform>{n:,} træk</numerusform>
            <numerusform>{n:,} træk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} states</source>
        <translation>
            <numerusform>{n:,} tilstand</numerusform>
            <numerusform>{n:,} tilstande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} turns</source>
        <translation>
            <numerusform>{n:,} drejning</numerusform>
            <numerusform>{n:,} drejninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pieces}: {n:,} moves</source>
        <translation>
            <numerusform>{pieces}: {n:,} træk</numerusform>
            <numerusform>{pieces}: {n:,} træk</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece} cannot move.</source>
        <translation>{piece} kan ikke flyttes.</translation>
    </message>
    <message>
        <source>{piece} is blocked there.</source>
        <translation>{piece} er blokeret dér.</translation>
    </message>
    <message>
        <source>{speed:g}× speed</source>
        <translation>Hastighed {speed:g}×</translation>
    </message>
    <message>
        <source>{status} Turns are not listed: there are too many pieces, or they are too far apart.</source>
        <translation>{status} Drejninger vises ikke: Der er for mange brikker, eller de ligger for langt fra hinanden.</translation>
    </message>
    <message>
        <source>{status} Turns: {allowance}.</source>
        <translation>{status} Drejninger: {allowance}.</translation>
    </message>
    <message>
        <source>{text} Least allowance for turns: {number}.</source>
        <translation>{text} Mindste spillerum for drejninger: {number}.</translation>
    </message>
    <message>
        <source>{text} The current plan has {kept:,}.</source>
        <translation>{text} Den nuværende plan har {kept:,}.</translation>
    </message>
    <message>
        <source>{text} {reason}</source>
        <translation>{text} {reason}</translation>
    </message>
    <message>
        <source>{text}: {states}</source>
        <translation>{text}: {states}</translation>
    </message>
    <message>
        <source>{tip} Found with {turns}; such levels cannot be compared with others.</source>
        <translation>{tip} Med {turns}; kan ikke sammenlignes med andre niveauer.</translation>
    </message>
    <message numerus="yes">
        <source>{turn}, or about {n:,} other axes</source>
        <translation>
            <numerusform>{turn}, eller om {n:,} anden akse</numerusform>
            <numerusform>{turn}, eller om {n:,} andre akser</numerusform>
        </translation>
    </message>
</context>
</TS>
