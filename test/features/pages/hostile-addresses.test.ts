import { expect, test } from "bun:test";
import { PAGES } from "../../browser/landings.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario } from "../../scenario.ts";
import { TRIED } from "./hostile.ts";
import { FORBIDDEN_ADDRESSES, NASTY_ADDRESSES } from "./hostile-addresses.ts";
import { skeletonOf } from "./skeleton.ts";

/** Hostile addresses in every place that takes one: none becomes a link that does more than lead somewhere. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const HTML = { accept: "text/html" };

async function pageOf(path: string, init: RequestInit = {}): Promise<{ html: string; status: number }> {
  const response = await scenario.request(path, { ...init, headers: { ...HTML, ...init.headers } });
  return { html: await response.text(), status: response.status };
}

/** Each place where a tenant puts an address. */
const ADDRESS_PLACES: Readonly<Record<string, (url: string) => object>> = {
  link: (url) => ({ landing: { ...PAGES.links.landing, links: [{ label: "x", url }] } }),
  imprint: (url) => ({ landing: { ...PAGES.action.landing, legal: { imprintUrl: url } } }),
  privacy: (url) => ({ landing: { ...PAGES.action.landing, legal: { privacyUrl: url } } }),
  target: (url) => ({ landing: PAGES.action.landing, target: url }),
  contact: (url) => ({ ...PAGES.profile, fields: { fn: "x", url } }),
  event: (url) => ({ ...PAGES.event, fields: { summary: "x", dtstart: "2026-09-01", url } }),
};

test.each(Object.keys(ADDRESS_PLACES))(
  "as a %s only http, https, mailto and tel become links",
  async (place) => {
    let accepted = 0;
    for (const url of [...FORBIDDEN_ADDRESSES, ...NASTY_ADDRESSES]) {
      const response = await tenant.call("POST", "/app/api/codes", {
        target: "https://museum.example/",
        ...ADDRESS_PLACES[place]?.(url),
      });
      const forbidden =
        place === "target" ? NO_ADDRESS.test(url) : FORBIDDEN_ADDRESSES.includes(url) && isStrict(place);
      expect({ url, status: response.status }).toEqual({ url, status: forbidden ? 400 : expect.any(Number) });
      if (response.status !== 200) {
        expect(response.status).toBe(400);
        expect(await response.text()).not.toContain("pwned");
        continue;
      }
      accepted++;
      const { shortId } = await readJson<CodeJson>(response);
      const { html, status } = await pageOf(`/p/${shortId}`);
      expect({ url, status }).toEqual({ url, status: 200 });
      const { addresses, errors } = skeletonOf(html);
      expect({ url, errors }).toEqual({ url, errors: [] });
      for (const address of addresses.filter((each) => each.startsWith("a "))) {
        const { protocol } = new URL(address.slice("a href ".length), `${scenario.url}/p/${shortId}`);
        expect({ url, protocol }).toEqual({ url, protocol: expect.stringMatching(/^(https?|mailto|tel):$/) });
        if (place !== "link") expect({ url, protocol }).not.toEqual({ url, protocol: "javascript:" });
      }
    }
    expect(accepted).toBeGreaterThan(3);
  },
  300_000,
);

test("contact fields that are checked take nothing that breaks out of a link", async () => {
  const mails = [
    '"<img/src=x/onerror=pwned()>"@museum.example',
    '"\\"onfocus=pwned()"@museum.example',
    "a&b@museum.example",
    "'><b>@museum.example",
    '"a@b"@museum.example',
    "a?subject=x@museum.example",
    "javascript:pwned()@museum.example",
  ];
  for (const email of [...mails, ...TRIED.map((text) => `${text.slice(0, 60)}@museum.example`)]) {
    const response = await tenant.call("POST", "/app/api/codes", {
      target: "https://museum.example/",
      ...PAGES.profile,
      fields: { fn: "x", email, tel: email },
    });
    if (response.status === 400) {
      const retried = await tenant.call("POST", "/app/api/codes", {
        target: "https://museum.example/",
        ...PAGES.profile,
        fields: { fn: "x", email },
      });
      expect([200, 400]).toContain(retried.status);
      if (retried.status === 400) continue;
      const { shortId } = await readJson<CodeJson>(retried);
      const { addresses, errors } = skeletonOf((await pageOf(`/p/${shortId}`)).html);
      expect(errors).toEqual([]);
      const [mailto = ""] = addresses.filter((address) => address.startsWith("a href mailto:"));
      // RFC 6068, 2: the address behind the scheme, percent-encoded, is the one that was given.
      expect(decodeURIComponent(mailto.slice("a href mailto:".length))).toBe(email.trim());
      expect(mailto.slice("a href mailto:".length).match(/@/g)).toHaveLength(1);
      expect(mailto.split("@")[1]).toBe("museum.example");
    }
  }
}, 300_000);

/** A target may be mended as a browser does it; of another scheme it may not be. */
const NO_ADDRESS = /^(?!\s*https?:)/i;

/** A code's own fields are mended too, and an empty one counts as none. */
function isStrict(place: string): boolean {
  return place !== "contact" && place !== "event";
}
