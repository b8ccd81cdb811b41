import { ENCODINGS, MODULE_SHAPES } from "../../../src/qr/style.ts";
import { LOGOS, PNGS } from "../../worst/art.ts";
import type { WorstInput } from "../../worst/input.ts";
import { gradient, largest } from "../../worst/styles.ts";

/** The largest symbol with a new text, so that no cache of drawings has it. */
const anew = (style: object, fresh: string) => {
  const drawing = largest(style);
  return { ...drawing, fields: { text: `${fresh}${"x".repeat(2_200)}` } };
};

const small = { type: "url", fields: { url: "https://museum.example/hall-3" } };

const symbols: WorstInput[] = ["svg", "pdf", "eps", "png"].flatMap((format) => [
  ...["linear", "radial"].map((kind): WorstInput => ({
    operation: "exportDrawing",
    name: `${format} of the largest symbol with a ${kind} gradient of eight stops`,
    status: 200,
    request: ({ fresh }) => ({
      path: `/app/api/export?format=${format}`,
      body: anew({ foreground: gradient(kind === "linear" ? "linear" : "radial") }, fresh()),
    }),
  })),
  ...MODULE_SHAPES.map((shape): WorstInput => ({
    operation: "exportDrawing",
    name: `${format} of the largest symbol of modules of the shape ${shape}`,
    status: 200,
    request: ({ fresh }) => ({
      path: `/app/api/export?format=${format}`,
      body: anew({ modules: { shape, scale: 1 } }, fresh()),
    }),
  })),
]);

const logos = (operation: string, path: string): WorstInput[] =>
  LOGOS.map(({ name, logo, status }) => ({
    operation,
    name,
    status,
    request: ({ fresh }) => ({
      path,
      body: {
        ...small,
        fields: { url: `https://museum.example/${fresh()}` },
        style: { logo: logo() },
      },
    }),
  }));

/** The most expensive logos that still count as small, and are therefore read on the main thread. */
const nearlyLarge: WorstInput[] = [
  ["short paths", '<path d="M1 1h.1v.1z"/>'.repeat(135)],
  ["one path of arcs", `<path d="M0 0${"a1 2 3 0 1 1 1".repeat(600)}"/>`],
  ["uses", `<g id="a">${'<path d="M1 1h.1v.1z"/>'.repeat(9)}</g>${'<use href="#a"/>'.repeat(4)}`],
  [
    "a style sheet",
    `<style>${".a{fill:red}".repeat(60)}</style>${'<path class="a" d="M1 1h.1v.1z"/>'.repeat(40)}`,
  ],
].map(([name = "", inside = ""]) => ({
  operation: "generate",
  name: `an SVG logo that is nearly too large for the event loop: ${name}`,
  request: ({ fresh }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!--${fresh()}-->${inside}</svg>`;
    return { path: "/app/api/generate", body: { ...small, style: { logo: { svg } } } };
  },
}));

/** Styles that would not scan, for which the service looks for a mend. */
const mended: WorstInput[] = [5, 300, 650].map((length) => ({
  operation: "generate",
  name: `a style to be mended in everything, ${length} characters`,
  status: 400,
  request: ({ fresh }) => ({
    path: "/app/api/generate",
    body: {
      type: "text",
      fields: { text: `${fresh()}${"x".repeat(length)}` },
      style: {
        foreground: gradient("radial"),
        background: gradient("linear"),
        eyeFrame: { color: "#ffff00" },
        eyeBall: { color: "#00ffff" },
        modules: { shape: "diamond", scale: 0.3 },
        margin: 0,
        size: 64,
      },
    },
  }),
}));

/**
 * All 2,953 bytes of the largest symbol: each level is tried with a designation of the encoding, then
 * without.
 */
const full: WorstInput[] = ENCODINGS.map((encoding) => ({
  operation: "generate",
  name: `a text beyond ASCII that fills the largest symbol, in the encoding ${encoding}`,
  status: encoding === "eci" ? 400 : 200,
  request: ({ fresh }) => ({
    path: "/app/api/generate",
    body: { type: "text", fields: { text: `ü${fresh()}`.padEnd(2_952, "x") }, style: { encoding } },
  }),
}));

/** The pixels of a PNG without gradients are counted, and packed into a palette. */
const palettes: WorstInput[] = ["#000000", "#1d4ed8"].map((color) => ({
  operation: "exportDrawing",
  name: `png of the largest symbol in ${color === "#000000" ? "two" : "three"} inks`,
  status: 200,
  request: ({ fresh }) => ({
    path: "/app/api/export?format=png",
    body: anew(
      { foreground: "#000000", eyeFrame: { color }, eyeBall: { color }, frame: { shape: "none" } },
      fresh(),
    ),
  }),
}));

/** The longest credit transfer, whose level can't be raised, with the largest logo, whose round space is counted row by row. */
const transfers: WorstInput[] = [
  {
    operation: "generate",
    name: "a credit transfer at a forbidden level, its logo to be mended",
    status: 400,
    request: ({ fresh }) => ({
      path: "/app/api/generate",
      body: {
        type: "epc",
        fields: {
          name: "n".repeat(70),
          iban: "BE72 0000 0000 1616",
          remittanceUnstructured: fresh().padEnd(140, "r").slice(0, 140),
          information: "i".repeat(70),
        },
        style: {
          ecc: "H",
          margin: 0,
          size: 64,
          logo: { svg: SVG_LOGO, size: 0.5, padding: 4, background: "circle" },
        },
      },
    }),
  },
];

const SVG_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#a01" d="M0 0h9v9H0z"/></svg>';

/** A picture keeps its pixels in print, so a poster embeds millions. */
const posters: WorstInput[] = ["pdf", "eps"].map((format) => ({
  operation: "exportDrawing",
  name: `${format} of two metres with a PNG logo`,
  request: ({ fresh }) => ({
    path: `/app/api/export?format=${format}`,
    body: {
      ...small,
      fields: { url: `https://museum.example/${fresh()}` },
      style: { logo: { png: PNGS["2,800 × 2,800 pixels of 8 bits"]?.() ?? "" } },
      widthMm: 2_000,
    },
  }),
}));

const segments: WorstInput[] = [
  ["digits", "7".repeat(4_000)],
  ["letters", "A".repeat(3_000)],
  ["digits and letters in turn", "1234567ABCDEFGH".repeat(180)],
  ["kanji", "点茗".repeat(450)],
].map(([name = "", text = ""]) => ({
  operation: "generate",
  name: `a text to be divided into segments: ${name}`,
  request: () => ({ path: "/app/api/generate", body: { type: "text", fields: { text } } }),
}));

/** Drawings without a key, and drawings of codes. */
export const INPUTS: readonly WorstInput[] = [
  ...symbols,
  ...palettes,
  ...transfers,
  ...logos("generate", "/app/api/generate"),
  ...logos("exportDrawing", "/app/api/export?format=pdf"),
  ...nearlyLarge,
  ...mended,
  ...full,
  ...posters,
  ...segments,
  {
    operation: "generate",
    name: "the largest symbol with everything a style may have",
    status: 200,
    request: ({ fresh }) => ({ path: "/app/api/generate", body: anew({}, fresh()) }),
  },
  { operation: "listTypes", name: "all types", status: 200, request: () => ({ path: "/app/api/types" }) },
  ...(["Svg", "Pdf", "Eps", "Png"] as const).map((format): WorstInput => ({
    operation: `getCode${format}`,
    // The limits of a logo hold for stored ones, too.
    name: "of a code that was stored with a PNG logo of 128 MB",
    status: 400,
    request: ({ daily, oversized }) => ({
      path: `/app/api/codes/${oversized.id}/qr.${format.toLowerCase()}`,
      key: daily.apiKey,
    }),
  })),
  ...(["Svg", "Pdf", "Eps", "Png"] as const).flatMap((format): WorstInput[] =>
    (["heavy", "large"] as const).map((workspace) => ({
      operation: `getCode${format}`,
      name: `of the ${workspace} workspace, a size of its own each time`,
      request: (place) => ({
        path: `/app/api/codes/${place[workspace].others[0]?.id}/qr.${format.toLowerCase()}?size=${4_000 + (Number.parseInt(place.fresh(), 36) % 96)}`,
        key: place[workspace].apiKey,
      }),
    })),
  ),
];
