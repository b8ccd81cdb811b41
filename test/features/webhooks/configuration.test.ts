import type { Webhook } from "../../../src/features/webhooks/model.ts";
import { describe, expect, test } from "bun:test";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import type { WebhookSaved } from "../../../src/features/webhooks/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { KEEPS_FILES } from "../../storage.ts";
import { openInbox } from "./inbox.ts";

const scenario = await startScenario();
/** The events of a webhook that names none. */
const EVENTS: Webhook["events"] = ["qr.scan", "qr.lead"];
const URL_A = "https://hooks.example.org/a";
const URL_B = "https://hooks.example.org/b";
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

async function put(owner: TenantClient, body: unknown): Promise<WebhookSaved> {
  const answer = await owner.call("PUT", "/app/api/webhook", body);
  expect(answer.status).toBe(200);
  return readJson<WebhookSaved>(answer);
}

async function get(owner: TenantClient): Promise<unknown> {
  return readJson<unknown>(await owner.call("GET", "/app/api/webhook"));
}

const refuse = async (owner: TenantClient, body: unknown) =>
  expectProblem(await owner.call("PUT", "/app/api/webhook", body), 400, "invalid_url");

const now = () => new Date(scenario.clock.now()).toISOString();

/** The secrets that sign a delivery of now. */
async function signatures(
  owner: TenantClient,
): Promise<{ ours: string; standard: string[]; body: string; id: string }> {
  const inbox = openInbox();
  await put(owner, { url: inbox.url });
  scenario.clock.advance(10_000);
  await owner.call("POST", "/app/api/webhook/test");
  const [delivery] = inbox.received;
  const signed = `${delivery?.headers["webhook-id"]}.${delivery?.headers["webhook-timestamp"]}.${delivery?.body}`;
  return {
    ours: delivery?.headers["x-svc-signature"] ?? "",
    standard: delivery?.headers["webhook-signature"]?.split(" ") ?? [],
    body: delivery?.body ?? "",
    id: signed,
  };
}

/** The signature that Standard Webhooks makes with a secret. */
function standardOf(secret: string | undefined, signed: string): string {
  const key = Buffer.from(secret?.slice("whsec_".length) ?? "", "base64");
  return `v1,${new Bun.CryptoHasher("sha256", key).update(signed).digest("base64")}`;
}

describe("the webhook", () => {
  test("is not there at first", async () => {
    const owner = await scenario.signUp();
    expect(await get(owner)).toEqual({ url: null, configured: false, events: EVENTS, updatedAt: null });
  });

  test("shows its secret once, in the answer that makes it", async () => {
    const owner = await scenario.signUp();
    const saved = await put(owner, { url: URL_A });
    expect(saved).toEqual({
      url: URL_A,
      configured: true,
      events: EVENTS,
      updatedAt: now(),
      secret: expect.stringMatching(SECRET),
    });
    expect(await get(owner)).toEqual({ url: URL_A, configured: true, events: EVENTS, updatedAt: now() });
  });

  test("gives its url back as it was written", async () => {
    const owner = await scenario.signUp();
    for (const url of ["HTTPS://Hooks.Example.org", "https://hooks.example.org:443/ä?x=%20#y"])
      expect((await put(owner, { url })).url).toBe(url);
  });

  test("stays the same, with its secret, when the same url is put again", async () => {
    const owner = await scenario.signUp();
    const { updatedAt } = await put(owner, { url: URL_A });
    scenario.clock.advance(HOUR);
    expect(await put(owner, { url: URL_A })).toEqual({
      url: URL_A,
      configured: true,
      events: EVENTS,
      updatedAt,
    });
    expect(await put(owner, { url: URL_A, rotate: false })).not.toHaveProperty("secret");
  });

  test("keeps its secret when its url changes", async () => {
    const owner = await scenario.signUp();
    const { secret } = await put(owner, { url: URL_A });
    scenario.clock.advance(HOUR);
    expect(await put(owner, { url: URL_B })).toEqual({
      url: URL_B,
      configured: true,
      events: EVENTS,
      updatedAt: now(),
    });
    const { ours, standard, body, id } = await signatures(owner);
    expect(ours).toBe(new Bun.CryptoHasher("sha256", secret).update(body).digest("hex"));
    expect(standard).toEqual([standardOf(secret, id)]);
  });

  test("renews its secret, with and without a url", async () => {
    const owner = await scenario.signUp();
    const first = await put(owner, { url: URL_A });
    const second = await put(owner, { rotate: true });
    const third = await put(owner, { url: URL_B, rotate: true });
    expect([second.url, third.url]).toEqual([URL_A, URL_B]);
    const secrets = [first, second, third].map(({ secret }) => secret);
    for (const secret of secrets) expect(secret).toMatch(SECRET);
    expect(new Set(secrets).size).toBe(3);
  });

  test("signs with the secrets before for another 24 hours, each its own", async () => {
    const owner = await scenario.signUp();
    const first = (await put(owner, { url: URL_A })).secret;
    scenario.clock.advance(DAY);
    const second = (await put(owner, { rotate: true })).secret;
    scenario.clock.advance(DAY / 2);
    const third = (await put(owner, { rotate: true })).secret;
    const all = await signatures(owner);
    expect(all.standard).toEqual([third, second, first].map((secret) => standardOf(secret, all.id)));
    expect(all.ours).toBe(new Bun.CryptoHasher("sha256", third).update(all.body).digest("hex"));
    scenario.clock.advance(DAY / 2 - 10_001);
    expect((await signatures(owner)).standard).toHaveLength(2);
    scenario.clock.advance(DAY / 2);
    const late = await signatures(owner);
    expect(late.standard).toEqual([standardOf(third, late.id)]);
  });

  test("never signs with more than ten", async () => {
    const owner = await scenario.signUp();
    await put(owner, { url: URL_A });
    for (let i = 0; i < 12; i++) await put(owner, { rotate: true });
    const last = (await put(owner, { rotate: true })).secret;
    const { standard, id } = await signatures(owner);
    expect(standard).toHaveLength(10);
    expect(standard[0]).toBe(standardOf(last, id));
  });

  test("goes when the url is empty, and its secret with it", async () => {
    const owner = await scenario.signUp();
    const first = (await put(owner, { url: URL_A })).secret;
    scenario.clock.advance(HOUR);
    const none = { url: null, configured: false, events: EVENTS, updatedAt: now() };
    expect(await put(owner, { url: "", rotate: true })).toEqual(none);
    scenario.clock.advance(HOUR);
    expect(await put(owner, { url: "" })).toEqual(none);
    expect(await get(owner)).toEqual(none);
    await refuse(owner, { rotate: true });
    const second = (await put(owner, { url: URL_A })).secret;
    expect(second).toMatch(SECRET);
    expect(second).not.toBe(first);
    const { standard, id } = await signatures(owner);
    expect(standard).toEqual([standardOf(second, id)]);
  });

  test("is refused without anything to do", async () => {
    const owner = await scenario.signUp();
    for (const body of [
      undefined,
      {},
      { rotate: false },
      { url: null },
      { rotate: true },
      { url: null, rotate: true },
    ])
      await refuse(owner, body);
    await put(owner, { url: URL_A });
    for (const body of [undefined, {}, { rotate: false }, { url: null }, { other: 1 }])
      await refuse(owner, body);
    expect((await put(owner, { url: null, rotate: true, other: 1 })).url).toBe(URL_A);
  });

  test("stays as it is when the new url is refused", async () => {
    const owner = await scenario.signUp();
    const saved = await put(owner, { url: URL_A });
    scenario.clock.advance(HOUR);
    await refuse(owner, { url: "http://10.0.0.1/", rotate: true });
    const { secret: _, ...shown } = saved;
    expect(await get(owner)).toEqual(shown);
  });

  test("is each tenant's own", async () => {
    const [one, two] = [await scenario.signUp(), await scenario.signUp()];
    await put(one, { url: URL_A });
    expect(await get(two)).toMatchObject({ configured: false });
    await put(two, { url: "" });
    expect(await get(one)).toMatchObject({ url: URL_A });
  });
});

describe("changes at once", () => {
  test("make one secret, when many set the first url", async () => {
    const owner = await scenario.signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => put(owner, { url: URL_A })));
    const secrets = answers.flatMap(({ secret }) => secret ?? []);
    expect(secrets).toHaveLength(1);
    const { standard, id } = await signatures(owner);
    expect(standard).toEqual([standardOf(secrets[0], id)]);
  });

  test("make a secret each, when many rotate, and every one shown lately still signs", async () => {
    const owner = await scenario.signUp();
    const first = (await put(owner, { url: URL_A })).secret;
    const answers = await Promise.all(Array.from({ length: 4 }, () => put(owner, { rotate: true })));
    const shown = [first, ...answers.map(({ secret }) => secret)];
    expect(new Set(shown).size).toBe(5);
    const { standard, id } = await signatures(owner);
    expect(new Set(standard)).toEqual(new Set(shown.map((secret) => standardOf(secret, id))));
  });

  test("of any kind leave one of the states that were asked for", async () => {
    const owner = await scenario.signUp();
    const urls = [URL_A, URL_B, ""];
    for (let round = 0; round < 10; round++) {
      await Promise.all(Array.from({ length: 6 }, (_, i) => put(owner, { url: urls[(i + round) % 3] })));
      const { url } = await readJson<WebhookSaved>(await owner.call("GET", "/app/api/webhook"));
      expect([URL_A, URL_B, null]).toContain(url);
    }
  });
});

describe("what is kept", () => {
  test("holds no secret that could be read", async () => {
    const own = await startScenario();
    const owner = await own.signUp();
    const secrets = [await put(owner, { url: URL_A }), await put(owner, { rotate: true })].map(
      ({ secret }) => secret,
    );
    const bytes = (await own.storage.files()).map((file) => file.bytes.toString("latin1")).join("\n");
    expect(bytes).toContain(URL_A);
    for (const secret of secrets) {
      const key = Buffer.from(secret?.slice("whsec_".length) ?? "", "base64");
      expect(bytes).not.toContain(secret?.slice("whsec_".length));
      expect(bytes).not.toContain(key.toString("latin1"));
      expect(bytes).not.toContain(key.toString("hex"));
    }
  });

  test("outlives a restart", async () => {
    const own = await startScenario();
    const owner = await own.signUp();
    const { secret } = await put(owner, { url: URL_A });
    await own.restart();
    expect(await get(owner)).toMatchObject({ url: URL_A, configured: true });
    expect(await put(owner, { url: URL_A })).not.toHaveProperty("secret");
    expect(secret).toMatch(SECRET);
  });

  test("opens for its tenant only: sealed bytes moved to another tenant sign nothing", async () => {
    const own = await startScenario();
    const [one, two] = [await own.signUp(), await own.signUp()];
    const inbox = openInbox();
    await put(one, { url: URL_A });
    await put(two, { url: inbox.url });
    await own.storage.run(
      `update webhooks set secrets = (select secrets from webhooks where tenant_id = '${one.id}')
        where tenant_id = '${two.id}'`,
    );
    const answer = await two.call("POST", "/app/api/webhook/test");
    expect(await readJson<unknown>(answer)).toMatchObject({ delivered: false, error: "secret_unreadable" });
    expect(inbox.received).toEqual([]);
  });

  // Nodes that share a database do not start with another: test/e2e/postgres.test.ts.
  if (KEEPS_FILES)
    test("survives the loss of the secret: nothing is signed until the tenant rotates", async () => {
      const own = await startScenario();
      const owner = await own.signUp();
      const inbox = openInbox();
      await put(owner, { url: inbox.url });
      await own.acceptSecret("another secret, of 32 characters or more");
      expect(await get(owner)).toMatchObject({ configured: true });
      const trial = async () => readJson<unknown>(await owner.call("POST", "/app/api/webhook/test"));
      expect(await trial()).toMatchObject({ delivered: false, status: null, error: "secret_unreadable" });
      const { secret } = await put(owner, { rotate: true });
      expect(secret).toMatch(SECRET);
      own.clock.advance(10_000);
      expect(await trial()).toMatchObject({ delivered: true });
    });

  test("goes with its tenant", async () => {
    const own = await startScenario();
    const owner = await own.signUp("Leaver");
    await put(owner, { url: URL_A });
    expect((await owner.call("DELETE", "/app/api/me", { confirm: "Leaver" })).status).toBe(204);
    expect(await own.storage.rows("select * from webhooks")).toEqual([]);
  });
});
