import { expect } from "bun:test";
import fc from "fast-check";
import { unzip } from "../../bulk/client.ts";
import { readJson } from "../../../json.ts";
import { type CodeModel, newCode } from "./museum.ts";
import { leadsTo, TARGET } from "./leading.ts";
import type { World } from "./steps.ts";

/** The steps of many codes: an action on a campaign, a copy, a bulk file and its undoing, codes of another service. */

const index = fc.nat({ max: 7 });
const group = fc.constantFrom("tour", "guide");

export const manySteps = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("act"),
      group: fc.option(group),
      action: fc.constantFrom("activate", "disable"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("gather"), group, into: fc.option(group) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("clear"), group }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("copy"), original: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("file"), group }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("undo"), file: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("arrive"), group }) },
);
export type ManyStep = typeof manySteps extends fc.Arbitrary<infer T> ? T : never;

/** A bulk file that was made. */
export interface FileModel {
  readonly id: string;
  readonly at: number;
  readonly codes: readonly CodeModel[];
}

const DAY = 86_400_000;

/** Takes a step on both sides. */
export async function takeMany(world: World, one: ManyStep): Promise<void> {
  if (one.kind === "copy") return copy(world, one.original);
  if (one.kind === "file") return makeFile(world, one.group);
  if (one.kind === "undo") return undo(world, one.file);
  if (one.kind === "arrive") return arrive(world, one.group);
  const { service, codes } = world;
  const chosen = codes.filter((code) => !code.deleted && (one.group === null || code.group === one.group));
  const filter = one.group === null ? {} : { group: one.group };
  const { order, change } = orderOf(one, chosen.length);
  const changed = chosen.filter((code) =>
    Object.entries(change).some(([name, value]) => Reflect.get(code, name) !== value),
  );
  const response = await service.call("POST", "/app/api/codes/batch", { filter, ...order });
  expect(await readJson<object>(response)).toEqual({
    matched: chosen.length,
    changed: changed.length,
    failed: [],
  });
  for (const code of changed) {
    Object.assign(code, change);
    await untilKnown(world, code);
  }
}

/** The request of a step, and the members that it changes. */
function orderOf(one: Extract<ManyStep, { kind: "act" | "gather" | "clear" }>, matched: number) {
  if (one.kind === "act")
    return { order: { action: one.action }, change: { active: one.action === "activate" } };
  if (one.kind === "gather")
    return { order: { action: "move", value: one.into }, change: { group: one.into } };
  return { order: { action: "delete", expected: matched }, change: { deleted: true } };
}

async function copy(world: World, original: number): Promise<void> {
  const { service, codes } = world;
  const code = codes[original % Math.max(1, codes.length)];
  if (!code) return;
  const response = await service.call("POST", `/app/api/codes/${code.id}/duplicate`);
  expect(response.status).toBe(code.deleted ? 404 : 200);
  if (code.deleted) return;
  const { id, shortId } = await readJson<{ id: string; shortId: string }>(response);
  const { domain, look, cover, leading } = code;
  const made = { ...newCode({ id, shortId, domain }, code.group, code.target), look, cover, leading };
  codes.push(made);
  await untilKnown(world, made);
}

async function makeFile(world: World, tag: string): Promise<void> {
  const csv = `target,group\n${TARGET},${tag}\n${TARGET},${tag}\n`;
  const { service } = world;
  const response = await service.call("POST", "/app/api/bulk", { csv });
  const { manifest } = unzip(new Uint8Array(await response.arrayBuffer()));
  const made = manifest.map(({ id, shortId }) => newCode({ id, shortId, domain: null }, tag, TARGET));
  world.codes.push(...made);
  world.files.push({ id: response.headers.get("x-bulk-id") ?? "", at: service.clock.now(), codes: made });
  for (const code of made) await untilKnown(world, code);
}

/** Two codes of another service, one of them switched off. The same file again makes nothing. */
async function arrive({ service, codes, ...world }: World, tag: string): Promise<void> {
  const shortIds = [`arrived-${codes.length}`, `arrived-${codes.length + 1}`];
  const rows = shortIds.map((shortId, at) => `${shortId},${TARGET},${tag},${at === 0 ? "yes" : "no"}`);
  const file = Buffer.from(`shortId,target,group,active\n${rows.join("\n")}`);
  for (const outcome of [
    { made: 2, unchanged: 0 },
    { made: 0, unchanged: 2 },
  ]) {
    const response = await service.upload("/app/api/import?from=csv", new Uint8Array(file), "text/csv");
    expect(await readJson<object>(response)).toMatchObject({ found: 2, ...outcome });
  }
  const list = await service.get<{ codes: { id: string; shortId: string }[] }>("/app/api/codes?limit=2");
  for (const { id, shortId } of list.codes.toReversed()) {
    const active = shortId === shortIds[0];
    const made = { ...newCode({ id, shortId, domain: null }, tag, TARGET), active };
    codes.push(made);
    await untilKnown({ service, codes, ...world }, made);
  }
}

async function undo(world: World, file: number): Promise<void> {
  const { service, files } = world;
  const made = files[file % Math.max(1, files.length)];
  if (!made) return;
  const left = made.codes.filter((code) => !code.deleted);
  const kept: CodeModel[] = [];
  for (const code of left) {
    const etag = (await service.call("GET", `/app/api/codes/${code.id}`)).headers.get("etag") ?? "";
    if (code.scans.length > 0 || code.leads > 0 || !etag.startsWith('"r1.')) kept.push(code);
  }
  const response = await service.call("POST", `/app/api/bulk/${made.id}/undo`);
  expect(response.status).toBe(service.clock.now() - made.at < DAY ? 200 : 404);
  if (response.status !== 200) return;
  const answer = await readJson<{ deleted: number; kept: string[] }>(response);
  expect([answer.deleted, answer.kept.toSorted()]).toEqual([
    left.length - kept.length,
    kept.map(({ id }) => id).sort(),
  ]);
  for (const code of left) {
    code.deleted = !kept.includes(code);
    await untilKnown(world, code);
  }
}

function untilKnown(world: World, code: CodeModel): Promise<void> {
  return world.service.untilKnown(code, code.active && !code.deleted ? leadsTo(world, code) : null);
}
