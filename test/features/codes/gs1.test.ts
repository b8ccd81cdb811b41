import { expect, test } from "bun:test";
import { DOMAINS, ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { freshGtin, gtin } from "./gtins.ts";

/** GS1 addresses of codes, and their links. */

const dns = createTestDns();
const BASE = "https://qr.service.example";
const scenario = await startScenario(
  { QZ_SIGNUP_PLAN: "unlimited", QZ_BASE_URL: BASE, QZ_GS1: "on" },
  { txtLookup: dns.lookup },
);
const tenant = await scenario.signUp();
const [HOST, QUIET] = ["qr.museum.example", "go.museum.example"];
const domain = await ownDomain(tenant, dns, HOST, { gs1: true });
await ownDomain(tenant, dns, QUIET);
const target = "https://museum.example/hall";
const CODES = "/app/api/codes";

const make = (input: object, by: TenantClient = tenant) => by.call("POST", CODES, { target, ...input });
const remove = ({ id }: Pick<CodeJson, "id">, by: TenantClient = tenant) =>
  by.call("DELETE", `${CODES}/${id}`);
const edit = ({ id }: Pick<CodeJson, "id">, change: object) => tenant.call("PATCH", `${CODES}/${id}`, change);
const link = (more: object = {}) => ({
  type: "gs1:pip",
  href: `${target}/pip`,
  title: "Product",
  ...more,
});

async function made(input: object, by: TenantClient = tenant): Promise<CodeJson> {
  const answer = await make(input, by);
  expect(answer.status).toBe(200);
  return readJson<CodeJson>(answer);
}

test("the number is read as it stands below the bar code", async () => {
  const value = "04006381333931";
  const code = await made({ gs1: { ai: "01", value: "4 006381 333931" } });
  expect(code.gs1).toEqual({ ai: "01", value, qualifiers: [] });
});

/** Where an input is wrong, and why. */
async function flawsOf(input: object): Promise<unknown[]> {
  const { errors } = await expectProblem(await make(input), 400, "invalid_request");
  return (errors ?? []).map(({ pointer, reason }) => [pointer, reason]);
}

async function expectTaken(answer: Response): Promise<void> {
  const { errors } = await expectProblem(answer, 409, "gs1_taken");
  expect(errors).toMatchObject([{ pointer: "/gs1", reason: "gs1_taken" }]);
}

test("a code shows its GS1 address, with qualifiers in their order, and passes queries on by default", async () => {
  const value = freshGtin();
  const product = await made({ gs1: gtin(value), shortId: "hall-gs1" });
  expect(product).toMatchObject({
    gs1: { ai: "01", value, qualifiers: [] },
    links: null,
    query: "pass",
    shortUrl: `${BASE}/01/${value}`,
    previewUrl: `${BASE}/r/hall-gs1+`,
    pageUrl: `${BASE}/p/hall-gs1`,
  });
  const qualifiers = [
    ["21", "7"],
    ["10", "AB/1 %".replace(" ", "_")],
  ] as const;
  const piece = await made({ gs1: gtin(value, ...qualifiers), query: "drop" });
  expect(piece).toMatchObject({
    gs1: gtin(value, ...qualifiers.toReversed()),
    query: "drop",
    shortUrl: `${BASE}/01/${value}/10/AB%2F1_%25/21/7`,
  });
  const read = await readJson<CodeJson>(await tenant.call("GET", `${CODES}/${piece.id}`));
  expect(read).toEqual(piece);
  const { codes } = await readJson<{ codes: CodeJson[] }>(
    await tenant.call("GET", `${CODES}?q=${value}&sort=oldest`),
  );
  expect(codes.map(({ id }) => id)).toEqual([product.id, piece.id]);
  const onDomain = await made({ gs1: gtin(value), domain: HOST });
  expect(onDomain).toMatchObject({ domain: HOST, shortUrl: `https://${HOST}/01/${value}` });
  expect(await scenario.service.audit()).toEqual([]);
});

test("a GTIN of fewer digits is padded, and is the same one then", async () => {
  const ean = freshGtin().slice(1);
  const code = await made({ gs1: { ai: "01", value: ean } });
  expect(code["gs1"]).toEqual(gtin(`0${ean}`));
  await expectTaken(await make({ gs1: gtin(`0${ean}`) }));
});

test("what GS1 does not know is refused where it stands", async () => {
  const value = freshGtin();
  const wrong = `${value.slice(0, 13)}${(Number(value[13]) + 1) % 10}`;
  expect(await flawsOf({ gs1: gtin(wrong) })).toEqual([["/gs1", "gs1_check_digit"]]);
  expect(await flawsOf({ gs1: { ai: "9999", value: "1" } })).toEqual([["/gs1", "gs1_unknown_ai"]]);
  expect(await flawsOf({ gs1: gtin(value, ["10", "a"], ["10", "b"]) })).toEqual([
    ["/gs1/qualifiers/1", "gs1_repeated"],
  ]);
  expect(await flawsOf({ gs1: gtin(value, ["10", "x".repeat(21)]) })).toEqual([
    ["/gs1/qualifiers/0", "gs1_length_between"],
  ]);
  expect(await flawsOf({ gs1: gtin(value, ["17", "271231"]) })).toEqual([
    ["/gs1/qualifiers/0", "gs1_not_qualifier"],
  ]);
  expect(await flawsOf({ gs1: { ...gtin(value), more: 1 } })).toEqual([["/gs1/more", "unknown_field"]]);
  expect(await flawsOf({ gs1: gtin(value, ["10", "x".repeat(91)]) })).toEqual([
    ["/gs1/qualifiers/0/value", "too_long"],
  ]);
  const huge = Array.from({ length: 1_000 }, () => ["10", "x".repeat(90)] as const);
  expect(await flawsOf({ gs1: gtin(value, ...huge) })).toEqual([["/gs1/qualifiers", "too_many_entries"]]);
  for (const gs1 of ["01", 1, [], { ai: "01" }]) expect(await flawsOf({ gs1 })).not.toEqual([]);
  await expectProblem(await make({ gs1: gtin(freshGtin(), ["10", "\0"]) }), 400, "invalid_request");
  expect(await made({ gs1: null, links: null })).toMatchObject({ gs1: null, links: null, query: "drop" });
});

test("a GS1 address is of one code of its host, also of two that are made at once", async () => {
  const gs1 = gtin(freshGtin(), ["10", "A"]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => make({ gs1 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  for (const answer of answers) if (answer.status === 409) await expectTaken(answer);
  await made({ gs1, domain: HOST });
  await expectTaken(await make({ gs1, domain: HOST }));
  expect(await scenario.service.audit()).toEqual([]);
});

test("after a deletion it is free again for its workspace, and on the service's own host for no other", async () => {
  const rival = await scenario.signUp("Rival");
  const value = freshGtin();
  const code = await made({ gs1: gtin(value, ["10", "A"]) });
  // All of a key are of the workspace that has one of them: shorter and longer addresses answer for each
  // other.
  for (const gs1 of [gtin(value, ["10", "A"]), gtin(value), gtin(value, ["10", "B"])])
    await expectTaken(await make({ gs1 }, rival));
  expect((await remove(code)).status).toBe(204);
  for (const gs1 of [gtin(value, ["10", "A"]), gtin(value), gtin(value, ["10", "B"])])
    await expectTaken(await make({ gs1 }, rival));
  await made({ gs1: gtin(value, ["10", "A"]) });
  await made({ gs1: gtin(value) });
  // On a host of its own a workspace is free.
  await ownDomain(rival, dns, "qr.rival.example", { gs1: true });
  await made({ gs1: gtin(value), domain: "qr.rival.example" }, rival);
  expect(await scenario.service.audit()).toEqual([]);
});

test("the keys of a workspace that has left are nobody's", async () => {
  const leaving = await scenario.signUp("Leaving");
  const [kept, deleted] = [freshGtin(), freshGtin()];
  await made({ gs1: gtin(kept) }, leaving);
  await remove(await made({ gs1: gtin(deleted) }, leaving), leaving);
  expect((await leaving.call("DELETE", "/app/api/me", { confirm: "Leaving" })).status).toBe(204);
  for (const value of [kept, deleted]) await expectTaken(await make({ gs1: gtin(value) }));
  await scenario.service.housekeep();
  for (const value of [kept, deleted]) await expectTaken(await make({ gs1: gtin(value) }));
});

test("a code for one piece needs one for its product, on the same host", async () => {
  const value = freshGtin();
  const missing = [["/gs1", "gs1_product_missing"]];
  expect(await flawsOf({ gs1: gtin(value, ["21", "7"]) })).toEqual(missing);
  const lot = await made({ gs1: gtin(value, ["10", "A"]) });
  expect(await flawsOf({ gs1: gtin(value, ["10", "B"], ["21", "7"]) })).toEqual(missing);
  expect(await flawsOf({ gs1: gtin(value, ["10", "A"], ["21", "7"]), domain: HOST })).toEqual(missing);
  const piece = await made({ gs1: gtin(value, ["10", "A"], ["21", "7"]) });
  await remove(lot);
  expect(await flawsOf({ gs1: gtin(value, ["10", "A"], ["21", "8"]) })).toEqual(missing);
  expect((await tenant.call("GET", `${CODES}/${piece.id}`)).status).toBe(200);
});

test("of several codes each is judged as if they came one after the other", async () => {
  const value = freshGtin();
  const piece = gtin(value, ["21", "1"]);
  const body = [piece, gtin(value), piece, gtin(value), piece].map((gs1) => ({ target, gs1 }));
  const answer = await tenant.call("POST", CODES, body);
  expect(answer.status).toBe(200);
  const { results } = await readJson<{
    results: { code?: CodeJson; problem?: { code: string; errors: { pointer: string; reason: string }[] } }[];
  }>(answer);
  expect(results.map(({ problem }) => problem && [problem.code, problem.errors[0]?.reason])).toEqual([
    ["invalid_request", "gs1_product_missing"],
    undefined,
    undefined,
    ["gs1_taken", "gs1_taken"],
    ["gs1_taken", "gs1_taken"],
  ]);
});

test("a host that answers no GS1 addresses gets no code with one, and a host with such codes goes on answering", async () => {
  expect(await flawsOf({ gs1: gtin(freshGtin()), domain: QUIET })).toEqual([["/gs1", "gs1_off_domain"]]);
  await made({ gs1: gtin(freshGtin()), domain: HOST });
  await expectProblem(
    await tenant.call("PATCH", `${DOMAINS}/${domain.id}`, { gs1: false }),
    409,
    "gs1_in_use",
  );
  const quiet = await startScenario();
  const own = await quiet.signUp();
  const { errors } = await expectProblem(
    await own.call("POST", CODES, { target, gs1: gtin(freshGtin()) }),
    400,
    "invalid_request",
  );
  expect(errors).toMatchObject([{ pointer: "/gs1", reason: "gs1_off_base" }]);
});

test("a copy has neither the GS1 address nor its links", async () => {
  const code = await made({ gs1: gtin(freshGtin()), links: [link()], title: "Hall" });
  const copy = await readJson<CodeJson>(await tenant.call("POST", `${CODES}/${code.id}/duplicate`));
  expect(copy).toMatchObject({ gs1: null, links: null, title: "Hall", query: "pass" });
  expect(copy.shortUrl).toBe(`${BASE}/r/${copy.shortId}`);
});

test("links are of a GS1 address, are checked like targets, and edits are in the history", async () => {
  const full = link({ language: "de-at", mediaType: "text/html", context: "AT" });
  const code = await made({ gs1: gtin(freshGtin()), links: [full, link({ type: "gs1:epil" })] });
  const links = [{ ...full, language: "de-AT" }, link({ type: "gs1:epil" })];
  expect(code["links"]).toEqual(links);
  const changed = await readJson<CodeJson>(await edit(code, { links: [link()] }));
  expect(changed).toMatchObject({ links: [link()], gs1: code["gs1"] });
  // A fixed member is not refused in an edit, and stays as it is.
  expect(await readJson<CodeJson>(await edit(code, { gs1: null, title: "Hall" }))).toMatchObject({
    gs1: code["gs1"],
  });
  const emptied = await readJson<CodeJson>(await edit(code, { links: [] }));
  expect(emptied["links"]).toBeNull();
  const { changes } = await readJson<{ changes: { changed: string[]; before: unknown }[] }>(
    await tenant.call("GET", `${CODES}/${code.id}/history`),
  );
  expect(changes.map(({ changed: members, before }) => [members, before]).slice(0, 3)).toEqual([
    [["links"], { links: [link()] }],
    [["title"], { title: null }],
    [["links"], { links }],
  ]);
  const restored = await tenant.call("POST", `${CODES}/${code.id}/restore`, { revision: 1 });
  expect(await readJson<CodeJson>(restored)).toMatchObject({ links });
});

test("links that lead nowhere, to ourselves, or say too much are refused where they stand", async () => {
  const gs1 = gtin(freshGtin());
  const plain = await made({});
  expect(await flawsOf({ links: [link()] })).toEqual([["/links", "gs1_links_alone"]]);
  const edited = await expectProblem(await edit(plain, { links: [link()] }), 400, "invalid_request");
  expect(edited.errors).toMatchObject([{ pointer: "/links", reason: "gs1_links_alone" }]);
  expect((await edit(plain, { links: [] })).status).toBe(200);
  expect(await flawsOf({ gs1, links: [link(), link({ type: "gs1:defaultLink" })] })).toEqual([
    ["/links/1/type", "gs1_default_link"],
  ]);
  expect(await flawsOf({ gs1, links: [link({ language: "de-12" })] })).toEqual([
    ["/links/0/language", "language_unknown"],
  ]);
  for (const [more, pointer] of [
    [{ type: "pip" }, "type"],
    [{ type: "gs1:<script>" }, "type"],
    [{ title: " " }, "title"],
    [{ title: "x".repeat(201) }, "title"],
    [{ mediaType: "text" }, "mediaType"],
    [{ context: "a b" }, "context"],
    [{ language: "german" }, "language"],
    [{ more: 1 }, "more"],
  ] as const)
    expect(await flawsOf({ gs1, links: [link(more)] })).toMatchObject([
      [`/links/0/${pointer}`, expect.anything()],
    ]);
  for (const href of [
    "javascript:alert(1)",
    `${BASE}/r/abc`,
    `${BASE}/01/${freshGtin()}`,
    `https://${HOST}/x`,
  ]) {
    const { errors } = await expectProblem(
      await make({ gs1, links: [link(), link({ href })] }),
      400,
      "target_invalid",
    );
    expect(errors).toMatchObject([{ pointer: "/links/1/href" }]);
  }
  const many = Array.from({ length: 101 }, () => link());
  expect(await flawsOf({ gs1, links: many })).toEqual([["/links", "too_many_entries"]]);
});

test("a hundred links of the longest addresses are kept, found by the budget, and shown", async () => {
  const longest = `${target}/`.padEnd(2_048, "x");
  const links = Array.from({ length: 100 }, (_, at) =>
    link({ href: longest, title: `${at}`.padEnd(200, "ü") }),
  );
  const code = await made({ gs1: gtin(freshGtin()), links });
  expect(code["links"]).toEqual(links);
  expect(await readJson<CodeJson>(await edit(code, { title: "Hall" }))).toMatchObject({ links });
  expect(await scenario.service.audit()).toEqual([]);
});
