import type { Stores } from "../../db/stores.ts";
import type { Look } from "../../src/features/looks/model.ts";
import type { Ids } from "../../src/kit/shared/ids.ts";
import { SVGS } from "./art.ts";
import type { Place } from "./input.ts";
import { PRESENT } from "../present.ts";

/** The number of looks is chosen below what a workspace may have. */
const NO_LIMITS = { count: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
const RULES = { limits: NO_LIMITS, checked: null, copies: [] };

/** Gives a workspace a look for all of its codes, and another one as many large looks as `count`. */
export async function addLooks(
  stores: Stores,
  ids: Ids,
  [large, heavy]: readonly [string, string],
  count: number,
): Promise<Place["looks"]> {
  const at = PRESENT;
  const times = { revision: 1, createdAt: at, updatedAt: at, isDefault: false, page: null };
  const add = async (look: Look) => {
    await stores.looks.add({ look, answer: "", retry: null, ...RULES });
    return look;
  };
  const { id } = await add({ id: ids.id("look"), tenantId: large, name: "Everywhere", style: {}, ...times });
  const style = { logo: { svg: SVGS["numbers of many digits"]?.() ?? "" } };
  const looks: Look[] = [];
  for (let made = 0; made < count; made++)
    looks.push(await add({ id: ids.id("look"), tenantId: heavy, name: `Large ${made}`, style, ...times }));
  return { everywhere: id, heavy: looks.map(({ id, name }) => ({ id, name })) };
}
