import { describe, expect, test } from "bun:test";
import { parseNetwork } from "../../../src/kit/shared/address.ts";
import { allowedByDefault, createGuard } from "../../../src/kit/outbound/guard.ts";
import { type Lookup, systemLookup } from "../../../src/kit/outbound/lookup.ts";
import { isRefusedPort } from "../../../src/kit/outbound/ports.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { HOSTILE, PUBLIC } from "../../features/webhooks/hostile.ts";

const NAMES: Readonly<Record<string, readonly string[]>> = {
  "hooks.example.org": ["93.184.215.14", "2606:2800:21f:cb07::1"],
  "inside.example.org": ["10.1.2.3"],
  "both.example.org": ["93.184.215.14", "127.0.0.1"],
  "both6.example.org": ["93.184.215.14", "fd00::1"],
  "mapped.example.org": ["::ffff:169.254.169.254"],
  "zone.example.org": ["fe80::1%eth0"],
  "odd.example.org": ["not an address"],
  "half.example.org": ["93.184.215.14", "not an address"],
  "nothing.example.org": [],
  "xn--bcher-kva.example": ["93.184.215.14"],
};

/** Fetch standard, 2.9, "bad port". */
const BLOCKED =
  "0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 " +
  "143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 " +
  "3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080";

const lookup: Lookup = async (name) => {
  if (name === "refused.example.org") throw new Error("The name servers refuse");
  return NAMES[name] ?? [];
};

const strict = await startScenario({ QZ_WEBHOOK_ALLOW: "none" }, { lookup });
const tenant = await strict.signUp();
const put = (url: unknown) => tenant.call("PUT", "/app/api/webhook", { url });

describe("URLs that may be saved", () => {
  test("none of over 500 hostile addresses, and none is repeated in the answer", async () => {
    expect(HOSTILE.length).toBeGreaterThan(500);
    for (const [what, url] of HOSTILE) {
      const answer = await put(url);
      expect({ what, status: answer.status }).toEqual({ what, status: 400 });
      const problem = await expectProblem(answer, 400, "invalid_url");
      if (url.length > 20) expect(JSON.stringify(problem)).not.toContain(url);
    }
    const shown = await readJson<unknown>(await tenant.call("GET", "/app/api/webhook"));
    expect(shown).toMatchObject({ url: null, configured: false, updatedAt: null });
  });

  test("public addresses, also right beside those that are not", async () => {
    for (const host of PUBLIC)
      expect([host, (await put(`https://${host}/hook`)).status]).toEqual([host, 200]);
  });

  test("a name whose addresses are all public, in any spelling", async () => {
    for (const url of [
      "https://hooks.example.org/",
      "HTTP://HOOKS.EXAMPLE.ORG:8080/hook?key=1#part",
      "https://bücher.example/",
    ])
      expect([url, (await put(url)).status]).toEqual([url, 200]);
  });

  test("no name of which one address is not", async () => {
    for (const name of ["inside", "both", "both6", "mapped", "zone", "odd", "half"])
      await expectProblem(await put(`https://${name}.example.org/`), 400, "invalid_url");
  });

  test("a name that does not resolve, or not in time", async () => {
    for (const name of ["later", "nothing", "refused"])
      expect((await put(`https://${name}.example.org/`)).status).toBe(200);
    const never = createGuard({
      allow: [],
      lookup: () => Promise.withResolvers<readonly string[]>().promise,
      timeout: async (milliseconds) => expect(milliseconds).toBe(2_000),
    });
    await never.check("https://slow.example.org/");
  });

  test("no port of a service that would take a request for one of its own", async () => {
    for (const port of [1, 22, 25, 53, 465, 587, 6667, 10_080]) {
      const problem = await expectProblem(await put(`http://hooks.example.org:${port}/`), 400, "invalid_url");
      expect(problem.errors).toEqual([
        { pointer: "/url", reason: "receiver_port", detail: expect.stringContaining("port") },
      ]);
      const everywhere = createGuard({
        allow: [],
        lookup: async () => ["93.184.216.34"],
        timeout: () => Promise.withResolvers<void>().promise,
      });
      expect((await everywhere.reach(`https://hooks.example.org:${port}/`)).error).toBe(
        "address_not_allowed",
      );
      expect((await everywhere.reach("https://hooks.example.org:8443/")).error).toBeNull();
    }
  });

  test("of all ports those that the Fetch standard blocks are refused, and no other", () => {
    const refused = Array.from({ length: 65_536 }, (_, port) => port).filter((port) =>
      isRefusedPort(`${port}`),
    );
    expect(refused.join(" ")).toBe(BLOCKED);
    expect(isRefusedPort("")).toBe(false);
  });

  test("no text that is none", async () => {
    for (const url of [5, true, {}, []]) await expectProblem(await put(url), 400, "invalid_request");
  });
});

describe("networks that the operator allows", () => {
  const guardOf = (...networks: string[]) =>
    createGuard({
      allow: networks.flatMap((text) => parseNetwork(text) ?? []),
      lookup,
      timeout: () => Promise.withResolvers<void>().promise,
    });

  test("is reached, and nothing beside it", async () => {
    const guard = guardOf("10.1.2.0/24", "fd00::/16");
    expect(await guard.reach("http://10.1.2.255/")).toEqual({ addresses: ["10.1.2.255"], error: null });
    expect(await guard.reach("http://inside.example.org/")).toEqual({ addresses: ["10.1.2.3"], error: null });
    expect(await guard.reach("http://[fd00::1]/")).toEqual({ addresses: ["[fd00::1]"], error: null });
    for (const url of ["http://10.1.3.0/", "http://[fd01::1]/", "http://localhost/", "http://127.0.0.1/"])
      expect(await guard.reach(url)).toEqual({ addresses: null, error: "address_not_allowed" });
  });

  test("an IPv4 network covers its addresses in IPv6 clothes, but not those that go through a tunnel", async () => {
    const guard = guardOf("127.0.0.0/8");
    expect(await guard.reach("http://[::ffff:127.0.0.1]/")).toEqual({
      addresses: ["127.0.0.1"],
      error: null,
    });
    for (const host of ["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[::127.0.0.1]", "0.0.0.0", "[::1]"])
      expect((await guard.reach(`http://${host}/`)).error).toBe("address_not_allowed");
  });

  test("localhost and names under it are loopback, whatever a name server answers", async () => {
    const never: Lookup = async () => {
      throw new Error("A name server was asked");
    };
    const timeout = () => Promise.withResolvers<void>().promise;
    const allow = allowedByDefault("http://localhost:3000", "127.0.0.1");
    const guard = createGuard({ allow, lookup: never, timeout });
    for (const host of ["localhost", "LOCALHOST.", "qr.localhost", "a.b.localhost"])
      expect(await guard.reach(`http://${host}/`)).toEqual({
        addresses: ["127.0.0.1", "[::1]"],
        error: null,
      });
    expect(await guardOf("::1/128").reach("http://localhost/")).toEqual({
      addresses: ["[::1]"],
      error: null,
    });
  });

  test("by default is loopback, while the base address and the one that is listened on are", () => {
    for (const base of [
      "http://localhost:3000",
      "http://127.0.0.1",
      "http://127.9.9.9/qr",
      "http://[::1]:80",
    ])
      for (const [listening, networks] of [
        ...(["127.0.0.1", "127.0.0.5", "::1", "[::1]", "localhost"] as const).map(
          (host) => [host, 2] as const,
        ),
        ...(["0.0.0.0", "::", "192.168.0.2", "qr.lan"] as const).map((host) => [host, 0] as const),
      ])
        expect([base, listening, allowedByDefault(base, listening).length]).toEqual([
          base,
          listening,
          networks,
        ]);
    for (const base of [
      "https://qr.example.org",
      "http://192.168.0.2",
      "http://localhost.example.org",
      "http://0.0.0.0:3000",
    ])
      expect([base, allowedByDefault(base, "127.0.0.1").length]).toEqual([base, 0]);
  });

  test("is set by the operator: by default loopback for a local base URL, nothing for a public one", async () => {
    const home = await startScenario();
    const away = await startScenario({ QZ_BASE_URL: "https://qr.example.org" });
    const named = await startScenario({
      QZ_BASE_URL: "https://qr.example.org",
      QZ_WEBHOOK_ALLOW: "127.0.0.1/32",
    });
    const statuses = async (scenario: typeof home) => {
      const owner = await scenario.signUp();
      const urls = ["http://127.0.0.1:2/", "http://127.0.0.2:2/", "http://[::1]:2/", "http://10.0.0.1/"];
      const answers = [];
      for (const url of urls) answers.push((await owner.call("PUT", "/app/api/webhook", { url })).status);
      return answers;
    };
    expect(await statuses(home)).toEqual([200, 200, 200, 400]);
    expect(await statuses(away)).toEqual([400, 400, 400, 400]);
    expect(await statuses(named)).toEqual([200, 400, 400, 400]);
    // How long the loop was held says something of the machine.
    const warnings = named.logged.filter(
      ({ level, message }) => level === "warn" && !message.includes("loop was held"),
    );
    expect(warnings).toEqual([]);
  });
});

describe("where a connection may go", () => {
  const guard = createGuard({ allow: [], lookup, timeout: () => Promise.withResolvers<void>().promise });

  test("to the addresses that were checked, IPv4 first, each once", async () => {
    expect(await guard.reach("https://hooks.example.org/")).toEqual({
      addresses: ["93.184.215.14", "[2606:2800:21f:cb07::1]"],
      error: null,
    });
    const twice = createGuard({
      allow: [],
      lookup: async () => ["2606:2800:21f:cb07:0:0:0:1", "1.1.1.1", "1.1.1.1", "2606:2800:21F:CB07::1"],
      timeout: () => Promise.withResolvers<void>().promise,
    });
    expect(await twice.reach("https://hooks.example.org/")).toEqual({
      addresses: ["1.1.1.1", "[2606:2800:21f:cb07::1]"],
      error: null,
    });
  });

  test("to the addresses that the machine's own lookup returns", async () => {
    const allow = allowedByDefault("http://localhost", "127.0.0.1");
    const timeout = () => Promise.withResolvers<void>().promise;
    // Known to every machine without a name server. By its name alone it would be loopback without being asked for.
    expect(await systemLookup("localhost", "machine")).toContainEqual(
      expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    );
    const guard = createGuard({ allow, lookup: () => systemLookup("localhost", "machine"), timeout });
    expect(await guard.reach("http://hooks.example.org/")).toMatchObject({ error: null });
  });

  test("nowhere, when the name does not resolve, leads inside, or is no address of ours any more", async () => {
    expect(await guard.reach("https://later.example.org/")).toMatchObject({ error: "name_not_resolved" });
    expect(await guard.reach("https://refused.example.org/")).toMatchObject({ error: "lookup_failed" });
    expect(await guard.reach("https://both.example.org/")).toMatchObject({ error: "address_not_allowed" });
    expect(await guard.reach("ftp://hooks.example.org/")).toMatchObject({ error: "address_not_allowed" });
  });
});
