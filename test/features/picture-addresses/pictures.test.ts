import { describe, expect, test } from "bun:test";
import { STYLE_TEMPLATES } from "../../../src/qr/templates.ts";
import { rasterPng, rasterSvg } from "../../qr/render.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { expectReads, MUSEUM } from "../drawings/samples.ts";

/** Drawings by address: `/qr.svg` and `/qr.png`. */

const scenario = await startScenario();
const FORMATS = ["svg", "png"] as const;

const addressOf = (format: string, query: Readonly<Record<string, string>>) =>
  `/qr.${format}?${new URLSearchParams(query)}`;

const ask = (
  format: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) => scenario.request(addressOf(format, query), { headers });

describe.each(FORMATS)("/qr.%s", (format) => {
  const rasterOf = async (answer: Response) =>
    format === "svg" ? rasterSvg(await answer.text(), 600) : rasterPng(await answer.bytes());

  test("draws what data says, and two decoders read it", async () => {
    for (const data of [MUSEUM, "HTTPS://MUSEUM.EXAMPLE", "Tür 3: «你好» 50 % + 2 & 1\n", "0"]) {
      const answer = await ask(format, { data });
      expect(answer.status).toBe(200);
      await expectReads(await rasterOf(answer), data);
    }
  });

  test("takes all of a style that an address can name", async () => {
    const query = { data: MUSEUM, style: "dots", size: "640", margin: "6", ecc: "H" };
    const answer = await ask(format, { ...query, color: "1a2b3c", background: "#fee" });
    expect(answer.status, await answer.clone().text()).toBe(200);
    await expectReads(await rasterOf(answer), MUSEUM);
    const plain = await ask(format, query);
    expect(plain.headers.get("etag")).not.toBe(answer.headers.get("etag"));
  });

  test("may be shown by any page, runs nothing and is kept for a day", async () => {
    // The first answer is drawn and the second is in memory.
    for (const time of [1, 2]) {
      const { status, headers } = await ask(format, { data: `${MUSEUM}?${format}` });
      expect([time, status]).toEqual([time, 200]);
      expect(headers.get("content-type")).toBe(format === "svg" ? "image/svg+xml" : "image/png");
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(headers.get("cache-control")).toBe("public, max-age=86400");
      expect(headers.get("content-disposition")).toBeNull();
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  test("is saved under the name that download gives", async () => {
    const answer = await ask(format, { data: MUSEUM, download: "hall-3" });
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="hall-3.${format}"`);
    for (const download of ["", ".svg", 'a"b', "a/b", "a\nb", "x".repeat(81), "ü"])
      await expectProblem(await ask(format, { data: MUSEUM, download }), 400, "invalid_request");
  });

  test("what would not scan is a problem that names the parameter, never a picture", async () => {
    const refused: readonly (readonly [Readonly<Record<string, string>>, string, string])[] = [
      [{ data: "" }, "invalid_request", "?data"],
      [{ data: "x".repeat(2_954) }, "invalid_request", "?data"],
      [{ data: "ü".repeat(1_500) }, "fields_invalid", "?data"],
      [{ data: "x".repeat(2_953), ecc: "H" }, "payload_too_long", "?data"],
      [{ data: MUSEUM, style: "nothing" }, "template_unknown", "?style"],
      [{ data: MUSEUM, color: "ddd" }, "style_not_scannable", "?color"],
      [{ data: MUSEUM, color: "fff", background: "000" }, "style_not_scannable", "?color"],
      [{ data: MUSEUM, background: "333" }, "style_not_scannable", "?background"],
      [{ data: "x".repeat(2_000), size: "64" }, "style_not_scannable", "?size"],
      [{ data: MUSEUM, size: "63" }, "invalid_request", "?size"],
      [{ data: MUSEUM, size: "4097" }, "invalid_request", "?size"],
      [{ data: MUSEUM, size: "1e3" }, "invalid_request", "?size"],
      [{ data: MUSEUM, margin: "-1" }, "invalid_request", "?margin"],
      [{ data: MUSEUM, margin: "20.5" }, "invalid_request", "?margin"],
      [{ data: MUSEUM, color: "red" }, "invalid_request", "?color"],
      [{ data: MUSEUM, color: "url(#a)" }, "invalid_request", "?color"],
      [{ data: MUSEUM, background: "12345" }, "invalid_request", "?background"],
      [{ data: MUSEUM, ecc: "X" }, "invalid_request", "?ecc"],
    ];
    for (const [query, code, pointer] of refused) {
      const answer = await ask(format, query);
      const told = await expectProblem(answer, 400, code);
      const pointers = told.errors?.map((error) => error.pointer) ?? [];
      expect([query, pointers]).toEqual([query, expect.arrayContaining([pointer])]);
      expect(pointers.every((each) => each.startsWith("?"))).toBe(true);
    }
    for (const query of [
      "",
      "?data",
      "?data=%ff&data=b",
      "?data=50%+off",
      "?data=%ff",
      "?size=99&data=a%20b%",
    ])
      await expectProblem(await scenario.request(`/qr.${format}${query}`), 400, "invalid_request");
  });

  test("a client that has the picture gets 304, from a service that never drew it, too", async () => {
    const query = { data: `${MUSEUM}/again` };
    const first = await ask(format, query);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"\w+(?:-\w+)?"$/);
    const another = await startScenario();
    for (const asked of [scenario, another]) {
      const again = await asked.request(addressOf(format, query), { headers: { "if-none-match": etag } });
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(await again.text()).toBe("");
    }
    const other = await another.request(addressOf(format, { ...query, margin: "5" }), {
      headers: { "if-none-match": etag },
    });
    expect(other.status).toBe(200);
  });

  test("`*` of If-None-Match is 304 for a picture that there is, and a problem for none", async () => {
    const anything = { "if-none-match": "*" };
    expect((await ask(format, { data: `${MUSEUM}/star` }, anything)).status).toBe(304);
    const pale = await ask(format, { data: MUSEUM, color: "eee" }, anything);
    await expectProblem(pale, 400, "style_not_scannable");
  });

  test("HEAD has the headers of GET and no content", async () => {
    const path = addressOf(format, { data: `${MUSEUM}/head` });
    for (const time of [1, 2]) {
      const head = await scenario.request(path, { method: "HEAD" });
      expect([time, head.status, await head.text()]).toEqual([time, 200, ""]);
      const got = await scenario.request(path);
      expect(head.headers.get("etag")).toBe(got.headers.get("etag"));
    }
  });

  test("takes no other method", async () => {
    await expectProblem(
      await scenario.post(addressOf(format, { data: MUSEUM }), {}),
      405,
      "method_not_allowed",
    );
  });
});

test.each(STYLE_TEMPLATES.map(({ id }) => id))("the template %s is drawn by its address", async (style) => {
  const answer = await ask("svg", { data: MUSEUM, style });
  expect(answer.status, await answer.clone().text()).toBe(200);
  await expectReads(await rasterSvg(await answer.text(), 600), MUSEUM);
});

test("each content coding has a tag of its own, and the same bytes each time", async () => {
  const query = { data: `${MUSEUM}/coded`, style: "dots" };
  const tags = new Set<string | null>();
  for (const coding of ["identity", "gzip", "br", "zstd"]) {
    const headers = { "accept-encoding": coding };
    const [first, second] = [await ask("svg", query, headers), await ask("svg", query, headers)];
    expect(first.headers.get("etag")).toBe(second.headers.get("etag"));
    expect(first.headers.get("vary")).toContain("accept-encoding");
    expect(await first.text()).toBe(await second.text());
    tags.add(first.headers.get("etag"));
    const etag = first.headers.get("etag") ?? "";
    expect((await ask("svg", query, { ...headers, "if-none-match": etag })).status).toBe(304);
  }
  expect(tags.size).toBe(4);
});

test("a template of pages is no style, and no address names a logo", async () => {
  const answer = await ask("svg", { data: MUSEUM, style: "card" });
  await expectProblem(answer, 400, "template_unknown");
  const plain = await ask("svg", { data: MUSEUM });
  const named = await ask("svg", { data: MUSEUM, logo: "simple-icons.spotify", "style.logo": "x" });
  expect(await named.text()).toBe(await plain.text());
});

test("shares the rate limit of generate: a large PNG costs the same from memory, and a 304 takes one", async () => {
  const limited = await startScenario({ QZ_LIMIT_GENERATE: "80/3600s" });
  const large = addressOf("png", { data: MUSEUM, size: "4096" });
  const first = await limited.request(large);
  expect(first.status).toBe(200);
  expect((await limited.request(large)).status).toBe(200);
  const third = await limited.request(large);
  await expectProblem(third, 429, "rate_limited");
  expect(third.headers.get("ratelimit")).toStartWith('"generate"');
  const has = { headers: { "if-none-match": first.headers.get("etag") ?? "" } };
  expect((await limited.request(large, has)).status).toBe(304);
  const statuses: number[] = [];
  for (let call = 0; call < 12; call++) statuses.push((await limited.request(large, has)).status);
  expect(statuses).toContain(429);
  await expectProblem(await limited.request(addressOf("svg", { data: MUSEUM })), 429, "rate_limited");
  const body = { type: "url", fields: { url: MUSEUM } };
  await expectProblem(await limited.post("/app/api/generate", body), 429, "rate_limited");
});
