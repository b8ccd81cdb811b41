import { describe, expect, test } from "bun:test";
import { Elysia } from "elysia";
import { symbolRoutes } from "../../../src/features/codes/http/symbol-routes.ts";
import { CODE_PATH } from "../../../src/features/codes/model.ts";
import type { Gate } from "../../../src/kit/http/gate.ts";
import { Gated } from "../../../src/kit/http/gated.ts";
import { admit } from "../../../src/kit/http/requests.ts";
import { type Format, FORMATS } from "../../../src/qr/write/index.ts";
import { expectReads, mergePatch, SVG_LOGO } from "../drawings/samples.ts";
import { canRender, rasterFile } from "../../qr/raster.ts";
import { TENANT } from "../../tenant.ts";
import { hasProgram } from "../../programs.ts";
import { run } from "../../qr/render.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";

/** `qr.svg`, `qr.pdf`, `qr.eps` and `qr.png`: a tracked code in its style, for screen and print. */

const scenario = await startScenario({
  QZ_SIGNUP_PLAN: "unlimited",
  QZ_BASE_URL: "https://qr.museum.example",
});
const tenant = await scenario.signUp();
const style = {
  template: "liquid",
  logo: { svg: SVG_LOGO },
  frame: { shape: "banner", text: "Hall 3" },
};
const plain = await tenant.makeCode();
const styled = await tenant.makeCode({ style });

function symbol(code: CodeJson, format: Format, query = "", headers: Record<string, string> = {}) {
  return tenant.call("GET", `/app/api/codes/${code.id}/qr.${format}${query}`, undefined, headers);
}

const textOf = async (response: Response) => Buffer.from(await response.bytes()).toString("latin1");
const tagOf = (response: Response) => response.headers.get("etag") ?? "none";

describe.each(FORMATS)("qr.%s", (format) => {
  test.skipIf(!canRender(format))("says the short address and nothing else, styled or not", async () => {
    for (const code of [plain, styled]) {
      expect(code.shortUrl).toBe(`https://qr.museum.example/r/${code.shortId}`);
      const response = await symbol(code, format);
      expect(response.status).toBe(200);
      await expectReads(await rasterFile(format, await response.bytes(), 600), code.shortUrl);
    }
  });

  test("belongs to its tenant, is revalidated, and is not sent again while it is the same", async () => {
    const response = await symbol(styled, format);
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const tag = tagOf(response);
    expect(tag).toMatch(/^"[^"]+"$/);
    const again = await symbol(styled, format, "", { "if-none-match": tag });
    expect([again.status, tagOf(again), await again.text()]).toEqual([304, tag, ""]);
    expect((await symbol(plain, format, "", { "if-none-match": tag })).status).toBe(200);
    const head = await tenant.call("HEAD", `/app/api/codes/${styled.id}/qr.${format}`);
    expect([head.status, tagOf(head), await head.text()]).toEqual([200, tag, ""]);
  });

  test("is not found by another tenant", async () => {
    const other = await scenario.signUp("Somebody else");
    const path = `/app/api/codes/${styled.id}/qr.${format}`;
    await expectProblem(await other.call("GET", path), 404, "code_not_found");
    await expectProblem(await scenario.request(path), 401, "invalid_key");
    // A code that is not the tenant's is told before a parameter that is wrong.
    await expectProblem(await other.call("GET", `${path}?size=63`), 404, "code_not_found");
  });

  test("refuses parameters that are none, naming each", async () => {
    for (const [query, pointer] of BAD) {
      const problem = await expectProblem(await symbol(plain, format, query), 400, "invalid_request");
      expect(
        problem.errors?.map((error) => error.pointer),
        query,
      ).toEqual([pointer]);
    }
    expect((await symbol(plain, format, "?colour=red")).status).toBe(200);
  });
});

test("is drawn from one read of its code, which its admission makes", async () => {
  const reads: string[] = [];
  const gate: Pick<Gate, "reads"> = {
    reads: (admission) =>
      new Gated(
        {
          async transform({ request, params }) {
            admit(request, { address: "203.0.113.1", proxied: false }, "req_1");
            await admission.owner?.(TENANT, params, request);
          },
        },
        admission,
      ),
  };
  const routes = symbolRoutes({
    gate,
    drawings: {
      symbol: async (payload) => ({
        bytes: Buffer.from(payload),
        filename: "qr.svg",
        units: 1,
        mediaType: "image/svg+xml",
      }),
    },
    inlineLogo: async (style) => style,
    of: {
      path: "/app/api/codes/:id",
      ...{ operation: "getCode", tag: "codes", description: "", parameter: CODE_PATH },
      async symbol(_, id) {
        reads.push(id);
        return { payload: id, style: null };
      },
      exports: true,
    },
  });
  const app = new Elysia().use(routes);
  for (const file of ["qr.svg", "qr.png", "export?format=pdf"]) {
    const answer = await app.handle(
      new Request(`https://qr.example/app/api/codes/code_${file.length}/${file}`),
    );
    expect(await answer.text()).toBe(`code_${file.length}`);
  }
  expect(reads).toEqual(["code_6", "code_6", "code_17"]);
});

const BAD = [
  ["?size=63", "?size"],
  ["?size=4097", "?size"],
  ["?size=100.5", "?size"],
  ["?size=", "?size"],
  ["?size=1e3", "?size"],
  ["?widthMm=9.9", "?widthMm"],
  ["?widthMm=2001", "?widthMm"],
  ["?widthMm=wide", "?widthMm"],
  ["?widthMm=-40", "?widthMm"],
  ["?colorSpace=lab", "?colorSpace"],
] as const;

test("a size at which its modules could not be read is refused, with the smallest size that would do", async () => {
  const wide = await tenant.makeCode({ style: { margin: 20 } });
  for (const format of ["png", "svg"] as const) {
    const problem = await expectProblem(await symbol(wide, format, "?size=64"), 400, "style_not_scannable");
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(["?size"]);
    const least = /needs (\d+) pixels/.exec(problem.errors?.[0]?.detail ?? "")?.[1];
    const answer = await symbol(wide, format, `?size=${least}`);
    await expectReads(await rasterFile(format, await answer.bytes(), Number(least)), wide.shortUrl);
  }
  for (const format of ["pdf", "eps"] as const)
    expect((await symbol(wide, format, "?size=64")).status).toBe(200);
});

test("?size= is the width in pixels of SVG and PNG", async () => {
  expect(await textOf(await symbol(plain, "svg", "?size=640"))).toMatch(
    /^<svg [^>]*width="640" height="640"/,
  );
  const png = Buffer.from(await (await symbol(plain, "png", "?size=640")).bytes());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([640, 640]);
});

test.skipIf(!hasProgram("pdfinfo"))("?widthMm= is the true width of PDF and EPS", async () => {
  const pdf = await (await symbol(plain, "pdf", "?widthMm=25.4")).bytes();
  const info = Buffer.from(await run(pdf, (file) => ["pdfinfo", file])).toString();
  expect(info).toMatch(/^Page size: +72 x 72 pts/m);
  const eps = await textOf(await symbol(plain, "eps", "?widthMm=25.4"));
  expect(eps).toContain("\n%%BoundingBox: 0 0 72 72\n");
});

test("?colorSpace=cmyk gives black as pure K", async () => {
  const pure = /\b0 0 0 1 (k|setcmykcolor)\b/;
  expect(await textOf(await symbol(plain, "eps", "?colorSpace=cmyk"))).toMatch(pure);
  expect(await textOf(await symbol(plain, "eps", "?colorSpace=rgb"))).not.toMatch(pure);
});

test("the tag changes exactly when the bytes change", async () => {
  const code = await tenant.makeCode({ style });
  const tags = [
    await symbol(code, "svg"),
    await symbol(code, "svg", "?size=600"),
    await symbol(code, "svg", "?widthMm=60"),
    await symbol(code, "png"),
    await symbol(code, "png", "?size=600"),
    await symbol(code, "eps"),
    await symbol(code, "eps", "?widthMm=60"),
    await symbol(code, "eps", "?colorSpace=cmyk"),
  ].map(tagOf);
  expect(new Set(tags).size).toBe(tags.length);
  const path = `/app/api/codes/${code.id}`;
  await tenant.call("PATCH", path, { title: "Another title", target: "https://museum.example/hall-4" });
  expect(tagOf(await symbol(code, "svg"))).toBe(tags[0] ?? "");
  await tenant.call("PATCH", path, { style: { template: "dots" } });
  expect(tagOf(await symbol(code, "svg"))).not.toBe(tags[0] ?? "");
  await tenant.call("PATCH", path, { style: null });
  expect(await textOf(await symbol(code, "svg"))).not.toContain("Gradient");
});

test("a code with a style that would not scan is not made, and its mend is", async () => {
  const pale = { foreground: "#c0c0c0", margin: 0 };
  const order = { target: "https://museum.example/", style: pale };
  const response = await tenant.call("POST", "/app/api/codes", order);
  const { errors, mend } = await expectProblem(response, 400, "style_not_scannable");
  expect(errors?.length).toBeGreaterThan(0);
  const code = await tenant.makeCode({ style: mergePatch(pale, mend) });
  await expectReads(await rasterFile("svg", await (await symbol(code, "svg")).bytes(), 600), code.shortUrl);
});

test("an edit to a style that would not scan leaves the code as it was", async () => {
  const before = await textOf(await symbol(plain, "svg"));
  const answer = await tenant.call("PATCH", `/app/api/codes/${plain.id}`, { style: { foreground: "#eee" } });
  await expectProblem(answer, 400, "style_not_scannable");
  expect(await textOf(await symbol(plain, "svg"))).toBe(before);
});

test("a style is checked against the address it will carry, not against the content", async () => {
  // On 100 pixels modules of version 3, a short address, are 2.7 wide; those of a text of 1,000 bytes less than one.
  const small = { size: 100, ecc: "L" };
  const content = { type: "text", fields: { text: "x".repeat(1000) } };
  const drawing = await scenario.post("/app/api/generate", { ...content, style: small });
  await expectProblem(drawing, 400, "style_not_scannable");
  expect((await tenant.makeCode({ ...content, style: small })).style).toEqual(small);
  // And the other way about: the longest short id makes a larger symbol than its target.
  const long = await tenant.call("POST", "/app/api/codes", {
    target: "https://a.example/",
    shortId: "x".repeat(48),
    style: { ...small, ecc: "H" },
  });
  await expectProblem(long, 400, "style_not_scannable");
});

test("unknown properties of a style are refused on a code, too", async () => {
  const order = { target: "https://museum.example/", style: { colour: "#000000" } };
  const problem = await expectProblem(
    await tenant.call("POST", "/app/api/codes", order),
    400,
    "invalid_request",
  );
  expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(["/style/colour"]);
});
