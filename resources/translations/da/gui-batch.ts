<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-batch</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>&amp;Filer…</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Genoptag</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>&amp;Take solutions apart</source>
        <translation>Skil løsninger a&amp;d</translation>
    </message>
    <message>
        <source>A batch is running</source>
        <translation>Et batch kører</translation>
    </message>
    <message>
        <source>A batch solves many figures, one after the other.

Choose files or a folder, or solve the open file.</source>
        <translation>En batch løser mange figurer, den ene efter den anden.

Vælg filer eller en mappe, eller løs den åbne fil.</translation>
    </message>
    <message>
        <source>Batch — Cubewright</source>
        <translation>Batch — Cubewright</translation>
    </message>
    <message>
        <source>Choose a folder and solve all figures in its files</source>
        <translation>Vælg en mappe, og løs alle figurer i dens filer</translation>
    </message>
    <message>
        <source>Choose files and solve all their figures</source>
        <translation>Vælg filer, og løs alle deres figurer</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>E&amp;ksporter CSV…</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Eksportér CSV</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Eksportér tabellen</translation>
    </message>
    <message>
        <source>Export the table as comma-separated values</source>
        <translation>Eksportér tabellen som kommaseparerede værdier</translation>
    </message>
    <message>
        <source>Exported {rows} to {name}.</source>
        <translation>Eksporterede {rows} til {name}.</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Mappe…</translation>
    </message>
    <message>
        <source>Figures of the batch</source>
        <translation>Figurer i batchen</translation>
    </message>
    <message>
        <source>Files to solve</source>
        <translation>Filer, der skal løses</translation>
    </message>
    <message>
        <source>Folder to solve</source>
        <translation>Mappe, der skal løses</translation>
    </message>
    <message>
        <source>Fraction of the batch that is done</source>
        <translation>Den del af batchen, der er udført</translation>
    </message>
    <message>
        <source>From the next figure on, analyse the solutions: count those that come apart, and find the highest level</source>
        <translation>Analysér løsningerne fra næste figur: tæl dem, der kan skilles ad, og find det højeste niveau</translation>
    </message>
    <message>
        <source>Name, pieces, difficulty, or a number</source>
        <translation>Navn, brikker, sværhed eller et tal</translation>
    </message>
    <message>
        <source>Open fi&amp;gure</source>
        <translation>Åbn fi&amp;gur</translation>
    </message>
    <message>
        <source>Reading figures…</source>
        <translation>Læser figurer…</translation>
    </message>
    <message>
        <source>Results to show</source>
        <translation>Viste resultater</translation>
    </message>
    <message>
        <source>Resume with the next figure</source>
        <translation>Genoptag fra den næste figur</translation>
    </message>
    <message>
        <source>Search the table by name, pieces or difficulty</source>
        <translation>Søg i tabellen efter navn, brikker eller sværhed</translation>
    </message>
    <message>
        <source>Select a figure first</source>
        <translation>Vælg en figur først</translation>
    </message>
    <message>
        <source>Show the selected figure in the main window (Enter)</source>
        <translation>Vis den valgte figur i hovedvinduet (Enter)</translation>
    </message>
    <message>
        <source>Solve all figures of the open file</source>
        <translation>Løs alle figurer i den åbne fil</translation>
    </message>
    <message>
        <source>Solve open fi&amp;le</source>
        <translation>&amp;Løs åben fil</translation>
    </message>
    <message>
        <source>Stop solving a figure after this time; 0 means no limit. A change applies from the next figure on.</source>
        <translation>Stop løsningen af en figur efter denne tid; 0 er ingen grænse. En ændring gælder fra næste figur.</translation>
    </message>
    <message>
        <source>Stop the batch and keep the results so far (Esc)</source>
        <translation>Stop batchen, og behold resultaterne indtil nu (Esc)</translation>
    </message>
    <message>
        <source>The open file cannot be solved.</source>
        <translation>Den åbne fil kan ikke løses.</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Tabellen er tom</translation>
    </message>
    <message>
        <source>There is no batch to resume</source>
        <translation>Der er intet batch at fortsætte</translation>
    </message>
    <message>
        <source>Time limit for each figure, in seconds</source>
        <translation>Tidsgrænse for hver figur i sekunder</translation>
    </message>
    <message>
        <source>Time limit per figu&amp;re:</source>
        <translation>&amp;Tidsgrænse pr. figur:</translation>
    </message>
    <message>
        <source>Worker {note}</source>
        <translation>Arbejder {note}</translation>
    </message>
    <message>
        <source>all results</source>
        <translation>alle resultater</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>umulig</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>ikke færdig</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>ikke løst endnu</translation>
    </message>
    <message>
        <source>nothing to solve</source>
        <translation>intet at løse</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>løselig</translation>
    </message>
    <message>
        <source>{count:,} of {all:,} rows</source>
        <translation>{count:,} af {all:,} rækker</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, linje {line}</translation>
    </message>
    <message>
        <source>{n:,} of {count:,} figures solved on the cluster</source>
        <translation>{n:,} af {count:,} figurer løst på klyngen</translation>
    </message>
    <message>
        <source>{n:,} of {count:,}: {name}</source>
        <translation>{n:,} af {count:,}: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} rows</source>
        <translation>
            <numerusform>{n:,} række</numerusform>
            <numerusform>{n:,} rækker</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has changed on disk. Load the batch again.</source>
        <translation>{name} er ændret på disken. Indlæs batchen igen.</translation>
    </message>
    <message>
        <source>{name} was not written.</source>
        <translation>{name} blev ikke skrevet.</translation>
    </message>
    <message>
        <source>{shown:,} of {all_rows:,}</source>
        <translation>{shown:,} af {all_rows:,}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>”{name}”</translation>
    </message>
</context>
</TS>
