import { seededRandom } from "../../../random.ts";

const DOLLAR = "$";

/** Characters with a meaning in a server's configuration, and characters that a URL may carry as they are. */
const PIECES = [
  ..."{}$%\\#\"'`|^[]()<>;,:=&?!*+~@",
  "{$HOME}",
  "{env.HOME}",
  "{http.request.uri}",
  "{vars.o}",
  "{1}",
  `${DOLLAR}{HOME}`,
  `${DOLLAR}{QZ_DOLLAR}`,
  `${DOLLAR}{qz_d}`,
  "$uri",
  "$1",
  "$&",
  "%{HTTP_HOST}",
  "%1",
  "%41",
  "%zz",
  ":splat",
  "\\{",
  "\\\\",
  '\\"',
  "//",
  "..",
  " ",
  "é",
  "€",
  "漢",
  "😀",
  "302",
  "abc",
];

/** Targets that are long, or made of one character. */
const EXTREMES = [
  "https://example.org",
  "HTTP://EXAMPLE.org:80/A?b#c",
  "https://exämple.org/ü?ü#ü",
  "https://us$er:p%40ss@example.org/",
  'https://a"b{c}$d.example/{$HOME}',
  ...["a", "€", "$", "{", "\\", '"', "😀"].map((char) => filled(`https://example.org/?${char}`, char)),
  filled("https://example.org/#{$HOME}", "{$HOME}"),
  filled(`https://example.org/${DOLLAR}{HOME}`, `${DOLLAR}{HOME}`),
];

function filled(start: string, piece: string): string {
  // Characters of a target are counted, and not their units.
  return start + piece.repeat(Math.floor((2_048 - start.length) / [...piece].length));
}

/** Targets of codes that are hard to write into a configuration: the same for the same number. */
export function hostileTargets(count: number): string[] {
  const random = seededRandom(26);
  const piece = () => PIECES[Math.floor(random() * PIECES.length)] ?? "";
  const some = () => Array.from({ length: Math.floor(random() * 8) }, piece).join("");
  const made = Array.from(
    { length: count - EXTREMES.length },
    () => `https://example.org/a${some()}?b${some()}#c${some()}`,
  );
  return [...EXTREMES, ...made];
}
