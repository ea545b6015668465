<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-pieces</name>
    <message>
        <source>&amp;Allow mirror image</source>
        <translation>Till&amp;ad spejlbillede</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Vælg…</translation>
    </message>
    <message>
        <source>&amp;Colour…</source>
        <translation>&amp;Farve…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplikér</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Redigér</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>S&amp;pejl</translation>
    </message>
    <message>
        <source>&amp;New piece</source>
        <translation>&amp;Ny brik</translation>
    </message>
    <message>
        <source>&amp;New set</source>
        <translation>&amp;Nyt sæt</translation>
    </message>
    <message>
        <source>&amp;Piece from the figure</source>
        <translation>&amp;Brik fra figuren</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>O&amp;mdøb…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Erstat</translation>
    </message>
    <message>
        <source>&amp;Save as my set…</source>
        <translation>&amp;Gem som mit sæt…</translation>
    </message>
    <message>
        <source>&amp;Use {set}</source>
        <translation>&amp;Brug {set}</translation>
    </message>
    <message>
        <source>&amp;Weight…</source>
        <translation>&amp;Vægt…</translation>
    </message>
    <message>
        <source>A piece needs at least one cell. To delete the piece, use the pieces panel.</source>
        <translation>En brik har mindst én celle. Slet selve brikken i brikpanelet.</translation>
    </message>
    <message>
        <source>Add a copy of the piece to the set</source>
        <translation>Føj en kopi af brikken til sættet</translation>
    </message>
    <message>
        <source>Add piece {symbol}</source>
        <translation>Tilføj brik {symbol}</translation>
    </message>
    <message>
        <source>Add piece {symbol} from the figure</source>
        <translation>Tilføj brik {symbol} fra figuren</translation>
    </message>
    <message>
        <source>Add pieces &amp;of</source>
        <translation>Tilføj &amp;brikker fra</translation>
    </message>
    <message>
        <source>Add the pieces of “{name}”</source>
        <translation>Tilføj brikkerne fra “{name}”</translation>
    </message>
    <message>
        <source>Allow &amp;mirror images</source>
        <translation>Tillad &amp;spejlbilleder</translation>
    </message>
    <message>
        <source>Allow mirror images</source>
        <translation>Tillad spejlbilleder</translation>
    </message>
    <message>
        <source>An&amp;y subset that fits</source>
        <translation>Et&amp;hvert udvalg, der passer</translation>
    </message>
    <message>
        <source>Back to the figure</source>
        <translation>Tilbage til figuren</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Tilbage til {name}</translation>
    </message>
    <message>
        <source>Change the colour of piece {symbol}</source>
        <translation>Skift farve på brik {symbol}</translation>
    </message>
    <message>
        <source>Change the piece</source>
        <translation>Ændr brikken</translation>
    </message>
    <message>
        <source>Change the set</source>
        <translation>Ændr sættet</translation>
    </message>
    <message>
        <source>Choose a piece set by its pictures</source>
        <translation>Vælg et briksæt ud fra billeder</translation>
    </message>
    <message>
        <source>Choose another colour for the piece</source>
        <translation>Vælg en anden farve til brikken</translation>
    </message>
    <message>
        <source>Choose the pieces</source>
        <translation>Vælg brikkerne</translation>
    </message>
    <message>
        <source>Choose which half stays in place when the puzzle comes apart</source>
        <translation>Vælg, hvilken halvdel der bliver liggende, når puslespillet skilles ad</translation>
    </message>
    <message>
        <source>Colour of the piece</source>
        <translation>Brikkens farve</translation>
    </message>
    <message>
        <source>Colour the cells of the piece light and dark</source>
        <translation>Farv brikkens celler lyse og mørke</translation>
    </message>
    <message>
        <source>Colouring of the piece</source>
        <translation>Brikkens farvning</translation>
    </message>
    <message>
        <source>Current piece set</source>
        <translation>Aktuelt briksæt</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>S&amp;let</translation>
    </message>
    <message>
        <source>Delete piece {symbol}</source>
        <translation>Slet brik {symbol}</translation>
    </message>
    <message>
        <source>Delete the piece from the set</source>
        <translation>Slet brikken fra sættet</translation>
    </message>
    <message>
        <source>Delete your set and its file</source>
        <translation>Slet dit sæt og dets fil</translation>
    </message>
    <message>
        <source>Delete your set “{title}”?</source>
        <translation>Slet det egne sæt ”{title}”?</translation>
    </message>
    <message>
        <source>Deleted “{title}”. Its pieces are still in use.</source>
        <translation>Slettede ”{title}”. Dets brikker er stadig i brug.</translation>
    </message>
    <message>
        <source>Disallow mirror images</source>
        <translation>Forbyd spejlbilleder</translation>
    </message>
    <message>
        <source>Draw a new piece and add it to the set</source>
        <translation>Tegn en ny brik, og føj den til sættet</translation>
    </message>
    <message>
        <source>Draw a new piece and add it to the set (Ins)</source>
        <translation>Tegn en ny brik, og føj den til sættet (Ins)</translation>
    </message>
    <message>
        <source>Draw piece {symbol}</source>
        <translation>Tegn brik {symbol}</translation>
    </message>
    <message>
        <source>Draw the new piece first.</source>
        <translation>Tegn først den nye brik.</translation>
    </message>
    <message>
        <source>Draw the piece on the layers, and change its name</source>
        <translation>Tegn brikken i lagene, og skift dens navn</translation>
    </message>
    <message>
        <source>Draw the piece: it has no cells yet.</source>
        <translation>Tegn brikken: den har endnu ingen celler.</translation>
    </message>
    <message>
        <source>Duplicate piece {symbol}</source>
        <translation>Dubler brik {symbol}</translation>
    </message>
    <message>
        <source>Every piece of this set is its own mirror image</source>
        <translation>Alle brikker i dette sæt er deres eget spejlbillede</translation>
    </message>
    <message>
        <source>Fill the figure with the pieces of {set}</source>
        <translation>Fyld figuren med brikkerne fra {set}</translation>
    </message>
    <message>
        <source>Find piece sets</source>
        <translation>Find briksæt</translation>
    </message>
    <message>
        <source>Fold or unfold the pieces panel (Ctrl+Shift+3)</source>
        <translation>Fold brikpanelet ind eller ud (Ctrl+Skift+3)</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Its file is deleted. The pieces stay in use until you choose another set.</source>
        <translation>Dets fil fjernes. Brikkerne bruges fortsat, indtil et andet sæt vælges.</translation>
    </message>
    <message>
        <source>Let pieces turn over</source>
        <translation>Lad brikker vendes</translation>
    </message>
    <message>
        <source>Let pieces turn within their layer, but not over</source>
        <translation>Lad brikker drejes i deres lag, men ikke vendes</translation>
    </message>
    <message>
        <source>Let solutions use any subset of the pieces that fits the figure</source>
        <translation>Lad løsninger bruge ethvert udvalg af brikkerne, der passer til figuren</translation>
    </message>
    <message>
        <source>Let solutions use the mirror image of the piece</source>
        <translation>Lad løsninger bruge brikkens spejlbillede</translation>
    </message>
    <message>
        <source>Let solutions use the mirror images of the pieces</source>
        <translation>Lad løsninger bruge brikkernes spejlbilleder</translation>
    </message>
    <message>
        <source>Let the piece turn within its layer, but not over</source>
        <translation>Lad brikken drejes i sit lag, men ikke vendes</translation>
    </message>
    <message>
        <source>List the problems that use this shape as a piece, and go to one of them</source>
        <translation>Vis de problemer, der bruger denne form som brik, og gå til et af dem</translation>
    </message>
    <message>
        <source>Make a piece from the connected part of the figure at the cursor</source>
        <translation>Lav en brik af figurens sammenhængende del ved markøren</translation>
    </message>
    <message>
        <source>Make piece {symbol} one-sided</source>
        <translation>Gør brik {symbol} ensidet</translation>
    </message>
    <message>
        <source>Make piece {symbol} two-sided</source>
        <translation>Gør brik {symbol} tosidet</translation>
    </message>
    <message>
        <source>Menu of piece {symbol}</source>
        <translation>Menu for brik {symbol}</translation>
    </message>
    <message>
        <source>Mirror image</source>
        <translation>Spejlbillede</translation>
    </message>
    <message>
        <source>Mirror piece {symbol}</source>
        <translation>Spejl brik {symbol}</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Flyt &amp;op</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Flyt &amp;ned</translation>
    </message>
    <message>
        <source>Move piece {symbol}</source>
        <translation>Flyt brik {symbol}</translation>
    </message>
    <message>
        <source>Move the piece down in the list</source>
        <translation>Flyt brikken ned på listen</translation>
    </message>
    <message>
        <source>Move the piece up in the list</source>
        <translation>Flyt brikken op på listen</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Brikkens navn</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Sættets navn:</translation>
    </message>
    <message>
        <source>New piece</source>
        <translation>Ny brik</translation>
    </message>
    <message>
        <source>New piece set</source>
        <translation>Nyt briksæt</translation>
    </message>
    <message>
        <source>No other problem has a figure on this grid</source>
        <translation>Intet andet problem har en figur i dette gitter</translation>
    </message>
    <message>
        <source>No other problem has further pieces on this grid</source>
        <translation>Intet andet problem har flere brikker i dette gitter</translation>
    </message>
    <message>
        <source>No piece set matches.</source>
        <translation>Intet briksæt passer.</translation>
    </message>
    <message>
        <source>No pieces yet. Draw one, paste some, or choose a set.</source>
        <translation>Ingen brikker endnu. Tegn en, indsæt nogle, eller vælg et sæt.</translation>
    </message>
    <message>
        <source>Not read from {folder}: {problem}</source>
        <translation>Ikke læst fra {folder}: {problem}</translation>
    </message>
    <message>
        <source>Num&amp;ber of copies</source>
        <translation>An&amp;tal eksemplarer</translation>
    </message>
    <message>
        <source>Number of copies of piece {symbol}</source>
        <translation>Antal eksemplarer af brik {symbol}</translation>
    </message>
    <message>
        <source>Number of copies. Type 2, or 1-3 for a range (keys of the tile: + and -)</source>
        <translation>Antal eksemplarer. Skriv 2 eller 1-3 for et interval (feltets taster: + og -)</translation>
    </message>
    <message>
        <source>Number of sets</source>
        <translation>Antal sæt</translation>
    </message>
    <message>
        <source>One character that represents the piece in text</source>
        <translation>Ét tegn, der står for brikken i tekst</translation>
    </message>
    <message>
        <source>One copy fewer (-)</source>
        <translation>Et eksemplar færre (-)</translation>
    </message>
    <message>
        <source>One copy fewer of piece {symbol}</source>
        <translation>Et eksemplar færre af brik {symbol}</translation>
    </message>
    <message>
        <source>One copy more (+)</source>
        <translation>Et eksemplar mere (+)</translation>
    </message>
    <message>
        <source>One more copy of piece {symbol}</source>
        <translation>Et eksemplar mere af brik {symbol}</translation>
    </message>
    <message>
        <source>One-si&amp;ded pieces</source>
        <translation>&amp;Ensidede brikker</translation>
    </message>
    <message>
        <source>One-sided</source>
        <translation>Ensidet</translation>
    </message>
    <message>
        <source>Open the menu of this piece (right click)</source>
        <translation>Åbn brikkens menu (højreklik)</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Brik</translation>
    </message>
    <message>
        <source>Piece being drawn</source>
        <translation>Brik, der tegnes</translation>
    </message>
    <message>
        <source>Piece menu</source>
        <translation>Menuen Brik</translation>
    </message>
    <message>
        <source>Piece set</source>
        <translation>Briksæt</translation>
    </message>
    <message>
        <source>Piece sets</source>
        <translation>Briksæt</translation>
    </message>
    <message>
        <source>Piece {symbol} of {name}</source>
        <translation>Brik {symbol} i {name}</translation>
    </message>
    <message>
        <source>Piece {symbol}: {change}</source>
        <translation>Brik {symbol}: {change}</translation>
    </message>
    <message>
        <source>Piece {title}</source>
        <translation>Brik {title}</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Brikker</translation>
    </message>
    <message>
        <source>Re&amp;load my sets</source>
        <translation>Genind&amp;læs mine sæt</translation>
    </message>
    <message>
        <source>Read the folder of your sets again</source>
        <translation>Læs mappen med de egne sæt igen</translation>
    </message>
    <message>
        <source>Rename piece {symbol}</source>
        <translation>Omdøb brik {symbol}</translation>
    </message>
    <message>
        <source>Rename the set</source>
        <translation>Omdøb sættet</translation>
    </message>
    <message>
        <source>Rename the set to “{title}”</source>
        <translation>Omdøb sættet til ”{title}”</translation>
    </message>
    <message>
        <source>Rename your set</source>
        <translation>Omdøb det egne sæt</translation>
    </message>
    <message>
        <source>Renamed “{before}” to “{title}”.</source>
        <translation>Omdøbte ”{before}” til ”{title}”.</translation>
    </message>
    <message>
        <source>Replace the piece with its mirror image</source>
        <translation>Erstat brikken med dens spejlbillede</translation>
    </message>
    <message>
        <source>Replace your set “{title}” with these pieces?</source>
        <translation>Erstat det egne sæt ”{title}” med disse brikker?</translation>
    </message>
    <message>
        <source>Save as your set</source>
        <translation>Gem som eget sæt</translation>
    </message>
    <message>
        <source>Save the pieces as “{title}”</source>
        <translation>Gem brikkerne som ”{title}”</translation>
    </message>
    <message>
        <source>Save these pieces as a set of your own</source>
        <translation>Gem disse brikker som et eget sæt</translation>
    </message>
    <message>
        <source>Saved “{title}” to your piece sets.</source>
        <translation>Gemte ”{title}” blandt de egne briksæt.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sæt</translation>
    </message>
    <message>
        <source>Set menu</source>
        <translation>Menuen Sæt</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sæt</translation>
    </message>
    <message>
        <source>Show the figure of the problem again (Esc)</source>
        <translation>Vis problemets figur igen (Esc)</translation>
    </message>
    <message>
        <source>Start a piece set without pieces</source>
        <translation>Begynd et briksæt uden brikker</translation>
    </message>
    <message>
        <source>Symbol of the piece</source>
        <translation>Brikkens symbol</translation>
    </message>
    <message>
        <source>Take figure fro&amp;m</source>
        <translation>Tag figuren fr&amp;a</translation>
    </message>
    <message>
        <source>Take the figure from “{name}”</source>
        <translation>Tag figuren fra “{name}”</translation>
    </message>
    <message>
        <source>The figure and the pieces have different cell shapes</source>
        <translation>Figuren og brikkerne har forskellige celleformer</translation>
    </message>
    <message>
        <source>The figure is empty</source>
        <translation>Figuren er tom</translation>
    </message>
    <message>
        <source>The figure is smaller than the set, so any subset of the pieces that fits is used</source>
        <translation>Figuren er mindre end sættet, så ethvert passende udvalg af brikkerne bruges</translation>
    </message>
    <message>
        <source>The piece is its own mirror image</source>
        <translation>Brikken er sit eget spejlbillede</translation>
    </message>
    <message>
        <source>The set has no pieces yet</source>
        <translation>Sættet har ingen brikker endnu</translation>
    </message>
    <message>
        <source>There are no copies to remove</source>
        <translation>Der er intet eksemplar at fjerne</translation>
    </message>
    <message>
        <source>There are no pieces to save yet.</source>
        <translation>Der er endnu ingen brikker at gemme.</translation>
    </message>
    <message>
        <source>There are no pieces yet.</source>
        <translation>Der er ingen brikker endnu.</translation>
    </message>
    <message>
        <source>This is not a set of your own. Save it as your set first.</source>
        <translation>Dette er ikke et eget sæt. Gem det først som eget sæt.</translation>
    </message>
    <message>
        <source>This is the largest possible number of copies</source>
        <translation>Flere eksemplarer er ikke mulige</translation>
    </message>
    <message>
        <source>Type the number of copies of the piece, or a range such as 1-3</source>
        <translation>Skriv antallet af eksemplarer af brikken eller et interval som 1-3</translation>
    </message>
    <message>
        <source>Use all pieces</source>
        <translation>Brug alle brikker</translation>
    </message>
    <message>
        <source>Use any subset that fits</source>
        <translation>Brug ethvert udvalg, der passer</translation>
    </message>
    <message>
        <source>Use as f&amp;igure</source>
        <translation>Brug som f&amp;igur</translation>
    </message>
    <message>
        <source>Use one set</source>
        <translation>Brug ét sæt</translation>
    </message>
    <message>
        <source>Use one-sided pieces</source>
        <translation>Brug ensidede brikker</translation>
    </message>
    <message>
        <source>Use piece {symbol} as the figure</source>
        <translation>Brug brik {symbol} som figur</translation>
    </message>
    <message>
        <source>Use this many copies of the whole set</source>
        <translation>Brug dette antal eksemplarer af hele sættet</translation>
    </message>
    <message>
        <source>Use this shape as the figure of the problem, and not as a piece</source>
        <translation>Brug denne form som problemets figur og ikke som brik</translation>
    </message>
    <message>
        <source>Use {number} sets</source>
        <translation>Brug {number} sæt</translation>
    </message>
    <message>
        <source>Weight of piece {symbol}</source>
        <translation>Vægt af brik {symbol}</translation>
    </message>
    <message>
        <source>Where it is &amp;used</source>
        <translation>&amp;Hvor den bruges</translation>
    </message>
    <message>
        <source>and {number:,} more</source>
        <translation>og {number:,} mere</translation>
    </message>
    <message>
        <source>mirror image allowed</source>
        <translation>spejlbillede tilladt</translation>
    </message>
    <message>
        <source>one-sided</source>
        <translation>ensidet</translation>
    </message>
    <message>
        <source>the figure</source>
        <translation>figuren</translation>
    </message>
    <message>
        <source>weight {weight}</source>
        <translation>vægt {weight}</translation>
    </message>
    <message>
        <source>your set, {size}</source>
        <translation>dit sæt, {size}</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} pieces</source>
        <translation>
            <numerusform>{n:,} brik</numerusform>
            <numerusform>{n:,} brikker</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} copies</source>
        <translation>{number} eksemplarer</translation>
    </message>
    <message numerus="yes">
        <source>{n} sets of your own in {folder}, and {bad} with an error.</source>
        <translation>
            <numerusform>{n} eget sæt i {folder} og {bad} med en fejl.</numerusform>
            <numerusform>{n} egne sæt i {folder} og {bad} med en fejl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sets of your own in {folder}.</source>
        <translation>
            <numerusform>{n} eget sæt i {folder}.</numerusform>
            <numerusform>{n} egne sæt i {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}: {size}</source>
        <translation>{piece}: {size}</translation>
    </message>
    <message>
        <source>{text} {further}</source>
        <translation>{text} {further}</translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <source>“{title}” was not deleted.</source>
        <translation>”{title}” blev ikke slettet.</translation>
    </message>
    <message>
        <source>“{title}” was not renamed.</source>
        <translation>”{title}” blev ikke omdøbt.</translation>
    </message>
    <message>
        <source>“{title}” was not saved.</source>
        <translation>”{title}” blev ikke gemt.</translation>
    </message>
</context>
</TS>
