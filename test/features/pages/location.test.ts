import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { skeletonOf } from "./skeleton.ts";
import { visit } from "./visit.ts";

/** A place as a part of a page. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");

const pageWith = (part: object) => ({
  target: "https://museum.example/",
  landing: { template: "action", headline: "The museum", parts: [{ type: "location", ...part }] },
});

/** The links of the place, and the markup of its part. */
async function placeOf(part: object) {
  const { shortId } = await tenant.makeCode(pageWith(part));
  const { html } = await visit(scenario, `/p/${shortId}`);
  const section = /<section class="part part-location"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  const { addresses, errors } = skeletonOf(`<!doctype html><html lang="en"><body>${section}`);
  expect(errors).toEqual([]);
  return { html, section, links: addresses.map((address) => address.replace(/^a href /, "")) };
}

test("a place is its address as written, and three maps by its coordinates", async () => {
  const { section, links, html } = await placeOf({
    address: "Museum am Fluss\nAm Ufer 1\n10115 Berlin",
    latitude: 52.520008,
    longitude: -13.4049541234,
  });
  expect(section).toContain(
    '<address class="text" dir="auto">Museum am Fluss\nAm Ufer 1\n10115 Berlin</address>',
  );
  expect(links).toEqual([
    "https://www.openstreetmap.org/?mlat=52.520008&mlon=-13.404954#map=17/52.520008/-13.404954",
    "https://www.google.com/maps/search/?api=1&query=52.520008%2C-13.404954",
    "https://maps.apple.com/?ll=52.520008%2C-13.404954&q=Museum+am+Fluss%2C+Am+Ufer+1%2C+10115+Berlin",
  ]);
  for (const service of ["OpenStreetMap", "Google Maps", "Apple Maps"])
    expect(section).toContain(`>Open in ${service}</a>`);
  // Nothing of a map is loaded: neither a picture nor a script nor a frame.
  expect(html).not.toMatch(/<(?:img|iframe|object|script src)/);
});

test("without coordinates the maps look for the address", async () => {
  const { links } = await placeOf({ address: "  Café «Ä & Ö»\r\n\r\nÅvej 3 " });
  const query = "Caf%C3%A9+%C2%AB%C3%84+%26+%C3%96%C2%BB%2C+%C3%85vej+3";
  expect(links).toEqual([
    `https://www.openstreetmap.org/search?query=${query}`,
    `https://www.google.com/maps/search/?api=1&query=${query}`,
    `https://maps.apple.com/?q=${query}`,
  ]);
});

test.each([
  [0, 0, "0,0"],
  [-0, 0.0000001, "0,0"],
  [0.000001, -0.0000004, "0.000001,0"],
  [-90, 180, "-90,180"],
])("degrees are written without an exponent: %p, %p", async (latitude, longitude, written) => {
  const { links } = await placeOf({ address: "At sea", latitude, longitude });
  expect(new URL(links[1] ?? "").searchParams.get("query")).toBe(written);
});

test("hostile addresses stay text, and part of a query", async () => {
  const address = '"><script>alert(1)</script>\njavascript:alert(1)\u202e&q=evil#x';
  const { section, links } = await placeOf({ address });
  expect(section).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(links.map((link) => new URL(link).host)).toEqual([
    "www.openstreetmap.org",
    "www.google.com",
    "maps.apple.com",
  ]);
  for (const link of links) {
    const { searchParams, hash } = new URL(link);
    expect([searchParams.get("query") ?? searchParams.get("q"), hash]).toEqual([
      address.replace("\n", ", "),
      "",
    ]);
  }
});

test("a half of coordinates, and degrees that are none, are refused where they stand", async () => {
  for (const [part, pointer] of [
    [{ latitude: 1 }, "/landing/parts/0"],
    [{ longitude: 1 }, "/landing/parts/0"],
    [{ latitude: 90.1, longitude: 1 }, "/landing/parts/0/latitude"],
    [{ latitude: 1, longitude: -181 }, "/landing/parts/0/longitude"],
    [{ latitude: "52", longitude: 13 }, "/landing/parts/0/latitude"],
  ] as const) {
    const body = pageWith({ address: "Am Ufer 1", ...part });
    const problem = await expectProblem(
      await tenant.call("POST", "/app/api/codes", body),
      400,
      "invalid_request",
    );
    expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer]);
  }
});
