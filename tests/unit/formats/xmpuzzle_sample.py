"""A small puzzle file of BurrTools that uses every feature of the format."""

SAMPLE = """<?xml version="1.0"?>
<puzzle version="2" made="by hand">
 <gridType type="0"/>
 <colors><color red="255" green="0" blue="16"/></colors>
 <shapes>
  <voxel x="3" y="1" z="1" type="0" name="bar" weight="2" hx="1">###</voxel>
  <voxel x="2" y="1" z="1" type="0">#1#</voxel>
  <voxel x="4" y="2" z="1" type="0" name="tray &amp; edge">####+#1#_</voxel>
 </shapes>
 <problems>
  <!-- kept -->
  <problem name="one" state="2" assemblies="3" solutions="1" maxHoles="1">
   <shapes>
    <shape id="0" min="0" max="2" group="3"/>
    <shape id="1" count="2"/>
   </shapes>
   <result id="2"/>
   <bitmap><pair piece="0" result="0"/></bitmap>
   <solutions><solution asmNum="2"><assembly>x 0 0 0 0</assembly></solution></solutions>
   <future kind="new"><deep/></future>
  </problem>
  <problem state="0"><shapes/><result id="4294967295"/><bitmap/></problem>
 </problems>
 <comment popup="">Two
lines</comment>
</puzzle>
"""
