<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-project</name>
    <message>
        <source>&amp;Clear list</source>
        <translation>R&amp;yd listen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Kassér</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>&amp;Kassér alle</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Åbn</translation>
    </message>
    <message>
        <source>&amp;Open {n:,}</source>
        <translation>&amp;Åbn {n:,}</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Overskriv</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Gendan</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Gen&amp;indlæs</translation>
    </message>
    <message>
        <source>&amp;Remove from list</source>
        <translation>Fje&amp;rn fra listen</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>&amp;Gem alle</translation>
    </message>
    <message>
        <source>&amp;{number} {title}</source>
        <translation>&amp;{number} {title}</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(uden navn)</translation>
    </message>
    <message>
        <source>A Cubewright project (.cubewright) holds everything.</source>
        <translation>Et Cubewright-projekt (.cubewright) indeholder alt.</translation>
    </message>
    <message>
        <source>Add {problems}</source>
        <translation>Tilføj {problems}</translation>
    </message>
    <message>
        <source>Allow {symbol} here again</source>
        <translation>Tillad {symbol} her igen</translation>
    </message>
    <message>
        <source>Ask &amp;later</source>
        <translation>Spørg &amp;senere</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annullér</translation>
    </message>
    <message>
        <source>Change a &amp;copy</source>
        <translation>Ændr en &amp;kopi</translation>
    </message>
    <message>
        <source>Change the look of colour {number}</source>
        <translation>Skift udseendet af farve {number}</translation>
    </message>
    <message>
        <source>Change this &amp;figure</source>
        <translation>Ændr denne &amp;figur</translation>
    </message>
    <message>
        <source>Changes to “{title}”</source>
        <translation>Ændringer i ”{title}”</translation>
    </message>
    <message>
        <source>Changing the figure removes the letters of its pieces. Change a copy to keep the solution in the file.</source>
        <translation>Hvis figuren ændres, fjernes bogstaverne for dens brikker. Ændr en kopi for at beholde løsningen i filen.</translation>
    </message>
    <message>
        <source>Choose another name, or close that window first.</source>
        <translation>Vælg et andet navn, eller luk først det vindue.</translation>
    </message>
    <message>
        <source>Choose pieces for this figure first</source>
        <translation>Vælg først brikker til denne figur</translation>
    </message>
    <message>
        <source>Clear the list of recent files. The files are kept.</source>
        <translation>Ryd listen over seneste filer. Filerne beholdes.</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation>Farve {number}</translation>
    </message>
    <message>
        <source>Cubewright did not close properly. Your changes were saved on {day} at {time:%H:%M}.</source>
        <translation>Cubewright blev ikke lukket korrekt. Ændringerne blev gemt den {day} kl. {time:%H.%M}.</translation>
    </message>
    <message>
        <source>Delete {problems}</source>
        <translation>Slet {problems}</translation>
    </message>
    <message>
        <source>Divide figure and pieces by {factor}</source>
        <translation>Divider figur og brikker med {factor}</translation>
    </message>
    <message>
        <source>Double-click to give the 3D view the whole window (F11)</source>
        <translation>Dobbeltklik for at give 3D-visningen hele vinduet (F11)</translation>
    </message>
    <message>
        <source>Duplicate {problems}</source>
        <translation>Duplikér {problems}</translation>
    </message>
    <message>
        <source>Effect of the drop</source>
        <translation>Virkningen af at slippe</translation>
    </message>
    <message>
        <source>Find a problem by name</source>
        <translation>Find et problem efter navn</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>Find efter navn</translation>
    </message>
    <message>
        <source>Fold or unfold the list of problems</source>
        <translation>Fold listen over problemer ind eller ud</translation>
    </message>
    <message>
        <source>Forbid {symbol} here</source>
        <translation>Forbyd {symbol} her</translation>
    </message>
    <message>
        <source>How many times as wide, deep and high:</source>
        <translation>Hvor mange gange så bred, dyb og høj:</translation>
    </message>
    <message>
        <source>Larger {cells} do not consist of {cells}</source>
        <translation>Større {cells} består ikke af {cells}</translation>
    </message>
    <message>
        <source>Move {problems}</source>
        <translation>Flyt {problems}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Navn:</translation>
    </message>
    <message>
        <source>No collections are installed</source>
        <translation>Ingen samlinger er installeret</translation>
    </message>
    <message>
        <source>No problem matches</source>
        <translation>Intet problem passer</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Ingen seneste filer</translation>
    </message>
    <message>
        <source>No recent files. Files that you open or save are listed here.</source>
        <translation>Ingen seneste filer. Filer, der åbnes eller gemmes, vises her.</translation>
    </message>
    <message>
        <source>Open a copy of {name} from the built-in collections</source>
        <translation>Åbn en kopi af {name} fra de indbyggede samlinger</translation>
    </message>
    <message>
        <source>Open a puzzle</source>
        <translation>Åbn et puslespil</translation>
    </message>
    <message>
        <source>Open the selected file</source>
        <translation>Åbn den valgte fil</translation>
    </message>
    <message>
        <source>Open {n:,} files in separate windows?</source>
        <translation>Åbn {n:,} filer, hver i sit eget vindue?</translation>
    </message>
    <message>
        <source>Open {path}</source>
        <translation>Åbn {path}</translation>
    </message>
    <message>
        <source>Open “{name}” here</source>
        <translation>Åbn ”{name}” her</translation>
    </message>
    <message numerus="yes">
        <source>Open “{name}” here and {n:,} more files in new windows</source>
        <translation>
            <numerusform>Åbn ”{name}” her og {n:,} fil mere i et nyt vindue</numerusform>
            <numerusform>Åbn ”{name}” her og {n:,} filer mere i nye vinduer</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened {name} read-only: {reason}.</source>
        <translation>Åbnede {name} skrivebeskyttet: {reason}.</translation>
    </message>
    <message>
        <source>Opened {name}: 1 problem, with an error.</source>
        <translation>Åbnede {name}: 1 problem, med en fejl.</translation>
    </message>
    <message numerus="yes">
        <source>Opened {name}: {problems}, {n:,} with errors.</source>
        <translation>
            <numerusform>Åbnede {name}: {problems}, {n:,} med en fejl.</numerusform>
            <numerusform>Åbnede {name}: {problems}, {n:,} med fejl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened {name}: {problems}.</source>
        <translation>Åbnede {name}: {problems}.</translation>
    </message>
    <message>
        <source>Opened {name}: {title}, {pieces}.</source>
        <translation>Åbnede {name}: {title}, {pieces}.</translation>
    </message>
    <message>
        <source>Place {symbol}</source>
        <translation>Placér {symbol}</translation>
    </message>
    <message>
        <source>Preparing {name}…</source>
        <translation>Forbereder {name} …</translation>
    </message>
    <message>
        <source>Press Enter to open a file, Delete to remove it from this list</source>
        <translation>Tryk på Enter for at åbne en fil, Delete for at fjerne den fra denne liste</translation>
    </message>
    <message>
        <source>Problem {n}</source>
        <translation>Problem {n}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemer</translation>
    </message>
    <message>
        <source>Problems of this file</source>
        <translation>Problemer i denne fil</translation>
    </message>
    <message>
        <source>Problems: {count:,}</source>
        <translation>Problemer: {count:,}</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Seneste filer</translation>
    </message>
    <message>
        <source>Recover your changes to “{name}”?</source>
        <translation>Gendan ændringerne i ”{name}”?</translation>
    </message>
    <message>
        <source>Remove all pieces</source>
        <translation>Fjern alle brikker</translation>
    </message>
    <message>
        <source>Remove the selected file from this list; the file is kept</source>
        <translation>Fjern den valgte fil fra denne liste; filen beholdes</translation>
    </message>
    <message>
        <source>Remove the target of {symbol}</source>
        <translation>Fjern målet for {symbol}</translation>
    </message>
    <message>
        <source>Remove {symbol}</source>
        <translation>Fjern {symbol}</translation>
    </message>
    <message>
        <source>Removed {pieces}: {reason}.</source>
        <translation>Fjernede {pieces}: {reason}.</translation>
    </message>
    <message>
        <source>Rename the problem</source>
        <translation>Omdøb problemet</translation>
    </message>
    <message>
        <source>Rename to “{name}”</source>
        <translation>Omdøb til ”{name}”</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gem</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>Gem &amp;alligevel</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Gem s&amp;om…</translation>
    </message>
    <message>
        <source>Save as Cubewright &amp;project…</source>
        <translation>Gem som Cubewright-&amp;projekt…</translation>
    </message>
    <message>
        <source>Save changes to “{title}”?</source>
        <translation>Gem ændringer i ”{title}”?</translation>
    </message>
    <message>
        <source>Save the &amp;figures only</source>
        <translation>Gem kun &amp;figurerne</translation>
    </message>
    <message>
        <source>Save your work?</source>
        <translation>Gem arbejdet?</translation>
    </message>
    <message>
        <source>Saved {name}.</source>
        <translation>Gemte {name}.</translation>
    </message>
    <message>
        <source>Saving {name} keeps this data unless you change the shape or the problem.</source>
        <translation>Når {name} gemmes, bevares disse data, medmindre du ændrer formen eller problemet.</translation>
    </message>
    <message>
        <source>Scale figure and pieces</source>
        <translation>Skalér figur og brikker</translation>
    </message>
    <message>
        <source>Scale figure and pieces by {factor}</source>
        <translation>Skalér figur og brikker med {factor}</translation>
    </message>
    <message>
        <source>Select a file first</source>
        <translation>Vælg en fil først</translation>
    </message>
    <message>
        <source>Set the targets</source>
        <translation>Sæt målene</translation>
    </message>
    <message>
        <source>Start with an empty figure: {grid}</source>
        <translation>Begynd med en tom figur: {grid}</translation>
    </message>
    <message>
        <source>Start with {name}: {cells}, the pieces of {title}</source>
        <translation>Begynd med {name}: {cells}, brikkerne fra {title}</translation>
    </message>
    <message>
        <source>Status of the figure</source>
        <translation>Figurens status</translation>
    </message>
    <message>
        <source>Symmetry of the figure and of the selected solution</source>
        <translation>Symmetri af figuren og den valgte løsning</translation>
    </message>
    <message>
        <source>Symmetry: …</source>
        <translation>Symmetri: …</translation>
    </message>
    <message>
        <source>The figure and all pieces are scaled down by {factor}.</source>
        <translation>Figuren og alle brikker er delt med {factor}.</translation>
    </message>
    <message>
        <source>The figure and all pieces are {factor} times as large.</source>
        <translation>Figuren og alle brikker er {factor} gange så store.</translation>
    </message>
    <message>
        <source>The figure cannot be {factor} times as large: the largest grid could not hold it.</source>
        <translation>Figuren kan ikke blive {factor} gange så stor: selv det største gitter rummer den ikke.</translation>
    </message>
    <message>
        <source>The file is missing</source>
        <translation>Filen mangler</translation>
    </message>
    <message>
        <source>The solutions that were in your file have been overwritten.</source>
        <translation>Løsningerne i filen er blevet overskrevet.</translation>
    </message>
    <message>
        <source>This is the smallest scale: the puzzle does not consist of larger blocks.</source>
        <translation>Dette er den mindste skala: puslespillet består ikke af større blokke.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unavngivet</translation>
    </message>
    <message>
        <source>Use {title}</source>
        <translation>Brug {title}</translation>
    </message>
    <message>
        <source>Waiting for {name}: its disk or network does not answer.</source>
        <translation>Venter på {name}: drevet eller netværket svarer ikke.</translation>
    </message>
    <message>
        <source>a solution</source>
        <translation>en løsning</translation>
    </message>
    <message>
        <source>an unexpected error ended the task</source>
        <translation>en uventet fejl afsluttede opgaven</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>tom</translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>fra linje {line}</translation>
    </message>
    <message>
        <source>it is a pipe or a device and not a file</source>
        <translation>det er en pipe eller en enhed og ikke en fil</translation>
    </message>
    <message>
        <source>its disk or network does not answer</source>
        <translation>drevet eller netværket svarer ikke</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>linje {line}: {reason}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>mangler</translation>
    </message>
    <message>
        <source>no cells</source>
        <translation>ingen celler</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>ingen figur</translation>
    </message>
    <message>
        <source>no longer fits in the figure</source>
        <translation>passer ikke længere i figuren</translation>
    </message>
    <message>
        <source>not possible with {title}</source>
        <translation>ikke muligt med {title}</translation>
    </message>
    <message>
        <source>{found:,} of {number}</source>
        <translation>{found:,} af {number}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} brik</numerusform>
            <numerusform>{n:,} brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} problems</source>
        <translation>
            <numerusform>{n:,} problem</numerusform>
            <numerusform>{n:,} problemer</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation>{name} kan ikke åbnes.</translation>
    </message>
    <message>
        <source>{name} cannot be written. Save your changes in another file.</source>
        <translation>{name} kan ikke skrives. Gem ændringerne i en anden fil.</translation>
    </message>
    <message>
        <source>{name} contains data that Cubewright ignores:</source>
        <translation>{name} indeholder data, som Cubewright ikke bruger:</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} kopi</translation>
    </message>
    <message>
        <source>{name} is open in another window.</source>
        <translation>{name} er åben i et andet vindue.</translation>
    </message>
    <message>
        <source>{name} was not saved.</source>
        <translation>{name} blev ikke gemt.</translation>
    </message>
    <message>
        <source>{name} was not saved. Your changes are still open.</source>
        <translation>{name} blev ikke gemt. Ændringerne er stadig åbne.</translation>
    </message>
    <message>
        <source>{name} will not hold everything:</source>
        <translation>{name} vil ikke indeholde alt:</translation>
    </message>
    <message>
        <source>{name}: {cells}</source>
        <translation>{name}: {cells}</translation>
    </message>
    <message>
        <source>{number}, with an error</source>
        <translation>{number}, med en fejl</translation>
    </message>
    <message numerus="yes">
        <source>{number}, {n:,} with errors</source>
        <translation>
            <numerusform>{number}, {n:,} med en fejl</numerusform>
            <numerusform>{number}, {n:,} med fejl</numerusform>
        </translation>
    </message>
    <message>
        <source>{opened} Use Set &gt; Save as my set to add it to yours.</source>
        <translation>{opened} Brug Sæt &gt; Gem som mit sæt for at føje det til dine egne.</translation>
    </message>
    <message>
        <source>{path} is missing</source>
        <translation>{path} mangler</translation>
    </message>
    <message>
        <source>{reason}. Changes are not kept for recovery; save them yourself</source>
        <translation>{reason}. Ændringer gemmes ikke til gendannelse; gem dem selv</translation>
    </message>
    <message>
        <source>{result} Its solutions are removed: solve again.</source>
        <translation>{result} Løsningerne er fjernet: løs igen.</translation>
    </message>
    <message>
        <source>{result} Its solutions are too many to scale: solve again.</source>
        <translation>{result} Der er for mange løsninger at skalere: løs igen.</translation>
    </message>
    <message>
        <source>{result} Pre-placed pieces or forbidden cells between blocks are removed.</source>
        <translation>{result} Fastlagte brikker eller forbudte celler mellem blokke er fjernet.</translation>
    </message>
    <message>
        <source>{title} was changed by another program.</source>
        <translation>{title} blev ændret af et andet program.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>”{name}”</translation>
    </message>
    <message>
        <source>“{name}” is a stored solution.</source>
        <translation>”{name}” er en gemt løsning.</translation>
    </message>
    <message>
        <source>• and {more:,} more</source>
        <translation>• og {more:,} andre</translation>
    </message>
</context>
</TS>
