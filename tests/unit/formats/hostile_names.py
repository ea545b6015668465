"""Names that a file may have, and that some program might obey."""

NAMES = (
    "<!--<script>",
    "</script><script>document.title='X'</script>",
    "--><script>document.title='X'</script>",
    "<img src=x onerror=\"document.title='X'\">",
    "\"'><svg onload=\"document.title='X'\">",
    "]]><script>document.title='X'</script>",
    "${title} $$ $three",
    "&lt;b&gt; &#x3c;script>",
    "{{7*7}} %s%n {0}",
    '\\"); echo(1); //',
    '"; cube(9); "',
    "*/ module piece() {} /*",
    "=cmd|'/C calc'!A0",
    "@SUM(1+1)",
    "a\u2028b\u202ec",
    "a\x1b]0;PWNED\x07\x1b[31mred\x9b2J",
    "two\nlines\r\tand a tab",
    "../../etc/passwd",
    "CON",
)
