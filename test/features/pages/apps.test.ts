import { expect, test } from "bun:test";
import { DESKTOP, expectProblem, PHONE, startScenario } from "../../scenario.ts";
import { FORBIDDEN_ADDRESSES } from "./hostile-addresses.ts";
import { attribute, visit } from "./visit.ts";

/** The shops of an app as a part of a page. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");

const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const OLD_WINDOWS =
  "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0 Mobile Safari/537.36 Edge/15";

const apps = {
  type: "apps",
  appStore: "https://apps.apple.com/app/id123456789",
  googlePlay: "https://play.google.com/store/apps/details?id=org.museum",
  others: [{ label: "F-Droid", url: "https://f-droid.org/packages/org.museum" }],
} as const;

const pageWith = (part: object) => ({
  target: "https://museum.example/",
  landing: { template: "action", headline: "Our guide", parts: [part] },
});

/** The texts of the links of the part from the top, and that of its button. */
async function shopsFor(shortId: string, headers: Record<string, string>) {
  const { html } = await visit(scenario, `/p/${shortId}`, headers);
  const part = /<section class="part part-apps"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  const textOf = (link: string) => link.replace(/<[^>]+>/g, "");
  return {
    links: [...part.matchAll(/<a [\s\S]*?<\/a>/g)].map(([link]) => textOf(link)),
    button: textOf(/<a class="button"[\s\S]*?<\/a>/.exec(part)?.[0] ?? ""),
    part,
  };
}

test("the shop of the reader's phone is a button, the others stay links, and a computer has links alone", async () => {
  const { shortId } = await tenant.makeCode(pageWith(apps));
  const [ios, android, all] = [
    ["App Store", "Google Play", "F-Droid"],
    ["Google Play", "App Store", "F-Droid"],
    ["App Store", "Google Play", "F-Droid"],
  ];
  for (const [headers, links, button] of [
    [{ "user-agent": PHONE }, ios, "App Store"],
    [{ "user-agent": PHONE.replace("iPhone;", "iPad;") }, ios, "App Store"],
    [{ "user-agent": ANDROID }, android, "Google Play"],
    // The header of its own says more than the name of the browser, which may be frozen.
    [{ "user-agent": DESKTOP, "sec-ch-ua-platform": '"Android"' }, android, "Google Play"],
    [{ "user-agent": ANDROID, "sec-ch-ua-platform": '"Linux"' }, all, ""],
    [{ "user-agent": DESKTOP }, all, ""],
    [{ "user-agent": OLD_WINDOWS }, all, ""],
    [{ "user-agent": "" }, all, ""],
    [{ "user-agent": DESKTOP, "sec-ch-ua-platform": '"' }, all, ""],
  ] as const) {
    const shops = await shopsFor(shortId, headers);
    expect({ headers, links: shops.links, button: shops.button }).toEqual({
      headers,
      links: [...(links ?? [])],
      button,
    });
  }
});

test("a phone whose shop is not there has links alone", async () => {
  const { shortId } = await tenant.makeCode(pageWith({ type: "apps", appStore: apps.appStore }));
  expect(await shopsFor(shortId, { "user-agent": ANDROID })).toMatchObject({
    links: ["App Store"],
    button: "",
  });
  const own = await shopsFor(shortId, { "user-agent": PHONE });
  expect(own).toMatchObject({ links: ["App Store"], button: "App Store" });
  expect(own.part).not.toContain("<h3>");
});

test("only a page with apps differs by the reader's system, and its answer says so", async () => {
  const varyOf = async (body: object) => {
    const { shortId } = await tenant.makeCode(body as Record<string, unknown>);
    return (await visit(scenario, `/p/${shortId}`)).response.headers.get("vary");
  };
  expect(await varyOf(pageWith(apps))).toBe(
    "Accept-Language, Cookie, Sec-GPC, User-Agent, Sec-CH-UA-Platform, accept-encoding",
  );
  expect(await varyOf(pageWith({ type: "location", address: "Am Ufer 1" }))).toBe(
    "Accept-Language, Cookie, Sec-GPC, accept-encoding",
  );
});

test("links of shops send no referrer and are counted, and their names stay text", async () => {
  const label = '<b onclick="alert(1)">\u202e"';
  const { shortId } = await tenant.makeCode(
    pageWith({ type: "apps", others: [{ label, url: apps.others[0].url }] }),
  );
  const { html } = await visit(scenario, `/p/${shortId}`);
  const { part } = await shopsFor(shortId, {});
  expect(part).toContain('rel="noreferrer noopener" data-count="link_click"');
  expect(part).toContain("&lt;b onclick=&quot;alert(1)&quot;&gt;\u202e&quot;");
  expect(part).toContain('<span dir="auto">&lt;b');
  expect(attribute(html, "section class=.part part-apps.", "aria-labelledby")).toBe("part-apps-heading");
});

test("other addresses than those of the shops, and none at all, are refused where they stand", async () => {
  const refused = async (part: object, pointer: string) => {
    const problem = await expectProblem(
      await tenant.call("POST", "/app/api/codes", pageWith({ type: "apps", ...part })),
      400,
      "invalid_request",
    );
    expect({ part, pointers: problem.errors?.map((error) => error.pointer) }).toEqual({
      part,
      pointers: [pointer],
    });
  };
  await refused({}, "/landing/parts/0");
  await refused({ others: [] }, "/landing/parts/0");
  for (const url of [
    ...FORBIDDEN_ADDRESSES,
    "https://apps.apple.com.evil.example/app",
    "https://evil.example/",
  ]) {
    await refused({ appStore: url }, "/landing/parts/0/appStore");
    await refused({ googlePlay: url }, "/landing/parts/0/googlePlay");
  }
  await refused({ others: [{ label: "Shop", url: "javascript:alert(1)" }] }, "/landing/parts/0/others/0/url");
});
