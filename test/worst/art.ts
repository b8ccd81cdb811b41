import { base64, png } from "../qr/logo/png-maker.ts";

/** Logos that cost as much work as their size allows. Each is made at its first use. */

const NS = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';

/** The most bytes of an SVG logo. */
const SVG_BYTES = 512 * 1024;

/** An SVG document with as much of `piece` in it as fits. */
function filled(before: string, piece: string, after: string, bytes: number = SVG_BYTES): string {
  const room = bytes - before.length - after.length - NS.length - 20;
  return `<svg ${NS}>${before}${piece.repeat(Math.floor(room / piece.length))}${after}</svg>`;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Clip paths that a style sheet nests, the last of many segments: short, but long to judge. CSS has no capital letters. */
export const CLIPPED_BY_RULES = [
  `<style>${[..."abcde"].map((id) => `.${id}{CLIP-PATH:url(#${id})}`).join("")}</style>`,
  ...[..."abcd"].map((id, at) => {
    const inner = `<path class="${"bcde".charAt(at)}" d="M0 0h9v9z"/>`;
    return `<clipPath id="${id}">${inner.repeat(8)}</clipPath>`;
  }),
  `<clipPath id="e"><path d="M0 0${"h1v1".repeat(1_000)}"/></clipPath>`,
  '<path class="a" d="M0 0h9v9z"/>'.repeat(8),
].join("");

/** SVG documents, named after the part that fills them. */
export const SVGS: Readonly<Record<string, () => string>> = {
  "arcs in one path": once(() => filled('<path d="M0 0', "a1 2 3 0 1 1 1", '"/>')),
  "curves in one path": once(() => filled('<path d="M0 0', "s1 1 2 2", '"/>')),
  "lines in one path": once(() => filled('<path d="M0 0', "h1v1", '"/>')),
  "strokes in one path": once(() =>
    filled('<path fill="none" stroke="red" stroke-width=".1" d="M0 0', "l1 1", '"/>'),
  ),
  "short paths": once(() => filled("", '<path d="M0 0h9v9z"/>', "")),
  "points of a polygon": once(() => filled('<polygon points="', "1 2 ", '"/>')),
  "groups that use each other": once(() => {
    const level = (at: number) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(40)}</g>`;
    return `<svg ${NS}>${[0, 1, 2].map(level).join("")}<g id="g3"><path d="M0 0h8v8z"/></g><use href="#g0"/></svg>`;
  }),
  "rules of a style sheet over many elements": once(() => {
    const rules = Array.from({ length: 4_000 }, (_, index) => `.c${index % 7} .d${index}{fill:red}`).join("");
    return filled(`<style>${rules}</style>`, '<path class="c1 d2" d="M0 0h9v9z"/>', "");
  }),
  "gradients of gradients": once(() =>
    filled(
      "",
      '<linearGradient id="a"><stop offset="0"/><stop offset="1"/></linearGradient>',
      '<path fill="url(#a)" d="M0 0h9v9z"/>',
    ),
  ),
  "nothing but beginnings of elements": once(() => filled("", "<", "")),
  "rules that clip what clips by a long path": once(() => `<svg ${NS}>${CLIPPED_BY_RULES}</svg>`),
  "text that draws nothing": once(() => filled("<desc>", "&lt;", "</desc>")),
  "one long attribute": once(() => filled('<path d="', " ", 'M0 0h9v9z"/>')),
  "numbers of many digits": once(() => filled('<path d="M0 0', "l1.000000000000000000001 1", '"/>')),
  "masks and clips": once(() =>
    filled(
      '<clipPath id="c"><path d="M0 0h9v9z"/></clipPath><mask id="m"><path fill="#fff" d="M0 0h9v9z"/></mask>',
      '<path clip-path="url(#c)" mask="url(#m)" d="M0 0h9v9z"/>',
      "",
    ),
  ),
};

const noise = (bytes: number) => {
  const filledWith = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(filledWith.subarray(at, at + 65_536));
  return filledWith;
};

function picture(side: number, depth: number, channels: 1 | 4, interlace = 0): string {
  const row = 1 + (side * channels * depth) / 8;
  const raw = new Uint8Array(row * side).fill(113);
  // Filter 0 of every row. An interlaced picture has other rows, and is refused after it was inflated.
  for (let at = 0; at < raw.length; at += row) raw[at] = 0;
  return base64(png({ width: side, height: side, depth, colorType: channels === 4 ? 6 : 0, interlace, raw }));
}

/** A PNG that unpacks to 128 MB. Codes may have been stored with it before there was a limit. */
export const LARGEST_PNG = once(() => picture(4_000, 16, 4));

/** PNG files in base64, named after the part that fills them. */
export const PNGS: Readonly<Record<string, () => string>> = {
  "4,000 × 4,000 pixels of 16 bits": LARGEST_PNG,
  "2,000 × 2,000 pixels of 16 bits": once(() => picture(1_999, 16, 4)),
  "2,800 × 2,800 pixels of 8 bits": once(() => picture(2_800, 8, 4)),
  "4,000 × 4,000 grey pixels": once(() => picture(4_000, 8, 1)),
  "2,000 × 2,000 interlaced pixels": once(() => picture(2_000, 8, 4, 1)),
  noise: once(() => {
    const side = 420;
    const raw = noise((1 + side * 4) * side);
    for (let at = 0; at < raw.length; at += 1 + side * 4) raw[at] = 0;
    return base64(png({ width: side, height: side, depth: 8, colorType: 6, raw }));
  }),
  "a file that is nothing but text": once(() => base64(noise(700_000))),
};

/** Pictures that a logo may be. The others are refused once they were read. */
const ACCEPTED: ReadonlySet<string> = new Set([
  "points of a polygon",
  "one long attribute",
  "numbers of many digits",
  "2,000 × 2,000 pixels of 16 bits",
  "2,800 × 2,800 pixels of 8 bits",
  "4,000 × 4,000 grey pixels",
  "noise",
]);

const statusOf = (name: string) => (ACCEPTED.has(name) ? 200 : 400);

/** The logos, with the status of a request that has one. */
export const LOGOS = [
  ...Object.entries(SVGS).map(([name, svg]) => ({
    name: `an SVG logo: ${name}`,
    logo: () => ({ svg: svg() }),
    status: statusOf(name),
  })),
  ...Object.entries(PNGS).map(([name, png]) => ({
    name: `a PNG logo: ${name}`,
    logo: () => ({ png: png() }),
    status: statusOf(name),
  })),
];
