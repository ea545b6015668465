<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-compare</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Tilføj</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Tøm</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Sammen&amp;lign</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplikér</translation>
    </message>
    <message>
        <source>&amp;Export table…</source>
        <translation>Ek&amp;sportér tabel…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Fje&amp;rn</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>I&amp;ndstillinger…</translation>
    </message>
    <message>
        <source>&amp;Time limit per run:</source>
        <translation>Tids&amp;grænse pr. kørsel:</translation>
    </message>
    <message>
        <source>A comparison is running: stop it first (Esc)</source>
        <translation>En sammenligning kører: stop den først (Esc)</translation>
    </message>
    <message>
        <source>A search is running</source>
        <translation>En søgning kører</translation>
    </message>
    <message>
        <source>A search is running: stop it first (Esc)</source>
        <translation>En søgning kører: stop den først (Esc)</translation>
    </message>
    <message>
        <source>Add a copy of this run</source>
        <translation>Tilføj en kopi af denne kørsel</translation>
    </message>
    <message>
        <source>Add a run with an engine</source>
        <translation>Tilføj en kørsel med en søgemetode</translation>
    </message>
    <message>
        <source>Add a run with default settings for every engine except brute force</source>
        <translation>Tilføj en kørsel med standardindstillinger for hver søgemetode undtagen udtømmende søgning</translation>
    </message>
    <message>
        <source>Add an engine first</source>
        <translation>Tilføj en søgemetode først</translation>
    </message>
    <message>
        <source>All &amp;engines</source>
        <translation>&amp;Alle søgemetoder</translation>
    </message>
    <message>
        <source>All numbers match “{document}”.</source>
        <translation>Alle tal stemmer med ”{document}”.</translation>
    </message>
    <message>
        <source>At least as many solutions per second as in “{document}”.</source>
        <translation>Mindst lige så mange løsninger pr. sekund som i ”{document}”.</translation>
    </message>
    <message>
        <source>Change the settings of this run</source>
        <translation>Ændr denne kørsels indstillinger</translation>
    </message>
    <message>
        <source>Compare engines</source>
        <translation>Sammenlign søgemetoder</translation>
    </message>
    <message numerus="yes">
        <source>Copied the table of stages, {n:,} rows.</source>
        <translation>
            <numerusform>Kopierede tabellen over trin, {n:,} række.</numerusform>
            <numerusform>Kopierede tabellen over trin, {n:,} rækker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>Kopiér &amp;tabel</translation>
    </message>
    <message>
        <source>Copy c&amp;hart</source>
        <translation>Kopiér &amp;diagram</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>Kopiér diagrammet som billede</translation>
    </message>
    <message>
        <source>Copy the stages, for a spreadsheet</source>
        <translation>Kopiér trinene til et regneark</translation>
    </message>
    <message>
        <source>Different from “{document}”: {numbers}.</source>
        <translation>Forskelligt fra ”{document}”: {numbers}.</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>E&amp;ksporter CSV…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Redigér</translation>
    </message>
    <message>
        <source>Engine {engine}: {settings}</source>
        <translation>Søgemetode {engine}: {settings}</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Eksportér CSV</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>Eksportér diagram</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Eksportér dia&amp;gram…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Eksportér tabel</translation>
    </message>
    <message>
        <source>Export the chart as an SVG or PNG picture</source>
        <translation>Eksportér diagrammet som SVG- eller PNG-billede</translation>
    </message>
    <message>
        <source>Export the stages as CSV</source>
        <translation>Eksportér trinnene som CSV</translation>
    </message>
    <message>
        <source>Export the ticked runs</source>
        <translation>Eksportér de markerede kørsler</translation>
    </message>
    <message>
        <source>Export the ticked runs and their stages as CSV</source>
        <translation>Eksportér de markerede kørsler og deres trin som CSV</translation>
    </message>
    <message numerus="yes">
        <source>Exported {n:,} runs to {name}.</source>
        <translation>
            <numerusform>Eksporterede en kørsel til {name}.</numerusform>
            <numerusform>Eksporterede {n:,} kørsler til {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer nodes visited than in “{document}”. All other numbers match.</source>
        <translation>Færre besøgte knuder end i ”{document}”. Alle andre tal stemmer.</translation>
    </message>
    <message>
        <source>Here: {time}.</source>
        <translation>Her: {time}.</translation>
    </message>
    <message>
        <source>No run is selected</source>
        <translation>Ingen kørsel er valgt</translation>
    </message>
    <message>
        <source>No runs yet. Press Solve for one run, or Compare for several.</source>
        <translation>Ingen kørsler endnu. Vælg Løs for en kørsel, eller Sammenlign for flere.</translation>
    </message>
    <message>
        <source>Progress of this run</source>
        <translation>Denne kørsels fremskridt</translation>
    </message>
    <message>
        <source>Published in “{document}”</source>
        <translation>Offentliggjort i ”{document}”</translation>
    </message>
    <message>
        <source>Published numbers</source>
        <translation>Offentliggjorte tal</translation>
    </message>
    <message>
        <source>Published numbers and numbers of this run</source>
        <translation>Offentliggjorte tal og denne kørsels tal</translation>
    </message>
    <message>
        <source>Published: {time} ({machine}).</source>
        <translation>Offentliggjort: {time} ({machine}).</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Omdøb</translation>
    </message>
    <message>
        <source>Remove all runs from the list</source>
        <translation>Fjern alle kørsler fra listen</translation>
    </message>
    <message>
        <source>Remove the selected runs from the list (Delete)</source>
        <translation>Fjern de valgte kørsler fra listen (Delete)</translation>
    </message>
    <message>
        <source>Remove this run</source>
        <translation>Fjern denne kørsel</translation>
    </message>
    <message>
        <source>Rename the selected run (F2)</source>
        <translation>Omdøb den valgte kørsel (F2)</translation>
    </message>
    <message>
        <source>Rename, remove or export runs; copy or export the chart or the table</source>
        <translation>Omdøb, fjern eller eksportér kørsler; kopiér eller eksportér diagrammet eller tabellen</translation>
    </message>
    <message>
        <source>Repeat a &amp;published run</source>
        <translation>Gentag en &amp;offentliggjort kørsel</translation>
    </message>
    <message>
        <source>Repeat a published run</source>
        <translation>Gentag en offentliggjort kørsel</translation>
    </message>
    <message>
        <source>Repeat a search from a published document and compare the numbers</source>
        <translation>Gentag en søgning fra et offentliggjort dokument, og sammenlign tallene</translation>
    </message>
    <message>
        <source>Repeat this run of “{document}” and compare the numbers</source>
        <translation>Gentag denne kørsel fra ”{document}”, og sammenlign tallene</translation>
    </message>
    <message>
        <source>Run {position} of {count}: {name}</source>
        <translation>Kørsel {position} af {count}: {name}</translation>
    </message>
    <message>
        <source>Run: {name}</source>
        <translation>Kørsel: {name}</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Kørsler</translation>
    </message>
    <message>
        <source>Runs of the comparison, in their order</source>
        <translation>Sammenligningens kørsler i deres rækkefølge</translation>
    </message>
    <message>
        <source>SVG picture (*.svg);;PNG picture (*.png)</source>
        <translation>SVG-billede (*.svg);;PNG-billede (*.png)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gem</translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation>Gemte {name}.</translation>
    </message>
    <message>
        <source>Select a run first</source>
        <translation>Vælg en kørsel først</translation>
    </message>
    <message>
        <source>Select an engine first</source>
        <translation>Vælg en søgemetode først</translation>
    </message>
    <message>
        <source>Solving “{name}”. The bars show the search so far.</source>
        <translation>Løser ”{name}”. Søjlerne viser søgningen indtil nu.</translation>
    </message>
    <message>
        <source>Solving: {name}</source>
        <translation>Løser: {name}</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Trin</translation>
    </message>
    <message>
        <source>Stop a run after this time; 0 means no limit. Stopped runs are listed, but not compared.</source>
        <translation>Stop en kørsel efter denne tid; 0 er ingen grænse. Stoppede kørsler vises, men sammenlignes ikke.</translation>
    </message>
    <message>
        <source>The analysis of the listed solutions, which runs during the search</source>
        <translation>Analysen af de viste løsninger, som kører under søgningen</translation>
    </message>
    <message>
        <source>There are no runs yet</source>
        <translation>Der er ingen kørsler endnu</translation>
    </message>
    <message>
        <source>This engine has no settings</source>
        <translation>Denne søgemetode har ingen indstillinger</translation>
    </message>
    <message>
        <source>This run was stopped before it could be compared with “{document}”.</source>
        <translation>Denne kørsel blev stoppet, før den kunne sammenlignes med ”{document}”.</translation>
    </message>
    <message>
        <source>Tick a run first</source>
        <translation>Afkryds en kørsel først</translation>
    </message>
    <message>
        <source>Tick two finished runs of one puzzle to compare them.</source>
        <translation>Markér to afsluttede kørsler af samme puslespil for at sammenligne dem.</translation>
    </message>
    <message>
        <source>Time limit for each run, in seconds</source>
        <translation>Tidsgrænse for hver kørsel i sekunder</translation>
    </message>
    <message>
        <source>default settings</source>
        <translation>standardindstillinger</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>the chart</source>
        <translation>diagrammet</translation>
    </message>
    <message>
        <source>{figure} runs</source>
        <translation>{figure} kørsler</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} threads</source>
        <translation>
            <numerusform>en tråd</numerusform>
            <numerusform>{n:,} tråde</numerusform>
        </translation>
    </message>
    <message>
        <source>{ours} Published: {machine}.</source>
        <translation>{ours} Offentliggjort: {machine}.</translation>
    </message>
    <message>
        <source>{outcome}: {counts}</source>
        <translation>{outcome}: {counts}</translation>
    </message>
    <message>
        <source>{rate} solutions found per second, {placements}</source>
        <translation>{rate} fundne løsninger pr. sekund, {placements}</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <translation>{reason}.</translation>
    </message>
    <message>
        <source>“{name}” is solved with each of these, one after the other, on one thread.</source>
        <translation>”{name}” løses med hver af disse, den ene efter den anden, på én tråd.</translation>
    </message>
</context>
</TS>
