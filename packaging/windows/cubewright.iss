; The installer for Windows: for one user, without an administrator.
; iscc -DVersion=1.2.3 packaging\windows\cubewright.iss
#ifndef Version
  #error Name the version: iscc -DVersion=1.2.3 cubewright.iss
#endif

[Setup]
AppId=Cubewright
AppName=Cubewright
AppVersion={#Version}
AppPublisher=The Cubewright founders
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=cubewright-{#Version}-windows-setup
DefaultDirName={autopf}\Cubewright
DefaultGroupName=Cubewright
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=LICENSE
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes
ChangesEnvironment=yes
UninstallDisplayIcon={app}\cubewright-gui.exe

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "da"; MessagesFile: "compiler:Languages\Danish.isl"

[CustomMessages]
en.OnPath=Let the terminal find the command "cubewright"
de.OnPath=Den Befehl „cubewright“ im Terminal finden
da.OnPath=Lad terminalen finde kommandoen "cubewright"

[Tasks]
Name: "onpath"; Description: "{cm:OnPath}"; Flags: unchecked

[Files]
Source: "build\package\dist\cubewright\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Cubewright"; Filename: "{app}\cubewright-gui.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.cubewright"; ValueType: string; ValueData: "Cubewright.Project"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Cubewright.Project"; ValueType: string; ValueData: "Cubewright project"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Cubewright.Project\shell\open\command"; ValueType: string; ValueData: """{app}\cubewright-gui.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.fig\OpenWithProgids"; ValueType: string; ValueName: "Cubewright.Figure"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Cubewright.Figure"; ValueType: string; ValueData: "Figure file"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Cubewright.Figure\shell\open\command"; ValueType: string; ValueData: """{app}\cubewright-gui.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.xmpuzzle\OpenWithProgids"; ValueType: string; ValueName: "Cubewright.BurrTools"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Cubewright.BurrTools"; ValueType: string; ValueData: "BurrTools puzzle"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Cubewright.BurrTools\shell\open\command"; ValueType: string; ValueData: """{app}\cubewright-gui.exe"" ""%1"""

[Run]
Filename: "{app}\cubewright-gui.exe"; Description: "{cm:LaunchProgram,Cubewright}"; Flags: postinstall nowait skipifsilent

[Code]
const
  Environment = 'Environment';

function Folders(): String;
begin
  if not RegQueryStringValue(HKCU, Environment, 'Path', Result) then
    Result := '';
end;

procedure RemoveFromPath();
var
  Text: String;
begin
  Text := ';' + Folders() + ';';
  if StringChangeEx(Text, ';' + ExpandConstant('{app}') + ';', ';', True) > 0 then
    RegWriteExpandStringValue(HKCU, Environment, 'Path', Copy(Text, 2, Length(Text) - 2));
end;

procedure CurStepChanged(Step: TSetupStep);
begin
  if (Step = ssPostInstall) and WizardIsTaskSelected('onpath') then
  begin
    RemoveFromPath();
    RegWriteExpandStringValue(HKCU, Environment, 'Path', Folders() + ';' + ExpandConstant('{app}'));
  end;
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if Step = usUninstall then
    RemoveFromPath();
end;
