import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, type Scenario, startScenario, type TenantClient } from "../../scenario.ts";

const FORM = { name: "Zoo", email: "zoo@example.org" };
const LEAD = { consent: true, email: "anna@zoo.example" };
const SYMBOLS = ["qr.svg", "qr.pdf", "qr.eps", "qr.png"];

/** Every operation that needs storage, asked of a tenant that exists. */
async function storageCalls(owner: TenantClient, where: Scenario, path: string, shortId: string) {
  return [
    await where.post(`/api/leads/${shortId}`, LEAD),
    await where.post(`/api/events/${shortId}`, { type: "page_view" }),
    await where.post(`/p/${shortId}/consent`, { accept: true }),
    await where.request(`/p/${shortId}`),
    await where.request(`/p/${shortId}/contact.vcf`),
    await where.request(`/p/${shortId}/event.ics`),
    await owner.call("GET", `${path}/analytics`),
    await owner.call("GET", "/app/api/campaigns"),
    await owner.call("GET", `${path}/leads`),
    await owner.call("GET", "/app/api/leads"),
    await owner.call("PATCH", "/app/api/leads/lead_00000000000000000000000000", { handled: true }),
    await owner.call("DELETE", "/app/api/leads/lead_00000000000000000000000000"),
    await where.post("/app/api/signup", FORM),
    await owner.call("GET", "/app/api/me"),
    await owner.call("POST", "/app/api/keys/rotate"),
    await owner.call("POST", "/app/api/redeem", { code: "K7QM-2XVA-9RTD-HN4E" }),
    await owner.call("DELETE", "/app/api/me", { confirm: "Museum am Fluss" }),
    await owner.call("GET", "/app/api/webhook"),
    await owner.call("PUT", "/app/api/webhook", { url: "https://hooks.zoo.example/" }),
    await owner.call("POST", "/app/api/webhook/test"),
    await owner.call("GET", "/app/api/webhook/deliveries"),
    await owner.call("POST", `/app/api/webhook/deliveries/whd_00000000000000000000000000/retry`),
    await owner.call("GET", "/app/api/codes"),
    await owner.call("POST", "/app/api/codes", { target: "https://zoo.example/" }),
    await owner.call("POST", "/app/api/bulk", { csv: "target\nhttps://zoo.example/\n" }),
    await owner.call("GET", path),
    await owner.call("PATCH", path, { title: "x" }),
    await owner.call("DELETE", path),
    await owner.call("GET", `${path}/scans`),
    ...(await Promise.all(SYMBOLS.map((file) => owner.call("GET", `${path}/${file}`)))),
  ];
}

const TABLES = [
  "tenants",
  "tenant_totals",
  "api_keys",
  "codes",
  "code_totals",
  "scans",
  "scanners",
  "retired_short_ids",
  "leads",
  "webhooks",
  "webhook_deliveries",
];

test("storage out of order: 503 everywhere but on the way of a known code's scan, and all is well once it is back", async () => {
  const broken = await startScenario();
  const owner = await broken.signUp();
  const newcomer = await broken.signUp();
  const [known, unseen, other] = [await owner.makeCode(), await owner.makeCode(), await owner.makeCode()];
  const path = `/app/api/codes/${known.id}`;
  await broken.scan(known.shortId);
  const putBack = await broken.storage.putAway(...TABLES);
  for (const answer of await storageCalls(owner, broken, path, other.shortId)) {
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await expectProblem(answer, 503, "storage_unavailable");
  }
  // A key that was seen is remembered for a while; one that was not has to be looked up.
  const page = { target: "https://zoo.example/" };
  const preview = await newcomer.call("POST", "/app/api/pages/preview", page);
  await expectProblem(preview, 503, "storage_unavailable");
  // A code in the cache redirects on, its scan lost and counted. One that would have to be looked up can't be
  // told.
  const scan = await broken.scan(known.shortId);
  expect([scan.status, scan.headers.get("location")]).toEqual([302, known.target]);
  await expectProblem(await broken.scan(unseen.shortId), 503, "storage_unavailable");
  expect(await readJson<unknown>(await broken.request("/healthz"))).toMatchObject({
    status: "degraded",
    reason: "storage_failing",
    lostScans: 1,
  });
  await expectProblem(await broken.request("/readyz"), 503, "storage_unavailable");
  const lines = broken.logged.filter(({ level }) => level === "error");
  expect(lines.length).toBeGreaterThan(0);
  await putBack();
  expect((await broken.scan(unseen.shortId)).status).toBe(302);
  expect((await broken.scan(known.shortId)).status).toBe(302);
  const log = await readJson<unknown>(await owner.call("GET", `${path}/scans`));
  expect(log).toMatchObject({ total: 2 });
});
