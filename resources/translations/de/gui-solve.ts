<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-solve</name>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Standard &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Save search…</source>
        <translation>Suche &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>&amp;Neu suchen</translation>
    </message>
    <message>
        <source>&amp;This computer</source>
        <translation>&amp;Dieser Rechner</translation>
    </message>
    <message>
        <source>&amp;Workers:</source>
        <translation>A&amp;rbeiter:</translation>
    </message>
    <message>
        <source>&lt;p&gt;Engine of the next search: {engine}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Suchverfahren der nächsten Suche: {engine}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A &amp;cluster on this computer</source>
        <translation>Ein &amp;Cluster auf diesem Rechner</translation>
    </message>
    <message>
        <source>A cluster at an &amp;address</source>
        <translation>Ein Cluster an einer &amp;Adresse</translation>
    </message>
    <message>
        <source>A search is running: stop it first</source>
        <translation>Eine Suche läuft: zuerst anhalten</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>A&amp;dresse:</translation>
    </message>
    <message>
        <source>Address of the scheduler</source>
        <translation>Adresse des Schedulers</translation>
    </message>
    <message>
        <source>Anyone who can reach the scheduler can run programs on its workers. Without certificates (tls://), use it only in a network that you trust.</source>
        <translation>Wer den Scheduler erreicht, kann auf dessen Workern Programme ausführen. Ohne Zertifikate (tls://) nur in einem vertrauenswürdigen Netz verwenden.</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>Ask &amp;later</source>
        <translation>&amp;Später fragen</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Certificate authority:</source>
        <translation>Zertifizierungsstelle:</translation>
    </message>
    <message>
        <source>Certificate:</source>
        <translation>Zertifikat:</translation>
    </message>
    <message>
        <source>Certificates are for addresses that begin with tls://</source>
        <translation>Zertifikate gehören zu Adressen, die mit tls:// beginnen</translation>
    </message>
    <message>
        <source>Choose the place above these fields first</source>
        <translation>Zuerst den Ort über diesen Feldern wählen</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Zählt…</translation>
    </message>
    <message>
        <source>Cubewright did not close properly. The search was saved on {day} {month} at {time}: {percent:.1f}% searched in {duration}, {solutions} found.</source>
        <translation>Cubewright wurde nicht richtig beendet. Die Suche wurde am {day}. {month} um {time} gespeichert: {percent:.1f} % in {duration} durchsucht, {solutions} gefunden.</translation>
    </message>
    <message>
        <source>Custom: drag the pieces</source>
        <translation>Eigene: Teile ziehen</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>Default settings</source>
        <translation>Standardeinstellungen</translation>
    </message>
    <message>
        <source>Different from the defaults: {settings}</source>
        <translation>Anders als vorgegeben: {settings}</translation>
    </message>
    <message>
        <source>Discard the completed search?</source>
        <translation>Die vollständige Suche verwerfen?</translation>
    </message>
    <message>
        <source>Discard the unfinished search?</source>
        <translation>Die unvollständige Suche verwerfen?</translation>
    </message>
    <message>
        <source>Discard these solutions?</source>
        <translation>Diese Lösungen verwerfen?</translation>
    </message>
    <message>
        <source>Drag a piece to its position, or move it with Ctrl+Up and Ctrl+Down</source>
        <translation>Ein Teil an seinen Platz ziehen oder mit Strg+Oben und Strg+Unten verschieben</translation>
    </message>
    <message>
        <source>E&amp;ngine</source>
        <translation>Such&amp;verfahren</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Suchverfahren</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Schlüssel:</translation>
    </message>
    <message>
        <source>Listing symmetric copies…</source>
        <translation>Symmetrische Kopien werden aufgelistet…</translation>
    </message>
    <message>
        <source>Loading the solutions…</source>
        <translation>Die Lösungen werden geladen…</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>Number of workers</source>
        <translation>Anzahl der Worker</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>One for each processor</source>
        <translation>Einer je Prozessor</translation>
    </message>
    <message>
        <source>Order of the pieces; the one at the top is placed first</source>
        <translation>Reihenfolge der Teile; das oberste wird zuerst platziert</translation>
    </message>
    <message>
        <source>Place the selected piece earlier (Ctrl+Up)</source>
        <translation>Ausgewähltes Teil früher platzieren (Strg+Oben)</translation>
    </message>
    <message>
        <source>Place the selected piece later (Ctrl+Down)</source>
        <translation>Ausgewähltes Teil später legen (Strg+Unten)</translation>
    </message>
    <message>
        <source>Read-only: {reason}.</source>
        <translation>Schreibgeschützt: {reason}.</translation>
    </message>
    <message>
        <source>Resume a search</source>
        <translation>Suche fortsetzen</translation>
    </message>
    <message>
        <source>Resume the search of “{name}”?</source>
        <translation>Suche für „{name}“ fortsetzen?</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>{name} wird gespeichert …</translation>
    </message>
    <message>
        <source>Search again?</source>
        <translation>Neu suchen?</translation>
    </message>
    <message>
        <source>Search resumed. {missing:,} of the {found:,} solutions found before are not in the file.</source>
        <translation>Suche fortgesetzt. Von den {found:,} früher gefundenen Lösungen fehlen {missing:,} in der Datei.</translation>
    </message>
    <message>
        <source>Searching on the cluster…</source>
        <translation>Suche auf dem Cluster läuft…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Sucht…</translation>
    </message>
    <message>
        <source>Searching… {time}</source>
        <translation>Sucht… {time}</translation>
    </message>
    <message>
        <source>Select a piece first</source>
        <translation>Zuerst ein Teil auswählen</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>Settings of the engine</source>
        <translation>Einstellungen des Suchverfahrens</translation>
    </message>
    <message>
        <source>Settings •</source>
        <translation>Einstellungen •</translation>
    </message>
    <message>
        <source>Settings: {engine}</source>
        <translation>Einstellungen: {engine}</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Solutions of “{name}”</source>
        <translation>Lösungen von „{name}“</translation>
    </message>
    <message>
        <source>Stop the search first.</source>
        <translation>Zuerst die Suche stoppen.</translation>
    </message>
    <message>
        <source>The list merges solutions by the figure's symmetry. Solve again to list symmetric copies.</source>
        <translation>Die Liste fasst Lösungen nach der Symmetrie der Figur zusammen. Erneut lösen, um symmetrische Kopien aufzulisten.</translation>
    </message>
    <message>
        <source>The search cannot be resumed.</source>
        <translation>Die Suche kann nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>The search continues, but it cannot be saved for recovery: {problem}</source>
        <translation>Die Suche läuft weiter, kann aber nicht zur Wiederherstellung gespeichert werden: {problem}</translation>
    </message>
    <message>
        <source>The search is complete and no longer needs to be saved.</source>
        <translation>Die Suche ist vollständig und muss nicht mehr gespeichert werden.</translation>
    </message>
    <message>
        <source>The search is complete. There is nothing to save.</source>
        <translation>Die Suche ist vollständig. Es gibt nichts zu speichern.</translation>
    </message>
    <message>
        <source>The search is not complete. Solve again to list symmetric copies.</source>
        <translation>Die Suche ist nicht vollständig. Für symmetrische Kopien noch einmal lösen.</translation>
    </message>
    <message>
        <source>The search is not saved in the project.</source>
        <translation>Die Suche wird nicht im Projekt gespeichert.</translation>
    </message>
    <message>
        <source>The search is paused, because it cannot be saved in the project.</source>
        <translation>Die Suche pausiert, weil sie nicht im Projekt gespeichert werden kann.</translation>
    </message>
    <message>
        <source>The search took {time} and found {solutions}, which are not saved.</source>
        <translation>Die Suche dauerte {time} und fand {solutions}, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>The search took {time} and found {solutions}.</source>
        <translation>Die Suche dauerte {time} und fand {solutions}.</translation>
    </message>
    <message>
        <source>The search was not saved.</source>
        <translation>Die Suche wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The solutions cannot be listed: {problem}</source>
        <translation>Die Lösungen können nicht aufgelistet werden: {problem}</translation>
    </message>
    <message>
        <source>This engine has no settings</source>
        <translation>Dieses Suchverfahren hat keine Einstellungen</translation>
    </message>
    <message>
        <source>This piece is the first</source>
        <translation>Dieses Teil ist das erste</translation>
    </message>
    <message>
        <source>This piece is the last</source>
        <translation>Dieses Teil ist das letzte</translation>
    </message>
    <message>
        <source>Unfinished search of “{name}”</source>
        <translation>Unvollständige Suche für „{name}“</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Ort der Suche</translation>
    </message>
    <message>
        <source>Worker {note}</source>
        <translation>Worker {note}</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>the list is not complete; solve again</source>
        <translation>die Liste ist nicht vollständig; noch einmal lösen</translation>
    </message>
    <message>
        <source>{found} A new search replaces them.</source>
        <translation>{found} Eine neue Suche ersetzt sie.</translation>
    </message>
    <message>
        <source>{found} Save it to resume it later.</source>
        <translation>{found} Speichern, um sie später fortzusetzen.</translation>
    </message>
    <message>
        <source>{found} Use File &gt; Export to save them.</source>
        <translation>{found} Datei &gt; Exportieren speichert sie.</translation>
    </message>
    <message>
        <source>{hours:.1f} h</source>
        <translation>{hours:.1f} h</translation>
    </message>
    <message>
        <source>{minutes:.0f} min</source>
        <translation>{minutes:.0f} min</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} Lösung</numerusform>
            <numerusform>{n:,} Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is open in another window.</source>
        <translation>{name} ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>{reason}. All solutions found are still listed.</source>
        <translation>{reason}. Alles Gefundene steht noch in der Liste.</translation>
    </message>
    <message>
        <source>{seconds:.0f} s</source>
        <translation>{seconds:.0f} s</translation>
    </message>
    <message>
        <source>{setting}:</source>
        <translation>{setting}:</translation>
    </message>
    <message>
        <source>{status} {sentence}</source>
        <translation>{status} {sentence}</translation>
    </message>
    <message>
        <source>{text} Press {keys} to save it; resuming restarts the count.</source>
        <translation>{text} {keys} speichert sie; beim Fortsetzen beginnt die Zählung von vorn.</translation>
    </message>
    <message>
        <source>{text} Press {keys} to save the search, or {resume} to resume it.</source>
        <translation>{text} {keys} speichert die Suche, {resume} setzt sie fort.</translation>
    </message>
    <message>
        <source>{text} The search stopped: {reason}.</source>
        <translation>{text} Die Suche endete: {reason}.</translation>
    </message>
</context>
</TS>
