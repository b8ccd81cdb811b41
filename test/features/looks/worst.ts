import { PNGS, SVGS } from "../../worst/art.ts";
import { gradient, largest } from "../../worst/styles.ts";
import type { Place, WorstInput, WorstRequest } from "../../worst/input.ts";

const of =
  (workspace: "large" | "heavy", path: (place: Place) => string, body?: (place: Place) => object) =>
  (place: Place): WorstRequest => ({
    path: path(place),
    key: place[workspace].apiKey,
    ...(body ? { body: body(place) } : {}),
  });

const everywhere = ({ looks }: Place) => `/app/api/styles/${looks.everywhere}`;
const heaviest = ({ looks }: Place) => `/app/api/styles/${looks.heavy[0]?.id}`;

/** Styles of looks that are hard to read, to check and to store. */
const STYLES: readonly (readonly [name: string, style: () => object])[] = [
  ["everything that a style may have", () => ({ ...largest().style, foreground: gradient("radial") })],
  ...Object.entries(SVGS).map(
    ([name, svg]) => [`an SVG logo: ${name}`, () => ({ logo: { svg: svg() } })] as const,
  ),
  ...Object.entries(PNGS).map(
    ([name, png]) => [`a PNG logo: ${name}`, () => ({ logo: { png: png() } })] as const,
  ),
];

/** Saved looks: 200,000 codes of one, and as many of the largest as a workspace may have. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "listStyles",
    name: "the largest looks",
    status: 200,
    request: of("heavy", () => "/app/api/styles?limit=1000"),
  },
  {
    operation: "getStyle",
    name: "one of the largest looks",
    status: 200,
    request: of("heavy", heaviest),
  },
  ...STYLES.map(([name, style]): WorstInput => ({
    operation: "createStyle",
    name,
    request: of(
      "large",
      () => "/app/api/styles",
      ({ fresh }) => ({ name: `Look ${fresh()}`, style: style() }),
    ),
  })),
  {
    operation: "createStyle",
    name: "a large look beside many large ones",
    request: of(
      "heavy",
      () => "/app/api/styles",
      ({ fresh }) => ({
        name: `Look ${fresh()}`,
        style: { logo: { svg: SVGS["numbers of many digits"]?.() } },
      }),
    ),
  },
  {
    operation: "editStyle",
    name: "the look of all codes",
    status: 200,
    request: of("large", everywhere, ({ fresh }) => ({ style: { frame: { shape: "box", text: fresh() } } })),
  },
  {
    operation: "editStyle",
    name: "one of the largest looks becomes the default",
    status: 200,
    request: of("heavy", heaviest, () => ({ isDefault: true })),
  },
  ...STYLES.map(([name, style]): WorstInput => ({
    operation: "editStyle",
    name,
    request: of("large", everywhere, () => ({ style: style() })),
  })),
  {
    operation: "deleteStyle",
    name: "the look of all codes",
    status: 409,
    request: of("large", everywhere),
  },
  {
    operation: "getCodeSvg",
    name: "a code in the look of all codes",
    status: 200,
    request: of("large", ({ large }) => `/app/api/codes/${large.others[3]?.id}/qr.svg`),
  },
  {
    operation: "getCodeSvg",
    name: "a code in one of the largest looks",
    status: 200,
    request: of("heavy", ({ heavy }) => `/app/api/codes/${heavy.others[0]?.id}/qr.svg`),
  },
  {
    operation: "createCode",
    name: "a code in one of the largest looks",
    status: 200,
    request: of(
      "heavy",
      () => "/app/api/codes",
      ({ looks }) => ({ target: "https://museum.example/", style: { saved: looks.heavy[0]?.id } }),
    ),
  },
  {
    operation: "makeBulk",
    name: "rows that name the largest looks",
    status: 200,
    request: (place) => {
      const rows = place.looks.heavy.map(({ name }) => name);
      return {
        path: "/app/api/bulk",
        key: place.heavy.apiKey,
        headers: { "content-type": "text/csv" },
        body: `target,style\n${rows.map((name, row) => `https://museum.example/${row},${name}`).join("\n")}`,
      };
    },
  },
  {
    operation: "makeBulk",
    name: "rows without a style that take one of the largest looks",
    status: 200,
    request: (place) => {
      const usual = encodeURIComponent(JSON.stringify({ saved: place.looks.heavy[0]?.id }));
      return {
        path: `/app/api/bulk?style=${usual}`,
        key: place.heavy.apiKey,
        headers: { "content-type": "text/csv" },
        body: `target\n${Array.from({ length: 60 }, (_, row) => `https://museum.example/${row}`).join("\n")}`,
      };
    },
  },
];
