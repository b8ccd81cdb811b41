import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";

/** Entity tags: of a record, for edits that must not undo somebody else's; of a drawing, for caches. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();

const edit = (id: string, ifMatch: string) =>
  tenant.call("PATCH", `/app/api/codes/${id}`, { title: "new" }, { "if-match": ifMatch });

/** A code that was edited once, so that its revision is 2. */
async function editedCode(): Promise<string> {
  const { id } = await tenant.makeCode();
  await tenant.call("PATCH", `/app/api/codes/${id}`, { title: "old" });
  return id;
}

test("every answer with a record has its tag, and an edit changes it", async () => {
  const made = await tenant.call("POST", "/app/api/codes", { target: "https://museum.example/" });
  const { id } = await readJson<{ id: string }>(made);
  const path = `/app/api/codes/${id}`;
  const read = await tenant.call("GET", path);
  expect(read.headers.get("etag")).toBe(made.headers.get("etag"));
  const edited = await tenant.call("PATCH", path, { title: "x" });
  expect(edited.headers.get("etag")).not.toBe(made.headers.get("etag"));
  expect((await tenant.call("GET", path)).headers.get("etag")).toBe(edited.headers.get("etag"));
});

const MATCHING = [
  '"r2"',
  '"r2.0a9z"',
  '"r2.0a9z-br", "r1"',
  "*",
  ' "r2" ',
  '"r1", "r2"',
  '"r2","r1"',
  '"x", "r2"',
  '"r2", "r99"',
  'W/"x", "r2"',
];
for (const tag of MATCHING)
  test(`If-Match: ${tag} matches revision 2`, async () => {
    expect((await edit(await editedCode(), tag)).status).toBe(200);
  });

const FAILING = [
  '"r1"',
  '"r1.0a9z"',
  'W/"r2.0a9z"',
  '"r2."',
  '"r2.A"',
  '"r3"',
  "r2",
  '"R2"',
  'W/"r2"',
  '"r1", "r3"',
  '"r02"',
  '"r2',
  '"x"',
  '"r2 "',
];
for (const tag of FAILING)
  test(`If-Match: ${tag} does not match revision 2`, async () => {
    const id = await editedCode();
    await expectProblem(await edit(id, tag), 412, "code_changed");
    expect((await tenant.call("GET", `/app/api/codes/${id}`)).headers.get("etag")).toStartWith('"r2.');
  });

test("counts change a record's tag, so that nobody keeps old ones, and make no edit fail", async () => {
  const { id, shortId } = await tenant.makeCode();
  const path = `/app/api/codes/${id}`;
  const before = (await tenant.call("GET", path)).headers.get("etag") ?? "";
  const known = await tenant.call("GET", path, undefined, { "if-none-match": before });
  expect([known.status, await known.text(), known.headers.get("etag")]).toEqual([304, "", before]);
  await scenario.scan(shortId);
  const scanned = await tenant.call("GET", path, undefined, { "if-none-match": before });
  expect(scanned.status).toBe(200);
  expect(await readJson<{ scans: number }>(scanned)).toMatchObject({ scans: 1 });
  expect(scanned.headers.get("etag")).not.toBe(before);
  expect((await edit(id, before)).status).toBe(200);
});

test("a code is not deleted by someone who has not seen its last edit", async () => {
  const remove = (id: string, ifMatch: string) =>
    tenant.call("DELETE", `/app/api/codes/${id}`, undefined, { "if-match": ifMatch });
  const id = await editedCode();
  const path = `/app/api/codes/${id}`;
  const tag = (await tenant.call("GET", path)).headers.get("etag") ?? "";
  for (const stale of ['"r1"', '"r3"', `W/${tag}`, '"x"', ""])
    await expectProblem(await remove(id, stale), 412, "code_changed");
  await expectProblem(await remove("code_nobody", tag), 404, "code_not_found");
  expect((await tenant.call("GET", path)).status).toBe(200);
  expect((await remove(id, tag)).status).toBe(204);
  expect((await remove(await editedCode(), "*")).status).toBe(204);
});

test("of two editors who read the same version the second gets an error", async () => {
  const id = await editedCode();
  const answers = await Promise.all([edit(id, '"r2"'), edit(id, '"r2"'), edit(id, '"r2"')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
});

const drawing = (id: string, ifNoneMatch?: string, method = "GET") =>
  tenant.call(
    method,
    `/app/api/codes/${id}/qr.svg`,
    undefined,
    ifNoneMatch === undefined ? {} : { "if-none-match": ifNoneMatch },
  );

test("a drawing that did not change is 304, without a body, with its tag", async () => {
  const { id } = await tenant.makeCode();
  const first = await drawing(id);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  expect(first.headers.get("x-content-type-options")).toBe("nosniff");
  expect(first.headers.get("content-type")).toBe("image/svg+xml");
  for (const known of [etag, `W/${etag}`, "*", `"other", ${etag}`, `${etag},"other"`]) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await drawing(id, known, method);
      expect([answer.status, await answer.text()], `${method} ${known}`).toEqual([304, ""]);
      expect(answer.headers.get("etag")).toBe(etag);
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    }
  }
  for (const other of ['"other"', "", etag.slice(1, -1)]) expect((await drawing(id, other)).status).toBe(200);
});

test("the tag of a drawing depends on its bytes: a new target leaves it, a new style changes it", async () => {
  const { id } = await tenant.makeCode();
  const tag = async () => (await drawing(id)).headers.get("etag");
  const first = await tag();
  await tenant.call("PATCH", `/app/api/codes/${id}`, {
    target: "https://museum.example/elsewhere",
    title: "x",
  });
  expect(await tag()).toBe(first);
  await tenant.call("PATCH", `/app/api/codes/${id}`, { style: { margin: 8 } });
  expect(await tag()).not.toBe(first);
  await tenant.call("PATCH", `/app/api/codes/${id}`, { style: null });
  expect(await tag()).toBe(first);
});
