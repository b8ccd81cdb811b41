import { expect } from "bun:test";
import fc from "fast-check";
import type { CodeModel, StateModel } from "./museum.ts";
import { leadsTo, spelledLeading } from "./leading.ts";
import { landing } from "./pictures.ts";
import type { World } from "./steps.ts";

/** The step by which a code returns to a revision, and what the service tells of its changes. */

export const returnStep = fc.record({
  kind: fc.constant("return"),
  code: fc.nat({ max: 7 }),
  state: fc.nat({ max: 9 }),
});
export type ReturnStep = typeof returnStep extends fc.Arbitrary<infer T> ? T : never;

interface HistoryJson {
  readonly changes: readonly {
    readonly revision: number;
    readonly changed: readonly string[];
    readonly after: Record<string, unknown>;
  }[];
}

const stateOf = ({ target, group, active, look, cover, leading }: CodeModel): StateModel => ({
  ...{ target, group, active, look, cover, leading },
});

/** Notes the states of codes that a step has changed. */
export function noteStates({ codes }: World): void {
  for (const code of codes) {
    const [last, now] = [code.states.at(-1), stateOf(code)];
    if (!code.deleted && (!last || changesBetween(last, now).length > 0)) code.states.push(now);
  }
}

/** A state as the API spells it. */
function spelled({ look, cover, leading, ...rest }: StateModel): Record<string, unknown> {
  const style = look && { saved: look.id };
  return { ...rest, ...spelledLeading(leading), style, landing: cover && landing(cover) };
}

function changesBetween(before: StateModel, after: StateModel): [string, unknown][] {
  const was = spelled(before);
  return Object.entries(spelled(after)).filter(([name, value]) => !Bun.deepEquals(value, was[name]));
}

/** The changes of a code that made a difference, oldest first. */
async function changesOf({ service }: World, { id }: CodeModel) {
  const { changes } = await service.get<HistoryJson>(`/app/api/codes/${id}/history?limit=250`);
  return changes.filter(({ changed }) => changed.length > 0).reverse();
}

/** Takes the step on both sides. */
export async function takeReturn(world: World, one: ReturnStep): Promise<void> {
  const { service, codes } = world;
  const code = codes[one.code % Math.max(1, codes.length)];
  if (!code) return;
  const at = one.state % code.states.length;
  const state = code.states[at];
  if (!state) return;
  const revision = code.deleted ? 1 : (await changesOf(world, code))[at]?.revision;
  const { status } = await service.call("POST", `/app/api/codes/${code.id}/restore`, { revision });
  expect(status).toBe(code.deleted ? 404 : state.look?.deleted ? 400 : 200);
  if (status !== 200) return;
  Object.assign(code, { ...state, active: code.active });
  await service.untilKnown(code, code.active ? leadsTo(world, code) : null);
}

/** Members that no step changes. */
const UNTOUCHED = { tags: [], notes: null, lock: null, links: null };

/** Holds the history of each code against the states that it had. */
export async function compareHistory(world: World): Promise<void> {
  for (const code of world.codes) {
    if (code.deleted) continue;
    const changes = await changesOf(world, code);
    expect(changes.map(({ after }) => after)).toEqual(
      code.states.map((state, at) => {
        const before = code.states[at - 1];
        return before
          ? Object.fromEntries(changesBetween(before, state))
          : { ...spelled(state), title: null, fields: {}, externalId: null, ...UNTOUCHED };
      }),
    );
  }
}
