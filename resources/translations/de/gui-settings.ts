<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>gui-settings</name>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Move the 3D view smoothly</source>
        <translation>3D-Ansicht fließend &amp;bewegen</translation>
    </message>
    <message>
        <source>&amp;Piece colours</source>
        <translation>&amp;Teilefarben</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farbsche&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Zoom out when the wheel turns forward</source>
        <translation>Beim Drehen des Rads nach vorn ver&amp;kleinern</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>All {threads}</source>
        <translation>Alle {threads}</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Ask pypi.org for the number of the newest version; nothing about you is sent</source>
        <translation>pypi.org nach der Nummer der neuesten Version fragen; über Sie wird nichts gesendet</translation>
    </message>
    <message>
        <source>Choose a time limit for each analysis; those with quarter turns take longest</source>
        <translation>Eine Zeitgrenze für jede Analyse wählen; am längsten dauern Analysen mit Vierteldrehungen</translation>
    </message>
    <message>
        <source>Choose how many processors the next search uses</source>
        <translation>Wählen, wie viele Prozessoren die nächste Suche verwendet</translation>
    </message>
    <message>
        <source>Choose how much space there is between the parts of all windows</source>
        <translation>Wählen, wie viel Abstand die Bereiche aller Fenster haben</translation>
    </message>
    <message>
        <source>Choose light, dark or high-contrast colours for all windows</source>
        <translation>Helle, dunkle oder kontrastreiche Farben für alle Fenster wählen</translation>
    </message>
    <message>
        <source>Choose the language of all windows</source>
        <translation>Die Sprache aller Fenster wählen</translation>
    </message>
    <message>
        <source>Choose the palette in which pieces are shown</source>
        <translation>Die Palette wählen, in der Teile gezeigt werden</translation>
    </message>
    <message>
        <source>Choose the size of all text in the windows</source>
        <translation>Die Größe aller Texte in den Fenstern wählen</translation>
    </message>
    <message>
        <source>Colours of the palette</source>
        <translation>Farben der Palette</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Großzügig</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Default: {n} of {available}</source>
        <translation>Standard: {n} von {available}</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Keep a copy of unsaved changes and searches in case of a crash</source>
        <translation>Für den Fall eines Absturzes eine Kopie ungespeicherter Änderungen und Suchen behalten</translation>
    </message>
    <message>
        <source>Let the view turn over and onto its side; otherwise it stays upright</source>
        <translation>Die Ansicht darf beim Drehen kippen und auf dem Kopf stehen; sonst bleibt sie aufrecht</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Limit of &amp;analyses</source>
        <translation>&amp;Grenze der Analysen</translation>
    </message>
    <message>
        <source>List the files that you opened recently</source>
        <translation>Die zuletzt geöffneten Dateien auflisten</translation>
    </message>
    <message>
        <source>Look for a newer &amp;version at each start</source>
        <translation>Bei jedem Start nach einer neueren &amp;Version suchen</translation>
    </message>
    <message>
        <source>Move the 3D view smoothly to a new direction or solution</source>
        <translation>Die 3D-Ansicht fließend zu einer neuen Richtung oder Lösung bewegen</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Open windows with their last size and layout</source>
        <translation>Fenster mit ihrer letzten Größe und Anordnung öffnen</translation>
    </message>
    <message>
        <source>P&amp;rocessors</source>
        <translation>P&amp;rozessoren</translation>
    </message>
    <message>
        <source>Re&amp;covery copies of unsaved work</source>
        <translation>&amp;Wiederherstellungskopien ungespeicherter Arbeit</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>&amp;Zuletzt benutzte Dateien</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Gemerkt wird</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Stan&amp;dards wiederherstellen</translation>
    </message>
    <message>
        <source>Reverse the direction in which the wheel zooms the 3D view and the layers</source>
        <translation>Die Richtung umkehren, in der das Mausrad die 3D-Ansicht und die Ebenen vergrößert</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Set every setting of this dialog to its default</source>
        <translation>Alle Einstellungen dieses Dialogs auf den Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings &gt; {group}</source>
        <translation>Einstellungen &gt; {group}</translation>
    </message>
    <message>
        <source>Sho&amp;w the start page</source>
        <translation>St&amp;artseite zeigen</translation>
    </message>
    <message>
        <source>Show each tip once, next to its control; turn this on again to see all tips again</source>
        <translation>Jeden Tipp einmal neben seinem Bedienelement zeigen; erneut einschalten, um alle noch einmal zu sehen</translation>
    </message>
    <message>
        <source>Show t&amp;ips for the first steps</source>
        <translation>T&amp;ipps für die ersten Schritte zeigen</translation>
    </message>
    <message>
        <source>Show the start page when the program starts without a file</source>
        <translation>Die Startseite zeigen, wenn das Programm ohne Datei startet</translation>
    </message>
    <message>
        <source>Size and la&amp;yout of windows</source>
        <translation>Größe und Anordnung der F&amp;enster</translation>
    </message>
    <message>
        <source>Size of te&amp;xt</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Spaci&amp;ng</source>
        <translation>Abstä&amp;nde</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>T&amp;urn freely when dragging</source>
        <translation>Beim Ziehen &amp;frei drehen</translation>
    </message>
    <message>
        <source>animation motion</source>
        <translation>Animation Bewegung</translation>
    </message>
    <message>
        <source>backup crash</source>
        <translation>Sicherung Absturz</translation>
    </message>
    <message>
        <source>colours dark light contrast system background</source>
        <translation>Farben dunkel hell Kontrast System Hintergrund</translation>
    </message>
    <message>
        <source>density compact comfortable margins rows small screen</source>
        <translation>Dichte kompakt großzügig Ränder Zeilen kleiner Bildschirm</translation>
    </message>
    <message>
        <source>english deutsch dansk german danish translation sprache sprog</source>
        <translation>english deutsch dansk Englisch Dänisch Übersetzung language sprog</translation>
    </message>
    <message>
        <source>font letters larger smaller zoom</source>
        <translation>Schrift Buchstaben größer kleiner Zoom</translation>
    </message>
    <message>
        <source>hints help beginner introduction reset</source>
        <translation>Hinweise Hilfe Anfänger Einführung zurücksetzen</translation>
    </message>
    <message>
        <source>mouse scroll invert direction</source>
        <translation>maus scrollen umkehren richtung mausrad</translation>
    </message>
    <message>
        <source>palette colour-blind contrast wood classic</source>
        <translation>Palette farbenblind Kontrast Holz klassisch</translation>
    </message>
    <message>
        <source>position columns</source>
        <translation>Position Spalten</translation>
    </message>
    <message>
        <source>privacy history list</source>
        <translation>Datenschutz Verlauf Liste</translation>
    </message>
    <message>
        <source>rotate rotation trackball turntable orbit upside down mouse</source>
        <translation>drehen rotieren rotation trackball drehteller kugel kopfüber maus</translation>
    </message>
    <message>
        <source>threads cores speed</source>
        <translation>Threads Kerne Tempo</translation>
    </message>
    <message>
        <source>time minutes turns taking apart timeout</source>
        <translation>zeit minuten drehungen zerlegen</translation>
    </message>
    <message>
        <source>update upgrade release internet privacy</source>
        <translation>Update Aktualisierung Veröffentlichung Internet Datenschutz</translation>
    </message>
    <message>
        <source>welcome home first</source>
        <translation>willkommen anfang erste</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} minutes</source>
        <translation>
            <numerusform>{n:,} Minute</numerusform>
            <numerusform>{n:,} Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}:</translation>
    </message>
</context>
</TS>
