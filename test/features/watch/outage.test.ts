import { expect, test } from "bun:test";
import { systemLookup } from "../../../src/kit/outbound/lookup.ts";
import { HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { openNameServer, type Saying } from "../../kit/outbound/name-server.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario, type TenantClient } from "../../scenario.ts";
import { answer, listen } from "../webhooks/receiver.ts";

/** Our own network's fault is nobody's dead link: a service whose codes lead to one host, and a name server that fails. */
async function setUp() {
  let said: Saying = "127.0.0.1";
  let own: Saying = "nxdomain";
  const server = await openNameServer((name) => (name.endsWith("shop.example") ? said : own));
  const scenario = await startScenario(
    { QZ_WATCH: "1h", QZ_DNS_SERVERS: server.address },
    { lookup: systemLookup },
  );
  let downUnder = "none";
  const shop = await listen({
    host: "0.0.0.0",
    asked: (socket) => void socket.end(socket.localAddress?.startsWith(downUnder) ? "" : answer("200 OK")),
  });
  const owner = await scenario.signUp();
  const code = await owner.makeCode({ target: `http://shop.example:${shop.port}/` });
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 10 * MINUTE) {
      scenario.clock.advance(10 * MINUTE);
      await scenario.service.watch();
    }
  };
  return {
    scenario,
    owner,
    code,
    shop,
    pass,
    /** What the name server says of the shop, and of all other names. */
    say(shopIs: Saying, othersAre: Saying) {
      said = shopIs;
      own = othersAre;
    },
    /** Addresses that begin so give no answer from now on. */
    silence(start: string) {
      downUnder = start;
    },
    health: () => healthOf(owner, code),
  };
}

async function healthOf(owner: TenantClient, { id }: CodeJson): Promise<unknown> {
  const { health } = await readJson<CodeJson>(await owner.call("GET", `/app/api/codes/${id}`));
  return health;
}

test("a name server that fails or refuses for hours kills no destination; a name that does not exist dies", async () => {
  const { pass, say, health } = await setUp();
  await pass(3 * HOUR);
  expect(await health()).toMatchObject({ state: "ok", status: 200 });
  for (const trouble of ["servfail", "refused"] as const) {
    say(trouble, trouble);
    await pass(4 * HOUR);
    expect(await health()).toMatchObject({ state: "ok" });
  }
  // Only the name servers of the shop fail: its state is not clear, but nothing says that it is gone.
  say("servfail", "nxdomain");
  await pass(4 * HOUR);
  expect(await health()).toMatchObject({ state: "unclear", status: null, reason: "lookup_failed" });
  say("nodata", "nxdomain");
  await pass(5 * HOUR);
  expect(await health()).toMatchObject({ state: "dead", reason: "name_not_resolved" });
}, 300_000);

test("workspaces whose hosts answer and then fall silent do not stop the watch of another's", async () => {
  const { scenario, pass, say, silence, health, shop } = await setUp();
  for (const [n, size] of [20, 1, 1].entries()) {
    const crowd = await scenario.signUp(`Crowd ${n}`);
    for (let i = 0; i < size; i++)
      await crowd.makeCode({ target: `http://127.0.${n + 1}.${i + 1}:${shop.port}/` });
  }
  await pass(3 * HOUR);
  expect(await health()).toMatchObject({ state: "ok" });
  silence("127.0.");
  say("nxdomain", "nxdomain");
  await pass(4 * HOUR);
  expect(await health()).toMatchObject({ state: "dead", reason: "name_not_resolved" });
  expect(scenario.logged.filter(({ message }) => message.includes("at fault"))).toEqual([]);
}, 300_000);
