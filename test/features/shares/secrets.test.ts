import { expect, test } from "bun:test";
import { SHARE_CHARTS } from "../../../src/features/shares/constants.ts";
import { DESKTOP, PHONE, startScenario } from "../../scenario.ts";
import { BEHIND_PROXY } from "../analytics/client.ts";
import { joinAs } from "../members/person.ts";
import { makeShare, open } from "./client.ts";

/** A workspace full of secrets is shared in every way, and none of them is found. */

// The first branch of a split is chosen.
const scenario = await startScenario({ ...BEHIND_PROXY, QZ_SIGNUP_PLAN: "unlimited" }, { chance: () => 0 });
const tenant = await scenario.signUp("Geheimbund Anonym");
const SECRETS = [
  ...["Geheimbund", "codes@museum.example", "key-secret-name"],
  ...["lead-name", "lead-mail", "lead-words", "+4915112345678"],
  ...["target-secret", "rule-secret", "rule-target", "split-secret", "split-target", "fallback-secret"],
  ...["referrer-secret", "page-secret", "cta-secret", "link-secret", "utm-secret"],
  ...["person-secret", "external-secret", "webhook-secret", "198.51.100.7"],
];

async function fill(): Promise<{ codeId: string; secrets: string[] }> {
  const group = "autumn";
  const rules = [
    { name: "rule-secret", when: { device: ["desktop"] }, target: "https://rule-target.example/" },
    {
      name: "rest",
      when: { country: ["FR"] },
      split: [
        { name: "split-secret", weight: 1, target: "https://split-target.example/" },
        { name: "b", weight: 1, target: "https://split-target.example/b" },
      ],
    },
  ];
  const landing = {
    ...{
      template: "action",
      headline: "page-secret",
      text: "page-secret text",
      cta: { label: "cta-secret" },
    },
    lead: { ask: ["name", "email", "phone", "message"], consentText: "page-secret consent" },
    links: [{ label: "link-secret", url: "https://link-secret.example/" }],
  };
  const made = await tenant.makeCode({
    ...{ group, title: null, target: "https://target-secret.example/offer", externalId: "external-secret" },
    ...{ rules, landing, fallback: "https://fallback-secret.example/", utm: { source: "utm-secret" } },
  });
  const plain = await tenant.makeCode({ group, title: null, target: "https://target-secret.example/b" });
  const { person } = await personNamed("person-secret");
  await tenant.call("POST", "/app/api/webhooks", {
    url: "https://webhook-secret.example/",
    name: "webhook-secret",
  });
  await tenant.call("POST", "/app/api/keys", { name: "key-secret-name", scopes: ["codes:read"] });
  const consent = await scenario.post(`/p/${made.shortId}/consent`, { accept: true });
  const consented = consent.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const minted = await scenario.scan(made.shortId, { cookie: consented, "x-forwarded-for": "198.51.100.7" });
  const device = minted.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (const agent of [PHONE, DESKTOP])
    for (const country of ["DE", "FR", "LI"])
      for (const { shortId } of [made, plain])
        await scenario.scan(shortId, {
          ...{ "user-agent": agent, "x-country": country, "x-forwarded-for": "198.51.100.7" },
          ...{ cookie: `${consented}; ${device}`, referer: "https://referrer-secret.example/" },
        });
  await scenario.post(`/api/leads/${made.shortId}`, {
    ...{ consent: true, name: "lead-name", email: "lead-mail@example.org", phone: "+4915112345678" },
    message: "lead-words",
  });
  await scenario.service.addUp();
  const rows = async (query: string) => scenario.storage.rows<{ value: unknown }>(query);
  const stored = [
    ...(await rows("select visitor as value from scans")),
    ...(await rows("select device as value from code_devices")),
    ...(await rows("select scanner as value from scanners")),
  ];
  const hashes = stored.flatMap(({ value }) => spellings(value));
  expect(hashes.length).toBeGreaterThan(0);
  return { codeId: made.id, secrets: [...hashes, device.split("=")[1] ?? "", person, made.id, plain.id] };
}

async function personNamed(name: string) {
  const joined = await joinAs(scenario, tenant, "editor", `${name}@museum.example`, name);
  return { person: joined.email };
}

/** The ways in which stored bytes might be spelled. */
function spellings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (!(value instanceof Uint8Array)) return [];
  const bytes = Uint8Array.from(value);
  return [bytes.toHex(), bytes.toBase64(), bytes.toBase64({ alphabet: "base64url", omitPadding: true })];
}

test("no form of a share of a code, a group or a workspace holds any of them", async () => {
  const { codeId, secrets } = await fill();
  const all = [...SECRETS, ...secrets].filter((secret) => secret.length > 3);
  const texts: string[] = [];
  for (const of of [{ code: codeId }, { group: "autumn" }, "workspace"])
    for (const round of [true, false]) {
      const { path, id } = await makeShare(tenant, { of, round });
      for (const form of [
        "",
        "?format=json",
        "?format=csv",
        ...SHARE_CHARTS.map((name) => `/chart.svg?chart=${name}`),
      ])
        for (const accept of ["text/html", "*/*"]) {
          const answer = await open(scenario, path + form, {
            accept,
            "accept-language": round ? "en" : "de",
          });
          texts.push(`${JSON.stringify([...answer.headers])}\n${await answer.text()}`);
        }
      all.push(id);
    }
  const found = all.filter((secret) =>
    texts.some((text) => text.toLowerCase().includes(secret.toLowerCase())),
  );
  expect(found).toEqual([]);
  // The test would find them: its owner's own analytics hold several.
  const own = await tenant.call("GET", `/app/api/codes/${codeId}/analytics`);
  const told = await own.text();
  expect(all.filter((secret) => told.includes(secret)).toSorted()).toEqual(
    ["referrer-secret", "rule-secret", "split-secret", codeId].toSorted(),
  );
});
