const NS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Harmless art, so that only the hostile part can be the reason of a refusal. */
const ART = '<path d="M0 0h8v8H0z"/>';

function svg(inside: string, attributes = ""): string {
  return `<svg ${NS} ${XLINK} viewBox="0 0 9 9" ${attributes}>${inside}${ART}</svg>`;
}

/** Documents with an element that must be refused by its name, by that name. */
export const NAMED: Readonly<Record<string, string>> = {
  script: svg("<script>alert(1)</script>"),
  foreignObject: svg(
    '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><b/></body></foreignObject>',
  ),
  image: svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
  a: svg('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'),
  animate: svg(
    '<rect width="9" height="9"><animate attributeName="href" values="javascript:alert(1)"/></rect>',
  ),
  set: svg('<set attributeName="onmouseover" to="alert(1)"/>'),
  animateTransform: svg('<animateTransform attributeName="transform" type="rotate"/>'),
  animateMotion: svg('<animateMotion path="M0 0h9"/>'),
  text: svg("<text>hello</text>"),
  tspan: svg("<tspan>hello</tspan>"),
  textPath: svg('<textPath href="#a">hello</textPath>'),
  font: svg("<font/>"),
  "font-face": svg("<font-face/>"),
  filter: svg('<filter id="f"><feFlood/></filter>'),
  feImage: svg('<feImage href="http://evil.example/x.png"/>'),
  pattern: svg('<pattern id="p"/>'),
  marker: svg('<marker id="m"/>'),
  switch: svg("<switch><g/></switch>"),
  iframe: svg('<iframe src="#a"/>'),
  embed: svg("<embed/>"),
  object: svg("<object/>"),
  video: svg("<video/>"),
  audio: svg("<audio/>"),
  canvas: svg("<canvas/>"),
  link: svg('<link rel="stylesheet"/>'),
  base: svg("<base/>"),
  meta: svg("<meta/>"),
  html: svg("<html/>"),
  handler: svg('<handler type="application/ecmascript"/>'),
  listener: svg("<listener/>"),
  discard: svg("<discard/>"),
  view: svg('<view id="v"/>'),
  cursor: svg("<cursor/>"),
  math: svg("<math/>"),
};

/** Documents that must be refused, each with a part of the reason. */
export const REFUSED: readonly (readonly [name: string, svg: string, reason: string])[] = [
  [
    "a script under a prefix",
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>alert(1)</s:script></s:svg>`,
    "<script>",
  ],
  [
    "a script of XHTML",
    svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
    "<script>",
  ],
  ["a script of no namespace", svg('<script xmlns="">alert(1)</script>'), "<script>"],
  ["a script in CDATA", svg("<script><![CDATA[alert(1)]]></script>"), "<script>"],
  ["a script within definitions", svg("<defs><g><script/></g></defs>"), "<script>"],
  ["an upper-case script", svg("<SCRIPT>alert(1)</SCRIPT>"), "not allowed"],
  ["an element nobody knows", svg("<x-frame/>"), "<x-frame>"],
  ["an element with a name meant for somebody else's log", svg("<a\u0130b.c/>"), "<unknown>"],
  ["an element of an unknown namespace", svg('<p:rect xmlns:p="urn:evil"/>'), "<rect>"],
  ["an SVG element once the namespace is gone", svg('<path xmlns="" d="M0 0h9v9z"/>'), "<path>"],
  ["onload", svg("", 'onload="alert(1)"'), "(onload)"],
  ["onclick on a shape", svg('<path d="M0 0h9v9z" onclick="alert(1)"/>'), "(onclick)"],
  ["a handler in mixed case", svg('<g OnMouseOver="alert(1)"/>'), "(OnMouseOver)"],
  [
    "a handler under a namespace",
    svg('<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:onload="alert(1)"/>'),
    "(onload)",
  ],
  ["a handler written as references", svg('<g onfocusin="&#97;lert(1)"/>'), "(onfocusin)"],
  ["onbegin", svg('<g onbegin="alert(1)"/>'), "(onbegin)"],
  ["use of another document", svg('<use href="http://evil.example/a.svg#x"/>'), "href"],
  ["use of a path on disk", svg('<use xlink:href="/etc/passwd#x"/>'), "href"],
  ["use of a data address", svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>'), "href"],
  ["use of javascript", svg('<use href="javascript:alert(1)"/>'), "href"],
  [
    "use of javascript behind references",
    svg('<use href="&#106;avascript&colon;alert(1)"/>'.replace("&colon;", "&#58;")),
    "href",
  ],
  ["use of javascript behind a tab", svg('<use href="java&#9;script:alert(1)"/>'), "href"],
  [
    "xlink under another prefix",
    svg('<use xmlns:q="http://www.w3.org/1999/xlink" q:href="http://evil.example/#x"/>'),
    "href",
  ],
  [
    "an href in a namespace of its own",
    svg('<use xmlns:q="urn:q" q:href="http://evil.example/#x"/>'),
    "href",
  ],
  ["an href on a path", svg('<path href="http://evil.example/" d="M0 0h9"/>'), "href"],
  ["a gradient from elsewhere", svg('<linearGradient href="//evil.example/g.svg#g"/>'), "href"],
  ["a src attribute", svg('<g src="http://evil.example/"/>'), "src"],
  ...[
    "fill",
    "stroke",
    "clip-path",
    "mask",
    "filter",
    "cursor",
    "marker-start",
    "marker-end",
    "color-profile",
  ].map(
    (name) =>
      [
        `url() in ${name}`,
        svg(`<path d="M0 0h9v9z" ${name}="url(http://evil.example/x.svg#a)"/>`),
        "url()",
      ] as const,
  ),
  ["url() in quotes", svg(`<path d="M0 0h9v9z" fill="url('http://evil.example/#a')"/>`), "url()"],
  ["url() with space", svg('<path d="M0 0h9v9z" fill=" url(  data:image/svg+xml,x#a )"/>'), "url()"],
  ["url() in upper case", svg('<path d="M0 0h9v9z" fill="URL(HTTP://EVIL.EXAMPLE/#A)"/>'), "url()"],
  ["url() behind references", svg('<path d="M0 0h9v9z" fill="&#117;&#x72;l(//evil.example/#a)"/>'), "url()"],
  ["url() as a fallback", svg('<path d="M0 0h9v9z" fill="url(#a) url(//evil.example/)"/>'), "url()"],
  [
    "url() in a style attribute",
    svg('<path d="M0 0h9v9z" style="fill:url(http://evil.example/#a)"/>'),
    "url()",
  ],
  [
    "url() in an unknown property",
    svg('<path d="M0 0h9v9z" style="background:url(//evil.example/a.png)"/>'),
    "url()",
  ],
  ["url() in a style sheet", svg("<style>path{fill:url(//evil.example/#a)}</style>"), "url()"],
  ["@import", svg("<style>@import url(http://evil.example/a.css);</style>"), "at-rule"],
  [
    "@import as a string",
    svg("<style>@import 'http://evil.example/a.css';path{fill:red}</style>"),
    "at-rule",
  ],
  ["@font-face", svg("<style>@font-face{font-family:a;src:url(#a)}</style>"), "at-rule"],
  ["@media", svg("<style>@media screen{path{fill:red}}</style>"), "at-rule"],
  ["an attribute selector that leaks", svg('<style>path[d^="M"]{fill:red}</style>'), "selector"],
  ["a pseudo-class", svg("<style>path:hover{fill:red}</style>"), "selector"],
  ["a style sheet that closes itself", svg("<style>}</style>"), "<style>"],
  ["a style sheet without its end", svg("<style>path{fill:red</style>"), "<style>"],
  ["a filter function", svg('<path d="M0 0h9v9z" style="filter:blur(99px)"/>'), "filter"],
  [
    "a doctype",
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg("")}`,
    "DOCTYPE",
  ],
  [
    "an external entity",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<g>&x;</g>")}`,
    "DOCTYPE",
  ],
  [
    "a parameter entity",
    `<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://evil.example/x.dtd">%x;]>${svg("")}`,
    "DOCTYPE",
  ],
  [
    "entities that grow",
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;">]>${svg("<g>&b;</g>")}`,
    "DOCTYPE",
  ],
  ["an entity nobody declared", svg("<g>&nbsp;</g>"), "well-formed"],
  [
    "a style sheet by processing instruction",
    `<?xml-stylesheet href="http://evil.example/a.css"?>${svg("")}`,
    "processing instruction",
  ],
  ["another processing instruction", svg("<?php echo 1 ?>"), "processing instruction"],
  ["CDATA among the shapes", svg("<g><![CDATA[<script>alert(1)</script>]]></g>"), "CDATA"],
  ["a NUL", svg("<g>\0</g>"), "well-formed"],
  ["a NUL by reference", svg("<g>&#0;</g>"), "well-formed"],
  ["UTF-16 taken for text", svg("").split("").join("\0"), "well-formed"],
  ["half a surrogate pair", svg("<g a='\uD800'/>"), "well-formed"],
  ["a byte order mark inside", `<svg ${NS} \uFEFF/>`, "well-formed"],
  ["tags that don't match", svg("<g></path>"), "well-formed"],
  ["attributes without quotes", svg("<g fill=red/>"), "well-formed"],
  ["an attribute given twice", svg('<g fill="red" fill="blue"/>'), "well-formed"],
  [
    "an attribute given twice by namespaces",
    svg('<use xmlns:b="http://www.w3.org/1999/xlink" xlink:href="#a" b:href="#b"/>'),
    "well-formed",
  ],
  ["a prefix nobody declared", svg("<x:g/>"), "well-formed"],
  ["two roots", `${svg("")}${svg("")}`, "well-formed"],
  ["text after the root", `${svg("")}<script>`, "well-formed"],
  ["nothing", "", "well-formed"],
  ["HTML around it", `<html><body>${svg("")}</body></html>`, "<svg>"],
  ["a root of another namespace", `<svg xmlns="urn:evil" viewBox="0 0 9 9">${ART}</svg>`, "<svg>"],
  ["a use of itself", svg('<use id="u" href="#u"/>'), "refers to itself"],
  [
    "two groups that use each other",
    svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    "refers to itself",
  ],
  [
    "a gradient of itself",
    svg('<linearGradient id="a" href="#a"/><path fill="url(#a)" d="M0 0h9v9z"/>'),
    "refers to itself",
  ],
  [
    "a clip of itself",
    svg(
      '<clipPath id="a"><path clip-path="url(#a)" d="M0 0h9v9z"/></clipPath><path clip-path="url(#a)" d="M0 0h9v9z"/>',
    ),
    "refers to itself",
  ],
  [
    "a mask of itself",
    svg(
      '<mask id="a"><g mask="url(#a)"><path d="M0 0h9v9z"/></g></mask><path mask="url(#a)" d="M0 0h9v9z"/>',
    ),
    "refers to itself",
  ],
];

/** Documents whose hostile part draws nothing: it may stay behind without a word. */
export const INERT: readonly (readonly [name: string, svg: string])[] = [
  ["a script told of in metadata", svg("<metadata><script>alert(1)</script></metadata>")],
  ["a link told of in a description", svg('<desc><a href="#x">x</a></desc><title>&lt;script&gt;</title>')],
  [
    "an id that closes its attribute",
    svg('<linearGradient id="a&quot;&gt;&lt;script&gt;"><stop/></linearGradient>'),
  ],
  ["an id that is markup", svg('<g id="&lt;script&gt;alert(1)&lt;/script&gt;"/>')],
  ["a class that is markup", svg('<g class="&quot;&gt;&lt;script&gt;"/>')],
  ["a colour that is markup", svg('<path d="M0 0h9v9z" fill="&quot;/&gt;&lt;script&gt;"/>')],
  ["a colour that is an expression", svg('<path d="M0 0h9v9z" style="fill:expression(alert(1))"/>')],
  ["a colour with CSS escapes", svg('<path d="M0 0h9v9z" style="fill:\\75 rl(\\2f\\2f evil.example)"/>')],
  ["a binding", svg('<path d="M0 0h9v9z" style="-moz-binding:none;behavior:none"/>')],
  ["a custom property", svg('<path d="M0 0h9v9z" style="--x:alert(1);fill:var(--x)"/>')],
  ["an attribute of an unknown namespace", svg('<g xmlns:x="urn:x" x:script="alert(1)"/>')],
  [
    "attributes that are nobody's",
    svg('<g data-x="javascript:alert(1)" formaction="javascript:alert(1)" srcdoc="&lt;script&gt;"/>'),
  ],
  ["a base address", svg('<g xml:base="http://evil.example/"/>')],
  [
    "an editor's notes",
    svg(
      '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><script/></sodipodi:namedview>',
    ),
  ],
  ["a comment that closes early for HTML", svg("<!-- ><script>alert(1)</script> -->")],
  ["text among the shapes", svg("<g>&lt;script&gt;alert(1)&lt;/script&gt;</g>")],
  [
    "a link to nothing",
    svg(
      '<use href="#nothing"/><path fill="url(#nothing)" clip-path="url(#nothing)" mask="url(#nothing)" d="M0 0h9v9z"/>',
    ),
  ],
  ["a prototype by id", svg('<g id="__proto__"/><use href="#__proto__"/><use href="#constructor"/>')],
  ["a prototype by attribute", svg('<g __proto__="x" constructor="y"/>')],
  ["a byte order mark before", `\uFEFF${svg("")}`],
  ["another encoding declared", `<?xml version="1.0" encoding="UTF-16"?>${svg("")}`],
];
