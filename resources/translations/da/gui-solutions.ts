<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-solutions</name>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Kolonner</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Find</translation>
    </message>
    <message>
        <source>&amp;Keep right side</source>
        <translation>&amp;Behold den højre side</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>&amp;Nulstil kolonner</translation>
    </message>
    <message>
        <source>&amp;Text of the solution:</source>
        <translation>Løsningens &amp;tekst:</translation>
    </message>
    <message>
        <source>1 to {count:,}</source>
        <translation>1 til {count:,}</translation>
    </message>
    <message>
        <source>&lt;p&gt;List only the solutions that match all words (Ctrl+Shift+F):&lt;/p&gt;&lt;p&gt;&lt;b&gt;T&lt;/b&gt;, &lt;b&gt;no T&lt;/b&gt;: with or without piece T&lt;br&gt;&lt;b&gt;T at 2,1,3&lt;/b&gt;: T at column 2, row 1, layer 3&lt;br&gt;&lt;b&gt;T as in 120&lt;/b&gt;: T placed as in solution 120&lt;br&gt;&lt;b&gt;symmetrical&lt;/b&gt;, &lt;b&gt;asymmetrical&lt;/b&gt;&lt;br&gt;&lt;b&gt;apart&lt;/b&gt;, &lt;b&gt;cannot&lt;/b&gt;, &lt;b&gt;undecided&lt;/b&gt;, &lt;b&gt;unanalysed&lt;/b&gt;, &lt;b&gt;turns&lt;/b&gt;, &lt;b&gt;level&amp;gt;=5&lt;/b&gt;: taking apart&lt;br&gt;&lt;b&gt;starred&lt;/b&gt;, &lt;b&gt;unstarred&lt;/b&gt;, &lt;b&gt;deleted&lt;/b&gt;&lt;br&gt;&lt;b&gt;note:&lt;/b&gt;, &lt;b&gt;note:nice&lt;/b&gt;: with a note, with this word in it&lt;br&gt;&lt;b&gt;120&lt;/b&gt;, &lt;b&gt;100-200&lt;/b&gt;: numbers in the list&lt;/p&gt;</source>
        <translation>&lt;p&gt;Vis kun løsninger, som alle ord passer på (Ctrl+Skift+F). Ordene er engelske:&lt;/p&gt;&lt;p&gt;&lt;b&gt;T&lt;/b&gt;, &lt;b&gt;no T&lt;/b&gt;: med eller uden brik T&lt;br&gt;&lt;b&gt;T at 2,1,3&lt;/b&gt;: T i søjle 2, række 1, lag 3&lt;br&gt;&lt;b&gt;T as in 120&lt;/b&gt;: T ligger som i løsning 120&lt;br&gt;&lt;b&gt;symmetrical&lt;/b&gt;, &lt;b&gt;asymmetrical&lt;/b&gt;: symmetrisk eller ej&lt;br&gt;&lt;b&gt;apart&lt;/b&gt;, &lt;b&gt;cannot&lt;/b&gt;, &lt;b&gt;undecided&lt;/b&gt;, &lt;b&gt;unanalysed&lt;/b&gt;, &lt;b&gt;turns&lt;/b&gt;, &lt;b&gt;level&amp;gt;=5&lt;/b&gt;: skille ad&lt;br&gt;&lt;b&gt;starred&lt;/b&gt;, &lt;b&gt;unstarred&lt;/b&gt;, &lt;b&gt;deleted&lt;/b&gt;: med stjerne, uden stjerne, slettet&lt;br&gt;&lt;b&gt;note:&lt;/b&gt;, &lt;b&gt;note:nice&lt;/b&gt;: med en note, med dette ord i&lt;br&gt;&lt;b&gt;120&lt;/b&gt;, &lt;b&gt;100-200&lt;/b&gt;: numre på listen&lt;/p&gt;</translation>
    </message>
    <message>
        <source>All &amp;after the selected solution</source>
        <translation>Alle &amp;efter den valgte løsning</translation>
    </message>
    <message>
        <source>All &amp;before the selected solution</source>
        <translation>Alle &amp;før den valgte løsning</translation>
    </message>
    <message>
        <source>All solutions are deleted. The filter word “deleted” lists them.</source>
        <translation>Alle løsninger er slettet. Filterordet ”deleted” viser dem.</translation>
    </message>
    <message>
        <source>All without a &amp;star</source>
        <translation>Alle uden &amp;stjerne</translation>
    </message>
    <message>
        <source>All {number:,} subsets of pieces: {total:,}</source>
        <translation>Alle {number:,} udvalg af brikker: {total:,}</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Alle niveauer</translation>
    </message>
    <message>
        <source>At most {solutions} can have stars, notes or deletions. Select fewer, or filter the list instead.</source>
        <translation>Højst {solutions} kan have stjerne eller note eller være slettet. Vælg færre, eller filtrér listen i stedet.</translation>
    </message>
    <message>
        <source>At most {solutions} can have stars, notes or deletions: filter the list instead</source>
        <translation>Højst {solutions} kan have stjerner, noter eller sletninger: filtrér listen i stedet</translation>
    </message>
    <message>
        <source>Both are the same solution.</source>
        <translation>Begge er den samme løsning.</translation>
    </message>
    <message>
        <source>Choose the listed solutions and their order</source>
        <translation>Vælg de viste løsninger og deres rækkefølge</translation>
    </message>
    <message>
        <source>Choose the solutions to delete.</source>
        <translation>Vælg de løsninger, der skal slettes.</translation>
    </message>
    <message>
        <source>Click to go to a number in the list (Ctrl+J)</source>
        <translation>Klik for at gå til et nummer på listen (Ctrl+J)</translation>
    </message>
    <message>
        <source>Columns of the solutions</source>
        <translation>Løsningernes kolonner</translation>
    </message>
    <message>
        <source>Compare solutions</source>
        <translation>Sammenlign løsninger</translation>
    </message>
    <message>
        <source>Counted {counts}.</source>
        <translation>Talt: {counts}.</translation>
    </message>
    <message>
        <source>Counting without listing solutions.</source>
        <translation>Tæller uden at liste løsninger.</translation>
    </message>
    <message>
        <source>Delete many solutions</source>
        <translation>Slet mange løsninger</translation>
    </message>
    <message>
        <source>Delete {solutions}</source>
        <translation>Slet {solutions}</translation>
    </message>
    <message>
        <source>Deleted {solutions} from the list. To restore them, undo, or filter by the word “deleted” and press Del.</source>
        <translation>Slettet fra listen: {solutions}. Fortryd for at gendanne, eller filtrér efter ordet ”deleted”, og tryk på Del.</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Faldende</translation>
    </message>
    <message>
        <source>Enter a number from 1 to {count:,}</source>
        <translation>Skriv et tal fra 1 til {count:,}</translation>
    </message>
    <message>
        <source>Filter solutions by words</source>
        <translation>Filtrer løsninger efter ord</translation>
    </message>
    <message>
        <source>Filter: starred, level&gt;=5, 1-20…</source>
        <translation>Filter: starred, level&gt;=5, 1-20…</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Filtrerer</translation>
    </message>
    <message>
        <source>Filtering…
No solution matches so far.</source>
        <translation>Filtrerer…
Ingen løsning passer indtil nu.</translation>
    </message>
    <message>
        <source>Find pasted solution</source>
        <translation>Find indsat løsning</translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Første løsning</translation>
    </message>
    <message>
        <source>First solution (Home in the list)</source>
        <translation>Første løsning (Home på listen)</translation>
    </message>
    <message>
        <source>It is a solution, but not among the {solutions} found.</source>
        <translation>Det er en løsning, men ikke blandt de fundne ({solutions}).</translation>
    </message>
    <message>
        <source>It is solution {number:,}, now selected in the list.</source>
        <translation>Det er løsning {number:,}, som nu er valgt på listen.</translation>
    </message>
    <message>
        <source>It is solution {number:,}. It is not listed because it is filtered out or deleted.</source>
        <translation>Det er løsning {number:,}, som ikke er på listen nu: den er filtreret fra eller slettet.</translation>
    </message>
    <message>
        <source>Keep the solution on the right and compare the next ones with it</source>
        <translation>Behold løsningen til højre, og sammenlign de næste med den</translation>
    </message>
    <message>
        <source>Last solution found so far</source>
        <translation>Sidste løsning fundet indtil nu</translation>
    </message>
    <message>
        <source>Last solution found so far (End in the list)</source>
        <translation>Sidste løsning fundet indtil nu (End på listen)</translation>
    </message>
    <message>
        <source>Layers of solution {number:,}</source>
        <translation>Lag i løsning {number:,}</translation>
    </message>
    <message>
        <source>Left and Right choose a column, Alt+Left and Alt+Right move it, Enter sorts by it, and the menu key shows and hides columns.</source>
        <translation>Venstre og Højre vælger en kolonne, Alt+Venstre og Alt+Højre flytter den, Enter sorterer efter den, og menutasten viser og skjuler kolonner.</translation>
    </message>
    <message>
        <source>Level at least</source>
        <translation>Niveau mindst</translation>
    </message>
    <message>
        <source>Level ≥ </source>
        <translation>Niveau ≥ </translation>
    </message>
    <message>
        <source>List all solutions again</source>
        <translation>Vis alle løsninger igen</translation>
    </message>
    <message>
        <source>List only solutions whose first separation needs this many moves or more</source>
        <translation>Vis kun løsninger, hvis første adskillelse kræver mindst så mange træk</translation>
    </message>
    <message>
        <source>List only the solutions that use these pieces</source>
        <translation>Vis kun løsninger, der bruger disse brikker</translation>
    </message>
    <message>
        <source>List solutions that differ in this way, without solving again</source>
        <translation>Vis løsninger, der er forskellige på denne måde, uden at løse igen</translation>
    </message>
    <message>
        <source>Looking for the solution…</source>
        <translation>Søger efter løsningen…</translation>
    </message>
    <message>
        <source>Next solution</source>
        <translation>Næste løsning</translation>
    </message>
    <message>
        <source>Next solution (Down in the list)</source>
        <translation>Næste løsning (Ned på listen)</translation>
    </message>
    <message>
        <source>No solution matches the filter.</source>
        <translation>Ingen løsning passer til filteret.</translation>
    </message>
    <message>
        <source>No solutions are listed</source>
        <translation>Der er ingen løsninger på listen</translation>
    </message>
    <message>
        <source>No solutions are listed yet. Press Solve first.</source>
        <translation>Der er endnu ingen løsninger på listen. Tryk først på Løs.</translation>
    </message>
    <message>
        <source>No solutions yet.

1. Draw a figure in the layers.
2. Choose the pieces.
3. Press Solve.</source>
        <translation>Ingen løsninger endnu.

1. Tegn en figur i lagene.
2. Vælg brikkerne.
3. Tryk på Løs.</translation>
    </message>
    <message>
        <source>No solutions.
The search is complete.</source>
        <translation>Ingen løsninger.
Søgningen er fuldført.</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>Uden stjerne</translation>
    </message>
    <message>
        <source>Note about this solution</source>
        <translation>Note om denne løsning</translation>
    </message>
    <message>
        <source>Note about {solutions}</source>
        <translation>Note om {solutions}</translation>
    </message>
    <message>
        <source>Number in the list</source>
        <translation>Nummer på listen</translation>
    </message>
    <message>
        <source>Paste layers as in a figure file, or a solution that was exported as a figure file, as layers, CSV or JSON</source>
        <translation>Indsæt lag som i en figurfil, eller en løsning, der er eksporteret som figurfil, lag, CSV eller JSON</translation>
    </message>
    <message>
        <source>Pieces that lie in the same place in both solutions are faded</source>
        <translation>Brikker, der ligger ens i begge løsninger, er blege</translation>
    </message>
    <message>
        <source>Pieces used</source>
        <translation>Brugte brikker</translation>
    </message>
    <message>
        <source>Press Enter to keep the note</source>
        <translation>Tryk Enter for at gemme noten</translation>
    </message>
    <message>
        <source>Previous solution</source>
        <translation>Forrige løsning</translation>
    </message>
    <message>
        <source>Previous solution (Up in the list)</source>
        <translation>Forrige løsning (Op på listen)</translation>
    </message>
    <message>
        <source>Remove the star of {solutions}</source>
        <translation>Fjern stjernen fra {solutions}</translation>
    </message>
    <message>
        <source>Restore the columns, their order and their widths</source>
        <translation>Gendan kolonnerne, deres rækkefølge og bredder</translation>
    </message>
    <message>
        <source>Restore {solutions}</source>
        <translation>Gendan {solutions}</translation>
    </message>
    <message>
        <source>Save the file as a project (.cubewright) to keep stars and notes.</source>
        <translation>Gem filen som projekt (.cubewright) for at beholde stjerner og noter.</translation>
    </message>
    <message>
        <source>Searching…
No solutions so far.</source>
        <translation>Søger…
Ingen løsninger indtil nu.</translation>
    </message>
    <message>
        <source>Select another solution in the list to compare it.</source>
        <translation>Vælg en anden løsning på listen for at sammenligne den.</translation>
    </message>
    <message>
        <source>Select this solution in the list (Ctrl+Enter)</source>
        <translation>Vælg denne løsning på listen (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Vis alle</translation>
    </message>
    <message>
        <source>Show all solutions</source>
        <translation>Vis alle løsninger</translation>
    </message>
    <message>
        <source>So far {counts}.</source>
        <translation>Indtil nu {counts}.</translation>
    </message>
    <message>
        <source>Solution {number:,}</source>
        <translation>Løsning {number:,}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Løsninger</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortér</translation>
    </message>
    <message>
        <source>Star {solutions}</source>
        <translation>Giv {solutions} en stjerne</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Med stjerne</translation>
    </message>
    <message>
        <source>Text of the solution</source>
        <translation>Løsningens tekst</translation>
    </message>
    <message>
        <source>The count was stopped at {counts}.</source>
        <translation>Optællingen blev stoppet ved {counts}.</translation>
    </message>
    <message>
        <source>The count was stopped before its end, so the number is unknown.</source>
        <translation>Optællingen blev stoppet, før den var slut: intet antal er kendt.</translation>
    </message>
    <message>
        <source>The list contains no such solution</source>
        <translation>Listen indeholder ingen sådan løsning</translation>
    </message>
    <message>
        <source>The number will be known when the count is complete.</source>
        <translation>Antallet kendes, når optællingen er færdig.</translation>
    </message>
    <message>
        <source>The search was stopped before it found a solution.</source>
        <translation>Søgningen blev stoppet, før den fandt en løsning.</translation>
    </message>
    <message>
        <source>The solution on the right follows the list: press N or P, or select another one. Drag to turn both.</source>
        <translation>Løsningen til højre følger listen: tryk på N eller P, eller vælg en anden. Træk for at dreje begge.</translation>
    </message>
    <message>
        <source>The solutions cannot be filtered: {problem}</source>
        <translation>Løsningerne kan ikke filtreres: {problem}</translation>
    </message>
    <message>
        <source>The solutions cannot be read: {problem}</source>
        <translation>Løsningerne kan ikke læses: {problem}</translation>
    </message>
    <message>
        <source>There is no number {text} in the list: enter 1 to {count:,}.</source>
        <translation>Der er ikke noget nummer {text} på listen: skriv 1 til {count:,}.</translation>
    </message>
    <message>
        <source>These solutions belong to a figure that has changed: undo the change first.</source>
        <translation>Disse løsninger hører til en figur, der er ændret: fortryd først ændringen.</translation>
    </message>
    <message>
        <source>This is the first solution</source>
        <translation>Dette er den første løsning</translation>
    </message>
    <message>
        <source>This is the last solution found so far</source>
        <translation>Dette er den sidste løsning fundet indtil nu</translation>
    </message>
    <message>
        <source>This removes {solutions} from the list. Ctrl+Z restores them.</source>
        <translation>Det fjerner {solutions} fra listen. Ctrl+Z gendanner dem.</translation>
    </message>
    <message>
        <source>To list the solutions, turn “Count only” off (F8) and solve again.</source>
        <translation>Slå ”Tæl kun” fra (F8), og løs igen for at få løsningerne på listen.</translation>
    </message>
    <message>
        <source>Type “deleted” to list the solutions that you deleted</source>
        <translation>Skriv ”deleted” for at vise de slettede løsninger</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Forskelle</translation>
    </message>
    <message>
        <source>What will be deleted</source>
        <translation>Det, der slettes</translation>
    </message>
    <message>
        <source>the comparison</source>
        <translation>sammenligningen</translation>
    </message>
    <message>
        <source>{choice} ({number:,})</source>
        <translation>{choice} ({number:,})</translation>
    </message>
    <message>
        <source>{head}: {text}</source>
        <translation>{head}: {text}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} løsning</numerusform>
            <numerusform>{n:,} løsninger</numerusform>
        </translation>
    </message>
    <message>
        <source>{number:,} deleted</source>
        <translation>{number:,} slettet</translation>
    </message>
    <message>
        <source>{number:,} of {count:,}</source>
        <translation>{number:,} af {count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {total} pieces lie elsewhere.</source>
        <translation>
            <numerusform>{n} af {total} brikker ligger et andet sted.</numerusform>
            <numerusform>{n} af {total} brikker ligger et andet sted.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces}: {number:,}</source>
        <translation>{pieces}: {number:,}</translation>
    </message>
    <message>
        <source>{text} solutions are listed</source>
        <translation>{text} løsninger er på listen</translation>
    </message>
    <message>
        <source>{tip}; {number:,} are deleted</source>
        <translation>{tip}; {number:,} er slettet</translation>
    </message>
    <message>
        <source>{title} in 3D</source>
        <translation>{title} i 3D</translation>
    </message>
</context>
</TS>
