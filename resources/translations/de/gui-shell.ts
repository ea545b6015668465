<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-shell</name>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy {noun}</source>
        <translation>{noun} &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Count solutions</source>
        <translation>Lösungen &amp;zählen</translation>
    </message>
    <message>
        <source>&amp;Piece colours</source>
        <translation>&amp;Teilefarben</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Teile</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Wiederholen: {change}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Rückgängig: {change}</translation>
    </message>
    <message>
        <source>Before the first change</source>
        <translation>Vor der ersten Änderung</translation>
    </message>
    <message>
        <source>Changes, the first at the top</source>
        <translation>Änderungen, die erste oben</translation>
    </message>
    <message>
        <source>Close note</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Colours of pieces</source>
        <translation>Farben der Teile</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Copied {title}.</source>
        <translation>Kopiert: {title}.</translation>
    </message>
    <message>
        <source>Counting, starting with the next search</source>
        <translation>Zählweise ab der nächsten Suche</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Cu&amp;t {noun}</source>
        <translation>{noun} &amp;ausschneiden</translation>
    </message>
    <message>
        <source>Cubewright cannot be started.</source>
        <translation>Cubewright kann nicht gestartet werden.</translation>
    </message>
    <message>
        <source>Cut {title}.</source>
        <translation>Ausgeschnitten: {title}.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Suchverfahren</translation>
    </message>
    <message>
        <source>Figure in this file</source>
        <translation>Figur in dieser Datei</translation>
    </message>
    <message>
        <source>Files that could not be read</source>
        <translation>Dateien, die nicht gelesen werden konnten</translation>
    </message>
    <message>
        <source>Go to this figure</source>
        <translation>Zu dieser Figur gehen</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Letzte Meldung</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>New &amp;figure of</source>
        <translation>Neue Fi&amp;gur aus</translation>
    </message>
    <message>
        <source>New from a &amp;puzzle</source>
        <translation>Neu aus einem &amp;Puzzle</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Number of processors, starting with the next search</source>
        <translation>Anzahl der Prozessoren ab der nächsten Suche</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt ben&amp;utzte öffnen</translation>
    </message>
    <message>
        <source>Open a &amp;collection</source>
        <translation>Eine Sa&amp;mmlung öffnen</translation>
    </message>
    <message>
        <source>Parts of the window</source>
        <translation>Teile des Fensters</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>Save your work before you quit?</source>
        <translation>Arbeit vor dem Beenden speichern?</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Select a change to go back to it. The icon marks the saved state.</source>
        <translation>Eine Änderung wählen, um zu ihr zurückzugehen. Das Symbol kennzeichnet den gespeicherten Stand.</translation>
    </message>
    <message>
        <source>Show or fold the list of solutions (Ctrl+Shift+2)</source>
        <translation>Die Liste der Lösungen zeigen oder einklappen (Strg+Umschalt+2)</translation>
    </message>
    <message>
        <source>Show or fold the stages of the search (Ctrl+T)</source>
        <translation>Die Schritte der Suche zeigen oder einklappen (Strg+T)</translation>
    </message>
    <message>
        <source>Show this panel</source>
        <translation>Diesen Bereich zeigen</translation>
    </message>
    <message>
        <source>Show {title}: {summary}</source>
        <translation>{title} zeigen: {summary}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Something went wrong. Your work is saved, and you can continue.</source>
        <translation>Etwas ist schiefgegangen. Die Arbeit ist gespeichert und kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>The clipboard has no figure. Copy a figure, a piece, or the text of one.</source>
        <translation>Die Zwischenablage enthält keine Figur. Eine Figur, ein Teil oder deren Text kopieren.</translation>
    </message>
    <message>
        <source>The {noun} is empty, so nothing was copied.</source>
        <translation>Nichts kopiert, denn die Auswahl ist leer: {noun}.</translation>
    </message>
    <message>
        <source>Undo history</source>
        <translation>Änderungsverlauf</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Unerwarteter Fehler</translation>
    </message>
    <message>
        <source>Use the pieces of</source>
        <translation>Die Teile verwenden von</translation>
    </message>
    <message>
        <source>{error}

Details were written to
{path}</source>
        <translation>{error}

Einzelheiten stehen in
{path}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} more files could not be read.</source>
        <translation>
            <numerusform>{n:,} weitere Datei konnte nicht gelesen werden.</numerusform>
            <numerusform>{n:,} weitere Dateien konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} were not opened, because your earlier work was recovered.</source>
        <translation>
            <numerusform>{names} wurde nicht geöffnet, weil frühere Arbeit wiederhergestellt wurde.</numerusform>
            <numerusform>{names} wurden nicht geöffnet, weil frühere Arbeit wiederhergestellt wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} (read-only)</source>
        <translation>{title} (schreibgeschützt)</translation>
    </message>
</context>
</TS>
