import { expect } from "bun:test";
import fc from "fast-check";
import type { CreatedKey, KeyList, RotateAnswer } from "../../../../src/features/keys/model.ts";
import { DAY, dayName, HOUR, isoTime, utcDay } from "../../../../src/kit/shared/clock.ts";
import { eventually } from "../../../e2e/process.ts";
import { readJson } from "../../../json.ts";
import type { World } from "./steps.ts";

/** The steps of API keys: they are made, used, rotated and deleted. */

/** A key of the workspace, beside the one that makes the other steps. */
export interface KeyModel {
  readonly id: string;
  /** The moment at which it ends; `null` is never. */
  readonly end: number | null;
  /** Its texts with their ends, the present one last. */
  readonly texts: { readonly apiKey: string; end: number | null }[];
  /** The name of the day of its last use. */
  usedOn: string | null;
  deleted: boolean;
}

const MOST_KEYS = 20;
const index = fc.nat({ max: 3 });

export const keySteps = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("mint"), hours: fc.constantFrom(null, 12, 300) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("use"), key: index, text: index }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("rotate"), key: index, revoke: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revoke"), key: index }) },
);
export type KeyStep = typeof keySteps extends fc.Arbitrary<infer T> ? T : never;

const PATH = "/app/api/keys";

const isOver = (end: number | null, now: number) => end !== null && end <= now;

/** Takes a step on both sides. */
export async function takeKey(world: World, one: KeyStep): Promise<void> {
  const { service, keys } = world;
  const now = service.clock.now();
  if (one.kind === "mint") return mint(world, one.hours === null ? null : now + one.hours * HOUR);
  const key = keys[one.key % Math.max(1, keys.length)];
  if (!key) return;
  if (one.kind === "revoke") {
    const { status } = await service.call("DELETE", `${PATH}/${key.id}`);
    expect(status).toBe(key.deleted || isOver(key.end, now) ? 404 : 204);
    key.deleted = true;
    return;
  }
  const text = one.kind === "use" ? key.texts[one.text % key.texts.length] : key.texts.at(-1);
  if (!text) return;
  const headers = { authorization: `Bearer ${text.apiKey}` };
  const status = key.deleted || isOver(text.end, now) ? 401 : 200;
  // On PostgreSQL another node answers, which may hear of the last step only now.
  await eventually(`the key is ${status}`, async () =>
    (await service.request("/app/api/me", { headers })).status === status ? true : null,
  );
  if (status !== 200) return;
  key.usedOn = dayName(utcDay(now));
  if (one.kind === "use") return;
  const answer = await service.send(`${PATH}/rotate`, { revoke: one.revoke }, headers);
  expect(answer.status).toBe(200);
  const { apiKey } = await readJson<RotateAnswer>(answer);
  const until = one.revoke ? now : now + DAY;
  for (const old of key.texts) old.end = Math.min(old.end ?? until, until);
  key.texts.push({ apiKey, end: key.end });
}

async function mint({ service, keys }: World, end: number | null): Promise<void> {
  const now = service.clock.now();
  const present = keys.filter((key) => !key.deleted && !isOver(key.end, now));
  const expiresAt = end === null ? null : isoTime(end);
  const body = { name: `till ${keys.length}`, scopes: ["leads:read"], expiresAt };
  const answer = await service.call("POST", PATH, body);
  expect(answer.status).toBe(present.length + 1 < MOST_KEYS ? 200 : 402);
  if (answer.status !== 200) return;
  const { id, apiKey } = await readJson<CreatedKey>(answer);
  keys.push({ id, end, texts: [{ apiKey, end }], usedOn: null, deleted: false });
}

/** Holds the keys that the service lists against the model. All uses are stored. */
export async function compareKeys({ service, keys }: World): Promise<void> {
  const [, ...list] = (await service.get<KeyList>(PATH)).keys;
  const rest = keys.filter(({ deleted, end }) => !deleted && !isOver(end, service.clock.now()));
  expect(list.map(({ id, lastUsedOn, expiresAt }) => ({ id, lastUsedOn, expiresAt }))).toEqual(
    rest.map(({ id, usedOn, end }) => ({
      id,
      lastUsedOn: usedOn,
      expiresAt: end === null ? null : isoTime(end),
    })),
  );
}
