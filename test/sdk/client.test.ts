import { expect, test } from "bun:test";
import {
  createClient,
  isProblem,
  mended,
  type NamedCode,
  QuietzoneProblem,
  QuietzoneUnreachable,
  type Style,
  upsertCode,
} from "quietzone-client";
import { version } from "../../sdk/package.json";
import { answeredBy, json, problem } from "./answers.ts";

/** Requests as the client sends them, and answers as it reads them. */

test("parameters go where the contract has them", async () => {
  const { client, sent } = answeredBy([json({}), json({}), json({ codes: [], nextCursor: null })], {
    baseUrl: "https://zoo.example/qr/",
  });
  await client.editCode({ id: "a/b", "If-Match": '"r1"', body: { title: null } });
  await client.getAnalytics({ id: "x", timezone: "Europe/Berlin" });
  await client.listCodes({ q: "a&b", limit: 2 }, { headers: { "accept-language": "de" } });
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "PATCH https://zoo.example/qr/app/api/codes/a%2Fb",
    "GET https://zoo.example/qr/app/api/codes/x/analytics?timezone=Europe%2FBerlin",
    "GET https://zoo.example/qr/app/api/codes?q=a%26b&limit=2",
  ]);
  expect(sent[0]).toMatchObject({
    headers: { authorization: "Bearer qz_key", "if-match": '"r1"', "content-type": "application/json" },
    body: '{"title":null}',
  });
  expect(sent[1]?.headers).toEqual({
    authorization: "Bearer qz_key",
    "user-agent": `quietzone-client/${version}`,
  });
  expect(sent[2]?.headers["accept-language"]).toBe("de");
});

test("without a key none is sent", async () => {
  const headers: string[][] = [];
  const open = createClient({
    baseUrl: "https://qr.example",
    async fetch(_, init) {
      headers.push([...new Headers(init.headers).keys()]);
      return json({});
    },
  });
  await open.listTypes();
  expect(headers).toEqual([["user-agent"]]);
});

test("a part of a path that would lead to another operation is refused", async () => {
  const { client, sent } = answeredBy([]);
  for (const id of ["", ".", ".."]) await expect(client.listLeads({ id })).rejects.toThrow(TypeError);
  expect(sent).toEqual([]);
});

test("text and files are sent as they are", async () => {
  const { client, sent } = answeredBy([json({}), json({}), json({}), json({}), json({})]);
  const png = new Blob(["PNG"], { type: "image/png" });
  await client.addImage({ body: png });
  await client.importCodes({ from: "csv", body: "shortId,target\n" });
  await client.importCodes({ from: "bitly", body: { links: [] } });
  const nameless = new Blob(["PNG"]);
  await client.addImage({ body: nameless });
  await client.makeBulk({ body: nameless });
  expect(sent.map(({ headers, body }) => [headers["content-type"], body])).toEqual([
    ["image/png", png],
    ["text/csv", "shortId,target\n"],
    ["application/json", '{"links":[]}'],
    [undefined, nameless],
    ["text/csv", nameless],
  ]);
});

test("304 is a Response of its own, and no refusal", async () => {
  const { client, sent } = answeredBy([new Response(null, { status: 304 })]);
  const response = await client.getCode.response({ id: "x" }, { headers: { "if-none-match": '"r1"' } });
  expect([response.status, sent[0]?.headers["if-none-match"]]).toEqual([304, '"r1"']);
});

test("each reads every page, and asks for the next when it is needed", async () => {
  const pages = [
    { codes: [{ id: "a" }, { id: "b" }], nextCursor: "2" },
    { codes: [], nextCursor: "3" },
    { codes: [{ id: "c" }], nextCursor: null },
  ];
  const { client, sent } = answeredBy(pages.map((page) => json(page)));
  const seen: string[] = [];
  for await (const { id } of client.listCodes.each({ active: true })) {
    seen.push(id);
    if (id === "b") expect(sent).toHaveLength(1);
  }
  expect(seen).toEqual(["a", "b", "c"]);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual([
    "?active=true",
    "?active=true&cursor=2",
    "?active=true&cursor=3",
  ]);
});

test("a walk that is left asks for no further page, and a refusal ends it", async () => {
  const { client, sent } = answeredBy([
    json({ codes: [{ id: "a" }], nextCursor: "2" }),
    problem(400, "cursor_invalid"),
  ]);
  for await (const page of client.listCodes.pages()) if (page.codes.length > 0) break;
  expect(sent).toHaveLength(1);
  await expect(Array.fromAsync(client.listCodes.each())).rejects.toMatchObject({ code: "cursor_invalid" });
});

test("a refusal is an error with the members of its document", async () => {
  const errors = [{ pointer: "/fields/url", reason: "url_invalid", detail: "Not an address." }];
  const { client } = answeredBy([problem(400, "fields_invalid", { errors })]);
  const error = await client.createCode({ body: { target: "x" } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(QuietzoneProblem);
  expect(isProblem(error, "short_id_taken")).toBe(false);
  expect(isProblem(new Error("other"))).toBe(false);
  if (!isProblem(error)) throw error;
  expect(error.message).toBe("Do it.");
  expect(error).toMatchObject({
    code: "fields_invalid",
    status: 400,
    errors,
    retryAfter: null,
    requestId: "req_1",
  });
});

test("the code of a problem tells its members", async () => {
  const rows = [{ row: 2, column: "url", reason: "url_invalid", detail: "Not an address." }];
  const { client } = answeredBy([
    problem(400, "rows_invalid", { errors: rows }),
    problem(400, "style_not_scannable", { mend: { foreground: "#000" } }),
  ]);
  const told = async (call: Promise<unknown>) => {
    const error = await call.catch((reason: unknown) => reason);
    if (!isProblem(error)) throw error;
    if (error.code === "rows_invalid")
      return error.errors.map(({ row, column }) => `${column} of row ${row}`);
    return error.code === "style_not_scannable" ? error.mend : null;
  };
  expect(await told(client.makeBulk({ body: "url\nx\n" }))).toEqual(["url of row 2"]);
  expect(await told(client.createCode({ body: { target: "x" } }))).toEqual({ foreground: "#000" });
});

test("refusals of the logo catalog, and answers that are not the service's, are problems too", async () => {
  const wrapped = {
    success: false,
    data: null,
    error: { code: "logo_not_found", message: "None." },
    meta: {},
  };
  const { client } = answeredBy([json(wrapped, 404), new Response("<h1>Forbidden</h1>", { status: 403 })]);
  await expect(client.getLogo({ id: "x" })).rejects.toMatchObject({
    code: "logo_not_found",
    detail: "None.",
  });
  await expect(client.getMe()).rejects.toMatchObject({
    code: "unexpected_answer",
    status: 403,
    requestId: null,
  });
});

test("a client without the address of a service is refused when it is made", () => {
  for (const baseUrl of ["", "qr.example", "ftp://qr.example"])
    expect(() => createClient({ baseUrl })).toThrow(/needs the service's address as baseUrl/);
  // Programs without types may leave it out.
  expect(() => Reflect.apply(createClient, undefined, [{}])).toThrow(TypeError);
});

test("a page of a proxy is no value, though its status is that of a success", async () => {
  const page = () =>
    new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html; charset=utf-8" } });
  const { client } = answeredBy([page(), page(), page()]);
  for (const call of [() => client.getMe(), () => client.getCode.response({ id: "x" })])
    await expect(call()).rejects.toMatchObject({ code: "unexpected_answer", status: 200 });
  expect(await client.getPage({ shortId: "x" })).toContain("<h1>");
});

test("no answer is an error of its own, also when it does not begin in time", async () => {
  const cause = new TypeError("fetch failed");
  const { client } = answeredBy([cause], { retries: 0 });
  const error = await client.getMe().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(QuietzoneUnreachable);
  expect(error).toMatchObject({ message: "qr.example can't be reached.", isTimeout: false, cause });

  const never = createClient({
    baseUrl: "https://qr.example",
    timeout: 0.001,
    retries: 0,
    fetch: (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  });
  await expect(never.getMe()).rejects.toMatchObject({ name: "QuietzoneUnreachable", isTimeout: true });
  const own = new AbortController();
  const left = never.getMe({}, { signal: own.signal, timeout: Number.POSITIVE_INFINITY });
  own.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
});

test("bytes of a picture are sent with the type that they have", async () => {
  const { client, sent } = answeredBy([json({}), json({}), json({}), json({})]);
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
  const webp = [...Buffer.from("RIFF1234WEBP")];
  await client.addImage({ body: Buffer.from(png) });
  await client.addImage({ body: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer });
  await client.addImage({ body: new Blob([new Uint8Array(webp)]) });
  // The client knows no type for these bytes. The service answers with the types that it takes.
  await client.addImage({ body: new Uint8Array([1, 2, 3]) });
  expect(sent.map(({ headers }) => headers["content-type"])).toEqual([
    ...["image/png", "image/jpeg", "image/webp", undefined],
  ]);
});

test("the logos of the catalog come page by page, too", async () => {
  const page = (number: number) =>
    json({
      success: true,
      data: [{ id: `logo-${number}` }],
      meta: { pagination: { page: number, pages: 3 } },
    });
  const { client, sent } = answeredBy([page(1), page(2), page(3)]);
  const seen: string[] = [];
  for await (const { id } of client.listLogos.each({ q: "museum", format: "svg" })) seen.push(id);
  expect(seen).toEqual(["logo-1", "logo-2", "logo-3"]);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual([
    ...["?q=museum&format=svg", "?q=museum&format=svg&page=2", "?q=museum&format=svg&page=3"],
  ]);
});

test("a mend is a patch of the style, which gives the one that would be accepted", async () => {
  const style: Style = { foreground: "#ffff00", logo: { id: "cafe", size: 0.5 }, margin: 1 };
  const { client } = answeredBy([
    problem(400, "style_not_scannable", {
      mend: { foreground: "#333300", logo: { size: 0.2 }, margin: null },
    }),
  ]);
  const error = await client.createCode({ body: { target: "x", style } }).catch((reason: unknown) => reason);
  if (!isProblem(error, "style_not_scannable")) throw error;
  expect(mended(style, error.mend)).toEqual({ foreground: "#333300", logo: { id: "cafe", size: 0.2 } });
  expect(style.margin).toBe(1);
});

test("an upsert changes the code that is there, and makes one only where none is", async () => {
  const target = "https://zoo.example/gate";
  let named: NamedCode = { shortId: "gate", target, title: null };
  const found = () => json({ codes: [{ id: "code_1" }], totals: {}, nextCursor: null });
  const none = () => json({ codes: [], totals: {}, nextCursor: null });
  const steps = async (...answers: Response[]) => {
    const { client, sent } = answeredBy(answers);
    const outcome = await upsertCode(client, named).then(
      ({ id }) => id,
      ({ code }) => code,
    );
    expect(sent.every(({ method, url }) => method !== "GET" || url.endsWith(search))).toBe(true);
    return [outcome, ...sent.map(({ method, body }) => `${method} ${body ?? ""}`)];
  };
  let search = "?shortId=gate";
  const change = 'PATCH {"target":"https://zoo.example/gate"}';
  const creation = `POST ${JSON.stringify(named)}`;
  expect(await steps(found(), json({ id: "code_1" }))).toEqual(["code_1", "GET ", change]);
  expect(await steps(none(), json({ id: "code_2" }))).toEqual(["code_2", "GET ", creation]);
  // Somebody else was faster; or the address is nobody's any more.
  const taken = () => problem(409, "short_id_taken");
  expect(await steps(none(), taken(), found(), json({ id: "code_1" }))).toEqual([
    ...["code_1", "GET ", creation, "GET ", change],
  ]);
  expect(await steps(none(), taken(), none())).toEqual(["short_id_taken", "GET ", creation, "GET "]);

  named = { externalId: "gate/2", target };
  search = "?externalId=gate%2F2";
  const same = `PATCH ${JSON.stringify({ externalId: "gate/2", target })}`;
  expect(await steps(found(), json({ id: "code_1" }))).toEqual(["code_1", "GET ", same]);
  const known = () => problem(409, "external_id_taken");
  expect(await steps(none(), known(), found(), json({ id: "code_1" }))).toEqual([
    ...["code_1", "GET ", `POST ${JSON.stringify(named)}`, "GET ", same],
  ]);
});

test("a list goes to the operation that takes one as well", async () => {
  const body = [{ target: "https://zoo.example/" }, { target: "nowhere" }];
  const results = [{ code: { id: "code_1" } }, { problem: { code: "target_invalid" } }];
  const { client, sent } = answeredBy([json({ results })]);
  const made = await client.createCodes({ body, "Idempotency-Key": "list-1" });
  expect(made.results.map((one) => ("code" in one ? one.code.id : one.problem.code))).toEqual([
    "code_1",
    "target_invalid",
  ]);
  expect(sent.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
    ["POST", "/app/api/codes", JSON.stringify(body)],
  ]);
});
