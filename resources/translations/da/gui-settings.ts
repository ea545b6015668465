<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-settings</name>
    <message>
        <source> pt</source>
        <translation> pkt.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprog</translation>
    </message>
    <message>
        <source>&amp;Move the 3D view smoothly</source>
        <translation>Bevæg 3&amp;D-visningen jævnt</translation>
    </message>
    <message>
        <source>&amp;Piece colours</source>
        <translation>&amp;Brikfarver</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farvet&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Zoom out when the wheel turns forward</source>
        <translation>&amp;Zoom ud, når hjulet drejes fremad</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-visning</translation>
    </message>
    <message>
        <source>All {threads}</source>
        <translation>Alle {threads}</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>Ask pypi.org for the number of the newest version; nothing about you is sent</source>
        <translation>Spørg pypi.org om nummeret på den nyeste version; intet om dig bliver sendt</translation>
    </message>
    <message>
        <source>Choose a time limit for each analysis; those with quarter turns take longest</source>
        <translation>Vælg en tidsgrænse for hver analyse; analyser med kvarte drejninger tager længst</translation>
    </message>
    <message>
        <source>Choose how many processors the next search uses</source>
        <translation>Vælg, hvor mange processorer næste søgning bruger</translation>
    </message>
    <message>
        <source>Choose how much space there is between the parts of all windows</source>
        <translation>Vælg, hvor meget plads der er mellem delene af alle vinduer</translation>
    </message>
    <message>
        <source>Choose light, dark or high-contrast colours for all windows</source>
        <translation>Vælg lyse, mørke eller kontrastrige farver til alle vinduer</translation>
    </message>
    <message>
        <source>Choose the language of all windows</source>
        <translation>Vælg sproget i alle vinduer</translation>
    </message>
    <message>
        <source>Choose the palette in which pieces are shown</source>
        <translation>Vælg den palet, som brikker vises i</translation>
    </message>
    <message>
        <source>Choose the size of all text in the windows</source>
        <translation>Vælg størrelsen på al tekst i vinduerne</translation>
    </message>
    <message>
        <source>Colours of the palette</source>
        <translation>Palettens farver</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Rummelig</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørk</translation>
    </message>
    <message>
        <source>Default: {n} of {available}</source>
        <translation>Standard: {n} af {available}</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>Keep a copy of unsaved changes and searches in case of a crash</source>
        <translation>Behold en kopi af ændringer og søgninger, der ikke er gemt, i tilfælde af et nedbrud</translation>
    </message>
    <message>
        <source>Let the view turn over and onto its side; otherwise it stays upright</source>
        <translation>Lad visningen vende på siden og på hovedet; ellers forbliver den opret</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lys</translation>
    </message>
    <message>
        <source>Limit of &amp;analyses</source>
        <translation>Grænse for a&amp;nalyser</translation>
    </message>
    <message>
        <source>List the files that you opened recently</source>
        <translation>Vis de filer, der blev åbnet senest</translation>
    </message>
    <message>
        <source>Look for a newer &amp;version at each start</source>
        <translation>Se efter en nyere &amp;version ved hver start</translation>
    </message>
    <message>
        <source>Move the 3D view smoothly to a new direction or solution</source>
        <translation>Bevæg 3D-visningen jævnt til en ny retning eller løsning</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netværk</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ingen grænse</translation>
    </message>
    <message>
        <source>Open windows with their last size and layout</source>
        <translation>Åbn vinduer med den størrelse og indretning, de havde sidst</translation>
    </message>
    <message>
        <source>P&amp;rocessors</source>
        <translation>P&amp;rocessorer</translation>
    </message>
    <message>
        <source>Re&amp;covery copies of unsaved work</source>
        <translation>&amp;Gendannelseskopier af ikke gemt arbejde</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Seneste fi&amp;ler</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Husk</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Gendan stan&amp;darder</translation>
    </message>
    <message>
        <source>Reverse the direction in which the wheel zooms the 3D view and the layers</source>
        <translation>Vend den retning, som hjulet zoomer 3D-visningen og lagene i</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søgning</translation>
    </message>
    <message>
        <source>Set every setting of this dialog to its default</source>
        <translation>Sæt alle indstillinger i denne dialog til standard</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Settings &gt; {group}</source>
        <translation>Indstillinger &gt; {group}</translation>
    </message>
    <message>
        <source>Sho&amp;w the start page</source>
        <translation>Vis st&amp;artsiden</translation>
    </message>
    <message>
        <source>Show each tip once, next to its control; turn this on again to see all tips again</source>
        <translation>Vis hvert tip én gang ved siden af det, det handler om; slå til igen for at se alle tip igen</translation>
    </message>
    <message>
        <source>Show t&amp;ips for the first steps</source>
        <translation>Vis &amp;tips til de første trin</translation>
    </message>
    <message>
        <source>Show the start page when the program starts without a file</source>
        <translation>Vis startsiden, når programmet starter uden en fil</translation>
    </message>
    <message>
        <source>Size and la&amp;yout of windows</source>
        <translation>Vinduers størrelse og &amp;indretning</translation>
    </message>
    <message>
        <source>Size of te&amp;xt</source>
        <translation>Te&amp;kststørrelse</translation>
    </message>
    <message>
        <source>Spaci&amp;ng</source>
        <translation>&amp;Mellemrum</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>T&amp;urn freely when dragging</source>
        <translation>Drej &amp;frit, når du trækker</translation>
    </message>
    <message>
        <source>animation motion</source>
        <translation>animation bevægelse</translation>
    </message>
    <message>
        <source>backup crash</source>
        <translation>sikkerhedskopi nedbrud</translation>
    </message>
    <message>
        <source>colours dark light contrast system background</source>
        <translation>farver mørk lys kontrast system baggrund</translation>
    </message>
    <message>
        <source>density compact comfortable margins rows small screen</source>
        <translation>tæthed kompakt rummelig margener rækker lille skærm</translation>
    </message>
    <message>
        <source>english deutsch dansk german danish translation sprache sprog</source>
        <translation>english deutsch dansk engelsk tysk oversættelse language Sprache</translation>
    </message>
    <message>
        <source>font letters larger smaller zoom</source>
        <translation>skrifttype bogstaver større mindre zoom</translation>
    </message>
    <message>
        <source>hints help beginner introduction reset</source>
        <translation>hints hjælp begynder introduktion nulstil</translation>
    </message>
    <message>
        <source>mouse scroll invert direction</source>
        <translation>mus rulle vend om retning</translation>
    </message>
    <message>
        <source>palette colour-blind contrast wood classic</source>
        <translation>palet farveblind kontrast træ klassisk</translation>
    </message>
    <message>
        <source>position columns</source>
        <translation>placering kolonner</translation>
    </message>
    <message>
        <source>privacy history list</source>
        <translation>privatliv historik liste</translation>
    </message>
    <message>
        <source>rotate rotation trackball turntable orbit upside down mouse</source>
        <translation>dreje rotere rotation trackball drejeskive på hovedet mus</translation>
    </message>
    <message>
        <source>threads cores speed</source>
        <translation>tråde kerner fart</translation>
    </message>
    <message>
        <source>time minutes turns taking apart timeout</source>
        <translation>tid minutter drejninger skille ad</translation>
    </message>
    <message>
        <source>update upgrade release internet privacy</source>
        <translation>opdatering opgradering udgivelse internet privatliv</translation>
    </message>
    <message>
        <source>welcome home first</source>
        <translation>velkommen begyndelse første</translation>
    </message>
    <message numerus="yes">
        <source>{n:,} minutes</source>
        <translation>
            <numerusform>{n:,} minut</numerusform>
            <numerusform>{n:,} minutter</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}:</source>
        <translation>{title}:</translation>
    </message>
</context>
</TS>
