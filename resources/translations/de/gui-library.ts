<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-library</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Stop loading</source>
        <translation>Laden a&amp;bbrechen</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>10 to 99</source>
        <translation>10 bis 99</translation>
    </message>
    <message>
        <source>100 and more</source>
        <translation>100 und mehr</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>2 bis 9</translation>
    </message>
    <message>
        <source>Add &amp;file…</source>
        <translation>&amp;Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Add a file to the library</source>
        <translation>Der Bibliothek eine Datei hinzufügen</translation>
    </message>
    <message>
        <source>Add a folder to the library</source>
        <translation>Der Bibliothek einen Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add the figure to a new or existing collection</source>
        <translation>Die Figur zu einer neuen oder bestehenden Sammlung hinzufügen</translation>
    </message>
    <message>
        <source>Added “{name}” to {path}, line {line}.</source>
        <translation>„{name}“ zu {path} hinzugefügt, Zeile {line}.</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Alle Figuren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Cu&amp;belets:</source>
        <translation>&amp;Würfelchen:</translation>
    </message>
    <message>
        <source>Every figure of the library</source>
        <translation>Jede Figur der Bibliothek</translation>
    </message>
    <message>
        <source>Figure library — Cubewright</source>
        <translation>Figurenbibliothek — Cubewright</translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation>Figuren der Bibliothek</translation>
    </message>
    <message>
        <source>Files and folders of the library</source>
        <translation>Dateien und Ordner der Bibliothek</translation>
    </message>
    <message>
        <source>Included with Cubewright</source>
        <translation>In Cubewright enthalten</translation>
    </message>
    <message>
        <source>Name, file, pieces, or number of cubelets or solutions</source>
        <translation>Name, Datei, Teile oder Anzahl der Würfelchen oder Lösungen</translation>
    </message>
    <message>
        <source>No figure matches.
Change the search, or choose “All figures”.</source>
        <translation>Keine Figur passt.
Die Suche ändern oder „Alle Figuren“ wählen.</translation>
    </message>
    <message>
        <source>No figures.
Add a file or a folder of figures to the library.</source>
        <translation>Keine Figuren.
Der Bibliothek eine Datei oder einen Ordner mit Figuren hinzufügen.</translation>
    </message>
    <message>
        <source>Number of cubelets</source>
        <translation>Anzahl der Würfelchen</translation>
    </message>
    <message>
        <source>Number of solutions</source>
        <translation>Anzahl der Lösungen</translation>
    </message>
    <message>
        <source>Open the selected figure in the editor (Enter or double-click)</source>
        <translation>Die gewählte Figur im Editor öffnen (Enter oder Doppelklick)</translation>
    </message>
    <message>
        <source>Order of the figures</source>
        <translation>Reihenfolge der Figuren</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Remove the selected file or folder from the library; nothing is deleted from the disk</source>
        <translation>Die gewählte Datei oder den Ordner aus der Bibliothek entfernen; auf der Platte wird nichts gelöscht</translation>
    </message>
    <message>
        <source>Removed {place} from the library. Its files are unchanged.</source>
        <translation>{place} aus der Bibliothek entfernt. Die Dateien sind unverändert.</translation>
    </message>
    <message>
        <source>Search by name, file, pieces, cubelets or solutions</source>
        <translation>Nach Name, Datei, Teilen, Würfelchen oder Lösungen suchen</translation>
    </message>
    <message>
        <source>Select a figure first</source>
        <translation>Zuerst eine Figur auswählen</translation>
    </message>
    <message>
        <source>Select a place that you added first</source>
        <translation>Zuerst einen Ort auswählen, den Sie hinzugefügt haben</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Sol&amp;utions:</source>
        <translation>Lös&amp;ungen:</translation>
    </message>
    <message>
        <source>Sor&amp;t by:</source>
        <translation>&amp;Sortieren nach:</translation>
    </message>
    <message>
        <source>Sort by numbers that are known; See how hard it is adds the last three</source>
        <translation>Nach bekannten Zahlen sortieren; „Schwierigkeit ansehen“ ergänzt die letzten drei</translation>
    </message>
    <message>
        <source>Symmetry: {symmetry}</source>
        <translation>Symmetrie: {symmetry}</translation>
    </message>
    <message>
        <source>The figure was not added.</source>
        <translation>Die Figur wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The library was not changed.</source>
        <translation>Die Bibliothek wurde nicht geändert.</translation>
    </message>
    <message>
        <source>This figure</source>
        <translation>Diese Figur</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>jede Größe</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>my figures.fig</source>
        <translation>meine Figuren.fig</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>pieces that still fit</source>
        <translation>Teile, die noch passen</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>{figures}, still reading</source>
        <translation>{figures}, wird noch gelesen</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} figures</source>
        <translation>
            <numerusform>{n:,} Figur</numerusform>
            <numerusform>{n:,} Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{names}; and {more:,} more</source>
        <translation>{names}; und {more:,} weitere</translation>
    </message>
    <message>
        <source>{name} ({n:,})</source>
        <translation>{name} ({n:,})</translation>
    </message>
    <message>
        <source>{name} is open. Use Problem &gt; Add problem, and save the file.</source>
        <translation>{name} ist geöffnet. Problem &gt; Problem hinzufügen verwenden und die Datei speichern.</translation>
    </message>
    <message>
        <source>{name} is part of Cubewright. Choose another file.</source>
        <translation>{name} gehört zu Cubewright. Eine andere Datei wählen.</translation>
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
        <translation>{numbers} mit {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>{n} files could not be read.</source>
        <translation>
            <numerusform>{n} Datei konnte nicht gelesen werden.</numerusform>
            <numerusform>{n} Dateien konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is already in the library.</source>
        <translation>{place} ist bereits in der Bibliothek.</translation>
    </message>
    <message>
        <source>{place} is now in the library.</source>
        <translation>{place} ist jetzt in der Bibliothek.</translation>
    </message>
    <message>
        <source>{place}: no figure</source>
        <translation>{place}: keine Figur</translation>
    </message>
    <message>
        <source>{shown:,} of {figures}</source>
        <translation>{shown:,} von {figures}</translation>
    </message>
    <message>
        <source>“{name}” is new: no duplicate among {figures}.</source>
        <translation>„{name}“ ist neu: kein Duplikat unter {figures}.</translation>
    </message>
    <message>
        <source>“{name}” is not new. It has {number:,} duplicates: {names}.</source>
        <translation>„{name}“ ist nicht neu. Duplikate ({number:,}): {names}.</translation>
    </message>
    <message>
        <source>“{name}” is not new. Its duplicate is {other}.</source>
        <translation>„{name}“ ist nicht neu. Das Duplikat ist {other}.</translation>
    </message>
</context>
</TS>
