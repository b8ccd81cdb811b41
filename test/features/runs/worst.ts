import { IN_FULL } from "../../extent.ts";
import { AMOUNTS } from "../../worst/amounts.ts";
import { PNGS, SVGS } from "../../worst/art.ts";
import type { WorstInput } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";

type Order = readonly [name: string, workspace: "large" | "heavy" | "alike", order: () => object];

const largeLogo = () => ({ logo: { svg: SVGS["arcs in one path"]?.() ?? "" } });
const logo = { logo: { id: "simple-icons.spotify", size: 0.2 } };
const ids = Array.from({ length: 1_000 }, (_, at) => `code_${at}`);

/** Slow orders go to all codes of the largest workspace, which has 200,000 in full. A step is as long with fewer. */
const MANY = IN_FULL ? "large" : "alike";
/** With these a code has the most: it has up to two already. */
const TAGS = Array.from({ length: 18 }, (_, at) => `run ${at} ü`.padEnd(40, "x"));
const all = { filter: { q: "museum" } };

const orders: readonly Order[] = [
  ["all that a common word finds are switched off", MANY, () => ({ ...all, action: "disable" })],
  ["all that a common word finds are switched on", MANY, () => ({ ...all, action: "activate" })],
  ["long texts move", "alike", () => ({ filter: {}, action: "move", value: "x".repeat(100) })],
  ["large codes move", "heavy", () => ({ filter: {}, action: "move", value: "elsewhere" })],
  ["all get a logo of the catalog", MANY, () => ({ ...all, action: "style", value: logo })],
  [
    "large codes get another large logo",
    "heavy",
    () => ({ filter: {}, action: "style", value: largeLogo() }),
  ],
  ["large codes get a plain style", "heavy", () => ({ filter: {}, action: "style", value: { margin: 5 } })],
  ["a large logo for too many", "large", () => ({ ...all, action: "style", value: largeLogo() })],
  [
    "a large logo, only looked at",
    MANY,
    () => ({ ...all, action: "style", dryRun: true, value: largeLogo() }),
  ],
  [
    "a deletion that expects another number",
    MANY,
    () => ({ ...all, action: "delete", expected: AMOUNTS.codes + 7 }),
  ],
  ["a search that finds nothing", "large", () => ({ filter: { q: "zeppelin" }, action: "disable" })],
  ["ids that are not there", "large", () => ({ ids, action: "delete" })],
];

const BATCH = "/app/api/codes/batch";

/** Whether the codes of `alike` have the tags. */
const state = { areTagged: false };

/** Gives all codes the most tags, or takes them, which the codes do not have, or have, before each try. */
function retagging(name: string, action: "tag" | "untag"): WorstInput {
  const gives = action === "tag";
  const order = (given: boolean) => ({ filter: {}, action: given ? "tag" : "untag", value: TAGS });
  return {
    operation: "changeCodes",
    name,
    status: 200,
    async request({ url, alike: { apiKey: key } }) {
      if (state.areTagged === gives) await prepare(url, "POST", { path: BATCH, key, body: order(!gives) });
      state.areTagged = gives;
      return { path: BATCH, key, body: order(gives) };
    },
  };
}

/** One action on many codes. */
export const INPUTS: readonly WorstInput[] = [
  retagging("all get the most tags", "tag"),
  retagging("all lose the most tags", "untag"),
  ...orders.map(([name, workspace, order]): WorstInput => ({
    operation: "changeCodes",
    name,
    request: (place) => ({ path: BATCH, key: place[workspace].apiKey, body: order() }),
  })),
  ...Object.entries(PNGS).map(([name, png]): WorstInput => ({
    operation: "changeCodes",
    name: `a PNG logo: ${name}`,
    request: ({ heavy }) => ({
      path: BATCH,
      key: heavy.apiKey,
      body: { filter: {}, action: "style", value: { logo: { png: png() } } },
    }),
  })),
  {
    operation: "changeCodes",
    name: "all codes of a workspace are deleted",
    request: ({ spare }) => ({
      path: BATCH,
      key: spare().apiKey,
      body: { filter: {}, action: "delete", expected: AMOUNTS.codes / 10 },
    }),
  },
];
