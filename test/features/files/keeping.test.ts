import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MOST_FILES, PIECE } from "../../../src/features/files/constants.ts";
import type { FileList } from "../../../src/features/files/model.ts";
import type { Me } from "../../../src/features/tenants/model.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { DECIDED, DECISION } from "../blocks/blocking.ts";
import { readJson } from "../../json.ts";
import { withAdmin } from "../plans/admin.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { filled, mp3, pdf } from "./samples.ts";
import { type FileJson, send, upload } from "./uploads.ts";

/** Where files are kept, for how long, and how many: in the database, and in a store beside it. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-files-"));
const plansFile = join(mkdtempSync(join(tmpdir(), "quietzone-plans-")), "plans.json");
const features = { dynamicCode: true, analytics: true, codes: null, bulkRows: null };
const MOST = 1_000_000;
await Bun.write(
  plansFile,
  JSON.stringify({
    large: features,
    small: { ...features, fileBytes: MOST },
    none: { ...features, fileBytes: 0 },
  }),
);
const inDatabase = await startScenario({ QZ_PLANS: plansFile, QZ_SIGNUP_PLAN: "large" });
const outside = await startScenario({
  QZ_PLANS: plansFile,
  QZ_SIGNUP_PLAN: "large",
  QZ_FILES_TO: folder,
});
const PLACES = [
  ["the database", inDatabase],
  ["a folder", outside],
] as const;

const sound = filled(mp3(), 5 * PIECE + 99);
const landing = (id: string) => ({ template: "action", headline: "Hall 3", file: { id } });
const objects = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("file_"));

test.each(PLACES)("in %s a file is read from any place on", async (_, scenario) => {
  const tenant = await scenario.signUp();
  const { id } = await upload(scenario, tenant, sound, "audio/mpeg");
  const whole = await scenario.request(`/f/${id}`);
  expect(sound.equals(await whole.bytes())).toBe(true);
  for (const [first, last] of [
    [PIECE - 3, PIECE + 3],
    [2 * PIECE, sound.length - 1],
    [7, 3 * PIECE],
  ] as const) {
    const range = `bytes=${first}-${last}`;
    const part = await scenario.request(`/f/${id}`, { headers: { range } });
    expect(sound.subarray(first, last + 1).equals(await part.bytes())).toBe(true);
  }
});

test.each(PLACES)(
  "in %s nothing is left of a file that was deleted, nor of its workspace",
  async (_, scenario) => {
    const tenant = await scenario.signUp("Leaving");
    const [first, second] = [
      await upload(scenario, tenant, sound, "audio/mpeg"),
      await upload(scenario, tenant, pdf(), "application/pdf"),
    ];
    const rows = async (table: string) =>
      (await scenario.storage.rows<object>(`select 1 from ${table} where tenant_id = ?`, tenant.id)).length;
    const before = objects().length;
    expect((await tenant.call("DELETE", `/app/api/files/${first.id}`)).status).toBe(204);
    await expectProblem(await scenario.request(`/f/${first.id}`), 404, "file_not_found");
    await scenario.service.housekeep();
    expect(await rows("files")).toBe(1);
    if (scenario === outside) expect(objects()).toHaveLength(before - 1);
    await tenant.call("DELETE", "/app/api/me", { confirm: "Leaving" });
    await expectProblem(await scenario.request(`/f/${second.id}`), 404, "file_not_found");
    await scenario.service.housekeep();
    for (const table of ["files", "file_pieces"]) expect([table, await rows(table)]).toEqual([table, 0]);
    if (scenario === outside) expect(objects()).toHaveLength(before - 2);
    expect(await scenario.service.audit()).toEqual([]);
  },
);

test("an upload that never came whole is not seen, and its bytes are erased a day later", async () => {
  const scenario = inDatabase;
  const tenant = await scenario.signUp("Cut");
  const { id } = await upload(scenario, tenant, sound, "audio/mpeg");
  // As a process that was killed leaves it.
  await scenario.storage.run(`update files set state = 'arriving' where id = '${id}'`);
  await scenario.storage.run(`delete from file_pieces where file_id = '${id}' and number = 4`);
  await expectProblem(await scenario.request(`/f/${id}`), 404, "file_not_found");
  await expectProblem(await tenant.call("GET", `/app/api/files/${id}`), 404, "file_not_found");
  expect((await readJson<FileList>(await tenant.call("GET", "/app/api/files"))).files).toEqual([]);
  const pieces = async () =>
    (await scenario.storage.rows<object>("select number from file_pieces where file_id = ?", id)).length;
  await scenario.service.housekeep();
  expect(await pieces()).toBe(5);
  scenario.clock.advance(DAY + 1_000);
  await scenario.service.housekeep();
  expect(await pieces()).toBe(0);
  expect(await scenario.storage.rows("select id from files where id = ?", id)).toEqual([]);
});

test("a client that leaves in the middle of an upload leaves nothing", async () => {
  const tenant = await inDatabase.signUp("Left");
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sound.subarray(0, PIECE));
      controller.error(new Error("The client leaves"));
    },
  });
  const headers = { authorization: `Bearer ${tenant.apiKey}`, "content-type": "audio/mpeg" };
  await fetch(`${inDatabase.url}/app/api/files`, { method: "POST", headers, body }).then(
    (response) => expect(response.ok).toBe(false),
    () => {},
  );
  expect((await readJson<FileList>(await tenant.call("GET", "/app/api/files"))).files).toEqual([]);
  expect(await inDatabase.storage.rows("select id from files where tenant_id = ?", tenant.id)).toEqual([]);
});

const me = async (tenant: TenantClient) => readJson<Me>(await tenant.call("GET", "/app/api/me"));

test("a plan limits the bytes of files, also when they come at once", async () => {
  const tenant = await inDatabase.signUp("Small");
  await withAdmin(inDatabase, (admin) => admin.setPlan(tenant.id, "small"));
  expect((await me(tenant)).grants.fileBytes).toBe(MOST);
  const file = filled(mp3(), 400_000);
  // Bodies of one workspace are received one at a time, so that others wait and come again.
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(inDatabase, tenant, file, "audio/mpeg")));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 402, 402]);
  for (const answer of answers.filter(({ status }) => status === 402)) {
    const problem = await expectProblem(answer, 402, "plan_limit");
    expect(problem.errors).toMatchObject([
      { pointer: "", reason: "plan_file_bytes", params: { megabytes: 1 } },
    ]);
  }
  const { usage } = await me(tenant);
  expect(usage.fileBytes).toBe(800_000);
  // They count beside the bytes of contents.
  expect(usage.bytes).toBeLessThan(10_000);
  const { files } = await readJson<FileList>(await tenant.call("GET", "/app/api/files"));
  await tenant.call("DELETE", `/app/api/files/${files[0]?.id}`);
  expect((await me(tenant)).usage.fileBytes).toBe(400_000);
  expect((await send(inDatabase, tenant, file, "audio/mpeg")).status).toBe(201);
  const bare = await inDatabase.signUp("None");
  await withAdmin(inDatabase, (admin) => admin.setPlan(bare.id, "none"));
  await expectProblem(await send(inDatabase, bare, pdf(), "application/pdf"), 402, "plan_limit");
});

test("a workspace has so many files", async () => {
  const tenant = await inDatabase.signUp("Many");
  const { id } = await upload(inDatabase, tenant, pdf(), "application/pdf");
  const columns = ["tenant_id", "type", "bytes", "created_at", "sha256", "is_outside", "state"].join();
  await inDatabase.storage.run(
    `with recursive numbered(n) as (select 1 union all select n + 1 from numbered where n < ${MOST_FILES - 1})
      insert into files (id, ${columns}) select id || '-' || n, ${columns} from files cross join numbered
      where id = '${id}'`,
  );
  const problem = await expectProblem(
    await send(inDatabase, tenant, pdf(), "application/pdf"),
    402,
    "plan_limit",
  );
  expect(problem.errors).toMatchObject([{ pointer: "", reason: "plan_files" }]);
});

test("a file of a code that the operator took down is not served, and a command finds and removes one", async () => {
  const scenario = inDatabase;
  const tenant = await scenario.signUp("Gallery");
  const made: FileJson[] = [];
  for (let at = 0; at < 2; at++) made.push(await upload(scenario, tenant, pdf(), "application/pdf"));
  const [own, shared] = [made[0]?.id ?? "", made[1]?.id ?? ""];
  const code = await tenant.makeCode({ landing: landing(own) });
  const statuses = () =>
    Promise.all([own, shared].map(async (id) => (await scenario.request(`/f/${id}`)).status));
  expect(await statuses()).toEqual([200, 200]);
  await withAdmin(scenario, ({ blocks }) => blocks.block(code.shortId, DECIDED));
  expect(await statuses()).toEqual([404, 200]);
  // Another page does not bring it back, and neither does another file on that page.
  await tenant.makeCode({ landing: landing(own) });
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing: landing(shared) });
  expect(await statuses()).toEqual([404, 404]);
  await withAdmin(scenario, ({ blocks }) => blocks.unblock(code.shortId, "operator"));
  expect(await statuses()).toEqual([200, 200]);
  await withAdmin(scenario, async (admin) => {
    const found = await admin.files.show(shared);
    expect(found).toMatchObject({
      id: shared,
      tenantId: tenant.id,
      type: "application/pdf",
      codes: [code.id],
    });
    expect(await admin.files.remove(shared)).toBe(true);
    expect(await admin.files.remove(shared)).toBe(false);
    expect(await admin.files.show(shared)).toBeNull();
  });
  expect(await statuses()).toEqual([200, 404]);
  expect((await scenario.request(`/p/${code.shortId}`)).status).toBe(200);
  await withAdmin(scenario, ({ blocks }) => blocks.blockWorkspace(tenant.id, DECISION));
  expect(await statuses()).toEqual([404, 404]);
});
