<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>gui-statistics</name>
    <message>
        <source>Chart of explored and kept per stage</source>
        <translation>Diagram over undersøgte og beholdte pr. trin</translation>
    </message>
    <message>
        <source>Counting for {time}</source>
        <translation>Har talt i {time}</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Skåret af</translation>
    </message>
    <message>
        <source>Every solution counts</source>
        <translation>Hver løsning tæller</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Undersøgt</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Beholdt</translation>
    </message>
    <message>
        <source>Kept divided by explored</source>
        <translation>Beholdt divideret med undersøgt</translation>
    </message>
    <message>
        <source>No search yet.
Press Solve to see the work at each stage of the search.</source>
        <translation>Ingen søgning endnu.
Tryk på Løs for at se arbejdet på hvert trin.</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Intet at vise endnu</translation>
    </message>
    <message>
        <source>Of all explored placements, rules cut: {rules}. Kept: {share}.</source>
        <translation>Af alle undersøgte placeringer skar regler bort: {rules}. Beholdt: {share}.</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Brik</translation>
    </message>
    <message>
        <source>Placements cut here by the rule “{rule}”</source>
        <translation>Placeringer skåret bort her af reglen ”{rule}”</translation>
    </message>
    <message>
        <source>Placements that survived; at the last stage these are solutions, before symmetric copies are merged</source>
        <translation>Placeringer, der overlevede; på sidste trin er det løsninger, før symmetriske slås sammen</translation>
    </message>
    <message>
        <source>Placements tried at this stage</source>
        <translation>Placeringer forsøgt på dette trin</translation>
    </message>
    <message>
        <source>Rotations and reflections of a solution count once</source>
        <translation>Drejninger og spejlinger af en løsning tæller én gang</translation>
    </message>
    <message>
        <source>Rotations of a solution count once</source>
        <translation>Drejninger af en løsning tæller én gang</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Andel</translation>
    </message>
    <message>
        <source>Stages of the search</source>
        <translation>Søgningens trin</translation>
    </message>
    <message>
        <source>The numbers are known at the end of the count</source>
        <translation>Tallene er kendt, når optællingen er færdig</translation>
    </message>
    <message>
        <source>The stage of the search: the number of the piece that is placed</source>
        <translation>Søgningens trin: nummeret på den brik, der placeres</translation>
    </message>
    <message>
        <source>The work at each stage is shown for searches of this session.</source>
        <translation>Arbejdet på hvert trin vises for søgninger i denne session.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Time of this stage: the search's time divided in proportion to the work</source>
        <translation>Dette trins tid: søgningens tid fordelt i forhold til arbejdet</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>rå</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>unikke</translation>
    </message>
    <message>
        <source>up to rotation</source>
        <translation>op til drejning</translation>
    </message>
    <message>
        <source>{name}: {explored:,} explored, {kept:,} kept</source>
        <translation>{name}: {explored:,} undersøgt, {kept:,} beholdt</translation>
    </message>
    <message>
        <source>{part} of the placements explored here</source>
        <translation>{part} af de placeringer, der er undersøgt her</translation>
    </message>
</context>
</TS>
