import { expect, test } from "bun:test";
import { CODE_PARTS, OVERVIEW_CHARTS } from "../../../src/features/analytics/constants.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { BEHIND_PROXY, turnTo } from "./client.ts";

/** Counts as charts: `?format=svg` and `?format=png`. */

const scenario = await startScenario({ ...BEHIND_PROXY, QZ_SIGNUP_PLAN: "unlimited" });
turnTo(scenario, "2026-11-23T11:20:00Z");
const tenant = await scenario.signUp();
const code = await tenant.makeCode({ title: "Halle 3 <&> „Süd“", group: "audio guide" });
for (const country of ["DE", "DE", "AT"])
  await scenario.scan(code.shortId, { "x-forwarded-for": "203.0.113.7", "x-country": country });

const PERIOD = { from: "2026-11-20", to: "2026-11-23" };
const PLACES = [
  { path: `/app/api/codes/${code.id}/analytics`, charts: CODE_PARTS, name: code.shortId },
  { path: "/app/api/overview", charts: OVERVIEW_CHARTS, name: "overview" },
] as const;

const ask = (path: string, query: Readonly<Record<string, string>>) =>
  tenant.call("GET", `${path}?${new URLSearchParams({ ...PERIOD, ...query })}`);

for (const { path, charts, name } of PLACES) {
  test.each([...charts])(
    `${path.replace(code.id, "…")} as the chart %s: a file in both formats`,
    async (chart) => {
      for (const language of ["en", "de"]) {
        const svg = await ask(path, { format: "svg", chart, language, theme: "dark" });
        expect(svg.status, await svg.clone().text()).toBe(200);
        expect(svg.headers.get("content-type")).toBe("image/svg+xml");
        expect(svg.headers.get("content-disposition")).toBe(`attachment; filename="${name}-${chart}.svg"`);
        expect(svg.headers.get("cache-control")).toBe("no-store");
        expect(svg.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
        const text = await svg.text();
        expect(text).toStartWith('<svg xmlns="http://www.w3.org/2000/svg" width="600"');
        expect(text).toContain('fill="#171a1f"');
        expect(text).toContain(`lang="${language === "de" ? "de" : "en-GB"}"`);
      }
      const png = await ask(path, { format: "png", chart });
      expect(png.status).toBe(200);
      expect(png.headers.get("content-type")).toBe("image/png");
      const bytes = Buffer.from(await png.bytes());
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
      expect(bytes.readUInt32BE(16)).toBe(1_200);
    },
  );
}

test("a chart shows the numbers of the JSON, and names what was counted", async () => {
  const ofCode = await (
    await ask(PLACES[0].path, { format: "svg", chart: "countries", language: "de" })
  ).text();
  expect(ofCode).toContain("Halle 3 &lt;&amp;&gt; „Süd“: Scans nach Land");
  expect(ofCode).toContain("Deutschland: 2; Österreich: 1.");
  const timeline = await (await ask(PLACES[0].path, { format: "svg" })).text();
  expect(timeline).toContain("Scans: 3. Unique visitors: 1. Most: 23 Nov (3).");
  expect(timeline).toContain("Not over yet");
  const campaign = await ask(PLACES[1].path, { format: "svg", group: "audio guide", chart: "codes" });
  const text = await campaign.text();
  expect(text).toContain("audio guide: Most scanned codes");
  expect(text).toContain("Halle 3 &lt;&amp;&gt; „Süd“: 3.");
  const own = await ask(PLACES[1].path, { format: "svg", group: "audio guide", chart: "campaigns" });
  expect(await own.text()).toContain("audio guide: 3.");
});

test("a chart that there is not, a look that there is not and a wrong period are no file", async () => {
  for (const { path } of PLACES) {
    for (const query of [{ chart: "nothing" }, { theme: "blue" }, { language: "fr" }, { from: "x" }]) {
      const answer = await ask(path, { format: "svg", ...query });
      await expectProblem(answer, 400, "from" in query ? "period_invalid" : "invalid_request");
    }
    await expectProblem(await ask(path, { format: "gif" }), 400, "invalid_request");
  }
  await expectProblem(await ask(PLACES[1].path, { format: "svg", chart: "funnel" }), 400, "invalid_request");
});

test("a chart is for those who may read analytics, of codes of their own", async () => {
  const stranger = await scenario.signUp();
  const path = `${PLACES[0].path}?format=png`;
  await expectProblem(await stranger.call("GET", path), 404, "code_not_found");
  await expectProblem(await tenant.withKey("").call("GET", path), 401, "invalid_key");
});
