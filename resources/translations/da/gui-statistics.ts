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
        <source>Every solution counts</source>
        <translation>Hver løsning tæller</translation>
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
        <source>Rotations and reflections of a solution count once</source>
        <translation>Drejninger og spejlinger af en løsning tæller én gang</translation>
    </message>
    <message>
        <source>Rotations of a solution count once</source>
        <translation>Drejninger af en løsning tæller én gang</translation>
    </message>
    <message>
        <source>Stages of the search</source>
        <translation>Søgningens trin</translation>
    </message>
    <message>
        <source>The numbers will be known when the count is complete</source>
        <translation>Tallene er kendt, når optællingen er færdig</translation>
    </message>
    <message>
        <source>The work at each stage is shown only for searches since the program was started.</source>
        <translation>Arbejdet på hvert trin vises for søgninger i denne session.</translation>
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
</context>
</TS>
