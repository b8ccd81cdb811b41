import { DECIDED } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import type { KeyList } from "../../../src/features/keys/model.ts";
import type { Me } from "../../../src/features/tenants/model.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { openLogoAdmin } from "../../../src/operate/admin.ts";
import { makeBulk } from "../bulk/client.ts";
import { readJson } from "../../json.ts";
import { makeKey } from "../keys/make-key.ts";
import { withAdmin } from "../plans/admin.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { LEADING } from "../codes/leading.ts";
import { fullestPage } from "../../worst/styles.ts";

/** The history of a code, and its return to a revision. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();

interface HistoryJson {
  readonly changes: readonly {
    readonly revision: number;
    readonly at: string;
    readonly by: string | null;
    readonly changed: readonly string[];
    readonly before: Record<string, unknown> | null;
    readonly after: Record<string, unknown>;
  }[];
  readonly nextCursor: string | null;
}

const edit = async (id: string, change: object, by: TenantClient = tenant) => {
  scenario.clock.advance(MINUTE);
  const response = await by.call("PATCH", `/app/api/codes/${id}`, change);
  expect(response.status).toBe(200);
  return readJson<CodeJson>(response);
};
const restore = (id: string, revision: unknown, headers = {}) =>
  tenant.call("POST", `/app/api/codes/${id}/restore`, { revision }, headers);
const history = async (id: string, query = "") =>
  readJson<HistoryJson>(await tenant.call("GET", `/app/api/codes/${id}/history${query}`));
const read = async (id: string) => readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));
const makersOf = async (id: string) => (await history(id)).changes.map(({ by }) => by);

test("a change says what was replaced, when and by which key, page by page", async () => {
  const scopes = ["codes:read", "codes:write"];
  const { made: key, client: till } = await makeKey(tenant, { name: "till", scopes });
  const [main] = (await readJson<KeyList>(await tenant.call("GET", "/app/api/keys"))).keys;
  const code = await tenant.makeCode({ title: "Hall 3", group: "audio" });
  const edited = await edit(code.id, { title: "Hall 4", group: null, active: true }, till);
  const { target, active, title, group, fields, style, landing, rules, query, utm } = code;
  const { fallback, externalId, tags, notes, lock, links } = code;
  const content = { target, active, title, group, fields, style, landing, rules, query, utm };
  const after = { ...content, fallback, externalId, tags, notes, lock, links };
  const first = {
    revision: 1,
    at: code["createdAt"],
    by: "main",
    byKey: main?.id ?? "",
    who: { kind: "key", id: main?.id ?? "", name: "main" },
    imported: false,
    changed: Object.keys(after),
    notKept: [],
    before: null,
    after,
  };
  const second = {
    revision: 2,
    at: edited["updatedAt"],
    by: "till",
    byKey: key.id,
    who: { kind: "key", id: key.id, name: "till" },
    imported: false,
    changed: ["title", "group"],
    notKept: [],
    before: { title: "Hall 3", group: "audio" },
    after: { title: "Hall 4", group: null },
  };
  expect<unknown>(await history(code.id)).toEqual({ changes: [second, first], nextCursor: null });
  expect<unknown>(await history(code.id, "?limit=1")).toEqual({ changes: [second], nextCursor: "2" });
  expect<unknown>(await history(code.id, "?limit=1&cursor=2")).toEqual({
    changes: [first],
    nextCursor: null,
  });
  for (const cursor of ["0", "x", "-1", "1.5", "9".repeat(16)])
    await expectProblem(
      await tenant.call("GET", `/app/api/codes/${code.id}/history?cursor=${cursor}`),
      400,
      "cursor_invalid",
    );
});

test("every way to make or change a code is in its history", async () => {
  const { client: till } = await makeKey(tenant, { name: "till 2", scopes: ["codes:read", "codes:write"] });
  const code = await tenant.makeCode({ title: "original" });
  await withAdmin(scenario, async ({ blocks }) => {
    await blocks.block(code.shortId, DECIDED);
    await blocks.unblock(code.shortId, "operator");
  });
  const run = { ids: [code.id], action: "move", value: "tour" };
  expect((await till.call("POST", "/app/api/codes/batch", run)).status).toBe(200);
  const restored = await restore(code.id, 1);
  expect(restored.headers.get("etag")).toStartWith('"r5.');
  expect(await makersOf(code.id)).toEqual(["main", "till 2", "operator", "operator", "main"]);
  const copy = await readJson<CodeJson>(await till.call("POST", `/app/api/codes/${code.id}/duplicate`));
  expect(await makersOf(copy.id)).toEqual(["till 2"]);
  const { manifest } = await makeBulk(till, "target,title\nhttps://museum.example/,row\n");
  expect(await makersOf(manifest[0]?.id ?? "")).toEqual(["till 2"]);
});

test("a restored code has all it had but its switch, and can be restored again", async () => {
  const full = {
    type: "wifi",
    fields: { ssid: "museum", password: "welcome-in", security: "WPA", hidden: false },
    style: { foreground: "#112233" },
    title: "Hall 3",
    group: "audio",
    landing: { template: "action", headline: "Welcome" },
    ...LEADING,
    externalId: "hall/3",
    tags: ["hall 3", "2026"],
    notes: "Behind the door",
  };
  const code = await tenant.makeCode(full);
  const changed = await edit(code.id, {
    active: false,
    fields: { ssid: "zoo", security: "open" },
    style: null,
    title: null,
    group: null,
    landing: null,
    rules: null,
    query: "drop",
    utm: null,
    fallback: null,
    externalId: null,
    tags: [],
    notes: null,
    lock: null,
    target: "https://zoo.example/",
  });
  const response = await restore(code.id, 1, { "if-match": '"r2"' });
  expect(response.status).toBe(200);
  const back = await readJson<CodeJson>(response);
  expect(back).toEqual({ ...code, active: false, updatedAt: back["updatedAt"] });
  expect(await read(code.id)).toEqual(back);
  await expectProblem(await restore(code.id, 2, { "if-match": '"r2"' }), 412, "code_changed");
  expect(await readJson<unknown>(await restore(code.id, 2))).toEqual({
    ...changed,
    updatedAt: back["updatedAt"],
  });
  expect((await history(code.id)).changes.map(({ changed }) => changed.length)).toEqual([13, 13, 14, 16]);
});

test("a revision that there never was is 404, and the sentence says which there are", async () => {
  const code = await tenant.makeCode();
  await edit(code.id, { title: "new" });
  for (const revision of [3, 4_711, Number.MAX_SAFE_INTEGER]) {
    const { detail } = await expectProblem(await restore(code.id, revision), 404, "revision_not_found");
    expect(detail).toBe("This code has the revisions 1 to 2.");
  }
  for (const revision of [0, -1, 1.5, "1", null, 1e300])
    await expectProblem(await restore(code.id, revision), 400, "invalid_request");
  const stranger = await scenario.signUp();
  for (const [method, path] of [
    ["GET", "history"],
    ["POST", "restore"],
  ] as const) {
    const body = method === "POST" ? { revision: 1 } : undefined;
    const answer = await stranger.call(method, `/app/api/codes/${code.id}/${path}`, body);
    await expectProblem(answer, 404, "code_not_found");
  }
});

test("a restore that is refused now says why, and keeps nothing", async () => {
  const look = { name: "Poster", style: { foreground: "#0000aa" } };
  const { id: saved } = await readJson<{ id: string }>(await tenant.call("POST", "/app/api/styles", look));
  const code = await tenant.makeCode({ style: { saved }, title: "before" });
  await edit(code.id, { style: null, title: "after" });
  expect((await tenant.call("DELETE", `/app/api/styles/${saved}`)).status).toBe(204);
  const gone = await expectProblem(await restore(code.id, 1), 400, "style_invalid");
  expect(gone.errors).toMatchObject([{ pointer: "/style/saved", reason: "look_unknown" }]);
  // Another version may have allowed more.
  const was = (style: object) =>
    scenario.storage.run(
      `update code_values set value = '${JSON.stringify(style)}' where member = 'style'
        and code_seq = (select seq from codes where id = '${code.id}')`,
    );
  await was({ margin: "wide" });
  const wrong = await expectProblem(await restore(code.id, 1), 400, "invalid_request");
  expect(wrong.errors).toMatchObject([{ pointer: "/style/margin" }]);
  await was({ foreground: "#ffffff" });
  await expectProblem(await restore(code.id, 1), 400, "style_not_scannable");
  expect(await read(code.id)).toMatchObject({ title: "after", style: null });
  expect((await history(code.id)).changes).toHaveLength(2);
});

test("a restored logo is drawn as it was then, whatever became of the catalog", async () => {
  const putUp = async (color: string) => {
    const settings = readSettings(scenario.storage.environment);
    const admin = await openLogoAdmin(settings, { clock: scenario.clock });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${color}" d="M0 0h9v9z"/></svg>`;
    const logo = { file: "acme.svg", bytes: Buffer.from(svg), about: null };
    await scenario.beside(() => admin.add(logo)).finally(() => admin.close());
  };
  const style = { logo: { id: "import.acme" } };
  await putUp("#aa0000");
  const code = await tenant.makeCode({ style });
  const drawing = async () => (await tenant.call("GET", `/app/api/codes/${code.id}/qr.svg`)).text();
  const asMade = await drawing();
  await edit(code.id, { style: null });
  await putUp("#0000aa");
  await scenario.service.housekeep();
  await edit(code.id, { style });
  expect(await drawing()).not.toBe(asMade);
  expect((await restore(code.id, 1)).status).toBe(200);
  expect(await drawing()).toBe(asMade);
  expect((await history(code.id)).changes.map(({ after }) => after["style"])).toEqual([
    style,
    style,
    null,
    style,
  ]);
});

test("a revision whose page has made room for later ones is not kept", async () => {
  const owner = await scenario.signUp("Full");
  const { id } = await owner.makeCode({ landing: fullestPage("links") });
  const { usage } = await readJson<Me>(await owner.call("GET", "/app/api/me"));
  const back = (revision: number) => owner.call("POST", `/app/api/codes/${id}/restore`, { revision });
  let turn = 0;
  for (; turn * usage.bytes < 9 * 1024 * 1024; turn++)
    await edit(id, { landing: { ...fullestPage("links"), headline: `${turn}` } }, owner);
  await expectProblem(await back(1), 409, "revision_not_kept");
  expect((await back(turn)).status).toBe(200);
});
