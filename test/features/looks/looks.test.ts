import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { makeBulk } from "../bulk/client.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { patiently } from "../../patiently.ts";

/** Saved looks: styles with a name, that codes name and are drawn in. */

const scenario = await startScenario({
  QZ_SIGNUP_PLAN: "unlimited",
  QZ_BASE_URL: "https://qr.museum.example",
});
const tenant = await scenario.signUp();

const STYLES = "/app/api/styles";
const RED = { foreground: "#aa0000" };
const BLUE = { foreground: "#0000aa" };
/** Small enough for a short id of 7 characters, too small for one of 48. */
const SMALL = { size: 104 };

interface LookJson {
  readonly id: string;
  readonly name: string;
  readonly style: object;
  readonly isDefault: boolean;
}

let named = 0;

/** Saves a look, under a new name if it is given none. */
async function save(look: object, by: TenantClient = tenant): Promise<LookJson> {
  const answer = await by.call("POST", STYLES, { name: `Look ${++named}`, ...look });
  expect(answer.status).toBe(200);
  return readJson<LookJson>(answer);
}

const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  tenant.call("PATCH", `${STYLES}/${id}`, body, headers);

const symbol = (id: string, format = "svg", headers: Record<string, string> = {}) =>
  tenant.call("GET", `/app/api/codes/${id}/qr.${format}`, undefined, headers);

async function list(by: TenantClient): Promise<LookJson[]> {
  return (await readJson<{ styles: LookJson[] }>(await by.call("GET", STYLES))).styles;
}

test("a look is saved, listed, read, changed and deleted", async () => {
  const by = await scenario.signUp("Saving");
  const made = await by.call("POST", STYLES, { name: "Autumn", style: RED, isDefault: null });
  const look = await readJson<LookJson>(made);
  expect(look.id).toStartWith("look_");
  expect(look).toMatchObject({ name: "Autumn", style: RED, isDefault: false });
  const path = `${STYLES}/${look.id}`;
  const etag = made.headers.get("etag") ?? "";
  const known = await by.call("GET", path, undefined, { "if-none-match": etag });
  expect([known.status, known.headers.get("etag")]).toEqual([304, etag]);
  expect(await readJson<LookJson>(await by.call("GET", path))).toEqual(look);
  const edited = await by.call("PATCH", path, { name: "Winter" }, { "if-match": etag });
  expect(await readJson<LookJson>(edited)).toMatchObject({ name: "Winter", style: RED });
  await expectProblem(
    await by.call("PATCH", path, { style: BLUE }, { "if-match": etag }),
    412,
    "style_changed",
  );
  await expectProblem(await by.call("PATCH", path, {}), 400, "nothing_to_change");
  const newer = await save({ style: BLUE }, by);
  expect((await list(by)).map(({ id }) => id)).toEqual([newer.id, look.id]);
  const page = await by.call("GET", `${STYLES}?limit=1`);
  const { nextCursor } = await readJson<{ nextCursor: string }>(page);
  expect(page.headers.get("link")).toContain(`cursor=${nextCursor}`);
  const rest = await readJson<{ styles: LookJson[]; nextCursor: null }>(
    await by.call("GET", `${STYLES}?cursor=${nextCursor}`),
  );
  expect([rest.styles.map(({ id }) => id), rest.nextCursor]).toEqual([[look.id], null]);
  await expectProblem(await by.call("GET", `${STYLES}?cursor=x`), 400, "cursor_invalid");
  await expectProblem(await by.call("DELETE", path, undefined, { "if-match": etag }), 412, "style_changed");
  expect((await by.call("DELETE", path)).status).toBe(204);
  for (const method of ["GET", "DELETE"])
    await expectProblem(await by.call(method, path), 404, "style_not_found");
  await expectProblem(await by.call("PATCH", path, { style: BLUE }), 404, "style_not_found");
  // Another workspace's look is none.
  await expectProblem(await tenant.call("GET", `${STYLES}/${newer.id}`), 404, "style_not_found");
});

test("one key with one body saves one look", async () => {
  const send = (name: string) =>
    tenant.call("POST", STYLES, { name, style: RED }, { "idempotency-key": "one look" });
  const [first, again] = [await send("Once"), await send("Once")];
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await again.text()).toBe(await first.text());
  await expectProblem(await send("Twice"), 409, "idempotency_key_reused");
});

test("names differ by more than case, space around them and the way letters are composed", async () => {
  const { id } = await save({ name: "Straße é", style: RED });
  for (const name of ["STRASSE É", " straße é ", "Straße e\u0301"]) {
    await expectProblem(await tenant.call("POST", STYLES, { name, style: RED }), 409, "style_name_taken");
    expect((await change(id, { name })).status).toBe(200);
  }
  const other = await save({ style: RED });
  await expectProblem(await change(other.id, { name: "strasse É" }), 409, "style_name_taken");
  expect((await save({ name: "Straße é", style: RED }, await scenario.signUp("Other names"))).name).toBe(
    "Straße é",
  );
  for (const name of ["", " ", "two\nlines", "x".repeat(101), 5]) {
    const refused = await tenant.call("POST", STYLES, { name, style: RED });
    const { errors } = await expectProblem(refused, 400, "invalid_request");
    expect(errors?.map(({ pointer }) => pointer)).toEqual(["/name"]);
  }
});

test("a workspace has one default at most", async () => {
  const by = await scenario.signUp("Defaults");
  const [first, second] = [
    await save({ style: RED, isDefault: true }, by),
    await save({ style: RED, isDefault: true }, by),
  ];
  const defaults = async () => (await list(by)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect(await defaults()).toEqual([second.id]);
  expect((await by.call("PATCH", `${STYLES}/${first.id}`, { isDefault: true })).status).toBe(200);
  expect(await defaults()).toEqual([first.id]);
  expect((await by.call("PATCH", `${STYLES}/${first.id}`, { isDefault: false })).status).toBe(200);
  expect(await defaults()).toEqual([]);
  // It is what the web app preselects. A code without a style is plain, as it was before there were looks.
  expect((await by.call("PATCH", `${STYLES}/${first.id}`, { isDefault: true })).status).toBe(200);
  expect((await by.makeCode())["style"]).toBeNull();
});

test("a code that names a look is drawn in it, and anew at once when the look changes", async () => {
  const look = await save({ style: RED });
  const code = await tenant.makeCode({ style: { saved: look.id } });
  const own = await tenant.makeCode({ style: RED });
  expect(code["style"]).toEqual({ saved: look.id });
  const before = await symbol(code.id);
  const etag = before.headers.get("etag") ?? "";
  expect(await before.text()).toContain("#a00");
  expect((await symbol(code.id, "svg", { "if-none-match": etag })).status).toBe(304);
  const record = (await tenant.call("GET", `/app/api/codes/${code.id}`)).headers.get("etag");
  expect((await change(look.id, { style: BLUE })).status).toBe(200);
  const after = await symbol(code.id, "svg", { "if-none-match": etag });
  expect([after.status, (await after.text()).includes("#00a")]).toEqual([200, true]);
  // The record names the look and stays as it was; codes with a style of their own do, too.
  expect((await tenant.call("GET", `/app/api/codes/${code.id}`)).headers.get("etag")).toBe(record);
  expect(await (await symbol(own.id)).text()).toContain("#a00");
  for (const format of ["png", "pdf", "eps"])
    expect((await patiently(() => symbol(code.id, format))).status).toBe(200);
});

test("a look with codes can't be deleted, and the refusal says how many they are", async () => {
  const look = await save({ style: RED });
  const codes = [
    await tenant.makeCode({ style: { saved: look.id } }),
    await tenant.makeCode({ style: { saved: look.id } }),
  ];
  const { errors } = await expectProblem(
    await tenant.call("DELETE", `${STYLES}/${look.id}`),
    409,
    "style_in_use",
  );
  expect(errors).toEqual([
    { pointer: "", reason: "look_in_use", params: { codes: 2 }, detail: "codes that name it: 2" },
  ]);
  const [first, second] = codes.map(({ id }) => `/app/api/codes/${id}`);
  expect((await tenant.call("PATCH", `${first}`, { style: null })).status).toBe(200);
  expect((await tenant.call("DELETE", `${second}`)).status).toBe(204);
  expect((await tenant.call("DELETE", `${STYLES}/${look.id}`)).status).toBe(204);
});

test("a code names a look of its own workspace, and nothing beside it", async () => {
  const foreign = await save({ style: RED }, await scenario.signUp("Foreign"));
  const { id } = await tenant.makeCode();
  const look = await save({ style: RED });
  for (const [style, pointer, code] of [
    [{ saved: foreign.id }, "/style/saved", "style_invalid"],
    [{ saved: "nothing" }, "/style/saved", "style_invalid"],
    [{ saved: look.id, ecc: "H" }, "/style/ecc", "invalid_request"],
    [{ saved: 7 }, "/style/saved", "invalid_request"],
  ] as const)
    for (const answer of [
      await tenant.call("POST", "/app/api/codes", { target: "https://museum.example/", style }),
      await tenant.call("PATCH", `/app/api/codes/${id}`, { style }),
    ]) {
      const { errors } = await expectProblem(answer, 400, code);
      expect(errors?.map((error) => error.pointer)).toEqual([pointer]);
    }
  const nested = await tenant.call("POST", STYLES, { name: "Nested", style: { saved: look.id } });
  await expectProblem(nested, 400, "invalid_request");
});

test("a look scans with the longest short URL of the workspace, or is refused with a mend", async () => {
  const by = await scenario.signUp("Long");
  const look = await save({ style: SMALL }, by);
  const long = { shortId: "Long".padEnd(48, "-") };
  const refused = await by.call("POST", "/app/api/codes", {
    target: "https://museum.example/",
    style: { saved: look.id },
    ...long,
  });
  expect((await expectProblem(refused, 400, "style_not_scannable")).errors?.[0]?.pointer).toBe("/style/size");
  const { id } = await by.makeCode(long);
  for (const answer of [
    await by.call("POST", STYLES, { name: "Small, too", style: SMALL }),
    await by.call("PATCH", `${STYLES}/${look.id}`, { style: SMALL }),
  ]) {
    const { errors, mend } = await expectProblem(answer, 400, "style_not_scannable");
    expect(errors?.[0]).toMatchObject({ pointer: "/style/size", params: { version: 5 } });
    expect((await by.call("POST", STYLES, { name: `Mended ${++named}`, style: mend })).status).toBe(200);
  }
  // Its style is as it was, so its name can change all the same.
  expect((await by.call("PATCH", `${STYLES}/${look.id}`, { name: "Smallest" })).status).toBe(200);
  expect((await by.call("DELETE", `/app/api/codes/${id}`)).status).toBe(204);
  expect((await by.call("PATCH", `${STYLES}/${look.id}`, { style: SMALL })).status).toBe(200);
});

test("codes are made while their look changes, each in a style that was checked", async () => {
  const by = await scenario.signUp("Races");
  const target = "https://museum.example/";
  for (let round = 0; round < 5; round++) {
    const { id } = await save({ style: RED }, by);
    const path = `${STYLES}/${id}`;
    const style = { saved: id };
    const answers = await Promise.all([
      ...[RED, BLUE, RED].map((style) => by.call("PATCH", path, { style })),
      ...[1, 2, 3].map(() => by.call("POST", "/app/api/codes", { target, style })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    // Of a small style and a long short id one comes first, and the other is refused.
    const shortId = `race-${round}`.padEnd(48, "-");
    const [small, long] = await Promise.all([
      by.call("PATCH", path, { style: SMALL }),
      by.call("POST", "/app/api/codes", { target, style, shortId }),
    ]);
    expect([small.status, long.status].toSorted()).toEqual([200, 400]);
    if (long.status !== 200) continue;
    const { id: code } = await readJson<CodeJson>(long);
    expect((await by.call("DELETE", `/app/api/codes/${code}`)).status).toBe(204);
  }
});

test("a look keeps the drawing of its logo, for all codes that name it", async () => {
  const logo = { id: "simple-icons.github" };
  const look = await save({ style: { logo } });
  expect(look.style).toEqual({ logo });
  const code = await tenant.makeCode({ style: { saved: look.id } });
  const drawn = await (await symbol(code.id)).text();
  await scenario.service.housekeep();
  expect(await (await symbol(code.id)).text()).toBe(drawn);
});

test("a bulk file names looks by name, by id and in any case, and templates win over names", async () => {
  const by = await scenario.signUp("Bulk");
  const look = await save({ name: "Our brand", style: RED }, by);
  await save({ name: "ocean", style: BLUE }, by);
  const saved = `"{""saved"":""${look.id}""}"`;
  const { files, manifest } = await makeBulk(
    by,
    `target,url,style\nhttps://zoo.example/,,OUR brand\nhttps://zoo.example/,,${saved}\n,https://zoo.example/,our brand\nhttps://zoo.example/,,ocean\n`,
  );
  expect(manifest.map(({ error }) => error)).toEqual(["", "", "", ""]);
  const drawn = manifest.map(({ file }) => files.get(file) ?? "");
  for (const svg of drawn.slice(0, 3)) expect(svg).toContain("#a00");
  const styles = await Promise.all(
    manifest.map(async ({ id }) =>
      id === "" ? null : (await readJson<CodeJson>(await by.call("GET", `/app/api/codes/${id}`)))["style"],
    ),
  );
  expect(styles).toEqual([{ saved: look.id }, { saved: look.id }, null, { template: "ocean" }]);
  expect((await by.call("PATCH", `${STYLES}/${look.id}`, { style: BLUE })).status).toBe(200);
  const after = await by.call("GET", `/app/api/codes/${manifest[0]?.id}/qr.svg`);
  expect(await after.text()).toContain("#00a");
  const bad = await by.call("POST", "/app/api/bulk", "target,style\nhttps://zoo.example/,nobody's\n", {
    "content-type": "text/csv",
  });
  const { errors } = await expectProblem(bad, 400, "rows_invalid");
  expect(errors).toMatchObject([{ row: 1, column: "style", reason: "style_name_unknown" }]);
});

test("the rows of a bulk file without a style take the one of the request", async () => {
  const by = await scenario.signUp("Usual");
  const look = await save({ name: "Brand", style: RED }, by);
  const csv =
    "target,url,style\nhttps://zoo.example/,,\n,https://zoo.example/,\nhttps://zoo.example/,,ocean\n";
  const usual = encodeURIComponent(JSON.stringify({ saved: look.id }));
  for (const style of ["brand", usual]) {
    const { files, manifest } = await makeBulk(by, csv, `?style=${style}`);
    expect(manifest.map(({ file }) => (files.get(file) ?? "").includes("#a00"))).toEqual([true, true, false]);
    const made = await by.call("GET", `/app/api/codes/${manifest[0]?.id}`);
    expect((await readJson<CodeJson>(made))["style"]).toEqual({ saved: look.id });
  }
  const send = (query: string, headers = {}) =>
    by.call("POST", `/app/api/bulk${query}`, csv, { "content-type": "text/csv", ...headers });
  const { errors } = await expectProblem(await send("?style=nobody's"), 400, "rows_invalid");
  expect(errors).toMatchObject([1, 2].map((row) => ({ row, column: "style", reason: "style_name_unknown" })));
  expect((await send("?style=brand", { "idempotency-key": "usual" })).status).toBe(200);
  await expectProblem(await send("", { "idempotency-key": "usual" }), 409, "idempotency_key_reused");
});

test("looks of a workspace have 32 MiB together, and are listed a megabyte a page", async () => {
  const by = await scenario.signUp("Full");
  const frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/><!---->';
  const heavy = { logo: { svg: frame.replace("--", `--${"x".repeat(523_000)}`).replace(/$/, "</svg>") } };
  for (let count = 0; count < 64; count++) await save({ style: heavy }, by);
  await expectProblem(await by.call("POST", STYLES, { name: "65", style: heavy }), 402, "plan_limit");
  const light = await save({ style: RED }, by);
  const path = `${STYLES}/${light.id}`;
  await expectProblem(await by.call("PATCH", path, { style: heavy }), 402, "plan_limit");
  expect((await by.call("PATCH", path, { style: BLUE })).status).toBe(200);
  const page = await readJson<{ styles: LookJson[]; nextCursor: string }>(await by.call("GET", STYLES));
  expect(page.styles.map(({ style }) => "logo" in style)).toEqual([false, true, true]);
  expect(page.nextCursor).toBe(page.styles[2]?.id ?? "");
});

test("a workspace that leaves takes its looks along", async () => {
  const by = await scenario.signUp("Leaving");
  const look = await save({ style: RED }, by);
  await by.makeCode({ style: { saved: look.id } });
  expect((await by.call("DELETE", "/app/api/me", { confirm: "Leaving" })).status).toBe(204);
  await scenario.service.housekeep();
  expect(await scenario.storage.rows(`select id from looks where tenant_id = '${by.id}'`)).toEqual([]);
});
