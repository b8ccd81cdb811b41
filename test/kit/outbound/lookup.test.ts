import { expect, test } from "bun:test";
import { allowedByDefault, createGuard } from "../../../src/kit/outbound/guard.ts";
import { systemLookup } from "../../../src/kit/outbound/lookup.ts";
import { createConnections } from "../../../src/kit/outbound/connections.ts";
import { createProbe } from "../../../src/features/watch/probe.ts";
import { TestClock } from "../../scenario.ts";
import { openNameServer, type Saying } from "./name-server.ts";

const never = () => Promise.withResolvers<void>().promise;

/** What the guard says of a name of which a name server says so much. */
async function reached(ipv4: Saying, ipv6: Saying): Promise<string | null> {
  const server = await openNameServer((_name, type) => (type === "A" ? ipv4 : ipv6));
  const guard = createGuard({ allow: [], lookup: systemLookup, timeout: never });
  expect(server.address).toStartWith("127.0.0.1:");
  const { addresses, error } = await guard.reach("http://www.museum.example/");
  return addresses?.join() ?? error;
}

const CASES: readonly (readonly [ipv4: Saying, ipv6: Saying, reached: string])[] = [
  ["93.184.216.34", "nodata", "93.184.216.34"],
  ["nxdomain", "nxdomain", "name_not_resolved"],
  ["nodata", "nodata", "name_not_resolved"],
  ["servfail", "servfail", "lookup_failed"],
  ["refused", "refused", "lookup_failed"],
  // One family alone says nothing of the other.
  ["servfail", "nodata", "lookup_failed"],
  ["nodata", "servfail", "lookup_failed"],
  ["refused", "nxdomain", "lookup_failed"],
];

for (const [ipv4, ipv6, expected] of CASES)
  test(`a name server that says ${ipv4} for IPv4 and ${ipv6} for IPv6: ${expected}`, async () => {
    expect(await reached(ipv4, ipv6)).toBe(expected);
  });

test("a name that can't exist is not resolved, and none of the hosts file is told from an unknown one", async () => {
  await openNameServer(() => "nxdomain");
  const guard = createGuard({ allow: [], lookup: systemLookup, timeout: never });
  const errorOf = async (host: string) => (await guard.reach(`http://${host}/`)).error;
  expect(await errorOf(`${"a".repeat(64)}.example`)).toBe("name_not_resolved");
  // Every machine has this line; as `localhost` it would be loopback without a look-up.
  expect(await systemLookup("localhost", "machine")).toContain("127.0.0.1");
  const hosts = createGuard({
    allow: [],
    lookup: async (name, where) => systemLookup(name === "db" ? "localhost" : name, where),
    timeout: never,
  });
  const [known, unknown] = await Promise.all([hosts.reach("http://db/"), hosts.reach("http://nothing/")]);
  expect(known).toEqual(unknown);
  // Where the operator allows its network, it is reached.
  const allowed = createGuard({
    allow: allowedByDefault("http://localhost", "127.0.0.1"),
    lookup: async (_name, where) => systemLookup("localhost", where),
    timeout: never,
  });
  expect((await allowed.reach("http://db/")).addresses).toContain("127.0.0.1");
});

test("name servers that are silent are no dead destination", async () => {
  await openNameServer(() => "silence");
  const probe = createProbe({
    reach: createGuard({ allow: [], lookup: systemLookup, timeout: never }).reach,
    connections: createConnections({ areKept: false }),
    isOwn: () => false,
    userAgent: "Quietzone/test",
    clock: new TestClock(),
    timeout: 250,
  });
  const outcome = await probe("http://www.museum.example/", async () => true);
  expect(outcome).toEqual({ verdict: "unclear", status: null, reason: "timeout" });
});
