<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-project</name>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>Alle &amp;verwerfen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open {n:,}</source>
        <translation>{n:,} ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>Aus der Liste &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>Alle &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;{number} {title}</source>
        <translation>&amp;{number} {title}</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>A Cubewright project (.cubewright) holds everything.</source>
        <translation>Ein Cubewright-Projekt (.cubewright) enthält alles.</translation>
    </message>
    <message>
        <source>Add {problems}</source>
        <translation>{problems} hinzufügen</translation>
    </message>
    <message>
        <source>Allow {symbol} here again</source>
        <translation>{symbol} hier wieder erlauben</translation>
    </message>
    <message>
        <source>Ask &amp;later</source>
        <translation>&amp;Später fragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change a &amp;copy</source>
        <translation>&amp;Kopie ändern</translation>
    </message>
    <message>
        <source>Change the look of colour {number}</source>
        <translation>Aussehen von Farbe {number} ändern</translation>
    </message>
    <message>
        <source>Change this &amp;figure</source>
        <translation>Diese &amp;Figur ändern</translation>
    </message>
    <message>
        <source>Changes to “{title}”</source>
        <translation>Änderungen an „{title}“</translation>
    </message>
    <message>
        <source>Changing the figure removes the letters of its pieces. Change a copy to keep the solution in the file.</source>
        <translation>Das Ändern der Figur entfernt die Buchstaben ihrer Teile. Eine Kopie ändern, um die Lösung in der Datei zu behalten.</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>Einen anderen Namen wählen oder zuerst jenes Fenster schließen.</translation>
    </message>
    <message>
        <source>Choose pieces for this figure first</source>
        <translation>Zuerst Teile für diese Figur wählen</translation>
    </message>
    <message>
        <source>Clear the list of recent files. The files are kept.</source>
        <translation>Die Liste der zuletzt benutzten Dateien leeren. Die Dateien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation>Farbe {number}</translation>
    </message>
    <message>
        <source>Cubewright did not close properly. Your changes were saved on {day} at {time:%H:%M}.</source>
        <translation>Cubewright wurde nicht ordnungsgemäß beendet. Die Änderungen wurden am {day} um {time:%H:%M} gespeichert.</translation>
    </message>
    <message>
        <source>Delete {problems}</source>
        <translation>{problems} löschen</translation>
    </message>
    <message>
        <source>Divide figure and pieces by {factor}</source>
        <translation>Figur und Teile durch {factor} teilen</translation>
    </message>
    <message>
        <source>Double-click to give the 3D view the whole window (F11)</source>
        <translation>Doppelklicken, um der 3D-Ansicht das ganze Fenster zu geben (F11)</translation>
    </message>
    <message>
        <source>Duplicate {problems}</source>
        <translation>{problems} duplizieren</translation>
    </message>
    <message>
        <source>Effect of the drop</source>
        <translation>Wirkung des Ablegens</translation>
    </message>
    <message>
        <source>Find a problem by name</source>
        <translation>Ein Problem nach Namen suchen</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>Fold or unfold the list of problems</source>
        <translation>Die Liste der Probleme ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Forbid {symbol} here</source>
        <translation>{symbol} hier verbieten</translation>
    </message>
    <message>
        <source>How many times as wide, deep and high:</source>
        <translation>Wievielmal so breit, tief und hoch:</translation>
    </message>
    <message>
        <source>Larger {cells} do not consist of {cells}</source>
        <translation>Größere {cells} bestehen nicht aus {cells}</translation>
    </message>
    <message>
        <source>Move {problems}</source>
        <translation>{problems} verschieben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>No collections are installed</source>
        <translation>Keine Sammlungen installiert</translation>
    </message>
    <message>
        <source>No problem matches</source>
        <translation>Kein Problem passt</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt benutzten Dateien</translation>
    </message>
    <message>
        <source>No recent files. Files that you open or save are listed here.</source>
        <translation>Keine zuletzt benutzten Dateien. Geöffnete und gespeicherte Dateien stehen hier.</translation>
    </message>
    <message>
        <source>Open a copy of {name} from the built-in collections</source>
        <translation>Eine Kopie von {name} aus den enthaltenen Sammlungen öffnen</translation>
    </message>
    <message>
        <source>Open a puzzle</source>
        <translation>Ein Puzzle öffnen</translation>
    </message>
    <message>
        <source>Open the selected file</source>
        <translation>Die gewählte Datei öffnen</translation>
    </message>
    <message>
        <source>Open {n:,} files in separate windows?</source>
        <translation>{n:,} Dateien öffnen, jede in einem eigenen Fenster?</translation>
    </message>
    <message>
        <source>Open {path}</source>
        <translation>{path} öffnen</translation>
    </message>
    <message>
        <source>Open “{name}” here</source>
        <translation>„{name}“ hier öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Open “{name}” here and {n:,} more files in new windows</source>
        <translation>
            <numerusform>„{name}“ hier und {n:,} weitere Datei in einem neuen Fenster öffnen</numerusform>
            <numerusform>„{name}“ hier und {n:,} weitere Dateien in neuen Fenstern öffnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened {name} read-only: {reason}.</source>
        <translation>{name} schreibgeschützt geöffnet: {reason}.</translation>
    </message>
    <message>
        <source>Opened {name}: 1 problem, with an error.</source>
        <translation>{name} geöffnet: 1 Problem, mit einem Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>Opened {name}: {problems}, {n:,} with errors.</source>
        <translation>
            <numerusform>{name} geöffnet: {problems}, {n:,} mit einem Fehler.</numerusform>
            <numerusform>{name} geöffnet: {problems}, {n:,} mit Fehlern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened {name}: {problems}.</source>
        <translation>{name} geöffnet: {problems}.</translation>
    </message>
    <message>
        <source>Opened {name}: {title}, {pieces}.</source>
        <translation>{name} geöffnet: {title}, {pieces}.</translation>
    </message>
    <message>
        <source>Place {symbol}</source>
        <translation>{symbol} platzieren</translation>
    </message>
    <message>
        <source>Preparing {name}…</source>
        <translation>{name} wird vorbereitet …</translation>
    </message>
    <message>
        <source>Press Enter to open a file, Delete to remove it from this list</source>
        <translation>Enter öffnet eine Datei, Entf entfernt sie aus dieser Liste</translation>
    </message>
    <message>
        <source>Problem {n}</source>
        <translation>Problem {n}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems of this file</source>
        <translation>Probleme dieser Datei</translation>
    </message>
    <message>
        <source>Problems: {count:,}</source>
        <translation>Probleme: {count:,}</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt benutzte Dateien</translation>
    </message>
    <message>
        <source>Recover your changes to “{name}”?</source>
        <translation>Änderungen an „{name}“ wiederherstellen?</translation>
    </message>
    <message>
        <source>Remove all pieces</source>
        <translation>Alle Teile entfernen</translation>
    </message>
    <message>
        <source>Remove the selected file from this list; the file is kept</source>
        <translation>Die gewählte Datei aus dieser Liste entfernen; die Datei bleibt erhalten</translation>
    </message>
    <message>
        <source>Remove the target of {symbol}</source>
        <translation>Ziel von {symbol} entfernen</translation>
    </message>
    <message>
        <source>Remove {symbol}</source>
        <translation>{symbol} entfernen</translation>
    </message>
    <message>
        <source>Removed {pieces}: {reason}.</source>
        <translation>Entfernt: {pieces} ({reason}).</translation>
    </message>
    <message>
        <source>Rename the problem</source>
        <translation>Das Problem umbenennen</translation>
    </message>
    <message>
        <source>Rename to “{name}”</source>
        <translation>In „{name}“ umbenennen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>&amp;Trotzdem speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Spe&amp;ichern unter…</translation>
    </message>
    <message>
        <source>Save as Cubewright &amp;project…</source>
        <translation>Als Cubewright-&amp;Projekt speichern…</translation>
    </message>
    <message>
        <source>Save changes to “{title}”?</source>
        <translation>Änderungen an „{title}“ speichern?</translation>
    </message>
    <message>
        <source>Save the &amp;figures only</source>
        <translation>Nur die &amp;Figuren speichern</translation>
    </message>
    <message>
        <source>Save your work?</source>
        <translation>Arbeit speichern?</translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation>{name} gespeichert.</translation>
    </message>
    <message>
        <source>Saving {name} keeps this data unless you change the shape or the problem.</source>
        <translation>Beim Speichern von {name} bleiben diese Daten erhalten, solange Form oder Problem nicht geändert werden.</translation>
    </message>
    <message>
        <source>Scale figure and pieces</source>
        <translation>Figur und Teile skalieren</translation>
    </message>
    <message>
        <source>Scale figure and pieces by {factor}</source>
        <translation>Figur und Teile mit {factor} skalieren</translation>
    </message>
    <message>
        <source>Select a file first</source>
        <translation>Zuerst eine Datei auswählen</translation>
    </message>
    <message>
        <source>Set the targets</source>
        <translation>Ziele setzen</translation>
    </message>
    <message>
        <source>Start with an empty figure: {grid}</source>
        <translation>Mit einer leeren Figur beginnen: {grid}</translation>
    </message>
    <message>
        <source>Start with {name}: {cells}, the pieces of {title}</source>
        <translation>Mit {name} beginnen: {cells}, die Teile von {title}</translation>
    </message>
    <message>
        <source>Status of the figure</source>
        <translation>Status der Figur</translation>
    </message>
    <message>
        <source>Symmetry of the figure and of the selected solution</source>
        <translation>Symmetrie der Figur und der gewählten Lösung</translation>
    </message>
    <message>
        <source>Symmetry: …</source>
        <translation>Symmetrie: …</translation>
    </message>
    <message>
        <source>The figure and all pieces are scaled down by {factor}.</source>
        <translation>Figur und Teile sind jetzt durch {factor} geteilt.</translation>
    </message>
    <message>
        <source>The figure and all pieces are {factor} times as large.</source>
        <translation>Figur und Teile sind jetzt {factor}-mal so groß.</translation>
    </message>
    <message>
        <source>The figure cannot be {factor} times as large: the largest grid could not hold it.</source>
        <translation>Die Figur kann nicht {factor}-mal so groß sein: Auch das größte Gitter fasst sie nicht.</translation>
    </message>
    <message>
        <source>The file is missing</source>
        <translation>Die Datei fehlt</translation>
    </message>
    <message>
        <source>The solutions that were in your file have been overwritten.</source>
        <translation>Die Lösungen in der Datei sind überschrieben worden.</translation>
    </message>
    <message>
        <source>This is the smallest scale: the puzzle does not consist of larger blocks.</source>
        <translation>Das ist der kleinste Maßstab: Das Puzzle besteht nicht aus größeren Blöcken.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Use {title}</source>
        <translation>{title} verwenden</translation>
    </message>
    <message>
        <source>Waiting for {name}: its disk or network does not answer.</source>
        <translation>Warten auf {name}: Das Laufwerk oder Netzwerk antwortet nicht.</translation>
    </message>
    <message>
        <source>a solution</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>an unexpected error ended the task</source>
        <translation>ein unerwarteter Fehler hat die Aufgabe beendet</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>ab Zeile {line}</translation>
    </message>
    <message>
        <source>it is a pipe or a device and not a file</source>
        <translation>ist eine Pipe oder ein Gerät und keine Datei</translation>
    </message>
    <message>
        <source>its disk or network does not answer</source>
        <translation>Laufwerk oder Netzwerk antwortet nicht</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>no cells</source>
        <translation>keine Zellen</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>keine Figur</translation>
    </message>
    <message>
        <source>no longer fits in the figure</source>
        <translation>passt nicht mehr in die Figur</translation>
    </message>
    <message>
        <source>not possible with {title}</source>
        <translation>nicht möglich mit {title}</translation>
    </message>
    <message>
        <source>{found:,} of {number}</source>
        <translation>{found:,} von {number}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} Teil</numerusform>
            <numerusform>{n:,} Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} problems</source>
        <translation>
            <numerusform>{n:,} Problem</numerusform>
            <numerusform>{n:,} Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation>{name} kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>{name} cannot be written. Save your changes in another file.</source>
        <translation>{name} kann nicht geschrieben werden. Die Änderungen in einer anderen Datei speichern.</translation>
    </message>
    <message>
        <source>{name} contains data that Cubewright ignores:</source>
        <translation>{name} enthält Daten, die Cubewright nicht verwendet:</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} Kopie</translation>
    </message>
    <message>
        <source>{name} is open in another window.</source>
        <translation>{name} ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>{name} was not saved.</source>
        <translation>{name} wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>{name} was not saved. Your changes are still open.</source>
        <translation>{name} wurde nicht gespeichert. Die Änderungen sind noch offen.</translation>
    </message>
    <message>
        <source>{name} will not hold everything:</source>
        <translation>{name} wird nicht alles enthalten:</translation>
    </message>
    <message>
        <source>{name}: {cells}</source>
        <translation>{name}: {cells}</translation>
    </message>
    <message>
        <source>{number}, with an error</source>
        <translation>{number}, mit einem Fehler</translation>
    </message>
    <message numerus="yes">
        <source>{number}, {n:,} with errors</source>
        <translation>
            <numerusform>{number}, {n:,} mit einem Fehler</numerusform>
            <numerusform>{number}, {n:,} mit Fehlern</numerusform>
        </translation>
    </message>
    <message>
        <source>{opened} Use Set &gt; Save as my set to add it to yours.</source>
        <translation>{opened} Satz &gt; Als eigenen Satz speichern nimmt ihn in die eigenen auf.</translation>
    </message>
    <message>
        <source>{path} is missing</source>
        <translation>{path} fehlt</translation>
    </message>
    <message>
        <source>{reason}. Changes are not kept for recovery; save them yourself</source>
        <translation>{reason}. Änderungen werden nicht zur Wiederherstellung aufbewahrt; selbst speichern</translation>
    </message>
    <message>
        <source>{result} Its solutions are removed: solve again.</source>
        <translation>{result} Die Lösungen sind entfernt: neu lösen.</translation>
    </message>
    <message>
        <source>{result} Its solutions are too many to scale: solve again.</source>
        <translation>{result} Es sind zu viele Lösungen zum Skalieren: neu lösen.</translation>
    </message>
    <message>
        <source>{result} Pre-placed pieces or forbidden cells between blocks are removed.</source>
        <translation>{result} Festgelegte Teile oder verbotene Zellen zwischen Blöcken sind entfernt.</translation>
    </message>
    <message>
        <source>{title} was changed by another program.</source>
        <translation>{title} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>“{name}” is a stored solution.</source>
        <translation>„{name}“ ist eine gespeicherte Lösung.</translation>
    </message>
    <message>
        <source>• and {more:,} more</source>
        <translation>• und {more:,} weitere</translation>
    </message>
</context>
</TS>
