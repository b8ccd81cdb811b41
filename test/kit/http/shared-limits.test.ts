import { expect, test } from "bun:test";
import type { Overrides } from "../../../src/app/context.ts";
import { eventually } from "../../e2e/process.ts";
import { addDomain, DOMAINS } from "../../features/domains/client.ts";
import { createTestDns } from "../../features/domains/dns.ts";
import { describeWithRedis, startRedis } from "../../redis.ts";
import { IMPATIENT, type Scenario, startScenario } from "../../scenario.ts";

const SECRET = "a secret of many nodes, all given the same";
const AWAY = "Redis can't be reached: this node counts its limits alone";
const BACK = "Redis is back: the nodes count their limits together";

describeWithRedis("nodes behind one limit", async () => {
  const redis = await startRedis();

  async function node(environment: Record<string, string>, overrides: Overrides = {}): Promise<Scenario> {
    const settings = { QZ_SECRET: SECRET, QZ_REDIS_URL: redis.url, ...environment };
    return startScenario(settings, overrides);
  }

  const timesLogged = ({ logged }: Scenario, message: string) =>
    logged.filter((line) => line.message === message).length;

  async function signups(scenario: Scenario, calls: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i < calls; i++) {
      const body = { name: "Museum", email: "codes@museum.example" };
      statuses.push((await scenario.post("/app/api/signup", body)).status);
    }
    return statuses;
  }

  /** The scripts that nodes have had Redis run, each the count of a call. */
  async function counted(): Promise<number> {
    const calls = String(await redis.command("INFO", "commandstats")).matchAll(
      /^cmdstat_eval(?:sha)?:calls=(\d+)/gm,
    );
    return [...calls].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /**
   * Asks until a node has its connection, with what takes nothing from a limit. No other node may be asked
   * meanwhile.
   */
  async function reach(scenario: Scenario): Promise<void> {
    await eventually("the node asks Redis", async () => {
      const before = await counted();
      await scenario.request("/api/v1/nothing-here");
      return (await counted()) > before ? true : null;
    });
  }

  test("refuse together, report the same remaining calls, and count a scan", async () => {
    const limits = {
      QZ_LIMIT_SIGNUP: "5/3600s",
      QZ_LIMIT_LOGOS: "50/3600s",
      QZ_LIMIT_RESOLVE: "3/3600s",
    };
    const [a, b] = [await node(limits), await node(limits)];
    await reach(a);
    await reach(b);
    expect(await signups(a, 3)).toEqual([200, 200, 200]);
    expect(await signups(b, 3)).toEqual([200, 200, 429]);
    expect(await signups(a, 1)).toEqual([429]);

    const left = async (scenario: Scenario) =>
      Number((await scenario.request("/api/v1/facets")).headers.get("x-ratelimit-remaining"));
    const first = await left(a);
    expect(await left(b)).toBe(first - 1);

    const scan = async (scenario: Scenario) => (await scenario.scan("nowhere")).status;
    expect(await scan(a)).toBe(404);
    expect(await scan(b)).toBe(404);
    expect(await scan(a)).toBe(404);
    expect(await scan(b)).toBe(429);
    expect(await scan(a)).toBe(429);
  });

  test("count the calls of a workspace together", async () => {
    const scenario = await node({ QZ_LIMIT_TENANT: "3/3600s" });
    await reach(scenario);
    const tenant = await scenario.signUp();
    const visit = async () => (await tenant.call("GET", "/app/api/me")).status;
    expect([await visit(), await visit()]).toEqual([200, 200]);
    // As another node would, by the state in Redis.
    await scenario.restart();
    await reach(scenario);
    expect([await visit(), await visit()]).toEqual([200, 429]);
  });

  test("hold the verifications of domains", async () => {
    const dns = createTestDns();
    const scenario = await node({ QZ_SIGNUP_PLAN: "unlimited" }, { txtLookup: dns.lookup });
    await reach(scenario);
    const tenant = await scenario.signUp();
    const { id } = await addDomain(tenant, "loop.example");
    const answers: number[] = [];
    for (let i = 0; i < 12; i++) answers.push((await tenant.call("POST", `${DOMAINS}/${id}/verify`)).status);
    expect(answers).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect(dns.asked.get("_quietzone.loop.example")).toBe(10);
  });

  test("count alone while Redis is away, log that once, and count together when it is back", async () => {
    const scenario = await node({ QZ_LIMIT_SIGNUP: "3/3600s", QZ_LIMIT_RESOLVE: "100000/3600s" });
    await reach(scenario);
    await redis.kill();
    expect(await signups(scenario, 5)).toEqual([200, 200, 200, 429, 429]);
    expect(timesLogged(scenario, AWAY)).toBe(1);
    await redis.start();
    await eventually("the node hears that Redis is back", async () => {
      await scenario.scan("nowhere");
      return timesLogged(scenario, BACK) === 1 ? true : null;
    });
    expect(timesLogged(scenario, AWAY)).toBe(1);
  });

  test("wait once for a Redis that hangs, not at every call", async () => {
    const scenario = await node({ QZ_LIMIT_RESOLVE: "100000/3600s" }, IMPATIENT);
    await reach(scenario);
    redis.halt();
    for (let i = 0; i < 200; i++) expect((await scenario.scan("nowhere")).status).toBe(404);
    expect(timesLogged(scenario, AWAY)).toBe(1);
    redis.go();
    await eventually("the node hears that Redis is back", async () => {
      await scenario.scan("nowhere");
      return timesLogged(scenario, BACK) === 1 ? true : null;
    });
  });

  test("start without Redis, and use it once it is there", async () => {
    await redis.kill();
    const scenario = await node({ QZ_LIMIT_SIGNUP: "1/3600s", QZ_LIMIT_RESOLVE: "100000/3600s" });
    expect(await signups(scenario, 2)).toEqual([200, 429]);
    expect(timesLogged(scenario, AWAY)).toBe(1);
    expect(JSON.stringify(scenario.logged)).not.toContain(redis.url);
    await redis.start();
    await eventually("the node finds Redis", async () => {
      await scenario.scan("nowhere");
      return timesLogged(scenario, BACK) === 1 ? true : null;
    });
  });
});
