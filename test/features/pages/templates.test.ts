import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { visit } from "./visit.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp("Museum am Fluss");

const page = async (landing: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const { shortId } = await tenant.makeCode({ landing: { headline: "The crane", ...landing } });
  return { shortId, html: (await visit(scenario, `/p/${shortId}`, headers)).html };
};

const flawsOf = async (landing: Record<string, unknown>) => {
  const body = { target: "https://museum.example/", landing: { headline: "The crane", ...landing } };
  const answer = await tenant.call("POST", "/app/api/codes", body);
  return (await expectProblem(answer, 400, "invalid_request")).errors?.map(({ pointer }) => pointer);
};

test("a stop says which it is, and leads to the next by its short id or by an address", async () => {
  const next = await tenant.makeCode();
  const { html } = await page({
    template: "guide",
    stop: { number: "3b", tour: "The old harbour", next: { title: "The scales", shortId: next.shortId } },
  });
  expect(html).toContain("The old harbour");
  expect(html).toMatch(/<p class="stop"><span>Stop \u2068?3b/);
  expect(html).toContain(`href="../p/${next.shortId}"`);
  expect(html).toContain("The scales");
  const other = await page({
    template: "guide",
    stop: { next: { title: "<b>", url: "https://museum.example/4?a=1&b=2" } },
  });
  expect(other.html).toContain('href="https://museum.example/4?a=1&amp;b=2"');
  expect(other.html).toContain("&lt;b&gt;");
  expect(other.html).not.toContain('<p class="stop">');
  const hostile = await page({ template: "guide", stop: { next: { title: "x", shortId: '"><script>' } } });
  expect(hostile.html).not.toContain("<script>&");
  expect(hostile.html).toContain("p/%22%3E%3Cscript%3E");
  for (const [wrong, pointer] of [
    [{ title: "x" }, "/landing/stop/next"],
    [{ title: "x", url: "https://museum.example/", shortId: "a" }, "/landing/stop/next"],
    [{ title: "x", url: "javascript:alert(1)" }, "/landing/stop/next/url"],
    [{ url: "https://museum.example/" }, "/landing/stop/next/title"],
  ] as const)
    expect(await flawsOf({ template: "guide", stop: { next: wrong } })).toEqual([pointer]);
});

test("a notice says where and when it holds, in the reader's language, and when it is over there", async () => {
  const notice = {
    where: "Mill bridge",
    from: "2026-12-01",
    until: "2026-12-31T18:00",
    zone: "America/New_York",
  };
  const { shortId, html } = await page({ template: "notice", notice }, { "accept-language": "de" });
  for (const text of [
    "Mill bridge",
    "Dienstag, 1. Dezember 2026",
    "Donnerstag, 31. Dezember 2026",
    "America/New York",
  ])
    expect(html).toContain(text);
  const isOver = async (at: string) => {
    scenario.clock.advance(Date.parse(at) - scenario.clock.now());
    return (await visit(scenario, `/p/${shortId}`)).html.includes('class="over"');
  };
  expect(await isOver("2026-12-31T22:59:00Z")).toBe(false);
  expect(await isOver("2026-12-31T23:00:00Z")).toBe(true);
  const day = await page({ template: "notice", notice: { until: "2027-01-02", zone: "Asia/Tokyo" } });
  const isDayOver = async (at: string) => {
    scenario.clock.advance(Date.parse(at) - scenario.clock.now());
    return (await visit(scenario, `/p/${day.shortId}`)).html.includes('class="over"');
  };
  expect(await isDayOver("2027-01-02T14:59:00Z")).toBe(false);
  expect(await isDayOver("2027-01-02T15:00:00Z")).toBe(true);
  for (const [wrong, pointer] of [
    [{ from: "2026-02-29" }, "/landing/notice/from"],
    [{ from: "2026-12-01T24:00" }, "/landing/notice/from"],
    [{ from: "tomorrow" }, "/landing/notice/from"],
    [{ from: "2026-12-02", until: "2026-12-01" }, "/landing/notice/until"],
    [{ from: "2026-12-02T10:00", until: "2026-12-02T09:00" }, "/landing/notice/until"],
    [{ zone: "Mars/Crater" }, "/landing/notice/zone"],
  ] as const)
    expect(await flawsOf({ template: "notice", notice: wrong })).toEqual([pointer]);
  await page({ template: "notice", notice: { from: "2027-12-02T10:00", until: "2027-12-02" } });
});

test("the question about recognition is a link at the foot where the owner wants it so", async () => {
  const folded = await page({ template: "action", recognition: false });
  expect(folded.html).toContain('<section id="choice" class="folded"');
  expect(folded.html).toContain('<a href="#choice">');
  const answered = await visit(scenario, `/p/${folded.shortId}?choice=declined`);
  expect(answered.html).not.toContain('class="folded"');
  const open = await page({ template: "action", recognition: true });
  expect(open.html).not.toContain('class="folded"');
  expect(open.html).not.toContain('href="#choice"');
});

test("the foot links an accessibility statement", async () => {
  const accessibilityUrl = "https://museum.example/accessibility";
  const { html } = await page({ template: "action", legal: { accessibilityUrl } });
  expect(html).toContain(`<a href="${accessibilityUrl}" rel="noreferrer noopener">Accessibility</a>`);
  expect(await flawsOf({ template: "action", legal: { accessibilityUrl: "mailto:a@b.example" } })).toEqual([
    "/landing/legal/accessibilityUrl",
  ]);
});
