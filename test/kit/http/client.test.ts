import { describe, expect, test } from "bun:test";
import { BlockList } from "node:net";
import fc from "fast-check";
import { createClientAddress as createClient } from "../../../src/kit/http/client.ts";
import { type Network, parseNetwork } from "../../../src/kit/shared/address.ts";
import type { Log } from "../../../src/kit/shared/log.ts";

function networks(...texts: string[]): Network[] {
  return texts.flatMap((text) => parseNetwork(text) ?? []);
}

function logOf(warnings: string[]): Log {
  const ignore = () => {};
  return { debug: ignore, info: ignore, warn: (message) => void warnings.push(message), error: ignore };
}

/** The address alone. `proxied` has tests of its own. */
function createClientAddress(...needs: Parameters<typeof createClient>) {
  const client = createClient(...needs);
  return (peer: string, forwardedFor: string | null) => client(peer, forwardedFor).address;
}

const silent = logOf([]);
const TRUSTED = networks("10.0.0.0/8", "fd00::/8");
const client = createClientAddress(TRUSTED, silent);
const PROXY = "10.0.0.1";

describe("the client's address", () => {
  test("is the socket's without X-Forwarded-For", () => {
    expect(client("203.0.113.9", null)).toBe("203.0.113.9");
    expect(client(PROXY, null)).toBe(PROXY);
    expect(client("::ffff:203.0.113.9", null)).toBe("203.0.113.9");
  });

  test("is the socket's when the peer is not trusted, whatever it forwards", () => {
    const claim = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constant("10.0.0.1, 10.0.0.2"));
    fc.assert(
      fc.property(claim, (text) => {
        expect(client("203.0.113.9", text)).toBe("203.0.113.9");
        expect(createClientAddress([], silent)("10.0.0.1", text)).toBe("10.0.0.1");
        expect(createClientAddress(null, silent)("10.0.0.1", text)).toBe("10.0.0.1");
      }),
      { seed: 61, numRuns: 300 },
    );
  });

  test("is the rightmost hop that is not trusted; hops left of it never count", () => {
    const trustedList = new BlockList();
    trustedList.addSubnet("10.0.0.0", 8, "ipv4");
    const hop = fc.oneof(
      fc.ipV4(),
      fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `10.0.${a}.${b}`),
    );
    const forged = fc.array(
      fc.oneof(
        hop,
        fc.string({ maxLength: 12 }).map((text) => text.replaceAll(",", "")),
      ),
    );
    const space = fc.constantFrom(",", ", ", " ,\t", ",  ");
    fc.assert(
      fc.property(forged, fc.array(hop, { minLength: 1, maxLength: 6 }), space, (left, hops, separator) => {
        const isTrusted = (text: string) => trustedList.check(text, "ipv4");
        const untrusted = hops.findLast((text) => !isTrusted(text));
        fc.pre(untrusted !== undefined);
        expect(client(PROXY, [...left, ...hops].join(separator))).toBe(untrusted ?? "");
      }),
      { seed: 62, numRuns: 1_000 },
    );
  });

  test("is the farthest trusted hop when all are trusted", () => {
    expect(client(PROXY, "10.0.0.3, 10.0.0.2")).toBe("10.0.0.3");
    expect(client("fd00::1", "fd00::3")).toBe("fd00::3");
  });

  test("is the last valid one when a hop is no address", () => {
    for (const garbage of [
      "unknown",
      "_hidden",
      "",
      " ",
      "1.2.3.4.5",
      "<script>",
      "10.0.0.0/8",
      "localhost",
    ]) {
      expect(client(PROXY, `203.0.113.9, ${garbage}`)).toBe(PROXY);
      expect(client(PROXY, `203.0.113.9, ${garbage}, 10.0.0.2`)).toBe("10.0.0.2");
    }
    expect(client(PROXY, "")).toBe(PROXY);
    expect(client(PROXY, ",,,")).toBe(PROXY);
  });

  const spellings: [string, string][] = [
    ["203.0.113.9:4711", "203.0.113.9"],
    ["[2001:db8::1]:4711", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["[::ffff:203.0.113.9]:80", "203.0.113.9"],
    ["  203.0.113.9\t", "203.0.113.9"],
  ];
  test.each(spellings)("is read from %s", (hop, address) => {
    expect(client(PROXY, hop)).toBe(address);
    expect(client(PROXY, `6.6.6.6, ${hop}, 10.9.9.9`)).toBe(address);
  });

  test("is the same for one client, however its proxy spells it", () => {
    for (const spelling of ["2001:DB8::1", "2001:db8:0:0:0:0:0:1", "2001:0db8::0001", "[2001:db8::1]:9"])
      expect(client(PROXY, spelling)).toBe(client(PROXY, "2001:db8::1"));
  });

  test("trusts a proxy by IPv4 and by IPv4-mapped IPv6", () => {
    expect(client("::ffff:10.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
    expect(client("fd00::1", "203.0.113.9")).toBe("203.0.113.9");
    expect(client("::ffff:11.0.0.1", "203.0.113.9")).toBe("11.0.0.1");
    const mapped = createClientAddress(networks("::ffff:10.0.0.0/104"), silent);
    expect(mapped("10.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
  });

  test("is found quickly in a list of any length", () => {
    const forged = "6.6.6.6,".repeat(200_000);
    expect(client(PROXY, `${forged}203.0.113.9, 10.0.0.2`)).toBe("203.0.113.9");
    expect(client(PROXY, " ".repeat(100_000))).toBe(PROXY);
    expect(client(PROXY, `${"[".repeat(50_000)}`)).toBe(PROXY);
  });

  test("survives a socket without an address", () => {
    expect(client("", null)).toBe("");
    expect(client("", "203.0.113.9")).toBe("");
  });
});

describe("a private peer that forwards while nothing is set", () => {
  test.each(["10.1.2.3", "172.20.0.2", "192.168.1.1", "127.0.0.1", "::1", "fd12::1", "::ffff:172.17.0.1"])(
    "is warned of, once: %s",
    (peer) => {
      const warnings: string[] = [];
      const address = createClientAddress(null, logOf(warnings));
      address(peer, null);
      expect(warnings).toEqual([]);
      for (let i = 0; i < 5; i++) address(peer, "203.0.113.9");
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain("QZ_TRUSTED_PROXIES");
      expect(warnings[0]).not.toContain("203.0.113.9");
    },
  );

  test("is not logged when trusted proxies are set, or the peer is public", () => {
    const warnings: string[] = [];
    createClientAddress([], logOf(warnings))("10.0.0.1", "203.0.113.9");
    createClientAddress(TRUSTED, logOf(warnings))("192.168.0.1", "203.0.113.9");
    const unset = createClientAddress(null, logOf(warnings));
    unset("198.51.100.1", "203.0.113.9");
    expect(warnings).toEqual([]);
    unset("10.0.0.1", "203.0.113.9");
    expect(warnings).toHaveLength(1);
  });
});

test("a request is proxied when its peer is trusted, whatever it forwards", () => {
  const client = createClient(TRUSTED, silent);
  expect(client(PROXY, "203.0.113.9").proxied).toBe(true);
  expect(client(PROXY, null).proxied).toBe(true);
  expect(client("203.0.113.9", PROXY).proxied).toBe(false);
  expect(createClient(null, silent)(PROXY, null).proxied).toBe(false);
});
