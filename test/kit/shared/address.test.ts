import { describe, expect, test } from "bun:test";
import { BlockList, isIP } from "node:net";
import fc from "fast-check";
import {
  clientKey,
  contains,
  isPrivate,
  parseAddress,
  parseNetwork,
} from "../../../src/kit/shared/address.ts";
import { IN_FULL } from "../../extent.ts";

const SEED = { seed: 11, numRuns: IN_FULL ? 20_000 : 2_000 };

/** Sixteen bytes as the eight groups of RFC 4291, in full. */
function groupsOf(bytes: readonly number[]): string[] {
  return Array.from({ length: 8 }, (_, i) =>
    (((bytes[i * 2] ?? 0) << 8) | (bytes[i * 2 + 1] ?? 0)).toString(16),
  );
}

const byte = fc.integer({ min: 0, max: 255 });
const v4Bytes = fc.array(byte, { minLength: 4, maxLength: 4 });
/** Sparse, so that runs of zeros come up, and `::` with them. */
const v6Bytes = fc.array(fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, byte), {
  minLength: 16,
  maxLength: 16,
});

/** The ways RFC 4291, 2.2 writes one IPv6 address. */
const v6Texts = v6Bytes.chain((bytes) => {
  const groups = groupsOf(bytes);
  const dotted = [...groups.slice(0, 6), bytes.slice(12).join(".")];
  const spellings = [groups, dotted].flatMap((parts) => [parts.join(":"), ...shortened(parts)]);
  return fc.record({
    bytes: fc.constant(bytes),
    text: fc
      .constantFrom(...spellings)
      .chain((text) =>
        fc.constantFrom(text, text.toUpperCase(), text.replace(/(?<![0-9a-f.])[0-9a-f]{1,3}(?=:)/, "0$&")),
      ),
  });
});

/** Every spelling with one run of zero groups left out. */
function shortened(parts: readonly string[]): string[] {
  const texts: string[] = [];
  for (let from = 0; from < parts.length; from++)
    for (let to = from; to < parts.length && parts[to] === "0"; to++)
      texts.push(`${parts.slice(0, from).join(":")}::${parts.slice(to + 1).join(":")}`);
  return texts;
}

function unmapped(bytes: readonly number[]): readonly number[] {
  const mapped = bytes.every((value, i) => i >= 12 || value === (i < 10 ? 0 : 255));
  return mapped ? bytes.slice(12) : bytes;
}

describe("parseAddress", () => {
  test("reads every IPv4 address", () => {
    fc.assert(
      fc.property(v4Bytes, (bytes) => {
        expect([...(parseAddress(bytes.join(".")) ?? [])]).toEqual(bytes);
      }),
      SEED,
    );
  });

  test("reads every IPv6 address in every spelling, and mapped ones as IPv4", () => {
    fc.assert(
      fc.property(v6Texts, ({ bytes, text }) => {
        expect([...(parseAddress(text) ?? [])]).toEqual([...unmapped(bytes)]);
      }),
      SEED,
    );
  });

  test("spells an IPv6 address as the URL standard does, read again", () => {
    fc.assert(
      fc.property(v6Texts, ({ text }) => {
        const url = URL.parse(`http://[${text}]/`);
        // Bun's URL parser refuses `::` before four groups and a dotted quad, which RFC 4291 allows.
        fc.pre(url !== null);
        expect(parseAddress(url.hostname.slice(1, -1))).toEqual(parseAddress(text));
      }),
      SEED,
    );
  });

  test("knows a client whether its socket is dual-stack or not", () => {
    fc.assert(
      fc.property(v4Bytes, (bytes) => {
        const text = bytes.join(".");
        for (const mapped of [`::ffff:${text}`, `::FFFF:${text}`, `0:0:0:0:0:ffff:${text}`])
          expect(parseAddress(mapped)).toEqual(parseAddress(text));
      }),
      SEED,
    );
  });

  test("drops the zone of an IPv6 address", () => {
    for (const zone of ["eth0", "1", "en0.1", "%"]) {
      expect(parseAddress(`fe80::1%${zone}`)).toEqual(parseAddress("fe80::1"));
    }
  });

  test.each(["1.2.3.4%eth0", "10.0.0.1%", "::1%"])(
    "a zone without an IPv6 address, or none, is no address: %s",
    (text) => {
      expect(parseAddress(text)).toBeNull();
    },
  );

  test("what the machine takes for no address is none", () => {
    const nearly = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."0123456789abcdef:./%xX []-"), maxLength: 40 }),
      fc.string({ unit: "binary", maxLength: 20 }),
      v6Texts.map(({ text }) => `${text}:`),
      v4Bytes.map((bytes) => `0${bytes.join(".")}`),
    );
    fc.assert(
      fc.property(nearly, (text) => {
        expect(parseAddress(text) === null).toBe(isIP(text) === 0);
      }),
      SEED,
    );
  });

  test.each([
    "",
    " ",
    "1.2.3",
    "1.2.3.4.5",
    "1.2.3.256",
    "01.2.3.4",
    "0x7f.0.0.1",
    "2130706433",
    "1.2.3.4 ",
    "1.2.3.4\n",
    "１.2.3.4",
    ":::",
    "1::2::3",
    "12345::",
    "::1.2.3",
    "::1.2.3.4:5",
    "[::1]",
    "::1/128",
    "g::",
    "1:2:3:4:5:6:7:8:9",
    "a".repeat(100_000),
    `${"1:".repeat(50_000)}1`,
  ])("garbage is no address: %p", (text) => {
    expect(parseAddress(text)).toBeNull();
  });
});

describe("networks", () => {
  test("hold exactly the addresses the machine's own list holds", () => {
    const v4 = fc.record({
      family: fc.constant("ipv4" as const),
      base: v4Bytes.map((bytes) => bytes.join(".")),
      bits: fc.integer({ min: 0, max: 32 }),
      flip: fc.integer({ min: 0, max: 31 }),
    });
    const v6 = fc.record({
      family: fc.constant("ipv6" as const),
      base: v6Bytes.map((bytes) => groupsOf(bytes).join(":")),
      bits: fc.integer({ min: 0, max: 128 }),
      flip: fc.integer({ min: 0, max: 127 }),
    });
    fc.assert(
      fc.property(fc.oneof(v4, v6), ({ family, base, bits, flip }) => {
        const network = parseNetwork(`${base}/${bits}`);
        const bytes = parseAddress(base);
        if (!network || !bytes) throw new Error(`not read: ${base}/${bits}`);
        // The same address, one bit changed: inside or outside by where that bit lies.
        const other = bytes.slice();
        other[flip >> 3] = (other[flip >> 3] ?? 0) ^ (0x80 >> (flip & 7));
        const list = new BlockList();
        list.addSubnet(base, bits, family);
        const text = family === "ipv4" ? other.join(".") : groupsOf([...other]).join(":");
        expect(contains(network, bytes)).toBe(true);
        expect(contains(network, other)).toBe(list.check(text, family));
        expect(contains(network, other)).toBe(flip >= bits);
      }),
      SEED,
    );
  });

  test("a single address is a network of itself", () => {
    const [four, six] = [parseNetwork("192.0.2.1"), parseNetwork("2001:db8::1")];
    expect(four?.bits).toBe(32);
    expect(six?.bits).toBe(128);
    const holds = (network: typeof four, text: string) => {
      const address = parseAddress(text);
      return network !== null && address !== null && contains(network, address);
    };
    expect(holds(four, "192.0.2.1")).toBe(true);
    expect(holds(four, "::ffff:192.0.2.1")).toBe(true);
    expect(holds(four, "192.0.2.2")).toBe(false);
    expect(holds(six, "2001:db8:0::1")).toBe(true);
  });

  test("a mapped network is the IPv4 network, and the families never meet", () => {
    expect(parseNetwork("::ffff:10.0.0.0/104")).toEqual(parseNetwork("10.0.0.0/8"));
    expect(parseNetwork("::ffff:10.0.0.0/95")).toBeNull();
    const [all4, all6] = [parseNetwork("0.0.0.0/0"), parseNetwork("::/0")];
    const [v4, v6] = [parseAddress("8.8.8.8"), parseAddress("2001:db8::1")];
    if (!all4 || !all6 || !v4 || !v6) throw new Error("not read");
    expect([contains(all4, v4), contains(all4, v6), contains(all6, v4), contains(all6, v6)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test.each([
    "",
    "/8",
    "10.0.0.0/",
    "10.0.0.0/33",
    "10.0.0.0/-1",
    "10.0.0.0/8/8",
    "10.0.0.0/ 8",
    "10.0.0.0/8.0",
  ])("%p is no network", (text) => {
    expect(parseNetwork(text)).toBeNull();
  });
  test.each(["::/129", "::1/0x40", "10/8", "10.0.0/8", "host/8", "fe80::%eth0%/999"])(
    "%p is no network",
    (text) => {
      expect(parseNetwork(text)).toBeNull();
    },
  );
});

describe("isPrivate", () => {
  const private_ = ["10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.0.9", "127.9.9.9", "169.254.1.1"];
  test.each([...private_, "100.64.0.1", "::1", "fc00::1", "fdff::1", "fe80::1%eth0", "::ffff:10.0.0.1"])(
    "%s is where a reverse proxy would sit",
    (text) => {
      const address = parseAddress(text);
      expect(address !== null && isPrivate(address)).toBe(true);
    },
  );
  test.each([
    "11.0.0.1",
    "172.15.255.255",
    "172.32.0.1",
    "192.169.0.1",
    "8.8.8.8",
    "2001:db8::1",
    "fec0::1",
    "::2",
  ])("%s is not", (text) => {
    const address = parseAddress(text);
    expect(address === null || isPrivate(address)).toBe(false);
  });
});

test("an IPv4 client is its address, an IPv6 client its /56", () => {
  const key = (text: string) => clientKey(parseAddress(text) ?? new Uint8Array());
  expect(key("192.0.2.7")).toBe("192.0.2.7");
  expect(key("::ffff:192.0.2.7")).toBe(key("192.0.2.7"));
  expect(key("2001:db8:1:2301::1")).toBe(key("2001:db8:1:23ff:ffff:ffff:ffff:ffff"));
  expect(key("2001:db8:1:2301::1")).not.toBe(key("2001:db8:1:2401::1"));
});
