<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>formats</name>
    <message>
        <source> under a name that ends in .toml</source>
        <translation> under et navn, der ender på .toml</translation>
    </message>
    <message>
        <source> when unpacked</source>
        <translation> når den er pakket ud</translation>
    </message>
    <message>
        <source>'minimum' for all pieces must be 0, all or none, not '{short}'</source>
        <translation>”minimum” for alle brikker skal være 0, all eller none, ikke ”{short}”</translation>
    </message>
    <message>
        <source>'sets' needs a whole number from 1 to 999, not '{short}'</source>
        <translation>”sets” skal være et helt tal fra 1 til 999, ikke ”{short}”</translation>
    </message>
    <message>
        <source>'{block}', which has no pieces that fit it</source>
        <translation>”{block}”, som ingen brikker passer til</translation>
    </message>
    <message>
        <source>'{format}' is needed</source>
        <translation>'{format}' er nødvendigt</translation>
    </message>
    <message>
        <source>'{mark}' is not a colour: write '{dark}' for a dark cell, '{light}' for a light one</source>
        <translation>”{mark}” er ingen af farverne: skriv ”{dark}” for en mørk celle, ”{light}” for en lys</translation>
    </message>
    <message>
        <source>'{mark}' is not a piece of {pieces}</source>
        <translation>”{mark}” er ikke en brik i {pieces}</translation>
    </message>
    <message>
        <source>'{mark}' stands for the pieces {owner} and {symbol}</source>
        <translation>”{mark}” står for brikkerne {owner} og {symbol}</translation>
    </message>
    <message>
        <source>'{name}' needs true or false, not '{short}'</source>
        <translation>”{name}” skal være true eller false, ikke ”{short}”</translation>
    </message>
    <message>
        <source>'{short}' cannot be read; write fields such as count=2</source>
        <translation>”{short}” kan ikke læses; skriv felter som count=2</translation>
    </message>
    <message>
        <source>; draw them below it between bars, as in '|1 1|'</source>
        <translation>; tegn dem nedenunder mellem streger, som i '|1 1|'</translation>
    </message>
    <message>
        <source>&lt;{tag}&gt; has no attribute '{name}'; add it</source>
        <translation>&lt;{tag}&gt; har ingen attribut ”{name}”; tilføj den</translation>
    </message>
    <message>
        <source>&lt;{tag}&gt; has {name}="{text}"; a whole number from {least} to {most} is needed</source>
        <translation>&lt;{tag}&gt; har {name}="{text}"; et helt tal fra {least} til {most} er nødvendigt</translation>
    </message>
    <message>
        <source>A plate for each colour</source>
        <translation>En printplade til hver farve</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>Animeret WebP</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Opstilling</translation>
    </message>
    <message>
        <source>Azimuth</source>
        <translation>Azimut</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Baggrund</translation>
    </message>
    <message>
        <source>Bed</source>
        <translation>Printbord</translation>
    </message>
    <message>
        <source>Bevel</source>
        <translation>Affasning</translation>
    </message>
    <message>
        <source>BurrTools cannot mirror pieces ({mirrored}); choose another format</source>
        <translation>BurrTools kan ikke spejle brikker ({mirrored}); vælg et andet format</translation>
    </message>
    <message>
        <source>BurrTools does not document how it numbers the turns of {grid}; choose another format</source>
        <translation>BurrTools dokumenterer ikke, hvordan det nummererer drejningerne af {grid}; vælg et andet format</translation>
    </message>
    <message>
        <source>BurrTools file</source>
        <translation>BurrTools-fil</translation>
    </message>
    <message>
        <source>BurrTools file with stored solutions</source>
        <translation>BurrTools-fil med gemte løsninger</translation>
    </message>
    <message>
        <source>BurrTools has no {cells}</source>
        <translation>BurrTools har ingen {cells}</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-tabel</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Opgave</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Frigang</translation>
    </message>
    <message>
        <source>Colour scheme</source>
        <translation>Farveskema</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>Forbindelser</translation>
    </message>
    <message>
        <source>Cubewright cannot write to this folder. {lost}; give Cubewright permission to write to the folder</source>
        <translation>Cubewright kan ikke skrive i denne mappe. {lost}; giv Cubewright tilladelse til at skrive i mappen</translation>
    </message>
    <message>
        <source>Cubewright project</source>
        <translation>Cubewright-projekt</translation>
    </message>
    <message>
        <source>Cut along solid lines. Fold dashed lines backwards, dotted lines forwards.</source>
        <translation>Klip langs de fuldt optrukne linjer. Fold stiplede linjer bagud og prikkede linjer fremad.</translation>
    </message>
    <message>
        <source>Cut pieces that need support</source>
        <translation>Del brikker, der kræver støtte</translation>
    </message>
    <message>
        <source>Dowels</source>
        <translation>Dyvler</translation>
    </message>
    <message>
        <source>Drain hole</source>
        <translation>Afløbshul</translation>
    </message>
    <message>
        <source>Drawn with OpenGL by {name}.</source>
        <translation>Tegnet med OpenGL af {name}.</translation>
    </message>
    <message>
        <source>Drawn without OpenGL: {reason}.</source>
        <translation>Tegnet uden OpenGL: {reason}.</translation>
    </message>
    <message>
        <source>Drill each hole {diameter:g} mm wide and {depth:.1f} mm deep. Glue with dowels of {length:.1f} mm.</source>
        <translation>Bor hvert hul {diameter:g} mm bredt og {depth:.1f} mm dybt. Lim med dyvler på {length:.1f} mm.</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Højdevinkel</translation>
    </message>
    <message>
        <source>Engraved symbol</source>
        <translation>Indgraveret symbol</translation>
    </message>
    <message>
        <source>Explored and kept per stage</source>
        <translation>Undersøgt og beholdt pr. trin</translation>
    </message>
    <message>
        <source>Figure file</source>
        <translation>Figurfil</translation>
    </message>
    <message>
        <source>Figures with their pieces</source>
        <translation>Figurer med deres brikker</translation>
    </message>
    <message>
        <source>Fill the figure with the pieces of {set}.</source>
        <translation>Fyld figuren med brikkerne i {set}.</translation>
    </message>
    <message>
        <source>Glue each tab below the side with the same number.</source>
        <translation>Lim hver flap fast under siden med samme nummer.</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Blæk</translation>
    </message>
    <message>
        <source>JSON for other programs</source>
        <translation>JSON til andre programmer</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Bogstaver</translation>
    </message>
    <message>
        <source>Lid</source>
        <translation>Låg</translation>
    </message>
    <message>
        <source>Longest bridge</source>
        <translation>Længste bro</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Gentagelse</translation>
    </message>
    <message>
        <source>MP4 needs the program ffmpeg, which is not installed; install it, or choose GIF</source>
        <translation>MP4 kræver programmet ffmpeg, som ikke er installeret; installér det, eller vælg GIF</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Materiale</translation>
    </message>
    <message>
        <source>Only piece</source>
        <translation>Kun brik</translation>
    </message>
    <message>
        <source>OpenSCAD text has no tray; choose another format</source>
        <translation>OpenSCAD-tekst har ingen bakke; vælg et andet format</translation>
    </message>
    <message>
        <source>PNG and PDF need Qt ({error}); SVG works without it</source>
        <translation>PNG og PDF kræver Qt ({error}); SVG virker uden</translation>
    </message>
    <message>
        <source>PNG chart</source>
        <translation>PNG-diagram</translation>
    </message>
    <message>
        <source>Page to solve the puzzle</source>
        <translation>Side til at løse puslespillet</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sider</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palet</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>Piece set</source>
        <translation>Briksæt</translation>
    </message>
    <message>
        <source>Pins that snap in</source>
        <translation>Stifter, der klikker fast</translation>
    </message>
    <message>
        <source>QR code of the puzzle</source>
        <translation>QR-kode for puslespillet</translation>
    </message>
    <message>
        <source>Qt is not installed ({error})</source>
        <translation>Qt er ikke installeret ({error})</translation>
    </message>
    <message>
        <source>Round edges</source>
        <translation>Afrund kanter</translation>
    </message>
    <message>
        <source>SVG chart</source>
        <translation>SVG-diagram</translation>
    </message>
    <message>
        <source>Settings are not kept</source>
        <translation>Indstillinger bevares ikke</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Størrelse</translation>
    </message>
    <message>
        <source>Size of a cell</source>
        <translation>Størrelse af en celle</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Løsning</translation>
    </message>
    <message>
        <source>Solution {number:,}</source>
        <translation>Løsning {number:,}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Løsninger</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Stage: number of placed pieces</source>
        <translation>Trin: antal placerede brikker</translation>
    </message>
    <message>
        <source>Stereo</source>
        <translation>Stereo</translation>
    </message>
    <message>
        <source>Summary in the form of the Meteor contest</source>
        <translation>Oversigt i Meteor-konkurrencens form</translation>
    </message>
    <message>
        <source>Table for spreadsheets (CSV)</source>
        <translation>Tabel til regneark (CSV)</translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation>Skil ad</translation>
    </message>
    <message>
        <source>Test of clearances</source>
        <translation>Prøve af frigangen</translation>
    </message>
    <message>
        <source>Text pictures of the layers</source>
        <translation>Tekstbilleder af lagene</translation>
    </message>
    <message>
        <source>The file was renamed to {target}: delete that file, or correct it and rename it back</source>
        <translation>Filen blev omdøbt til {target}: slet den fil, eller ret den, og omdøb den tilbage</translation>
    </message>
    <message>
        <source>The line below is 50 mm long on paper if the page is printed in true size.</source>
        <translation>Linjen nedenfor er 50 mm lang på papiret, hvis siden er udskrevet i fuld størrelse.</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>Drejeskive</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visning</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Væg</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webside</translation>
    </message>
    <message>
        <source>Wide bars: explored. Narrow bars: kept. Logarithmic scale.</source>
        <translation>Brede søjler: undersøgt. Smalle søjler: beholdt. Logaritmisk skala.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Bredde</translation>
    </message>
    <message>
        <source>Work is not kept for recovery, and your piece sets cannot be saved</source>
        <translation>Arbejde bevares ikke til gendannelse, og dine briksæt kan ikke gemmes</translation>
    </message>
    <message>
        <source>a BurrTools file</source>
        <translation>en BurrTools-fil</translation>
    </message>
    <message>
        <source>a SHA-256 checksum</source>
        <translation>en SHA-256-kontrolsum</translation>
    </message>
    <message>
        <source>a booklet can have up to {most:,} puzzles, but these are {n:,}</source>
        <translation>et hæfte kan have op til {most:,} puslespil, men disse er {n:,}</translation>
    </message>
    <message>
        <source>a box of {width}x{depth}x{height} has {width2:,} positions, but there are {number:,}</source>
        <translation>en kasse på {width}x{depth}x{height} har {width2:,} positioner, men der er {number:,}</translation>
    </message>
    <message>
        <source>a cell of three whole numbers</source>
        <translation>en celle af tre hele tal</translation>
    </message>
    <message>
        <source>a colour number up to 1000</source>
        <translation>et farvenummer op til 1000</translation>
    </message>
    <message>
        <source>a colour such as #4c86ee</source>
        <translation>en farve som #4c86ee</translation>
    </message>
    <message>
        <source>a colour such as #4c86ee is needed, not '{short}'</source>
        <translation>en farve som #4c86ee er nødvendig, ikke ”{short}”</translation>
    </message>
    <message>
        <source>a colour such as '#4c86ee'</source>
        <translation>en farve som '#4c86ee'</translation>
    </message>
    <message>
        <source>a cutting list cannot hold {title}: {reason}</source>
        <translation>en skæreliste kan ikke rumme {title}: {reason}</translation>
    </message>
    <message>
        <source>a face has no room for a symbol; reduce {engrave} or increase {unit}</source>
        <translation>en flade har ikke plads til et symbol; gør {engrave} mindre eller {unit} større</translation>
    </message>
    <message>
        <source>a face of piece {piece} is larger than the page; reduce {unit}</source>
        <translation>en flade på brik {piece} er større end siden; gør {unit} mindre</translation>
    </message>
    <message>
        <source>a figure file</source>
        <translation>en figurfil</translation>
    </message>
    <message>
        <source>a figure file cannot show a piece as '{mark}'</source>
        <translation>en figurfil kan ikke vise en brik som ”{mark}”</translation>
    </message>
    <message>
        <source>a figure of cubes needs a header '/SOMA Name', and rows without bars</source>
        <translation>en figur af terninger skal have en overskrift '/SOMA Name' og rækker uden streger</translation>
    </message>
    <message>
        <source>a figure without a name</source>
        <translation>en figur uden navn</translation>
    </message>
    <message>
        <source>a file in a collection</source>
        <translation>en fil i en samling</translation>
    </message>
    <message>
        <source>a header names its lattice in brackets, as in '[hexagonal] Name'</source>
        <translation>en overskrift nævner sin gittertype i klammer, som i '[hexagonal] Name'</translation>
    </message>
    <message>
        <source>a later version made it; install the newest version to open it</source>
        <translation>en senere version har lavet det; installér den nyeste version for at åbne det</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>et link</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>en liste</translation>
    </message>
    <message>
        <source>a list of [[puzzles]] with at most 1000 entries</source>
        <translation>en liste af [[puzzles]] med højst 1000 indgange</translation>
    </message>
    <message>
        <source>a list of cells</source>
        <translation>en liste af celler</translation>
    </message>
    <message>
        <source>a list of four numbers</source>
        <translation>en liste af fire tal</translation>
    </message>
    <message>
        <source>a list of pieces</source>
        <translation>en liste af brikker</translation>
    </message>
    <message>
        <source>a list of puzzles</source>
        <translation>en liste over puslespil</translation>
    </message>
    <message>
        <source>a newer version of Cubewright wrote it (format {version}; this program reads {version2}); update Cubewright to use it</source>
        <translation>en nyere version af Cubewright har skrevet filen (format {version}; dette program læser {version2}); opdater Cubewright for at bruge den</translation>
    </message>
    <message>
        <source>a newer version of Cubewright wrote it (format {version}; this program writes {version2}); update Cubewright to change it</source>
        <translation>en nyere version af Cubewright skrev den (format {version}; dette program skriver {version2}); opdatér Cubewright for at ændre den</translation>
    </message>
    <message>
        <source>a newer version of Cubewright wrote it; update Cubewright to read it</source>
        <translation>en nyere version af Cubewright har skrevet filen; opdater Cubewright for at læse den</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>et tal</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>et tal fra 0 til 1</translation>
    </message>
    <message>
        <source>a number from {least} to {most} is needed</source>
        <translation>et tal fra {least} til {most} er nødvendigt</translation>
    </message>
    <message>
        <source>a number has more than {digits} digits; correct it</source>
        <translation>et tal har mere end {digits} cifre; ret det</translation>
    </message>
    <message>
        <source>a number is needed, not '{text}'</source>
        <translation>et tal er nødvendigt, ikke '{text}'</translation>
    </message>
    <message>
        <source>a number of copies</source>
        <translation>et antal eksemplarer</translation>
    </message>
    <message>
        <source>a number that is not negative</source>
        <translation>et tal, der ikke er negativt</translation>
    </message>
    <message>
        <source>a piece is a text such as "xx|x.", a list of such layers, or the number of a stick</source>
        <translation>en brik er en tekst som "xx|x.", en liste af sådanne lag eller nummeret på en stav</translation>
    </message>
    <message>
        <source>a piece set</source>
        <translation>et briksæt</translation>
    </message>
    <message>
        <source>a piece set has no figure; convert it to .toml only</source>
        <translation>et briksæt har ingen figur; konvertér det kun til .toml</translation>
    </message>
    <message>
        <source>a plan contains turns, which BurrTools does not support</source>
        <translation>en plan indeholder drejninger, som BurrTools ikke kender</translation>
    </message>
    <message>
        <source>a plan is damaged; analyse the solution again</source>
        <translation>en plan er beskadiget; analysér løsningen igen</translation>
    </message>
    <message>
        <source>a problem contradicts itself ({error})</source>
        <translation>et problem modsiger sig selv ({error})</translation>
    </message>
    <message>
        <source>a project file</source>
        <translation>en projektfil</translation>
    </message>
    <message>
        <source>a puzzle of a collection</source>
        <translation>et puslespil i en samling</translation>
    </message>
    <message>
        <source>a recovery copy</source>
        <translation>en gendannelseskopi</translation>
    </message>
    <message>
        <source>a row cannot be read; write it as in '/XX/X.'</source>
        <translation>en række kan ikke læses; skriv den som i '/XX/X.'</translation>
    </message>
    <message>
        <source>a saved search</source>
        <translation>en gemt søgning</translation>
    </message>
    <message>
        <source>a separation has a value that is not a number</source>
        <translation>en adskillelse har andet end tal</translation>
    </message>
    <message>
        <source>a separation has positions of the wrong pieces, or no positions</source>
        <translation>en adskillelse har stillinger for forkerte brikker eller ingen stillinger</translation>
    </message>
    <message>
        <source>a separation moves a piece {error} that the solution does not use</source>
        <translation>en adskillelse flytter en brik {error}, som løsningen ikke bruger</translation>
    </message>
    <message>
        <source>a separation removes pieces before its last move, or none at all</source>
        <translation>en adskillelse fjerner brikker før sit sidste træk, eller slet ingen</translation>
    </message>
    <message>
        <source>a set that is included with the program</source>
        <translation>et sæt, der følger med programmet</translation>
    </message>
    <message>
        <source>a stereo picture shows one solution in space: choose {view} space, {count} 1</source>
        <translation>et stereobillede viser én løsning i rummet: vælg {view} space og {count} 1</translation>
    </message>
    <message>
        <source>a stick is longer than the paper; reduce {unit}</source>
        <translation>en stav er længere end papiret; gør {unit} mindre</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>en tekst</translation>
    </message>
    <message>
        <source>a text in it is damaged; open a backup copy of it</source>
        <translation>en tekst i den er beskadiget; åbn en sikkerhedskopi</translation>
    </message>
    <message>
        <source>a text of at most 100000 characters</source>
        <translation>en tekst på højst 100000 tegn</translation>
    </message>
    <message>
        <source>a text of at most 500 characters</source>
        <translation>en tekst på højst 500 tegn</translation>
    </message>
    <message>
        <source>a tray needs a figure whose layers all have the same outline</source>
        <translation>en bakke kræver en figur, hvis lag alle har samme omrids</translation>
    </message>
    <message>
        <source>a wall of the room is in the place of the piece {symbol!r}</source>
        <translation>på pladsen for brikken {symbol!r} er der en væg i rummet</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>et helt tal</translation>
    </message>
    <message>
        <source>a whole number from 0 to 999</source>
        <translation>et helt tal fra 0 til 999</translation>
    </message>
    <message>
        <source>a whole number from 0 to {count}, the count, is needed, not {minimum}</source>
        <translation>et helt tal fra 0 til {count}, antallet, er nødvendigt, ikke {minimum}</translation>
    </message>
    <message>
        <source>a whole number from 0 to {max_copies}</source>
        <translation>et helt tal fra 0 til {max_copies}</translation>
    </message>
    <message>
        <source>a whole number greater than 0</source>
        <translation>et helt tal større end 0</translation>
    </message>
    <message>
        <source>a whole number is needed, not '{text}'</source>
        <translation>et helt tal er nødvendigt, ikke '{text}'</translation>
    </message>
    <message>
        <source>a whole number that is not negative</source>
        <translation>et helt tal, der ikke er negativt</translation>
    </message>
    <message>
        <source>a whole number up to 1000000</source>
        <translation>et helt tal op til 1000000</translation>
    </message>
    <message>
        <source>a year</source>
        <translation>et årstal</translation>
    </message>
    <message>
        <source>a {noun} has no volume left: its faces are {room:.2f} mm from its centre; reduce {clearance} or {bevel}, or increase {unit}</source>
        <translation>der er intet tilbage ({noun}): fladerne er {room:.2f} mm fra midten; gør {clearance} eller {bevel} mindre, eller {unit} større</translation>
    </message>
    <message>
        <source>a {noun} has no volume left: its faces are {room:.2f} mm from its centre; reduce {clearance}, {bevel} or {wall}, or increase {unit}</source>
        <translation>der er intet tilbage ({noun}): fladerne er {room:.2f} mm fra midten; gør {clearance}, {bevel} eller {wall} mindre, eller {unit} større</translation>
    </message>
    <message>
        <source>add a block with five holes and a plug, to find the right clearance</source>
        <translation>tilføj en blok med fem huller og en prop for at finde den rette frigang</translation>
    </message>
    <message>
        <source>add a lid that slips over the tray</source>
        <translation>tilføj et låg, der passer over bakken</translation>
    </message>
    <message>
        <source>an alternative to the figure above</source>
        <translation>et alternativ til figuren ovenfor</translation>
    </message>
    <message>
        <source>an exported collection</source>
        <translation>en eksporteret samling</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>et objekt</translation>
    </message>
    <message>
        <source>anaglyph: for red and cyan glasses; pair: side by side, for a parallel gaze or a viewer</source>
        <translation>anaglyph: til røde og cyanblå briller; pair: side om side, til parallelt blik eller en fremviser</translation>
    </message>
    <message>
        <source>another process</source>
        <translation>en anden proces</translation>
    </message>
    <message>
        <source>another program is writing it; try again when it has finished</source>
        <translation>et andet program skriver den; prøv igen, når det er færdigt</translation>
    </message>
    <message>
        <source>any subset that fits</source>
        <translation>enhver delmængde, der passer</translation>
    </message>
    <message>
        <source>at least one [[pieces]]</source>
        <translation>mindst ét [[pieces]]</translation>
    </message>
    <message>
        <source>back</source>
        <translation>bagside</translation>
    </message>
    <message>
        <source>balls have no flat face for a symbol; set {engrave} to 0</source>
        <translation>kugler har ingen plan flade til et symbol; sæt {engrave} til 0</translation>
    </message>
    <message>
        <source>bed: the pieces of the set beside each other; assembled: a solution; tray: an open tray for the figure</source>
        <translation>bed: sættets brikker ved siden af hinanden; assembled: en løsning; tray: en åben bakke til figuren</translation>
    </message>
    <message>
        <source>black: patterns instead of colours</source>
        <translation>black: mønstre i stedet for farver</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>bund</translation>
    </message>
    <message>
        <source>brackets are nested more than {depth} deep; check that it is the right file</source>
        <translation>klammer er indlejret mere end {depth} dybt; kontrollér, at det er den rigtige fil</translation>
    </message>
    <message>
        <source>bricks</source>
        <translation>klodser</translation>
    </message>
    <message>
        <source>built-in puzzle</source>
        <translation>indbygget puslespil</translation>
    </message>
    <message>
        <source>cannot be created: {reason}</source>
        <translation>kan ikke oprettes: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: check that you may change the file and its folder</source>
        <translation>kan ikke læses: kontrollér, at filen og dens mappe må ændres</translation>
    </message>
    <message>
        <source>cannot be read: save it as UTF-8 text</source>
        <translation>kan ikke læses: gem den som UTF-8-tekst</translation>
    </message>
    <message>
        <source>cannot be read: the disk reports an error</source>
        <translation>kan ikke læses: disken melder en fejl</translation>
    </message>
    <message>
        <source>cannot be read: {newer}</source>
        <translation>kan ikke læses: {newer}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>kan ikke læses: {reason}</translation>
    </message>
    <message>
        <source>cannot be used: {reason}</source>
        <translation>kan ikke bruges: {reason}</translation>
    </message>
    <message>
        <source>cannot be written: check that you may change the file and its folder</source>
        <translation>kan ikke skrives: kontrollér, at filen og dens mappe må ændres</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full; the file as last saved is unchanged</source>
        <translation>kan ikke skrives: disken er fuld; det, der var gemt før, er bevaret</translation>
    </message>
    <message>
        <source>cannot be written: the disk reports an error</source>
        <translation>kan ikke skrives: disken melder en fejl</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation>kan ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>challenge: the figure and its pieces; solution: on a separate page; pieces: a chart</source>
        <translation>challenge: figuren og dens brikker; solution: en side for sig; pieces: en oversigt</translation>
    </message>
    <message>
        <source>changes of pieces need {needed}</source>
        <translation>ændringer af brikker kræver {needed}</translation>
    </message>
    <message>
        <source>characters of pieces with the same shape are needed, not {group!r}</source>
        <translation>der skal stå tegn for brikker med samme form, ikke {group!r}</translation>
    </message>
    <message>
        <source>column '{column}': {reason}</source>
        <translation>kolonne '{column}': {reason}</translation>
    </message>
    <message>
        <source>commented out in the file</source>
        <translation>kommenteret ud i filen</translation>
    </message>
    <message>
        <source>cut pieces that need support into parts, with dowels to join them</source>
        <translation>del brikker, der kræver støtte, i stykker, med dyvler til at samle dem</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>grader</translation>
    </message>
    <message>
        <source>depth of the engraved symbol; 0: none</source>
        <translation>dybde af det indgraverede symbol; 0: intet</translation>
    </message>
    <message>
        <source>diameter of the connectors between balls, in percent of the balls</source>
        <translation>diameter af forbindelserne mellem kugler, i procent af kuglerne</translation>
    </message>
    <message>
        <source>diameter of the dowels; 0: glue only</source>
        <translation>dyvlernes diameter; 0: kun lim</translation>
    </message>
    <message>
        <source>diameter of the hole in hollow pieces; 0: none</source>
        <translation>diameter af hullet i hule brikker; 0: intet</translation>
    </message>
    <message>
        <source>did you mean '[{close}]'?</source>
        <translation>mente du ”[{close}]”?</translation>
    </message>
    <message>
        <source>did you mean '{name}'?</source>
        <translation>mente du ”{name}”?</translation>
    </message>
    <message>
        <source>direction of view: -90 from the front, 0 from the right</source>
        <translation>synsretning: -90 forfra, 0 fra højre</translation>
    </message>
    <message>
        <source>does not determine the turns of its spheres; solve the problem again</source>
        <translation>ikke bestemmer kuglernes drejninger; løs problemet igen</translation>
    </message>
    <message>
        <source>dowels need a {unit} of at least {least:.1f} mm; increase it or omit {joints}</source>
        <translation>dyvler kræver {unit} på mindst {least:.1f} mm; gør den større, eller udelad {joints}</translation>
    </message>
    <message>
        <source>draw all cells as '{filled}' or colour numbers, or as '{dark}' and '{light}'</source>
        <translation>tegn alle celler som “{filled}” eller farvenumre, eller som “{dark}” og “{light}”</translation>
    </message>
    <message>
        <source>draw at least one piece at its target</source>
        <translation>tegn mindst én brik på dens mål</translation>
    </message>
    <message>
        <source>each file in it can have at most {size} MiB</source>
        <translation>hver fil i den må højst fylde {size} MiB</translation>
    </message>
    <message>
        <source>edge of a cube or height of a layer</source>
        <translation>kanten af en terning eller højden af et lag</translation>
    </message>
    <message>
        <source>elements are nested more than {max_depth} deep</source>
        <translation>elementer er indlejret mere end {max_depth} dybt</translation>
    </message>
    <message>
        <source>export only the piece with this symbol</source>
        <translation>eksportér kun brikken med dette symbol</translation>
    </message>
    <message>
        <source>ffmpeg cannot make the video: {lines}</source>
        <translation>ffmpeg kan ikke lave videoen: {lines}</translation>
    </message>
    <message>
        <source>field 'name': '{found}' is the name of {other}; choose another</source>
        <translation>felt ”name”: ”{found}” er navnet på {other}; vælg et andet</translation>
    </message>
    <message>
        <source>field '{name}'</source>
        <translation>felt ”{name}”</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figur</translation>
    </message>
    <message>
        <source>figure '{name}'</source>
        <translation>figur ”{name}”</translation>
    </message>
    <message>
        <source>figure '{name}' is made of {own}, but the pieces of {piece_set} are made of {other}</source>
        <translation>figur ”{name}” består af {own}, men brikkerne i {piece_set} består af {other}</translation>
    </message>
    <message>
        <source>figure: without pieces; solution: with its pieces</source>
        <translation>figure: uden brikker; solution: med dens brikker</translation>
    </message>
    <message>
        <source>format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>front</source>
        <translation>forside</translation>
    </message>
    <message>
        <source>gap between two assembled pieces</source>
        <translation>afstand mellem to samlede brikker</translation>
    </message>
    <message>
        <source>glTF (binary)</source>
        <translation>glTF (binær)</translation>
    </message>
    <message>
        <source>has no pieces; add some in BurrTools</source>
        <translation>har ingen brikker; tilføj nogle i BurrTools</translation>
    </message>
    <message>
        <source>has no result shape; choose one in BurrTools</source>
        <translation>har ingen resultatform; vælg en i BurrTools</translation>
    </message>
    <message>
        <source>height of view: 90 from above</source>
        <translation>synshøjde: 90 fra oven</translation>
    </message>
    <message>
        <source>holds fewer solutions than the search had found</source>
        <translation>indeholder færre løsninger, end søgningen havde fundet</translation>
    </message>
    <message>
        <source>holds the solutions of another search</source>
        <translation>indeholder løsningerne fra en anden søgning</translation>
    </message>
    <message>
        <source>is on a grid of {grid}, which Cubewright cannot solve yet</source>
        <translation>har et gitter af {grid}, som Cubewright endnu ikke kan løse</translation>
    </message>
    <message>
        <source>is too long; solve the problem again</source>
        <translation>er for lang; løs problemet igen</translation>
    </message>
    <message>
        <source>is too short or too long; solve the problem again</source>
        <translation>er for kort eller for lang; løs problemet igen</translation>
    </message>
    <message>
        <source>is too short, or is not made of numbers; solve the problem again</source>
        <translation>er for kort eller ikke består af tal; løs problemet igen</translation>
    </message>
    <message>
        <source>it can be read in two ways; draw the edges between the cells, as in '/1\1/'</source>
        <translation>den kan læses på to måder; tegn kanterne mellem cellerne, som i '/1\1/'</translation>
    </message>
    <message>
        <source>it can contain at most {maximum:,} puzzles</source>
        <translation>kan højst indeholde {maximum:,} puslespil</translation>
    </message>
    <message>
        <source>it can hold only pieces of cubes</source>
        <translation>den kan kun rumme brikker af terninger</translation>
    </message>
    <message>
        <source>it contains more than any link to a puzzle; open a file instead</source>
        <translation>det indeholder mere end noget link til et puslespil; åbn en fil i stedet</translation>
    </message>
    <message>
        <source>it contains no list of files and folders</source>
        <translation>den indeholder ingen liste over filer og mapper</translation>
    </message>
    <message>
        <source>it contains no saved search</source>
        <translation>der er ingen gemt søgning i den</translation>
    </message>
    <message>
        <source>it contains no solutions of a search ({reason})</source>
        <translation>den indeholder ingen løsninger fra en søgning ({reason})</translation>
    </message>
    <message>
        <source>it contains {kinds}, not only tables</source>
        <translation>den indeholder {kinds}, ikke kun tabeller</translation>
    </message>
    <message>
        <source>it has a document type (&lt;!DOCTYPE …&gt;), which no puzzle file needs; remove it</source>
        <translation>den har en dokumenttype (&lt;!DOCTYPE …&gt;), som ingen puslespilsfil behøver; fjern den</translation>
    </message>
    <message>
        <source>it has another format</source>
        <translation>den har et andet format</translation>
    </message>
    <message>
        <source>it has been changed since it was saved</source>
        <translation>den er blevet ændret, siden den blev gemt</translation>
    </message>
    <message>
        <source>it has more than {max_elements:,} elements</source>
        <translation>den har mere end {max_elements:,} elementer</translation>
    </message>
    <message>
        <source>it has more than {max_rows:,} {table}s</source>
        <translation>den har mere end {max_rows:,} poster i ”{table}”</translation>
    </message>
    <message>
        <source>it has more than {most:,} figures; divide it</source>
        <translation>den har mere end {most:,} figurer; del den op</translation>
    </message>
    <message>
        <source>it has more than {most:,} lines; divide it</source>
        <translation>den har mere end {most:,} linjer; del den op</translation>
    </message>
    <message>
        <source>it has more values than {noun} may hold; check that it is the right file</source>
        <translation>den har flere værdier, end {noun} må have; kontrollér, at det er den rigtige fil</translation>
    </message>
    <message>
        <source>it has no figure</source>
        <translation>det har ingen figur</translation>
    </message>
    <message>
        <source>it has no pieces</source>
        <translation>det har ingen brikker</translation>
    </message>
    <message>
        <source>it has no positions; delete the shape, or give it a size of 1x1x1</source>
        <translation>den har ingen positioner; slet formen, eller giv den en størrelse på 1x1x1</translation>
    </message>
    <message>
        <source>it has no problem; add one in BurrTools</source>
        <translation>den har intet problem; tilføj et i BurrTools</translation>
    </message>
    <message>
        <source>it has version {version}; save it in version 1 or 2, which can be read</source>
        <translation>den har version {version}; gem den i version 1 eller 2, som kan læses</translation>
    </message>
    <message>
        <source>it has {number:,} shapes; at most {most:,} are read</source>
        <translation>den har {number:,} former; højst {most:,} læses</translation>
    </message>
    <message>
        <source>it has {number} colours; at most {max_colour} are read</source>
        <translation>den har {number} farver; højst {max_colour} læses</translation>
    </message>
    <message>
        <source>it holds the solutions of a saved search; open the search, {which}</source>
        <translation>den indeholder løsningerne fra en gemt søgning; åbn søgningen, {which}</translation>
    </message>
    <message>
        <source>it is TOML, not a figure file: {reason}</source>
        <translation>det er ikke en figurfil, men TOML: {reason}</translation>
    </message>
    <message>
        <source>it is a file, but a folder is needed; move the file away</source>
        <translation>det er en fil, men en mappe er nødvendig; flyt filen væk</translation>
    </message>
    <message>
        <source>it is a folder and not a file; move it away</source>
        <translation>det er en mappe og ikke en fil; flyt den væk</translation>
    </message>
    <message>
        <source>it is a folder; name a file in it</source>
        <translation>det er en mappe; angiv en fil i den</translation>
    </message>
    <message>
        <source>it is a piece set, “{title}”. Open it in the window{named}, or name it with --pieces at the terminal</source>
        <translation>det er et briksæt, ”{title}”. Åbn det i vinduet{named}, eller angiv det med --pieces i terminalen</translation>
    </message>
    <message>
        <source>it is a pipe or a device and not a file</source>
        <translation>det er en pipe eller en enhed og ikke en fil</translation>
    </message>
    <message>
        <source>it is a pipe or a device and not a file; move it away</source>
        <translation>det er en pipe eller en enhed og ikke en fil; flyt den væk</translation>
    </message>
    <message>
        <source>it is a project: resume its search with Solve &gt; Resume search in the window or 'cubewright solve --resume FILE' at the terminal, or rename it to end in .cubewright</source>
        <translation>det er et projekt: genoptag dets søgning med Løs &gt; Genoptag søgning i vinduet eller med 'cubewright solve --resume FILE' i terminalen, eller omdøb det, så navnet ender på .cubewright</translation>
    </message>
    <message>
        <source>it is a saved search; resume it with Solve &gt; Resume search in the window, or with 'cubewright solve --resume FILE' at the terminal</source>
        <translation>det er en gemt søgning; genoptag den med Løs &gt; Genoptag søgning i vinduet eller med 'cubewright solve --resume FILE' i terminalen</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>den er lukket</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>den er beskadiget</translation>
    </message>
    <message>
        <source>it is damaged ({error})</source>
        <translation>den er beskadiget ({error})</translation>
    </message>
    <message>
        <source>it is damaged; open a backup copy of it</source>
        <translation>den er beskadiget; åbn en sikkerhedskopi</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>er tom</translation>
    </message>
    <message>
        <source>it is incomplete or damaged; copy the whole link</source>
        <translation>det er ufuldstændigt eller beskadiget; kopiér hele linket</translation>
    </message>
    <message>
        <source>it is incomplete, or not {noun}: {msg} (column {colno})</source>
        <translation>den er ufuldstændig eller ikke {noun}: {msg} (kolonne {colno})</translation>
    </message>
    <message>
        <source>it is larger than {shown}{unpacked}, the most that {noun} may hold</source>
        <translation>den er større end {shown}{unpacked}, det meste som {noun} må indeholde</translation>
    </message>
    <message>
        <source>it is longer than any link to a puzzle; open a file instead</source>
        <translation>det er længere end noget link til et puslespil; åbn en fil i stedet</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>det mangler</translation>
    </message>
    <message>
        <source>it is not CSV: {error}</source>
        <translation>er ikke CSV: {error}</translation>
    </message>
    <message>
        <source>it is not XML, or incomplete: {reason}</source>
        <translation>det er ikke XML, eller er ufuldstændigt: {reason}</translation>
    </message>
    <message>
        <source>it is not a Cubewright collection</source>
        <translation>det er ikke en Cubewright-samling</translation>
    </message>
    <message>
        <source>it is not a Cubewright project</source>
        <translation>det er ikke et Cubewright-projekt</translation>
    </message>
    <message>
        <source>it is not a link to a puzzle; copy the whole link</source>
        <translation>det er ikke et link til et puslespil; kopiér hele linket</translation>
    </message>
    <message>
        <source>it is not a puzzle file: it begins with &lt;{tag}&gt;, not &lt;puzzle&gt;</source>
        <translation>det er ikke en puslespilsfil: den begynder med &lt;{tag}&gt;, ikke &lt;puzzle&gt;</translation>
    </message>
    <message>
        <source>it is not a recovery copy</source>
        <translation>det er ikke en gendannelseskopi</translation>
    </message>
    <message>
        <source>it is not a saved run of 'cubewright design'; check the name</source>
        <translation>det er ikke en gemt kørsel af 'cubewright design'; kontrollér navnet</translation>
    </message>
    <message>
        <source>it is not a saved run of “Design this figure”; check the name</source>
        <translation>det er ikke en gemt kørsel af ”Design denne figur”; kontrollér navnet</translation>
    </message>
    <message>
        <source>it is not a text file, so there is no figure in it</source>
        <translation>det er ikke en tekstfil, så der er ingen figur i den</translation>
    </message>
    <message>
        <source>it is not {noun}: a text in it contains an incomplete character</source>
        <translation>det er ikke {noun}: en tekst i den indeholder et ufuldstændigt tegn</translation>
    </message>
    <message>
        <source>it is not {noun}: {error}</source>
        <translation>det er ikke {noun}: {error}</translation>
    </message>
    <message>
        <source>it is on a grid of {grid}, which Cubewright cannot solve yet</source>
        <translation>den har et gitter af {grid}, som Cubewright endnu ikke kan løse</translation>
    </message>
    <message>
        <source>it is open for writing in {who}</source>
        <translation>den er åben for skrivning i {who}</translation>
    </message>
    <message>
        <source>it was saved in version {version} of this format, and this program reads versions up to {version2}; resume it with the program that saved it</source>
        <translation>den blev gemt i version {version} af dette format, og dette program læser versioner op til {version2}; genoptag den med det program, der gemte den</translation>
    </message>
    <message>
        <source>its encoding cannot be read ({error}); save it as UTF-8</source>
        <translation>dens kodning kan ikke læses ({error}); gem den som UTF-8</translation>
    </message>
    <message>
        <source>its ending does not name a format; end the name in {known}</source>
        <translation>endelsen angiver intet format; slut navnet med {known}</translation>
    </message>
    <message>
        <source>its ending names no {kind} format; end the name in one of {endings}</source>
        <translation>endelsen angiver intet format for {kind}; slut navnet med en af {endings}</translation>
    </message>
    <message>
        <source>its figures cannot be written in this order; save it as a Cubewright project</source>
        <translation>figurerne kan ikke skrives i denne rækkefølge; gem den som et Cubewright-projekt</translation>
    </message>
    <message>
        <source>its figures have more than {most:,} cells together; divide it</source>
        <translation>dens figurer har tilsammen mere end {most:,} celler; del den op</translation>
    </message>
    <message>
        <source>its first line has no column 'name'; name the columns there</source>
        <translation>den første linje har ingen kolonne 'name'; angiv kolonnernes navne dér</translation>
    </message>
    <message>
        <source>its folder cannot be written: {reason}</source>
        <translation>dens mappe kan ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>its piece set “{set}” is unknown</source>
        <translation>dens briksæt ”{set}” er ukendt</translation>
    </message>
    <message>
        <source>its solution places a piece in a wrong position; copy the link again</source>
        <translation>dets løsning sætter en brik et forkert sted; kopiér linket igen</translation>
    </message>
    <message>
        <source>its solutions are damaged; solve the problem again</source>
        <translation>dens løsninger er beskadigede; løs problemet igen</translation>
    </message>
    <message>
        <source>its table '{table}' is incomplete; {damaged}</source>
        <translation>dens tabel ”{table}” er ufuldstændig; {damaged}</translation>
    </message>
    <message>
        <source>join the parts of cut pieces with pins that snap in, instead of dowels and glue</source>
        <translation>saml stykkerne af delte brikker med stifter, der klikker fast, i stedet for dyvler og lim</translation>
    </message>
    <message>
        <source>lacquer or wood in soft light, or a drawing with outlines</source>
        <translation>lak eller træ i blødt lys, eller en tegning med omrids</translation>
    </message>
    <message>
        <source>left</source>
        <translation>venstre</translation>
    </message>
    <message>
        <source>level {group} of the row is missing</source>
        <translation>niveau {group} af rækken mangler</translation>
    </message>
    <message>
        <source>light or dark colours</source>
        <translation>lyse eller mørke farver</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>linje {line}: {reason}</translation>
    </message>
    <message>
        <source>lines such as 'PWBP: 12' are needed</source>
        <translation>linjer som 'PWBP: 12' er nødvendige</translation>
    </message>
    <message>
        <source>longest gap that the printer can bridge without support</source>
        <translation>det største hul, som printeren kan spænde over uden støtte</translation>
    </message>
    <message>
        <source>needs a value, as in {name}=…</source>
        <translation>skal have en værdi, som i {name}=…</translation>
    </message>
    <message>
        <source>new figure</source>
        <translation>ny figur</translation>
    </message>
    <message>
        <source>no pieces are known for '{block}'; state them in the file</source>
        <translation>der kendes ingen brikker til ”{block}”; angiv dem i filen</translation>
    </message>
    <message>
        <source>none of these is a piece</source>
        <translation>ingen af dem er en brik</translation>
    </message>
    <message>
        <source>not valid TOML: {error}</source>
        <translation>ikke gyldig TOML: {error}</translation>
    </message>
    <message>
        <source>number of solutions on a contact sheet</source>
        <translation>antal løsninger på et kontaktark</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>ét tegn</translation>
    </message>
    <message>
        <source>one character that can be seen</source>
        <translation>ét synligt tegn</translation>
    </message>
    <message>
        <source>one character that can be seen is needed, not {mark!r}</source>
        <translation>ét synligt tegn er nødvendigt, ikke {mark!r}</translation>
    </message>
    <message>
        <source>one level</source>
        <translation>ét niveau</translation>
    </message>
    <message>
        <source>one of {needed} is needed, not '{value}'</source>
        <translation>en af {needed} er nødvendig, ikke ”{value}”</translation>
    </message>
    <message>
        <source>only a piece of the set can be deleted, and no field may follow 'deleted'</source>
        <translation>kun en brik i sættet kan slettes, og intet felt må følge efter ”deleted”</translation>
    </message>
    <message>
        <source>or .json, .csv or .txt for solutions</source>
        <translation>eller .json, .csv eller .txt til løsninger</translation>
    </message>
    <message>
        <source>other lines would change their meaning; save the figure in a new file</source>
        <translation>andre linjer ville ændre betydning; gem figuren i en ny fil</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>procent</translation>
    </message>
    <message>
        <source>piece of this solution</source>
        <translation>brik i denne løsning</translation>
    </message>
    <message>
        <source>piece of {set}</source>
        <translation>brik i {set}</translation>
    </message>
    <message>
        <source>piece set</source>
        <translation>briksæt</translation>
    </message>
    <message>
        <source>piece set of your own</source>
        <translation>eget briksæt</translation>
    </message>
    <message>
        <source>piece {mark} has only {number} of its {size} {nouns}</source>
        <translation>brik {mark} har kun {number} af sine {size} {nouns}</translation>
    </message>
    <message>
        <source>piece {mark} has the shape of piece {mark2}</source>
        <translation>brik {mark} har samme form som brik {mark2}</translation>
    </message>
    <message>
        <source>piece {mark} has {cells_there} instead of {size}</source>
        <translation>brik {mark} har {cells_there} i stedet for {size}</translation>
    </message>
    <message>
        <source>piece {mark} has {number} {nouns} instead of {belongs}</source>
        <translation>brik {mark} har {number} {nouns} i stedet for {belongs}</translation>
    </message>
    <message>
        <source>piece {mark} is not connected</source>
        <translation>brik {mark} hænger ikke sammen</translation>
    </message>
    <message>
        <source>piece {mark} occurs {times} times, but {set} has {count}</source>
        <translation>brik {mark} forekommer {times} gange, men {set} har {count}</translation>
    </message>
    <message>
        <source>piece {number}</source>
        <translation>brik {number}</translation>
    </message>
    <message>
        <source>piece {number} ({symbol})</source>
        <translation>brik {number} ({symbol})</translation>
    </message>
    <message>
        <source>piece {number} of {problem}</source>
        <translation>brik {number} i {problem}</translation>
    </message>
    <message>
        <source>piece {piece} cannot be placed there</source>
        <translation>brik {piece} kan ikke placeres dér</translation>
    </message>
    <message>
        <source>piece {piece} does not fill {cells} in any orientation</source>
        <translation>brik {piece} udfylder ikke {cells} i nogen stilling</translation>
    </message>
    <message>
        <source>piece {piece} has {faces:,} faces; nets are for pieces of up to {most:,}</source>
        <translation>brik {piece} har {faces:,} flader; udfoldninger er for brikker med op til {most:,}</translation>
    </message>
    <message>
        <source>piece {piece} is used {number} times; the maximum is {maximum}</source>
        <translation>brik {piece} bruges {number} gange; højst {maximum} er tilladt</translation>
    </message>
    <message>
        <source>piece {piece} is {size} mm, larger than the bed of {bed} mm; reduce {unit} to {largest:g}</source>
        <translation>brik {piece} måler {size} mm og er større end printbordet på {bed} mm; sæt {unit} ned til {largest:g}</translation>
    </message>
    <message>
        <source>piece {symbol} has no shape; draw it in lines such as</source>
        <translation>brik {symbol} har ingen form; tegn den i linjer som</translation>
    </message>
    <message>
        <source>piece {symbol}: '{name}' needs {needed}, not '{short}'</source>
        <translation>brik {symbol}: ”{name}” skal være {needed}, ikke ”{short}”</translation>
    </message>
    <message>
        <source>piece {symbol}: a mark has to be visible; change {mark!r}</source>
        <translation>brik {symbol}: et tegn skal være synligt; ret {mark!r}</translation>
    </message>
    <message>
        <source>piece {symbol}: the minimum {minimum} is more than its count</source>
        <translation>brik {symbol}: minimum {minimum} er større end antallet</translation>
    </message>
    <message>
        <source>piece {symbol}: {reason}</source>
        <translation>brik {symbol}: {reason}</translation>
    </message>
    <message>
        <source>pieces of a separation do not move together in one direction</source>
        <translation>brikker i en adskillelse bevæger sig ikke sammen i én retning</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>play it repeatedly, or once</source>
        <translation>afspil den igen og igen, eller én gang</translation>
    </message>
    <message>
        <source>position {before} is '{text}'; a position is _, # or +, with a colour of at most two digits</source>
        <translation>position {before} er ”{text}”; en position er _, # eller +, med en farve på højst to cifre</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problem</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation>problem {number}</translation>
    </message>
    <message>
        <source>problem {number} ('{name}')</source>
        <translation>problem {number} (”{name}”)</translation>
    </message>
    <message>
        <source>problem {number} is missing</source>
        <translation>problem {number} mangler</translation>
    </message>
    <message>
        <source>process {process} on {computer} since {time}</source>
        <translation>proces {process} på {computer} siden {time}</translation>
    </message>
    <message>
        <source>put each level between two bars, as in '|1 1|  |1 .|'</source>
        <translation>sæt hvert niveau mellem to streger, som i '|1 1|  |1 .|'</translation>
    </message>
    <message>
        <source>put only one colour on a plate</source>
        <translation>læg kun én farve på hver printplade</translation>
    </message>
    <message>
        <source>put the rows of a drawing between bars, as in '|1 1|'</source>
        <translation>sæt tegningens rækker mellem streger, som i '|1 1|'</translation>
    </message>
    <message>
        <source>refers to placements that do not exist</source>
        <translation>henviser til placeringer, der ikke findes</translation>
    </message>
    <message>
        <source>rhombic tetrahedra</source>
        <translation>rombiske tetraedre</translation>
    </message>
    <message>
        <source>right</source>
        <translation>højre</translation>
    </message>
    <message>
        <source>round the edges instead of bevelling them</source>
        <translation>afrund kanterne i stedet for at affase dem</translation>
    </message>
    <message>
        <source>rows between bars need a header such as '[hexagonal] Name'</source>
        <translation>rækker mellem streger skal have en overskrift som '[hexagonal] Name'</translation>
    </message>
    <message>
        <source>shape {number}</source>
        <translation>form {number}</translation>
    </message>
    <message>
        <source>shape {number} ('{name}')</source>
        <translation>form {number} (”{name}”)</translation>
    </message>
    <message>
        <source>show how the solution is taken apart, not its build-up</source>
        <translation>vis, hvordan løsningen skilles ad, ikke dens opbygning</translation>
    </message>
    <message>
        <source>sliding puzzle</source>
        <translation>skydepuslespil</translation>
    </message>
    <message>
        <source>small letters, digits and dashes are needed, not {table!r}</source>
        <translation>små bogstaver, cifre og bindestreger er nødvendige, ikke {table!r}</translation>
    </message>
    <message>
        <source>snaps need a {unit} of at least {least:.1f} mm; increase it or omit {snap}</source>
        <translation>stifter, der klikker fast, kræver {unit} på mindst {least:.1f} mm; forøg den, eller udelad {snap}</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>løsninger</translation>
    </message>
    <message>
        <source>some of its solutions are missing; solve again</source>
        <translation>nogle af løsningerne mangler; løs igen</translation>
    </message>
    <message>
        <source>space: from outside; layers: side by side</source>
        <translation>space: udefra; layers: side om side</translation>
    </message>
    <message>
        <source>speed of the moves; 2 is twice as fast</source>
        <translation>trækkenes hastighed; 2 er dobbelt så hurtigt</translation>
    </message>
    <message>
        <source>spheres</source>
        <translation>kugler</translation>
    </message>
    <message>
        <source>spheres have no flat faces</source>
        <translation>kugler har ingen plane flader</translation>
    </message>
    <message>
        <source>takes no value</source>
        <translation>tager ingen værdi</translation>
    </message>
    <message>
        <source>tetrahedra and octahedra</source>
        <translation>tetraedre og oktaedre</translation>
    </message>
    <message>
        <source>the choice “{choice}” of {problem}</source>
        <translation>valget ”{choice}” i {problem}</translation>
    </message>
    <message>
        <source>the collection</source>
        <translation>samlingen</translation>
    </message>
    <message>
        <source>the collection has no puzzle with the number {number}</source>
        <translation>samlingen har intet puslespil med nummeret {number}</translation>
    </message>
    <message>
        <source>the colour numbers above {most} of {problem}</source>
        <translation>farvenumrene over {most} i {problem}</translation>
    </message>
    <message>
        <source>the colours of the pieces; own: the colours given in the set</source>
        <translation>brikkernes farver; own: farverne, der er angivet i sættet</translation>
    </message>
    <message>
        <source>the comment '{short}{changes}' in the same block</source>
        <translation>kommentaren '{short}{changes}' i samme blok</translation>
    </message>
    <message>
        <source>the comment, which would be read as directives</source>
        <translation>kommentaren, som ville blive læst som direktiver</translation>
    </message>
    <message>
        <source>the compressed file is incomplete or damaged; copy it again</source>
        <translation>den komprimerede fil er ufuldstændig eller beskadiget; kopiér den igen</translation>
    </message>
    <message>
        <source>the content is damaged or too large</source>
        <translation>indholdet er beskadiget eller for stort</translation>
    </message>
    <message>
        <source>the content of '{name}' is missing</source>
        <translation>indholdet af '{name}' mangler</translation>
    </message>
    <message>
        <source>the counts and runs of {problem}</source>
        <translation>antallene og kørslerne for {problem}</translation>
    </message>
    <message>
        <source>the display colours of colour numbers</source>
        <translation>de farver, der vises for farvenumre</translation>
    </message>
    <message>
        <source>the field 'minimum' replaces it; remove one of the two</source>
        <translation>feltet ”minimum” erstatter det; fjern et af de to</translation>
    </message>
    <message>
        <source>the field '{name}' has two values; remove one</source>
        <translation>feltet ”{name}” har to værdier; fjern en</translation>
    </message>
    <message>
        <source>the field '{name}' is stated twice; remove one</source>
        <translation>feltet ”{name}” er angivet to gange; fjern et</translation>
    </message>
    <message>
        <source>the field '{name}' {needed}</source>
        <translation>feltet ”{name}” {needed}</translation>
    </message>
    <message>
        <source>the figure</source>
        <translation>figuren</translation>
    </message>
    <message>
        <source>the figure could not be found in the file after it was written</source>
        <translation>figuren kunne ikke findes i filen, efter at den blev skrevet</translation>
    </message>
    <message>
        <source>the figure is {width} x {depth} x {height}, larger than {max_box} cells</source>
        <translation>figuren er {width} x {depth} x {height}, større end {max_box} celler</translation>
    </message>
    <message>
        <source>the figures {names}</source>
        <translation>figurerne {names}</translation>
    </message>
    <message>
        <source>the file may not be changed</source>
        <translation>filen må ikke ændres</translation>
    </message>
    <message>
        <source>the files in it have {size} MiB, and an export can contain {most}; copy the file of the collection instead, which contains everything</source>
        <translation>dens filer fylder {size} MiB, og en eksport kan indeholde {most}; kopiér i stedet samlingens fil, som indeholder alt</translation>
    </message>
    <message>
        <source>the folder does not exist; create it first</source>
        <translation>mappen findes ikke; opret den først</translation>
    </message>
    <message>
        <source>the grid has type {number}; the types are 0 to {number2}</source>
        <translation>gitteret har type {number}; typerne er 0 til {number2}</translation>
    </message>
    <message>
        <source>the ground below {problem}</source>
        <translation>underlaget under {problem}</translation>
    </message>
    <message>
        <source>the header of saved solutions</source>
        <translation>hovedet for gemte løsninger</translation>
    </message>
    <message>
        <source>the hole is {diameter:g} mm wide, but a cell has room for only {room:.1f} mm; reduce {drain} or increase {unit}</source>
        <translation>hullet er {diameter:g} mm bredt, men en celle har kun plads til {room:.1f} mm; gør {drain} mindre eller {unit} større</translation>
    </message>
    <message>
        <source>the installed trimesh has no three.js for web pages; reinstall it with pip install --force-reinstall trimesh</source>
        <translation>det installerede trimesh har ikke three.js til websider; geninstallér det med pip install --force-reinstall trimesh</translation>
    </message>
    <message>
        <source>the line ';{line}' states no choice; write {example}</source>
        <translation>linjen ';{line}' angiver intet valg; skriv {example}</translation>
    </message>
    <message>
        <source>the line ';{line}' states no group; write the number of a group and its pieces, such as {example}</source>
        <translation>linjen ';{line}' angiver ingen gruppe; skriv nummeret på en gruppe og dens brikker, for eksempel {example}</translation>
    </message>
    <message>
        <source>the link</source>
        <translation>linket</translation>
    </message>
    <message>
        <source>the link has {number:,} characters, too many for a QR code; use the link itself</source>
        <translation>linket har {number:,} tegn, for mange til en QR-kode; brug selve linket</translation>
    </message>
    <message>
        <source>the list of examined puzzles</source>
        <translation>listen over undersøgte puslespil</translation>
    </message>
    <message>
        <source>the list of known counts</source>
        <translation>listen over kendte antal</translation>
    </message>
    <message>
        <source>the list of library folders</source>
        <translation>listen over biblioteksmapper</translation>
    </message>
    <message>
        <source>the model would be {longest:.1f} m long; reduce {unit}</source>
        <translation>modellen ville være {longest:.1f} m lang; gør {unit} mindre</translation>
    </message>
    <message>
        <source>the moves, but not the levels, of {disassemblies}</source>
        <translation>trækkene, men ikke niveauerne, for {disassemblies}</translation>
    </message>
    <message>
        <source>the note of the project</source>
        <translation>projektets note</translation>
    </message>
    <message>
        <source>the note of {problem}</source>
        <translation>noten for {problem}</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>noterne</translation>
    </message>
    <message>
        <source>the notes of {shapes}</source>
        <translation>noterne for {shapes}</translation>
    </message>
    <message>
        <source>the number of a piece, or -1</source>
        <translation>nummeret på en brik eller -1</translation>
    </message>
    <message>
        <source>the permission to mirror the pieces {pieces} of {problem}</source>
        <translation>tilladelsen til at spejle brikkerne {pieces} i {problem}</translation>
    </message>
    <message>
        <source>the picture would be {height:,.0f} pixels high; choose a {width} of at most {most:,} pixels</source>
        <translation>billedet ville være {height:,.0f} pixels højt; vælg højst {most:,} pixels for {width}</translation>
    </message>
    <message>
        <source>the piece set, field '{name}'</source>
        <translation>briksættet, felt ”{name}”</translation>
    </message>
    <message>
        <source>the piece {symbol!r} has one shape at the start and another at the target</source>
        <translation>brikken {symbol!r} har én form ved starten og en anden ved målet</translation>
    </message>
    <message>
        <source>the piece {symbol!r} is in several parts; give each part its own character</source>
        <translation>brikken {symbol!r} er i flere stykker; giv hvert stykke sit eget tegn</translation>
    </message>
    <message>
        <source>the pieces of all figures but the first; choose one problem</source>
        <translation>brikkerne til alle figurer undtagen den første; vælg ét problem</translation>
    </message>
    <message>
        <source>the pieces of figure '{block}' cannot be written</source>
        <translation>brikkerne til figur ”{block}” kan ikke skrives</translation>
    </message>
    <message>
        <source>the pre-placed pieces and forbidden cells of {problem}</source>
        <translation>de fastlagte brikker og forbudte celler i {problem}</translation>
    </message>
    <message>
        <source>the puzzle '{name}' has too much text</source>
        <translation>puslespillet '{name}' har for meget tekst</translation>
    </message>
    <message>
        <source>the puzzle is too large for a link; send a file instead</source>
        <translation>puslespillet er for stort til et link; send en fil i stedet</translation>
    </message>
    <message>
        <source>the room has more than {most} cells</source>
        <translation>rummet har mere end {most} celler</translation>
    </message>
    <message>
        <source>the row has {length:,} characters, more than {longest_row:,}</source>
        <translation>rækken har {length:,} tegn, mere end {longest_row:,}</translation>
    </message>
    <message>
        <source>the row shows {levels}, but other rows show {height}</source>
        <translation>rækken viser {levels}, men andre rækker viser {height}</translation>
    </message>
    <message>
        <source>the row shows {shown}, but the first row shows {height}</source>
        <translation>rækken viser {shown}, men den første række viser {height}</translation>
    </message>
    <message>
        <source>the rows of ';{keyword}' do not draw the figure, and are ignored</source>
        <translation>rækkerne i ';{keyword}' tegner ikke figuren og ignoreres</translation>
    </message>
    <message>
        <source>the rule that the pieces {pieces} of {problem} cannot be turned over</source>
        <translation>reglen om, at brikkerne {pieces} i {problem} ikke kan vendes</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>indstillingerne</translation>
    </message>
    <message>
        <source>the shape has no filled cell</source>
        <translation>formen har ingen fyldt celle</translation>
    </message>
    <message>
        <source>the shape is empty</source>
        <translation>formen er tom</translation>
    </message>
    <message>
        <source>the shape of piece {symbol}</source>
        <translation>formen af brik {symbol}</translation>
    </message>
    <message>
        <source>the shape's rows are not equally long</source>
        <translation>formens rækker er ikke lige lange</translation>
    </message>
    <message>
        <source>the shape's rows show different numbers of layers</source>
        <translation>formens rækker viser forskellige antal lag</translation>
    </message>
    <message>
        <source>the size of the paper</source>
        <translation>papirets størrelse</translation>
    </message>
    <message>
        <source>the solution that the marks of '{figure}' show</source>
        <translation>den løsning, som tegnene i ”{figure}” viser</translation>
    </message>
    <message>
        <source>the stars, notes and deletions of solutions of {problem}</source>
        <translation>stjerner, noter og sletninger af løsninger i {problem}</translation>
    </message>
    <message>
        <source>the start contains no piece {symbol!r}</source>
        <translation>starten har ingen brik {symbol!r}</translation>
    </message>
    <message>
        <source>the stored moves of its solutions are damaged; open a backup copy of it</source>
        <translation>de gemte træk for dens løsninger er beskadiget; åbn en sikkerhedskopi af den</translation>
    </message>
    <message>
        <source>the stored solutions of {problem}, which has changed</source>
        <translation>de gemte løsninger af {problem}, som er ændret</translation>
    </message>
    <message>
        <source>the symbols and colours of {pieces}, and the names of their sets</source>
        <translation>symboler og farver for {pieces}, og navnene på deres sæt</translation>
    </message>
    <message>
        <source>the targets of {problem}</source>
        <translation>målene for {problem}</translation>
    </message>
    <message>
        <source>the text is {depth:g} mm deep, but the wall is only {thickness:g} mm thick; reduce {engrave} or increase {wall}</source>
        <translation>teksten er {depth:g} mm dyb, men væggen er kun {thickness:g} mm tyk; gør {engrave} mindre eller {wall} større</translation>
    </message>
    <message>
        <source>the unfinished search of {problem}</source>
        <translation>den ufærdige søgning af {problem}</translation>
    </message>
    <message>
        <source>the value of '{name}' is not a text: {short}</source>
        <translation>værdien af ”{name}” er ikke en tekst: {short}</translation>
    </message>
    <message>
        <source>the weights and notes of {shapes}</source>
        <translation>vægte og noter for {shapes}</translation>
    </message>
    <message>
        <source>the weights of {shapes}</source>
        <translation>vægtene for {shapes}</translation>
    </message>
    <message>
        <source>the {nouns} of piece {mark} have another shape</source>
        <translation>{nouns} i brik {mark} har en anden form</translation>
    </message>
    <message>
        <source>the {number} {nouns} of {mark} cannot be divided into {number2} pieces {mark}</source>
        <translation>de {number} {nouns} af {mark} kan ikke deles i {number2} brikker {mark}</translation>
    </message>
    <message>
        <source>there are more than {most} pieces</source>
        <translation>der er mere end {most} brikker</translation>
    </message>
    <message>
        <source>there are no counts in it</source>
        <translation>der er ingen antal i den</translation>
    </message>
    <message>
        <source>there are no examined puzzles in it</source>
        <translation>der er ingen undersøgte puslespil i den</translation>
    </message>
    <message>
        <source>there are no figures in this folder</source>
        <translation>der er ingen figurer i denne mappe</translation>
    </message>
    <message>
        <source>there are no problems in this file</source>
        <translation>der er ingen problemer i denne fil</translation>
    </message>
    <message>
        <source>there are no puzzle files in this folder</source>
        <translation>der er ingen puslespilsfiler i denne mappe</translation>
    </message>
    <message>
        <source>there are no puzzles with pieces for a booklet</source>
        <translation>der er ingen puslespil med brikker til et hæfte</translation>
    </message>
    <message>
        <source>there are no statistics of a search yet: solve the puzzle first</source>
        <translation>der er endnu ingen statistik over en søgning: løs puslespillet først</translation>
    </message>
    <message>
        <source>there are only {number} figures, counted from 0</source>
        <translation>der er kun {number} figurer, talt fra 0</translation>
    </message>
    <message>
        <source>there are only {number} pieces, counted from 0</source>
        <translation>der er kun {number} brikker, talt fra 0</translation>
    </message>
    <message>
        <source>there are too many comments between rows; begin each figure with a header, as in '/SOMA Name'</source>
        <translation>der er for mange kommentarer mellem rækker; begynd hver figur med et hoved som i '/SOMA Navn'</translation>
    </message>
    <message>
        <source>there are {listed}</source>
        <translation>der er {listed}</translation>
    </message>
    <message>
        <source>there are {names}</source>
        <translation>der er {names}</translation>
    </message>
    <message>
        <source>there can be at most {max_copies} copies of a piece; use fewer sets</source>
        <translation>der kan højst være {max_copies} eksemplarer af en brik; brug færre sæt</translation>
    </message>
    <message>
        <source>there is no burr_piece and no burr_plate in it</source>
        <translation>den indeholder hverken burr_piece eller burr_plate</translation>
    </message>
    <message>
        <source>there is no field '{short}'; use {listed}</source>
        <translation>der er intet felt ”{short}”; brug {listed}</translation>
    </message>
    <message>
        <source>there is no figure in it</source>
        <translation>der er ingen figur i den</translation>
    </message>
    <message>
        <source>there is no figure under it</source>
        <translation>der er ingen figur under den</translation>
    </message>
    <message>
        <source>there is no included piece set '{set}' that could be changed</source>
        <translation>der er intet indbygget briksæt ”{set}”, der kunne ændres</translation>
    </message>
    <message>
        <source>there is no lattice '{name}' ({hint})</source>
        <translation>der er ingen gittertype ”{name}” ({hint})</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>indeholder intet puslespil</translation>
    </message>
    <message>
        <source>there is no solution to show on the page</source>
        <translation>der er ingen løsning at vise på siden</translation>
    </message>
    <message>
        <source>there is no such field ({hint})</source>
        <translation>der er intet sådant felt ({hint})</translation>
    </message>
    <message>
        <source>these are not figures of {cells} cells</source>
        <translation>det er ikke figurer med {cells} celler</translation>
    </message>
    <message>
        <source>they are not cells of the figure</source>
        <translation>de er ikke celler i figuren</translation>
    </message>
    <message>
        <source>thickness of the walls of hollow pieces, which get a lid; 0: solid</source>
        <translation>tykkelsen af væggene i hule brikker, som får et låg; 0: massiv</translation>
    </message>
    <message>
        <source>thickness of the walls of hollow pieces; 0: solid</source>
        <translation>tykkelse af væggene i hule brikker; 0: massiv</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>denne computer</translation>
    </message>
    <message>
        <source>this file and those after it are not read: a folder may hold {files} figure files and {size} MiB; add smaller folders, or single files</source>
        <translation>den og de følgende filer læses ikke: en mappe må have {files} figurfiler og {size} MiB; tilføj mindre mapper eller enkelte filer</translation>
    </message>
    <message>
        <source>this file and those after it are not read: a folder may hold {files} puzzle files and {size} MiB; add smaller folders, or single files</source>
        <translation>denne fil og dem efter den læses ikke: en mappe må indeholde {files} puslespilsfiler og {size} MiB; tilføj mindre mapper eller enkelte filer</translation>
    </message>
    <message>
        <source>this is not a piece set; a set has the fields name, lattice and pieces</source>
        <translation>det er ikke et briksæt; et sæt har felterne name, lattice og pieces</translation>
    </message>
    <message>
        <source>this program reads version {version} of the format</source>
        <translation>dette program læser version {version} af formatet</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>transparent, or plain: in the background colour of the scheme</source>
        <translation>gennemsigtig eller ensfarvet (plain): i temaets baggrundsfarve</translation>
    </message>
    <message>
        <source>triangular prisms</source>
        <translation>trekantede prismer</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true eller false</translation>
    </message>
    <message>
        <source>turn the view while it plays</source>
        <translation>drej visningen, mens den spiller</translation>
    </message>
    <message>
        <source>uses shape {shape} as a piece, but some of its cells may stay empty (+); make them cells (#)</source>
        <translation>bruger form {shape} som brik, men nogle af dens celler må forblive tomme (+); gør dem til celler (#)</translation>
    </message>
    <message>
        <source>uses shape {shape}, which has no cells; remove it</source>
        <translation>bruger form {shape}, som ingen celler har; fjern den</translation>
    </message>
    <message>
        <source>uses turn {turn}; the turns are 0 to {number}</source>
        <translation>bruger drejning {turn}; drejningerne er 0 til {number}</translation>
    </message>
    <message>
        <source>was replaced by another program; save the project to write it again</source>
        <translation>blev erstattet af et andet program; gem projektet for at skrive det igen</translation>
    </message>
    <message>
        <source>which is in the same folder</source>
        <translation>som er i samme mappe</translation>
    </message>
    <message>
        <source>width and depth of the bed, such as 220x220; with the height: 220x220x250 (default height: the larger of the two)</source>
        <translation>printbordets bredde og dybde, for eksempel 220x220; med højden: 220x220x250 (højde uden angivelse: den største af de to)</translation>
    </message>
    <message>
        <source>width and height of the animation</source>
        <translation>animationens bredde og højde</translation>
    </message>
    <message>
        <source>width of bevelled edges</source>
        <translation>bredde af affasede kanter</translation>
    </message>
    <message>
        <source>width of the picture</source>
        <translation>billedets bredde</translation>
    </message>
    <message>
        <source>write the symbols of the pieces into layers</source>
        <translation>skriv brikkernes symboler i lagene</translation>
    </message>
    <message>
        <source>{cells}: no piece set has this size; choose one</source>
        <translation>{cells}: intet briksæt har denne størrelse; vælg et</translation>
    </message>
    <message>
        <source>{count} of {length:.1f} x {width:.1f} x {thickness:.1f} mm: {names}</source>
        <translation>{count} på {length:.1f} x {width:.1f} x {thickness:.1f} mm: {names}</translation>
    </message>
    <message>
        <source>{dowel} {diameter:g} mm: too thick for cells of {size:g} mm</source>
        <translation>{dowel} {diameter:g} mm: for tykke til celler på {size:g} mm</translation>
    </message>
    <message>
        <source>{figure} has {cells}, but {problems}</source>
        <translation>{figure} har {cells}, men {problems}</translation>
    </message>
    <message>
        <source>{file}, puzzle {number}</source>
        <translation>{file}, puslespil {number}</translation>
    </message>
    <message>
        <source>{format} has no option --{option} (it has {known})</source>
        <translation>{format} har ingen indstilling --{option} (den har {known})</translation>
    </message>
    <message>
        <source>{frames:,} frames of {pixels:g} pixels are too many; choose a {size} of at most {most:,} pixels, or increase {speed}</source>
        <translation>{frames:,} billeder på {pixels:g} pixels er for mange; vælg højst {most:,} pixels for {size}, eller gør {speed} større</translation>
    </message>
    <message>
        <source>{kind} format</source>
        <translation>format for {kind}</translation>
    </message>
    <message>
        <source>{label} cannot lie in its place</source>
        <translation>{label} kan ikke ligge på sin plads</translation>
    </message>
    <message>
        <source>{label} has &lt;{tag}&gt; before its &lt;assembly&gt;; put the assembly first</source>
        <translation>{label} har &lt;{tag}&gt; før sin &lt;assembly&gt;; sæt &lt;assembly&gt; først</translation>
    </message>
    <message>
        <source>{label} has an assembly that {reason}</source>
        <translation>{label} har en samling, der {reason}</translation>
    </message>
    <message>
        <source>{label} is not on its grid, {grid}</source>
        <translation>{label} er ikke på sit gitter, {grid}</translation>
    </message>
    <message>
        <source>{label}: a box of {width}x{depth}x{height} is too large; all shapes together may have {max_positions:,} positions</source>
        <translation>{label}: en kasse på {width}x{depth}x{height} er for stor; alle former må tilsammen have {max_positions:,} positioner</translation>
    </message>
    <message>
        <source>{label}: a cell has colour {largest}, but the file has {colours} colours</source>
        <translation>{label}: en celle har farve {largest}, men filen har {colours} farver</translation>
    </message>
    <message>
        <source>{label}: a pair has colour {max}, but the file has {colours} colours</source>
        <translation>{label}: et par har farve {max}, men filen har {colours} farver</translation>
    </message>
    <message>
        <source>{label}: a piece has min {minimum}, which is more than its max {maximum}</source>
        <translation>{label}: en brik har min {minimum}, som er mere end dens max {maximum}</translation>
    </message>
    <message>
        <source>{label}: it uses shape {number}, but there are only {shapes} shapes</source>
        <translation>{label}: den bruger form {number}, men der er kun {shapes} former</translation>
    </message>
    <message>
        <source>{label}: solution {number}</source>
        <translation>{label}: løsning {number}</translation>
    </message>
    <message>
        <source>{label}: there is no cell at {wrong} in a grid of {grid}</source>
        <translation>{label}: der er ingen celle ved {wrong} i et gitter af {grid}</translation>
    </message>
    <message>
        <source>{letter!r} in column {column} {rule}</source>
        <translation>{letter!r} i kolonne {column} {rule}</translation>
    </message>
    <message>
        <source>{mark!r} is taken already; choose another</source>
        <translation>{mark!r} er allerede taget; vælg et andet</translation>
    </message>
    <message>
        <source>{mark!r} stands for piece {owner} already</source>
        <translation>{mark!r} står allerede for brik {owner}</translation>
    </message>
    <message>
        <source>{minimum} is more than the count</source>
        <translation>{minimum} er mere end antallet</translation>
    </message>
    <message>
        <source>{minimum} is more than the maximum</source>
        <translation>{minimum} er mere end maksimum</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} alternatives</source>
        <translation>
            <numerusform>{n:,} alternativ</numerusform>
            <numerusform>{n:,} alternativer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} disassemblies of {problem}</source>
        <translation>
            <numerusform>{n:,} adskillelse af {problem}</numerusform>
            <numerusform>{n:,} adskillelser af {problem}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} other figures</source>
        <translation>
            <numerusform>{n:,} anden figur</numerusform>
            <numerusform>{n:,} andre figurer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} other problems</source>
        <translation>
            <numerusform>{n:,} andet problem</numerusform>
            <numerusform>{n:,} andre problemer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} brik</numerusform>
            <numerusform>{n:,} brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} shapes</source>
        <translation>
            <numerusform>{n:,} form</numerusform>
            <numerusform>{n:,} former</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} løsning</numerusform>
            <numerusform>{n:,} løsninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:,} stored solutions</source>
        <translation>
            <numerusform>{n:,} gemt løsning</numerusform>
            <numerusform>{n:,} gemte løsninger</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cannot be removed: {reason}</source>
        <translation>{name} kan ikke fjernes: {reason}</translation>
    </message>
    <message>
        <source>{name} is not a number</source>
        <translation>{name} er ikke et tal</translation>
    </message>
    <message>
        <source>{name}: {explored:,} explored, {kept:,} kept</source>
        <translation>{name}: {explored:,} undersøgt, {kept:,} beholdt</translation>
    </message>
    <message>
        <source>{needed} is needed, not {shown}</source>
        <translation>{needed} er nødvendig, ikke {shown}</translation>
    </message>
    <message>
        <source>{number:,} billion</source>
        <translation>{number:,} mia.</translation>
    </message>
    <message>
        <source>{number:,} million</source>
        <translation>{number:,} mio.</translation>
    </message>
    <message>
        <source>{number:,} trillion</source>
        <translation>{number:,} bio.</translation>
    </message>
    <message>
        <source>{number} levels</source>
        <translation>{number} niveauer</translation>
    </message>
    <message>
        <source>{number} more are wrong</source>
        <translation>{number} flere er forkerte</translation>
    </message>
    <message>
        <source>{number} numbers are needed, one for each cell of the figure</source>
        <translation>der kræves {number} tal, et for hver celle i figuren</translation>
    </message>
    <message>
        <source>{number} numbers are needed, one for each piece of the pool</source>
        <translation>{number} tal er nødvendige, ét for hver brik i forrådet</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} eller {other}</translation>
    </message>
    <message>
        <source>{option} {value} is not a number</source>
        <translation>{option} {value} er ikke et tal</translation>
    </message>
    <message>
        <source>{option} {value}: choose a number from {minimum:g} to {maximum:g}{unit}</source>
        <translation>{option} {value}: vælg et tal fra {minimum:g} til {maximum:g}{unit}</translation>
    </message>
    <message>
        <source>{option} {value}: choose a whole number</source>
        <translation>{option} {value}: vælg et helt tal</translation>
    </message>
    <message>
        <source>{option} {value}: choose lengths from {minimum:g} to {maximum:g} mm</source>
        <translation>{option} {value}: vælg længder fra {minimum:g} til {maximum:g} mm</translation>
    </message>
    <message>
        <source>{option} {value}: choose one of {known}</source>
        <translation>{option} {value}: vælg en af {known}</translation>
    </message>
    <message>
        <source>{option} {value}: give two or three lengths in millimetres, such as 220x220</source>
        <translation>{option} {value}: angiv to eller tre længder i millimeter, for eksempel 220x220</translation>
    </message>
    <message>
        <source>{path}, line {line}</source>
        <translation>{path}, linje {line}</translation>
    </message>
    <message>
        <source>{pieces} of {problem} without copies</source>
        <translation>{pieces} i {problem} uden eksemplarer</translation>
    </message>
    <message>
        <source>{piece}, part {number} of {parts}</source>
        <translation>{piece}, del {number} af {parts}</translation>
    </message>
    <message>
        <source>{place}: {name} ({how})</source>
        <translation>{place}: {name} ({how})</translation>
    </message>
    <message>
        <source>{problem}, which has no figure</source>
        <translation>{problem}, som ingen figur har</translation>
    </message>
    <message>
        <source>{problem}, which is not on the lattice of the first problem</source>
        <translation>{problem}, som ikke er på det første problems gittertype</translation>
    </message>
    <message>
        <source>{reason} ';shape {symbol} /XX/X.'</source>
        <translation>{reason} ';shape {symbol} /XX/X.'</translation>
    </message>
    <message>
        <source>{reason}, {count}; change one of them</source>
        <translation>{reason}, {count}; ret en af dem</translation>
    </message>
    <message>
        <source>{reason}. It was ignored</source>
        <translation>{reason}. Den blev ignoreret</translation>
    </message>
    <message>
        <source>{reason}. The set was left out</source>
        <translation>{reason}. Sættet blev udeladt</translation>
    </message>
    <message>
        <source>{reason}; check that it is the right file</source>
        <translation>{reason}; kontrollér, at det er den rigtige fil</translation>
    </message>
    <message>
        <source>{reason}; choose another mark</source>
        <translation>{reason}; vælg et andet tegn</translation>
    </message>
    <message>
        <source>{shapes} that no problem uses</source>
        <translation>{shapes}, som intet problem bruger</translation>
    </message>
    <message>
        <source>{source} has no figure; a tray needs one</source>
        <translation>{source} har ingen figur; en bakke kræver en</translation>
    </message>
    <message>
        <source>{source} has no figure; set {pages} to the chart of pieces</source>
        <translation>{source} har ingen figur; vælg oversigten over brikker under {pages}</translation>
    </message>
    <message>
        <source>{stick}, {face}: glue {others}</source>
        <translation>{stick}, {face}: lim {others} på</translation>
    </message>
    <message>
        <source>{text}; name one of those that 'cubewright list' shows</source>
        <translation>{text}; nævn et af dem, som 'cubewright list' viser</translation>
    </message>
    <message>
        <source>{things} of {problem}</source>
        <translation>{things} af {problem}</translation>
    </message>
    <message>
        <source>{title} has no pieces to print</source>
        <translation>{title} har ingen brikker at printe</translation>
    </message>
    <message>
        <source>{title} has {count:,} pieces; plates take at most {most:,}</source>
        <translation>{title} har {count:,} brikker; printplader tager højst {most:,}</translation>
    </message>
    <message>
        <source>{title}, page {page:,} of {pages:,}</source>
        <translation>{title}, side {page:,} af {pages:,}</translation>
    </message>
    <message>
        <source>{wall} {thickness:g} mm: choose 0 or at least {least:g} mm</source>
        <translation>{wall} {thickness:g} mm: vælg 0 eller mindst {least:g} mm</translation>
    </message>
    <message>
        <source>{whose} has no cell; draw its cells as '{filled}'</source>
        <translation>{whose} har ingen celle; tegn dens celler som ”{filled}”</translation>
    </message>
    <message>
        <source>{whose} has no rows{hint}</source>
        <translation>{whose} har ingen rækker{hint}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>”{name}”</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>”{text}”</translation>
    </message>
</context>
</TS>
