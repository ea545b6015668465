<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-solve</name>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Kassér</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Gendan standarder</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Genoptag</translation>
    </message>
    <message>
        <source>&amp;Save search…</source>
        <translation>&amp;Gem søgning…</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>&amp;Søg igen</translation>
    </message>
    <message>
        <source>&amp;This computer</source>
        <translation>&amp;Denne computer</translation>
    </message>
    <message>
        <source>&amp;Workers:</source>
        <translation>A&amp;rbejdere:</translation>
    </message>
    <message>
        <source>&lt;p&gt;Engine of the next search: {engine}&lt;/p&gt;</source>
        <translation>&lt;p&gt;Søgemetode til næste søgning: {engine}&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A &amp;cluster on this computer</source>
        <translation>En &amp;klynge på denne computer</translation>
    </message>
    <message>
        <source>A cluster at an &amp;address</source>
        <translation>En klynge på en &amp;adresse</translation>
    </message>
    <message>
        <source>A search is running: stop it first</source>
        <translation>En søgning er i gang: stop den først</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>A&amp;dresse:</translation>
    </message>
    <message>
        <source>Address of the scheduler</source>
        <translation>Schedulerens adresse</translation>
    </message>
    <message>
        <source>Anyone who can reach the scheduler can run programs on its workers. Without certificates (tls://), use it only in a network that you trust.</source>
        <translation>Enhver, der kan nå scheduleren, kan køre programmer på dens arbejdere. Uden certifikater (tls://) bør den kun bruges i et netværk, man har tillid til.</translation>
    </message>
    <message>
        <source>April</source>
        <translation>april</translation>
    </message>
    <message>
        <source>Ask &amp;later</source>
        <translation>Spørg &amp;senere</translation>
    </message>
    <message>
        <source>August</source>
        <translation>august</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Gennemse…</translation>
    </message>
    <message>
        <source>Certificate authority:</source>
        <translation>Certifikatudsteder:</translation>
    </message>
    <message>
        <source>Certificate:</source>
        <translation>Certifikat:</translation>
    </message>
    <message>
        <source>Certificates are for addresses that begin with tls://</source>
        <translation>Certifikater hører til adresser, der begynder med tls://</translation>
    </message>
    <message>
        <source>Choose the place above these fields first</source>
        <translation>Vælg stedet over disse felter først</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Tæller…</translation>
    </message>
    <message>
        <source>Cubewright did not close properly. The search was saved on {day} {month} at {time}: {percent:.1f}% searched in {duration}, {solutions} found.</source>
        <translation>Cubewright blev ikke lukket rigtigt. Søgningen blev gemt den {day}. {month} kl. {time}: {percent:.1f} % gennemsøgt på {duration}, {solutions} fundet.</translation>
    </message>
    <message>
        <source>Custom: drag the pieces</source>
        <translation>Egen: træk brikkerne</translation>
    </message>
    <message>
        <source>December</source>
        <translation>december</translation>
    </message>
    <message>
        <source>Default settings</source>
        <translation>Standardindstillinger</translation>
    </message>
    <message>
        <source>Different from the defaults: {settings}</source>
        <translation>Forskelligt fra standard: {settings}</translation>
    </message>
    <message>
        <source>Discard the completed search?</source>
        <translation>Kassér den fuldførte søgning?</translation>
    </message>
    <message>
        <source>Discard the unfinished search?</source>
        <translation>Kassér den ufuldstændige søgning?</translation>
    </message>
    <message>
        <source>Discard these solutions?</source>
        <translation>Kassér disse løsninger?</translation>
    </message>
    <message>
        <source>Drag a piece to its position, or move it with Ctrl+Up and Ctrl+Down</source>
        <translation>Træk en brik på plads, eller flyt den med Ctrl+Op og Ctrl+Ned</translation>
    </message>
    <message>
        <source>E&amp;ngine</source>
        <translation>Søge&amp;metode</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Søgemetode</translation>
    </message>
    <message>
        <source>February</source>
        <translation>februar</translation>
    </message>
    <message>
        <source>January</source>
        <translation>januar</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juli</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juni</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Nøgle:</translation>
    </message>
    <message>
        <source>Listing symmetric copies…</source>
        <translation>Viser symmetriske kopier…</translation>
    </message>
    <message>
        <source>Loading the solutions…</source>
        <translation>Indlæser løsningerne…</translation>
    </message>
    <message>
        <source>March</source>
        <translation>marts</translation>
    </message>
    <message>
        <source>May</source>
        <translation>maj</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Flyt &amp;ned</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Flyt &amp;op</translation>
    </message>
    <message>
        <source>November</source>
        <translation>november</translation>
    </message>
    <message>
        <source>Number of workers</source>
        <translation>Antal arbejdere</translation>
    </message>
    <message>
        <source>October</source>
        <translation>oktober</translation>
    </message>
    <message>
        <source>One for each processor</source>
        <translation>En for hver processor</translation>
    </message>
    <message>
        <source>Order of the pieces; the one at the top is placed first</source>
        <translation>Brikkernes rækkefølge; den øverste placeres først</translation>
    </message>
    <message>
        <source>Place the selected piece earlier (Ctrl+Up)</source>
        <translation>Placér den valgte brik tidligere (Ctrl+Op)</translation>
    </message>
    <message>
        <source>Place the selected piece later (Ctrl+Down)</source>
        <translation>Placér den valgte brik senere (Ctrl+Ned)</translation>
    </message>
    <message>
        <source>Read-only: {reason}.</source>
        <translation>Skrivebeskyttet: {reason}.</translation>
    </message>
    <message>
        <source>Resume a search</source>
        <translation>Genoptag en søgning</translation>
    </message>
    <message>
        <source>Resume the search of “{name}”?</source>
        <translation>Genoptag søgningen for ”{name}”?</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Gem søgningen</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>Gemmer {name} …</translation>
    </message>
    <message>
        <source>Search again?</source>
        <translation>Søg igen?</translation>
    </message>
    <message>
        <source>Search resumed. {missing:,} of the {found:,} solutions found before are not in the file.</source>
        <translation>Søgningen er genoptaget. Af de {found:,} tidligere fundne løsninger mangler {missing:,} i filen.</translation>
    </message>
    <message>
        <source>Searching on the cluster…</source>
        <translation>Søger på klyngen…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Søger…</translation>
    </message>
    <message>
        <source>Searching… {time}</source>
        <translation>Søger… {time}</translation>
    </message>
    <message>
        <source>Select a piece first</source>
        <translation>Vælg en brik først</translation>
    </message>
    <message>
        <source>September</source>
        <translation>september</translation>
    </message>
    <message>
        <source>Settings of the engine</source>
        <translation>Søgemetodens indstillinger</translation>
    </message>
    <message>
        <source>Settings •</source>
        <translation>Indstillinger •</translation>
    </message>
    <message>
        <source>Settings: {engine}</source>
        <translation>Indstillinger: {engine}</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Indstillinger…</translation>
    </message>
    <message>
        <source>Solutions of “{name}”</source>
        <translation>Løsninger af ”{name}”</translation>
    </message>
    <message>
        <source>Stop the search first.</source>
        <translation>Stop søgningen først.</translation>
    </message>
    <message>
        <source>The list merges solutions by the figure's symmetry. Solve again to list symmetric copies.</source>
        <translation>Listen samler løsninger efter figurens symmetri. Løs igen for at vise symmetriske kopier.</translation>
    </message>
    <message>
        <source>The search cannot be resumed.</source>
        <translation>Søgningen kan ikke genoptages.</translation>
    </message>
    <message>
        <source>The search continues, but it cannot be saved for recovery: {problem}</source>
        <translation>Søgningen fortsætter, men den kan ikke gemmes til gendannelse: {problem}</translation>
    </message>
    <message>
        <source>The search is complete and no longer needs to be saved.</source>
        <translation>Søgningen er fuldført og behøver ikke længere at blive gemt.</translation>
    </message>
    <message>
        <source>The search is complete. There is nothing to save.</source>
        <translation>Søgningen er fuldført. Der er intet at gemme.</translation>
    </message>
    <message>
        <source>The search is not complete. Solve again to list symmetric copies.</source>
        <translation>Søgningen er ikke fuldført. Løs igen for at vise symmetriske kopier.</translation>
    </message>
    <message>
        <source>The search is not saved in the project.</source>
        <translation>Søgningen er ikke gemt i projektet.</translation>
    </message>
    <message>
        <source>The search is paused, because it cannot be saved in the project.</source>
        <translation>Søgningen er sat på pause, fordi den ikke kan gemmes i projektet.</translation>
    </message>
    <message>
        <source>The search took {time} and found {solutions}, which are not saved.</source>
        <translation>Søgningen tog {time} og fandt {solutions}, som ikke er gemt.</translation>
    </message>
    <message>
        <source>The search took {time} and found {solutions}.</source>
        <translation>Søgningen tog {time} og fandt {solutions}.</translation>
    </message>
    <message>
        <source>The search was not saved.</source>
        <translation>Søgningen blev ikke gemt.</translation>
    </message>
    <message>
        <source>The solutions cannot be listed: {problem}</source>
        <translation>Løsningerne kan ikke vises: {problem}</translation>
    </message>
    <message>
        <source>This engine has no settings</source>
        <translation>Denne søgemetode har ingen indstillinger</translation>
    </message>
    <message>
        <source>This piece is the first</source>
        <translation>Denne brik er den første</translation>
    </message>
    <message>
        <source>This piece is the last</source>
        <translation>Denne brik er den sidste</translation>
    </message>
    <message>
        <source>Unfinished search of “{name}”</source>
        <translation>Ufuldstændig søgning for ”{name}”</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Hvor der søges</translation>
    </message>
    <message>
        <source>Worker {note}</source>
        <translation>Arbejder {note}</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>puslespil</translation>
    </message>
    <message>
        <source>the list is not complete; solve again</source>
        <translation>listen er ikke fuldstændig; løs igen</translation>
    </message>
    <message>
        <source>{found} A new search replaces them.</source>
        <translation>{found} En ny søgning erstatter dem.</translation>
    </message>
    <message>
        <source>{found} Save it to resume it later.</source>
        <translation>{found} Gem den for at genoptage den senere.</translation>
    </message>
    <message>
        <source>{found} Use File &gt; Export to save them.</source>
        <translation>{found} Brug Fil &gt; Eksportér til at gemme dem.</translation>
    </message>
    <message>
        <source>{hours:.1f} h</source>
        <translation>{hours:.1f} t</translation>
    </message>
    <message>
        <source>{minutes:.0f} min</source>
        <translation>{minutes:.0f} min</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} solutions</source>
        <translation>
            <numerusform>{n:,} løsning</numerusform>
            <numerusform>{n:,} løsninger</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is open in another window.</source>
        <translation>{name} er åben i et andet vindue.</translation>
    </message>
    <message>
        <source>{reason}. All solutions found are still listed.</source>
        <translation>{reason}. Alt fundet er stadig på listen.</translation>
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
        <translation>{text} Tryk på {keys} for at gemme; optællingen starter forfra, når den genoptages.</translation>
    </message>
    <message>
        <source>{text} Press {keys} to save the search, or {resume} to resume it.</source>
        <translation>{text} Tryk på {keys} for at gemme søgningen eller {resume} for at fortsætte den.</translation>
    </message>
    <message>
        <source>{text} The search stopped: {reason}.</source>
        <translation>{text} Søgningen stoppede: {reason}.</translation>
    </message>
</context>
</TS>
