import type { Stores } from "../../db/stores.ts";
import type { Code, CodeChange } from "../../src/features/codes/model.ts";
import type { Ids } from "../../src/kit/shared/ids.ts";
import { PNGS } from "./art.ts";
import type { Place } from "./input.ts";
import { LARGEST_RULES } from "./rules.ts";
import { fullestPage } from "./styles.ts";
import { plainCode } from "./workspaces.ts";
import { PRESENT } from "../present.ts";

/** Changes of the largest values: a page of the history has fewer. */
const LARGE_CHANGES = 20;

/** Gives a workspace codes with long histories. @param changes - of the code whose members change together. */
export async function addChanged(
  stores: Stores,
  tenantId: string,
  ids: Ids,
  changes: number,
): Promise<Place["changed"]> {
  async function add(first: Partial<Code>, count: number, change: (turn: number) => CodeChange) {
    const code = { ...plainCode(tenantId, ids, 1), ...first };
    await stores.codes.add({ code, limit: null, retry: null });
    for (let turn = 0; turn < count; turn++)
      await stores.codes.edit(tenantId, code.id, change(turn), PRESENT, null, [], "main");
    return code.id;
  }
  // The largest that a code may have.
  const style = { logo: { png: PNGS["noise"]?.() ?? "" } };
  return {
    pages: await add({}, LARGE_CHANGES, (turn) => ({
      landing: { ...fullestPage("links"), headline: `${turn}` },
    })),
    members: await add({}, changes, (turn) => ({
      title: `Hall ${turn}`,
      target: `https://museum.example/${turn}`,
      active: turn % 2 > 0,
      fields: { url: `https://museum.example/${turn}` },
      style: { margin: 4 + (turn % 9) },
      landing: { template: "action", headline: `Hall ${turn}` },
      rules: [{ name: "phones", when: { device: ["mobile"] }, target: `https://m.museum.example/${turn}` }],
      query: turn % 2 > 0 ? "pass" : "drop",
      utm: { source: `poster ${turn}` },
    })),
    rules: await add(LARGEST_RULES.queries(), LARGE_CHANGES, (turn) =>
      LARGEST_RULES[turn % 2 > 0 ? "queries" : "targets"](),
    ),
    full: await add({ style }, LARGE_CHANGES, (turn) => ({ style: { ...style, margin: 4 + (turn % 9) } })),
    logo: await add({ style, landing: fullestPage("links"), ...LARGEST_RULES.targets() }, 1, () => ({
      style: null,
      landing: null,
      rules: null,
    })),
  };
}
