import { describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { SECOND } from "../../../src/kit/shared/clock.ts";
import type { TestAnswer, WebhookSaved } from "../../../src/features/webhooks/model.ts";
import manifest from "../../../package.json" with { type: "json" };
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { openInbox } from "./inbox.ts";
import { openReceiver, taken } from "./post.ts";
import { answer, listen } from "./receiver.ts";
import { systemClock } from "../../../src/kit/shared/clock.ts";

const names = new Map<string, readonly string[]>();
const scenario = await startScenario({}, { lookup: async (name) => names.get(name) ?? [] });
// Standard Webhooks' library goes by the machine's clock.
scenario.clock.advance(systemClock.now() - scenario.clock.now());

async function configured(url: string): Promise<TenantClient & { secret: string }> {
  const owner = await scenario.signUp();
  const saved = await readJson<WebhookSaved>(await owner.call("PUT", "/app/api/webhook", { url }));
  return { ...owner, secret: saved.secret ?? "" };
}

const trial = async (owner: TenantClient): Promise<TestAnswer> => {
  const response = await owner.call("POST", "/app/api/webhook/test");
  expect(response.status).toBe(200);
  return readJson<TestAnswer>(response);
};

describe("a test delivery", () => {
  test("is a made-up scan, signed in both ways", async () => {
    const inbox = openInbox();
    const owner = await configured(inbox.url);
    const outcome = await trial(owner);
    expect(outcome).toEqual({
      delivered: true,
      status: 204,
      error: null,
      durationMs: expect.any(Number),
    });
    expect(inbox.received).toHaveLength(1);
    const { body = "", headers = {} } = inbox.received[0] ?? {};
    const at = new Date(scenario.clock.now()).toISOString();
    expect(body).toBe(
      JSON.stringify({
        v: 1,
        product: "quietzone",
        event: "qr.scan",
        codeId: "code_test",
        shortId: "test",
        at,
        country: null,
        device: "mobile",
        repeat: false,
        hasEmail: false,
        scanId: "scan_test",
      }),
    );
    expect(headers["content-type"]).toBe("application/json");
    expect(headers["user-agent"]).toBe(`Quietzone/${manifest.version}`);
    expect(headers["x-svc-event"]).toBe("qr.scan");
    expect(headers["x-svc-delivery"]).toMatch(/^whd_[0-9a-z]{26}$/);
    expect(headers["webhook-id"]).toBe(headers["x-svc-delivery"] ?? "");
    expect(headers["x-svc-signature"]).toBe(createHmac("sha256", owner.secret).update(body).digest("hex"));
    expect(new Webhook(owner.secret).verify(body, { ...headers })).toEqual(JSON.parse(body));
  });

  test("is distinguished from a forged one by the library", async () => {
    const inbox = openInbox();
    const owner = await configured(inbox.url);
    await trial(owner);
    const { body = "", headers = {} } = inbox.received[0] ?? {};
    const library = new Webhook(owner.secret);
    expect(() => library.verify(body.replace("mobile", "tablet"), { ...headers })).toThrow();
    expect(() => library.verify(body, { ...headers, "webhook-id": "whd_other" })).toThrow();
    const other = await configured(inbox.url);
    expect(() => new Webhook(other.secret).verify(body, { ...headers })).toThrow();
  });

  test("is verified with the old secret and with the new one after a rotation", async () => {
    const inbox = openInbox();
    const owner = await configured(inbox.url);
    const rotated = await owner.call("PUT", "/app/api/webhook", { rotate: true });
    const { secret = "" } = await readJson<WebhookSaved>(rotated);
    await trial(owner);
    const { body = "", headers = {} } = inbox.received[0] ?? {};
    for (const known of [owner.secret, secret])
      expect(new Webhook(known).verify(body, { ...headers })).toEqual(JSON.parse(body));
    expect(headers["x-svc-signature"]).toBe(createHmac("sha256", secret).update(body).digest("hex"));
  });

  test("reports the error and nothing of the answer", async () => {
    const inbox = openInbox(
      () => new Response("internal-secret", { status: 500, headers: { "x-leak": "internal-secret" } }),
    );
    const owner = await configured(inbox.url);
    const response = await owner.call("POST", "/app/api/webhook/test");
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ delivered: false, status: 500, error: "status_not_2xx" });
    expect(Object.keys(JSON.parse(text))).toEqual(["delivered", "status", "error", "durationMs"]);
    expect(text + JSON.stringify([...response.headers])).not.toContain("internal-secret");
  });

  test("follows no redirect, and removes no webhook of a receiver that is gone", async () => {
    const inside = openInbox();
    const elsewhere = openInbox(() => Response.redirect(inside.url, 307));
    expect(await trial(await configured(elsewhere.url))).toMatchObject({ status: 307, error: "redirect" });
    expect(inside.received).toEqual([]);
    const gone = await configured(openInbox(() => new Response(null, { status: 410 })).url);
    expect(await trial(gone)).toMatchObject({ delivered: false, status: 410 });
    expect(await readJson<unknown>(await gone.call("GET", "/app/api/webhook"))).toMatchObject({
      configured: true,
    });
  });

  test("goes through the guard, also when the name's addresses changed after it was saved", async () => {
    const receiver = await listen({ asked: (socket) => void socket.write(answer("200 OK")) });
    const owner = await configured(`http://moving.example.org:${receiver.port}/`);
    expect(await trial(owner)).toMatchObject({ delivered: false, status: null, error: "name_not_resolved" });
    names.set("moving.example.org", ["127.0.0.1"]);
    scenario.clock.advance(10 * SECOND);
    expect(await trial(owner)).toMatchObject({ delivered: true, status: 200 });
    names.set("moving.example.org", ["10.0.0.1"]);
    scenario.clock.advance(10 * SECOND);
    expect(await trial(owner)).toMatchObject({ delivered: false, error: "address_not_allowed" });
    expect(receiver.requests).toHaveLength(1);
    expect(receiver.requests[0]?.toLowerCase()).toContain(`host: moving.example.org:${receiver.port}`);
  });

  test("needs no body, and reads none", async () => {
    const owner = await configured(openInbox().url);
    const response = await owner.call("POST", "/app/api/webhook/test", "{not json", {
      "content-type": "text/plain",
    });
    expect(response.status).toBe(200);
  });
});

describe("tests one after the other", () => {
  test("are 10 s apart, a tenant's own seconds", async () => {
    const inbox = openInbox();
    const [one, two] = [await configured(inbox.url), await configured(inbox.url)];
    await trial(one);
    const again = await one.call("POST", "/app/api/webhook/test");
    expect(again.headers.get("retry-after")).toBe("10");
    expect(again.headers.get("ratelimit")).toBe('"webhook-test";r=0;t=10');
    expect(again.headers.get("ratelimit-policy")).toBe('"webhook-test";q=1;w=10');
    await expectProblem(again, 429, "rate_limited");
    await trial(two);
    scenario.clock.advance(10 * SECOND - 1);
    await expectProblem(await one.call("POST", "/app/api/webhook/test"), 429, "rate_limited");
    scenario.clock.advance(1);
    await trial(one);
    expect(inbox.received).toHaveLength(3);
  });

  test("of which one comes while the other is under way are one", async () => {
    const inbox = openInbox();
    const owner = await configured(inbox.url);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.call("POST", "/app/api/webhook/test")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(inbox.received).toHaveLength(1);
  });

  test("do not begin to count before there is a url", async () => {
    const owner = await scenario.signUp();
    for (let i = 0; i < 3; i++)
      await expectProblem(await owner.call("POST", "/app/api/webhook/test"), 400, "no_url_set");
    await owner.call("PUT", "/app/api/webhook", { url: openInbox().url });
    await trial(owner);
    await owner.call("PUT", "/app/api/webhook", { url: "" });
    await expectProblem(await owner.call("POST", "/app/api/webhook/test"), 400, "no_url_set");
  });

  test("are at most 16 in flight, of all tenants; a refused one may be sent as soon as one ends", async () => {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    let waiting = 0;
    const slow = async () => {
      if (++waiting === 16) asked.resolve();
      await answered.promise;
      return taken();
    };
    // Each at an address of its own, which has room for two.
    const owners = await Promise.all(Array.from({ length: 17 }, () => configured(openReceiver(slow).url)));
    const last = owners.pop();
    const trials = owners.map(trial);
    await asked.promise;
    const refused = await last?.call("POST", "/app/api/webhook/test");
    expect([refused?.status, refused?.headers.get("retry-after")]).toEqual([429, "10"]);
    answered.resolve();
    for (const outcome of await Promise.all(trials)) expect(outcome.delivered).toBe(true);
    expect((await last?.call("POST", "/app/api/webhook/test"))?.status).toBe(200);
  });
});
