import { LOGOS, SVGS } from "../../worst/art.ts";
import { gradient, largest } from "../../worst/styles.ts";
import { readJson } from "../../json.ts";
import type { Place, WorstInput, WorstRequest } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";

const PLAIN = "/app/api/plain-codes";
/** The longest text that a symbol holds. */
const LONG = { type: "text", fields: { text: "x".repeat(900) } };
const HEAVY_SVG = SVGS["numbers of many digits"]?.();

/** A request about a plain code of the heavy workspace, made for it. */
const about =
  (path: (id: string) => string, body?: object, made: object = LONG) =>
  async ({ url, heavy }: Place): Promise<WorstRequest> => {
    const answer = await prepare(url, "POST", { path: PLAIN, key: heavy.apiKey, body: made });
    const { id } = await readJson<{ id: string }>(answer);
    return { path: path(id), key: heavy.apiKey, ...(body && { body }) };
  };

const large = { ...LONG, fields: { text: "Hi" }, style: { logo: { svg: HEAVY_SVG } } };

const STYLES: readonly (readonly [name: string, style: () => object, status: number])[] = [
  ["everything that a style may have", () => ({ ...largest().style, foreground: gradient("radial") }), 200],
  ...LOGOS.map(({ name, logo, status }) => [name, () => ({ logo: logo() }), status] as const),
];

/** Plain codes with the longest contents and the largest logos. */
export const INPUTS: readonly WorstInput[] = [
  ...STYLES.map(([name, style, status]): WorstInput => ({
    operation: "createPlainCode",
    name,
    status,
    request: ({ large: { apiKey } }) => ({
      path: PLAIN,
      key: apiKey,
      body: { type: "text", fields: { text: "Hi" }, style: style() },
    }),
  })),
  {
    operation: "createPlainCode",
    name: "the longest content",
    status: 200,
    request: ({ heavy }) => ({ path: PLAIN, key: heavy.apiKey, body: LONG }),
  },
  {
    operation: "listPlainCodes",
    name: "a search that finds nothing, behind large codes",
    status: 200,
    request: about(() => `${PLAIN}?limit=1000&q=${"z".repeat(90)}`, undefined, large),
  },
  {
    operation: "listPlainCodes",
    name: "large codes",
    status: 200,
    request: about(() => `${PLAIN}?limit=1000&sort=title`, undefined, large),
  },
  {
    operation: "getPlainCode",
    name: "a large code",
    status: 200,
    request: about((id) => `${PLAIN}/${id}`, undefined, large),
  },
  {
    operation: "editPlainCode",
    name: "the longest content in place of another",
    status: 200,
    request: about((id) => `${PLAIN}/${id}`, { fields: { text: "y".repeat(900) } }),
  },
  {
    operation: "editPlainCode",
    name: "a large logo beside a large history",
    request: about((id) => `${PLAIN}/${id}`, { style: { logo: { svg: HEAVY_SVG } } }, large),
  },
  {
    operation: "deletePlainCode",
    name: "a large code",
    status: 204,
    request: about((id) => `${PLAIN}/${id}`, undefined, large),
  },
  {
    operation: "listPlainCodeChanges",
    name: "a large code",
    status: 200,
    request: about((id) => `${PLAIN}/${id}/history`, undefined, large),
  },
  {
    operation: "restorePlainCode",
    name: "a large code",
    status: 200,
    request: about((id) => `${PLAIN}/${id}/restore`, { revision: 1 }, large),
  },
  ...(["Svg", "Pdf", "Eps", "Png"] as const).map((format): WorstInput => ({
    operation: `getPlainCode${format}`,
    name: "the longest content with a large logo",
    request: about((id) => `${PLAIN}/${id}/qr.${format.toLowerCase()}`, undefined, large),
  })),
  {
    operation: "getPlainCodeExport",
    name: "the largest picture",
    status: 200,
    request: about((id) => `${PLAIN}/${id}/export?format=png&size=4096`),
  },
];
