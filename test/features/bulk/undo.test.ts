import { expect, test } from "bun:test";
import { createBulkUndo } from "../../../src/features/bulk/undo.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { newTenant } from "../../db/stores.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { workspace } from "../../kit/threads/callers.ts";
import { codeCount, sendCsv, unzip } from "./client.ts";

/** `POST /app/api/bulk/{id}/undo`. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const CSV = `target,title\n${Array.from({ length: 25 }, (_, at) => `https://a.example/${at},Hall ${at}`).join("\n")}\n`;

const undo = (tenant: TenantClient, id: string | null) => tenant.call("POST", `/app/api/bulk/${id}/undo`);

async function undone(tenant: TenantClient, id: string | null) {
  const response = await undo(tenant, id);
  expect(response.status).toBe(200);
  return readJson<{ deleted: number; kept: string[] }>(response);
}

async function send(tenant: TenantClient, headers: Record<string, string> = {}) {
  const response = await sendCsv(tenant, CSV, "", headers);
  const { manifest } = unzip(new Uint8Array(await response.arrayBuffer()));
  return { id: response.headers.get("x-bulk-id"), codes: manifest };
}

test("a file is undone but for codes that were scanned or edited since, and again it does nothing", async () => {
  const tenant = await scenario.signUp();
  const before = await tenant.makeCode();
  const { id, codes } = await send(tenant);
  const other = await send(tenant);
  expect(id).toMatch(/^bulk_[0-9a-z]{26}$/);
  const [scanned, edited, gone] = codes;
  await scenario.scan(scanned?.shortId ?? "");
  await tenant.call("PATCH", `/app/api/codes/${edited?.id}`, { title: "Mine" });
  const kept = [scanned?.id ?? "", edited?.id ?? ""];
  const first = await undone(tenant, id);
  expect([first.deleted, first.kept.toSorted()]).toEqual([23, kept.toSorted()]);
  expect(await undone(tenant, id)).toEqual({ ...first, deleted: 0 });
  expect((await scenario.scan(gone?.shortId ?? "")).status).toBe(410);
  for (const { shortId } of [before, ...other.codes]) expect((await scenario.scan(shortId)).status).toBe(302);
  expect(await codeCount(tenant)).toBe(28);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a retry names the file until it is undone, and then makes its codes again", async () => {
  const tenant = await scenario.signUp();
  const key = { "idempotency-key": "order-1" };
  const { id } = await send(tenant, key);
  expect((await send(tenant, key)).id).toBe(id);
  expect(await undone(tenant, id)).toEqual({ deleted: 25, kept: [] });
  expect((await send(tenant, key)).id).not.toBe(id);
  expect(await codeCount(tenant)).toBe(25);
});

test("a file without tracked codes is undone, too", async () => {
  const tenant = await scenario.signUp();
  const response = await sendCsv(tenant, "url\nhttps://a.example\n");
  await response.arrayBuffer();
  expect(await undone(tenant, response.headers.get("x-bulk-id"))).toEqual({ deleted: 0, kept: [] });
});

test("only its owner undoes a file, and within a day", async () => {
  const [tenant, stranger] = [await scenario.signUp(), await scenario.signUp("Stranger")];
  const { id } = await send(tenant);
  await expectProblem(await undo(stranger, id), 404, "bulk_not_found");
  await expectProblem(await undo(tenant, "bulk_00000000000000000000000000"), 404, "bulk_not_found");
  scenario.clock.advance(DAY);
  await expectProblem(await undo(tenant, id), 404, "bulk_not_found");
  await scenario.service.housekeep();
  await expectProblem(await undo(tenant, id), 404, "bulk_not_found");
  expect(await codeCount(tenant)).toBe(25);
});

test("between two codes that are put back waiting scans are committed, and answered in a turn of their own", async () => {
  const told: string[] = [];
  const made = { batch: 1, id: "bulk_1", tenantId: "ten_1", firstCode: null, lastCode: null };
  const edited = Array.from({ length: 3 }, (_, at) => ({ id: `code_${at}`, revision: 2 }));
  const undo = createBulkUndo({
    store: {
      findMade: async () => made,
      recordPart: async (_batch, part) => (part === 0 ? JSON.stringify({ edited }) : null),
      setEditsPart: async () => {},
      endUndo: async () => {},
      undoSome: never,
      undoPlain: never,
    },
    async restore(_tenant, { id }) {
      told.push(id);
      setImmediate(() => told.push("turn"));
      return "restored";
    },
    async inSteps(step) {
      while (await step(100));
    },
    afterCommit: async () => void told.push("committed"),
    clock: scenario.clock,
    ids: createIds(scenario.clock),
    onGone: never,
    onChores: never,
  });
  const tenant = newTenant();
  const by = { caller: workspace(tenant.id), author: null, pay: async () => {} };
  expect(await undo.undo(tenant, made.id, by, () => {})).toEqual({ deleted: 0, restored: 3, kept: [] });
  expect(told).toEqual(edited.flatMap(({ id }) => [id, "committed", "turn"]));
});

function never(): never {
  throw new Error("a file of edits has no codes of its own");
}
