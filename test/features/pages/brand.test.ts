import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { visit } from "./visit.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const tenant = await scenario.signUp("Museum am Fluss");

const BRAND = {
  accent: "#005f73",
  background: "#fff3e0",
  imprintUrl: "https://museum.example/imprint",
  privacyUrl: "https://museum.example/privacy",
  accessibilityUrl: "https://museum.example/accessibility",
};

let looks = 0;
async function makeLook(page?: unknown): Promise<string> {
  const body = { name: `Look ${++looks}`, style: {}, ...(page === undefined ? {} : { page }) };
  const made = await readJson<{ id: string; page: unknown }>(
    await tenant.call("POST", "/app/api/styles", body),
  );
  expect(made.page).toEqual(page ?? null);
  return made.id;
}

const htmlOf = async (shortId: string) => (await visit(scenario, `/p/${shortId}`)).html;

test("the pages of a look have its colours and links, until they have their own", async () => {
  const saved = await makeLook(BRAND);
  const landing = { template: "action", headline: "Hall 3" };
  const { id, shortId } = await tenant.makeCode({ style: { saved }, landing });
  const branded = await htmlOf(shortId);
  for (const text of ["--paper:#fff3e0", "--accent:#005f73", "/imprint", "/privacy", "/accessibility"])
    expect(branded).toContain(text);
  const plain = await tenant.makeCode({ style: { saved } });
  expect(await htmlOf(plain.shortId)).toContain("https://museum.example/imprint");

  const own = {
    ...landing,
    theme: { accent: "#aa0000" },
    legal: { imprintUrl: "https://museum.example/us" },
  };
  expect((await tenant.call("PATCH", `/app/api/codes/${id}`, { landing: own })).status).toBe(200);
  const mixed = await htmlOf(shortId);
  for (const text of ["--paper:#fff3e0", "--accent:#aa0000", "museum.example/us", "/privacy"])
    expect(mixed).toContain(text);
  expect(mixed).not.toContain("museum.example/imprint");
});

test("a change of a look shows at once, and so does its end", async () => {
  const saved = await makeLook(BRAND);
  const { shortId } = await tenant.makeCode({ style: { saved } });
  expect(await htmlOf(shortId)).toContain("--accent:#005f73");
  const edit = (page: unknown) => tenant.call("PATCH", `/app/api/styles/${saved}`, { page });
  expect((await edit({ accent: "#00aa00" })).status).toBe(200);
  const changed = await htmlOf(shortId);
  expect(changed).toContain("--accent:#00aa00");
  expect(changed).not.toContain("imprint");
  expect((await edit(null)).status).toBe(200);
  expect(await htmlOf(shortId)).not.toContain("--accent:#00aa00");
  const other = await readJson<{ page: unknown }>(await tenant.call("GET", `/app/api/styles/${saved}`));
  expect(other.page).toBeNull();
});

test("a preview has the look that it is told, and no other workspace's", async () => {
  const saved = await makeLook(BRAND);
  const body = { target: "https://museum.example/", landing: { template: "action", headline: "x" } };
  const preview = (look: string) => tenant.call("POST", "/app/api/pages/preview", { ...body, look });
  expect(await (await preview(saved)).text()).toContain("--accent:#005f73");
  const other = await scenario.signUp();
  await expectProblem(
    await other.call("POST", "/app/api/pages/preview", { ...body, look: saved }),
    404,
    "style_not_found",
  );
});

test("wrong defaults are refused, each at its place", async () => {
  for (const [page, code, pointer] of [
    [{ accent: "red" }, "invalid_request", "/page/accent"],
    [{ imprintUrl: "javascript:alert(1)" }, "invalid_request", "/page/imprintUrl"],
    [{ color: "#fff" }, "invalid_request", "/page/color"],
    [{ logo: { id: "no-such-logo-anywhere" } }, "logo_invalid", undefined],
  ] as const) {
    const answer = await tenant.call("POST", "/app/api/styles", { name: `Look ${++looks}`, style: {}, page });
    const problem = await expectProblem(answer, 400, code);
    if (pointer !== undefined) expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer]);
  }
});
