import { PNGS, SVGS } from "../art.ts";
import type { WorstInput } from "../input.ts";
import { gradient, largest, SHAPES } from "../styles.ts";

/** The largest symbol with a text of its own: no cache of drawings has it. */
const anew = (style: object, fresh: string) => {
  const drawing = largest(style);
  return { ...drawing, fields: { text: `${fresh}${"x".repeat(2_200)}` } };
};

const small = { type: "url", fields: { url: "https://museum.example/hall-3" } };

const symbols: WorstInput[] = ["svg", "pdf", "eps", "png"].flatMap((format) => [
  ...["linear", "radial"].map((kind): WorstInput => ({
    operation: "export",
    name: `${format} of the largest symbol with a ${kind} gradient of eight stops`,
    status: 200,
    request: ({ fresh }) => ({
      path: `/app/api/export?format=${format}`,
      body: anew({ foreground: gradient(kind === "linear" ? "linear" : "radial") }, fresh()),
    }),
  })),
  ...SHAPES.map((shape): WorstInput => ({
    operation: "export",
    name: `${format} of the largest symbol of modules of the shape ${shape}`,
    status: 200,
    request: ({ fresh }) => ({
      path: `/app/api/export?format=${format}`,
      body: anew({ modules: { shape, scale: 1 } }, fresh()),
    }),
  })),
]);

const logos = (operation: string, path: string): WorstInput[] => [
  ...Object.entries(SVGS).map(([name, svg]): WorstInput => ({
    operation,
    name: `an SVG logo: ${name}`,
    request: ({ fresh }) => ({
      path,
      body: {
        ...small,
        fields: { url: `https://museum.example/${fresh()}` },
        style: { logo: { svg: svg() } },
      },
    }),
  })),
  ...Object.entries(PNGS).map(([name, png]): WorstInput => ({
    operation,
    name: `a PNG logo: ${name}`,
    request: ({ fresh }) => ({
      path,
      body: {
        ...small,
        fields: { url: `https://museum.example/${fresh()}` },
        style: { logo: { png: png() } },
      },
    }),
  })),
];

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

/** Drawings for anyone, and those of codes. */
export const DRAWINGS: readonly WorstInput[] = [
  ...symbols,
  ...logos("generate", "/app/api/generate"),
  ...logos("export", "/app/api/export?format=pdf"),
  ...segments,
  {
    operation: "generate",
    name: "the largest symbol with everything a style may have",
    status: 200,
    request: ({ fresh }) => ({ path: "/app/api/generate", body: anew({}, fresh()) }),
  },
  { operation: "listTypes", name: "all types", status: 200, request: () => ({ path: "/app/api/types" }) },
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
