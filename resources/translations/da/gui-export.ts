<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-export</name>
    <message>
        <source>&amp;All solutions found ({listed:,})</source>
        <translation>&amp;Alle fundne løsninger ({listed:,})</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Gennemse…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annullér</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Eksportér</translation>
    </message>
    <message>
        <source>&amp;Export anyway</source>
        <translation>&amp;Eksportér alligevel</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Fil:</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Ud&amp;skriv…</translation>
    </message>
    <message>
        <source>A file for each piece, in a f&amp;older</source>
        <translation>En fil for hver brik, i en ma&amp;ppe</translation>
    </message>
    <message>
        <source>Add a file name to it.</source>
        <translation>Tilføj et filnavn.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Copied a link to {name} with this solution and its plan.</source>
        <translation>Et link til {name} med denne løsning og dens plan er kopieret.</translation>
    </message>
    <message>
        <source>Copied a link to {name} with this solution.</source>
        <translation>Et link til {name} med denne løsning er kopieret.</translation>
    </message>
    <message>
        <source>Copied a link to {name} with {solutions}.</source>
        <translation>Et link til {name} med {solutions} er kopieret.</translation>
    </message>
    <message>
        <source>Copied a link to {name}, without a solution.</source>
        <translation>Et link til {name} uden løsning er kopieret.</translation>
    </message>
    <message>
        <source>Copied {name} as text.</source>
        <translation>{name} blev kopieret som tekst.</translation>
    </message>
    <message>
        <source>Direction of the 3D &amp;view</source>
        <translation>Retning s&amp;om i 3D-visningen</translation>
    </message>
    <message>
        <source>Drawing the pages</source>
        <translation>Siderne tegnes</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportér</translation>
    </message>
    <message>
        <source>Exported {name}.</source>
        <translation>{name} blev eksporteret.</translation>
    </message>
    <message>
        <source>Exported {what} to {name}.</source>
        <translation>{what} er eksporteret til {name}.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>For&amp;mat:</translation>
    </message>
    <message>
        <source>Name a file first</source>
        <translation>Angiv en fil først</translation>
    </message>
    <message>
        <source>No solutions are listed</source>
        <translation>Der er ingen løsninger på listen</translation>
    </message>
    <message>
        <source>Nothing was copied: {error}.</source>
        <translation>Intet blev kopieret: {error}.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Side {page} af {pages}</translation>
    </message>
    <message>
        <source>Preparing the preview: {share}</source>
        <translation>Forbereder forhåndsvisning: {share}</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvisning</translation>
    </message>
    <message>
        <source>Preview the pages and print them</source>
        <translation>Vis siderne, som de bliver udskrevet, og udskriv dem</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Udskriv</translation>
    </message>
    <message>
        <source>Select solutions first</source>
        <translation>Vælg løsninger først</translation>
    </message>
    <message>
        <source>Show the next page</source>
        <translation>Vis næste side</translation>
    </message>
    <message>
        <source>Show the previous page</source>
        <translation>Vis forrige side</translation>
    </message>
    <message>
        <source>The &amp;listed solutions ({listed:,} of {found:,})</source>
        <translation>De viste &amp;løsninger ({listed:,} af {found:,})</translation>
    </message>
    <message>
        <source>The &amp;selected solution (0)</source>
        <translation>Den &amp;valgte løsning (0)</translation>
    </message>
    <message numerus="yes">
        <source>The &amp;selected solutions ({n:,})</source>
        <translation>
            <numerusform>Den &amp;valgte løsning ({n:,})</numerusform>
            <numerusform>De &amp;valgte løsninger ({n:,})</numerusform>
        </translation>
    </message>
    <message>
        <source>The &amp;whole project ({problems})</source>
        <translation>&amp;Hele projektet ({problems})</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Eksporten blev annulleret.</translation>
    </message>
    <message>
        <source>The figure is empty, so nothing was copied.</source>
        <translation>Figuren er tom, så intet blev kopieret.</translation>
    </message>
    <message>
        <source>The file has one problem</source>
        <translation>Filen har ét problem</translation>
    </message>
    <message>
        <source>The p&amp;roblem “{name}”</source>
        <translation>P&amp;roblemet “{name}”</translation>
    </message>
    <message>
        <source>The preview shows no page</source>
        <translation>Forhåndsvisningen viser ingen side</translation>
    </message>
    <message>
        <source>The w&amp;hole file ({problems})</source>
        <translation>&amp;Hele filen ({problems})</translation>
    </message>
    <message>
        <source>This format is a text and has no preview.</source>
        <translation>Dette format er tekst og har ingen forhåndsvisning.</translation>
    </message>
    <message>
        <source>Use Save to write it, or choose another name for the export.</source>
        <translation>Brug Gem for at skrive den, eller vælg et andet navn til eksporten.</translation>
    </message>
    <message>
        <source>Use the current direction of the 3D view</source>
        <translation>Brug den retning, som 3D-visningen ser fra nu</translation>
    </message>
    <message>
        <source>What do you want to export?</source>
        <translation>Hvad skal eksporteres?</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Skriver {name}</translation>
    </message>
    <message>
        <source>the layers of {name}</source>
        <translation>lagene af {name}</translation>
    </message>
    <message>
        <source>the preview</source>
        <translation>forhåndsvisningen</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>projektet</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} problems</source>
        <translation>
            <numerusform>{n:,} problem</numerusform>
            <numerusform>{n:,} problemer</numerusform>
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
        <source>{name} was not exported.</source>
        <translation>{name} blev ikke eksporteret.</translation>
    </message>
    <message>
        <source>{name} was not printed.</source>
        <translation>{name} blev ikke udskrevet.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>”{name}”</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>“{name}” er en mappe.</translation>
    </message>
    <message>
        <source>“{name}” is the open file.</source>
        <translation>“{name}” er den åbne fil.</translation>
    </message>
</context>
</TS>
