/** The repeated parts of texts. */
const UNITS = [
  ..." ,;:\"'\\/.-%&=a09\n",
  ...[
    "a,",
    "a;",
    'a"',
    '","',
    "\r\n",
    "a=b;",
    "q=0,",
    "a\u0301\u0323",
    "\u0301\u0323",
    "😀",
    "%20",
    "%C3%A4",
    "&",
    "a&",
    "a=b&",
    "a;q=0.5,",
  ],
  ...[
    "M0 0",
    "1e",
    "a1 1 0 0 0 1 1",
    ".a{b:c}",
    "/*",
    "a{",
    "rotate(1)",
    "A@",
    "a.",
    "Mozilla/5.0 (",
    '"r1",',
    'W/"r1", ',
    "svc_consent=a.b.c; ",
    '{"a":',
    '"a":1,',
    "[[],",
    "\\ud83d\\ude00",
    "<g>",
    "<a b='c'/>",
    "%3Cg/%3E",
    "data:image/png;base64,",
    '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n',
    "\r\n--",
    "1.1.1.1,",
  ],
];

/** Parts that differ at each repetition. */
const COUNTED: readonly ((at: number) => string)[] = [
  (at) => `a${at}=b&`,
  (at) => `a${at}=b; `,
  (at) => `a${at},`,
  (at) => `"a${at}":1,`,
  (at) => `--b\r\ncontent-disposition: form-data; name="a${at}"\r\n\r\nx\r\n`,
];

/** Makes texts of a length, by the name of their parts. */
export const TEXTS: readonly (readonly [string, (length: number) => string])[] = [
  ...UNITS.map((unit) => [unit, (length: number) => unit.repeat(length / unit.length)] as const),
  ...COUNTED.map((unit) => [unit(0), (length: number) => counted(unit, length)] as const),
];

function counted(unit: (at: number) => string, length: number): string {
  const parts: string[] = [];
  for (let left = length; left > 0; left -= parts.at(-1)?.length ?? left) parts.push(unit(parts.length));
  return parts.join("");
}
