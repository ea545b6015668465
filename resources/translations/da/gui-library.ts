<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-library</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Åbn</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Fje&amp;rn</translation>
    </message>
    <message>
        <source>&amp;Stop loading</source>
        <translation>&amp;Stop indlæsning</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(uden navn)</translation>
    </message>
    <message>
        <source>10 to 99</source>
        <translation>10 til 99</translation>
    </message>
    <message>
        <source>100 and more</source>
        <translation>100 og flere</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>2 til 9</translation>
    </message>
    <message>
        <source>Add &amp;file…</source>
        <translation>Tilføj &amp;fil…</translation>
    </message>
    <message>
        <source>Add a file to the library</source>
        <translation>Føj en fil til biblioteket</translation>
    </message>
    <message>
        <source>Add a folder to the library</source>
        <translation>Føj en mappe til biblioteket</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>Tilføj &amp;mappe…</translation>
    </message>
    <message>
        <source>Add the figure to a new or existing collection</source>
        <translation>Føj figuren til en ny eller eksisterende samling</translation>
    </message>
    <message>
        <source>Added “{name}” to {path}, line {line}.</source>
        <translation>Føjede ”{name}” til {path}, linje {line}.</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Alle figurer</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Cu&amp;belets:</source>
        <translation>Små&amp;terninger:</translation>
    </message>
    <message>
        <source>Every figure of the library</source>
        <translation>Alle figurer i biblioteket</translation>
    </message>
    <message>
        <source>Figure library — Cubewright</source>
        <translation>Figurbibliotek — Cubewright</translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation>Bibliotekets figurer</translation>
    </message>
    <message>
        <source>Files and folders of the library</source>
        <translation>Bibliotekets filer og mapper</translation>
    </message>
    <message>
        <source>Included with Cubewright</source>
        <translation>Følger med Cubewright</translation>
    </message>
    <message>
        <source>Name, file, pieces, or number of cubelets or solutions</source>
        <translation>Navn, fil, brikker eller antal småterninger eller løsninger</translation>
    </message>
    <message>
        <source>No figure matches.
Change the search, or choose “All figures”.</source>
        <translation>Ingen figur passer.
Ændr søgningen, eller vælg ”Alle figurer”.</translation>
    </message>
    <message>
        <source>No figures.
Add a file or a folder of figures to the library.</source>
        <translation>Ingen figurer.
Føj en fil eller en mappe med figurer til biblioteket.</translation>
    </message>
    <message>
        <source>Number of cubelets</source>
        <translation>Antal småterninger</translation>
    </message>
    <message>
        <source>Number of solutions</source>
        <translation>Antal løsninger</translation>
    </message>
    <message>
        <source>Open the selected figure in the editor (Enter or double-click)</source>
        <translation>Åbn den valgte figur i editoren (Enter eller dobbeltklik)</translation>
    </message>
    <message>
        <source>Order of the figures</source>
        <translation>Figurernes rækkefølge</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Læser…</translation>
    </message>
    <message>
        <source>Remove the selected file or folder from the library; nothing is deleted from the disk</source>
        <translation>Fjern den valgte fil eller mappe fra biblioteket; intet slettes fra disken</translation>
    </message>
    <message>
        <source>Removed {place} from the library. Its files are unchanged.</source>
        <translation>Fjernede {place} fra biblioteket. Filerne er uændrede.</translation>
    </message>
    <message>
        <source>Search by name, file, pieces, cubelets or solutions</source>
        <translation>Søg efter navn, fil, brikker, småterninger eller løsninger</translation>
    </message>
    <message>
        <source>Select a figure first</source>
        <translation>Vælg en figur først</translation>
    </message>
    <message>
        <source>Select a place that you added first</source>
        <translation>Vælg først et sted, som du har tilføjet</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Vis &amp;alle</translation>
    </message>
    <message>
        <source>Sol&amp;utions:</source>
        <translation>Løsnin&amp;ger:</translation>
    </message>
    <message>
        <source>Sor&amp;t by:</source>
        <translation>Sor&amp;tér efter:</translation>
    </message>
    <message>
        <source>Sort by numbers that are known; See how hard it is adds the last three</source>
        <translation>Sortér efter kendte tal; “Se, hvor svært det er” tilføjer de tre sidste</translation>
    </message>
    <message>
        <source>Symmetry: {symmetry}</source>
        <translation>Symmetri: {symmetry}</translation>
    </message>
    <message>
        <source>The figure was not added.</source>
        <translation>Figuren blev ikke tilføjet.</translation>
    </message>
    <message>
        <source>The library was not changed.</source>
        <translation>Biblioteket blev ikke ændret.</translation>
    </message>
    <message>
        <source>This figure</source>
        <translation>Denne figur</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>et vilkårligt antal</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>alle størrelser</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan ikke læses</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>blindgyder</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fil</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>umulig</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>træk</translation>
    </message>
    <message>
        <source>my figures.fig</source>
        <translation>mine figurer.fig</translation>
    </message>
    <message>
        <source>name</source>
        <translation>navn</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>pieces that still fit</source>
        <translation>brikker, der passer endnu</translation>
    </message>
    <message>
        <source>size</source>
        <translation>størrelse</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>løsninger</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ukendt</translation>
    </message>
    <message>
        <source>{figures}, still reading</source>
        <translation>{figures}, læser stadig</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} figur</numerusform>
            <numerusform>{n:,} figurer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} løsning</numerusform>
            <numerusform>{n:,} løsninger</numerusform>
        </translation>
    </message>
    <message>
        <source>{names}; and {more:,} more</source>
        <translation>{names}; og {more:,} andre</translation>
    </message>
    <message>
        <source>{name} ({n:,})</source>
        <translation>{name} ({n:,})</translation>
    </message>
    <message>
        <source>{name} is open. Use Problem &gt; Add problem, and save the file.</source>
        <translation>{name} er åben. Brug Problem &gt; Tilføj problem, og gem filen.</translation>
    </message>
    <message>
        <source>{name} is part of Cubewright. Choose another file.</source>
        <translation>{name} er en del af Cubewright. Vælg en anden fil.</translation>
    </message>
    <message>
        <source>{name}: {numbers}</source>
        <translation>{name}: {numbers}</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>{numbers} with {pieces}</source>
        <translation>{numbers} med {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>{n} files could not be read.</source>
        <translation>
            <numerusform>{n} fil kunne ikke læses.</numerusform>
            <numerusform>{n} filer kunne ikke læses.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is already in the library.</source>
        <translation>{place} er allerede i biblioteket.</translation>
    </message>
    <message>
        <source>{place} is now in the library.</source>
        <translation>{place} er nu i biblioteket.</translation>
    </message>
    <message>
        <source>{place}: no figure</source>
        <translation>{place}: ingen figur</translation>
    </message>
    <message>
        <source>{shown:,} of {figures}</source>
        <translation>{shown:,} af {figures}</translation>
    </message>
    <message>
        <source>“{name}” is new: no duplicate among {figures}.</source>
        <translation>”{name}” er ny: ingen dublet blandt {figures}.</translation>
    </message>
    <message>
        <source>“{name}” is not new. It has {number:,} duplicates: {names}.</source>
        <translation>”{name}” er ikke ny. Den har {number:,} dubletter: {names}.</translation>
    </message>
    <message>
        <source>“{name}” is not new. Its duplicate is {other}.</source>
        <translation>”{name}” er ikke ny. Dens dublet er {other}.</translation>
    </message>
</context>
</TS>
