import type { Stores } from "../../db/stores.ts";
import type { Code } from "../../src/features/codes/model.ts";
import type { Rules } from "../../src/features/rules/model.ts";
import { COUNTRIES } from "../../src/kit/shared/countries.ts";
import type { Ids } from "../../src/kit/shared/ids.ts";
import type { Place } from "./input.ts";
import { plainCode } from "./workspaces.ts";

const ZONES = Intl.supportedValuesOf("timeZone");
const DEVICES = ["mobile", "tablet", "desktop", "other"] as const;
const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** Ten splits of ten targets. */
function splits(target: (at: number) => string): Rules {
  return times(10, (rule) => ({
    name: `rule ${rule}`,
    when: {},
    split: times(10, (at) => ({ name: `${at}`, target: target(10 * rule + at), weight: 1_000 })),
  }));
}

/** Members of codes whose rules are as large as they may be. A body has 5,000 values at most. */
export const LARGEST_RULES: Readonly<
  Record<keyof Place["ruled"], () => Pick<Code, "rules" | "query" | "utm">>
> = {
  lists: () => ({
    rules: times(13, (at) => ({
      name: `rule ${at}`,
      when: {
        device: [...DEVICES],
        language: times(100, (at) => `q${LETTERS[at % 26]}${LETTERS[Math.floor(at / 26)]}`),
        country: [...COUNTRIES],
      },
      target: "https://museum.example/",
    })),
    query: "drop",
    utm: null,
  }),
  hours: () => ({
    rules: times(20, (at) => ({
      name: `rule ${at}`,
      when: {
        from: "2026-11-21T09:00:00Z",
        until: "2199-11-21T09:00:00Z",
        days: [...DAYS],
        hours: times(24, (hour) => ({ from: "00:00", to: `00:${10 + hour}` })),
        timezone: ZONES[(at * 21) % ZONES.length] ?? "UTC",
      },
      target: "https://museum.example/",
    })),
    query: "drop",
    utm: null,
  }),
  targets: () => ({
    rules: splits((at) => `https://museum.example/${at}${"\u{1f3db}".repeat(2_000)}`),
    query: "drop",
    utm: null,
  }),
  queries: () => ({
    rules: splits((at) => `https://museum.example/${at}?`.padEnd(2_040, "a&")),
    query: "pass",
    utm: Object.fromEntries(
      ["source", "medium", "campaign", "term", "content"].map((name) => [name, "ü".repeat(200)]),
    ),
  }),
};

/** Gives a workspace codes with the largest rules. */
export async function addRuled(stores: Stores, tenantId: string, ids: Ids): Promise<Place["ruled"]> {
  async function add(more: Partial<Code>) {
    const code = { ...plainCode(tenantId, ids, 1), ...more };
    await stores.codes.add({ code, limit: null, retry: null });
    return { id: code.id, shortId: code.shortId };
  }
  const { lists, hours, targets, queries } = LARGEST_RULES;
  return {
    lists: await add(lists()),
    hours: await add(hours()),
    targets: await add(targets()),
    queries: await add(queries()),
  };
}
