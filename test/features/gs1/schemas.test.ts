import { expect, test } from "bun:test";
import { descriptionOf } from "../../../src/features/gs1/description.ts";
import { flawsBy } from "./schemas.ts";

/** The schemas against which answers of the resolver are validated: what they take, and what they refuse. */

const link = { href: "https://museum.example/jar", title: "Jar" };
const level = {
  anchor: "https://id.museum.example/01/09521234543213",
  description: "(01) 09521234543213",
  "https://ref.gs1.org/voc/defaultLink": [link],
};

test("GS1's published schema and its demands written anew agree on linksets", () => {
  expect(flawsBy("linkset", { linkset: [level] })).toEqual([]);
  const { description, ...undescribed } = level;
  const pip = "https://ref.gs1.org/voc/pip";
  const wrong: [string, object][] = [
    ["an anchor without a scheme", { ...level, anchor: "id.museum.example" }],
    ["a link without a title", { ...level, [pip]: [{ href: link.href }] }],
    ["a language of three letters", { ...level, [pip]: [{ ...link, hreflang: ["deu"] }] }],
    ["a member of links that no standard has", { ...level, [pip]: [{ ...link, foo: 1 }] }],
  ];
  // Each of the two refuses all of these.
  for (const [what, context] of wrong)
    expect([what, flawsBy("linkset", { linkset: [context] }).length]).toEqual([what, 2]);
  // The published one alone demands a description, under the name that 1.2 gives it.
  expect(flawsBy("linkset", { linkset: [{ ...undescribed, itemDescription: description }] })).toEqual([
    "/linkset/0 must have required property 'description'",
    "/linkset/0 must NOT have additional properties",
  ]);
});

test("descriptions have the operator's contact in vCard's words, and no member that is not named", () => {
  const contacts = ["mailto:info@museum.example", "tel:+49-30-1", "https://museum.example/contact", null];
  for (const contact of contacts)
    expect(flawsBy("description", descriptionOf("https://id.museum.example", contact))).toEqual([]);
  const described = descriptionOf("https://id.museum.example", null);
  const wrong: object[] = [
    { ...described, resolverRoots: "https://id.museum.example" },
    { ...described, contact: { fn: "Museum", hasEmail: "info@museum.example" } },
    { ...described, contact: { fn: "Museum", hasMail: "mailto:info@museum.example" } },
    { ...described, contact: { fn: "Museum", hasURL: "mailto:info@museum.example" } },
  ];
  for (const each of wrong) expect(flawsBy("description", each)).toHaveLength(1);
});
