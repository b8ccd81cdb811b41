import { expect, test } from "bun:test";
import { createHosts } from "../../../src/features/domains/hosts.ts";
import type { VerifiedHost } from "../../../src/features/domains/records.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { eventually } from "../../e2e/process.ts";

const host = (name: string, home: string | null = null): VerifiedHost => ({
  ...{ host: name, tenantId: "ten_1", home, notFound: null, gs1: false, hasApple: true, hasAndroid: false },
  isClosed: false,
});

/** Hosts over a table that another process may change. */
function hostsOver(...names: string[]) {
  return hostsBeside(false, ...names);
}

/** @param ownGs1 - whether the service's own address answers GS1 Digital Links. */
function hostsBeside(ownGs1: boolean, ...names: string[]) {
  const table = new Map(names.map((name) => [name, host(name)]));
  const state = { stamp: 1, broken: false, reads: 0, warnings: 0, now: 0 };
  const whole = <T>(value: T): T => {
    state.reads++;
    if (state.broken) throw new StorageError("EIO", null);
    return value;
  };
  const hosts = createHosts({
    store: {
      verified: async (after, limit) =>
        whole(
          [...table.values()]
            .toSorted((a, b) => (a.host < b.host ? -1 : 1))
            .filter((each) => each.host > after)
            .slice(0, limit),
        ),
      verifiedHost: async (name) => whole(table.get(name) ?? null),
      appLinks: async (name, platform) =>
        whole(
          platform === "apple"
            ? `{"home":${JSON.stringify(table.get(name)?.home)}}`
            : `{"${platform}":"${name}"}`,
        ),
    },
    stamp: () => state.stamp,
    now: () => state.now,
    isAway: () => false,
    ownHost: "qr.service.example",
    ownGs1,
    log: { debug() {}, info() {}, warn: () => void state.warnings++, error() {} },
  });
  return { hosts, state, table };
}

test("a host is found in every spelling that Host may have, and the service's own never is", async () => {
  const { hosts } = hostsOver("qr.museum.example", "qr.service.example");
  await hosts.load();
  for (const header of [
    "qr.museum.example",
    "QR.Museum.Example",
    "qr.museum.example:443",
    "qr.museum.example.:80",
  ])
    expect([header, hosts.named(header)?.host]).toEqual([header, "qr.museum.example"]);
  const others = [
    null,
    "",
    "museum.example",
    "x.qr.museum.example",
    "qr.museum.example:x",
    "qr.museum.example..",
    "qr.service.example",
  ];
  for (const header of [...others, "qr.museum.example".padEnd(1_000_000, ".")])
    expect(hosts.named(header)).toBeNull();
  // A name, a dot and a port have 260 characters at most. What is longer is not looked at.
  expect(hosts.named("qr.museum.example:".padEnd(260, "0"))?.host).toBe("qr.museum.example");
  expect(hosts.named("qr.museum.example:".padEnd(261, "0"))).toBeNull();
});

test("GS1 Digital Links are answered where a domain or the setting says so", async () => {
  const { hosts, table } = hostsBeside(false, "a.example", "b.example");
  table.set("b.example", { ...host("b.example"), gs1: true });
  table.set("c.example", { ...host("c.example"), gs1: true, tenantId: "ten_2" });
  await hosts.load();
  const places = [null, "a.example", "b.example", "c.example", "qr.service.example"];
  expect(places.filter((place) => hosts.gs1On(place))).toEqual(["b.example", "c.example"]);
  expect(hosts.names("ten_1").gs1).toEqual(["b.example"]);
  table.set("b.example", host("b.example"));
  await hosts.reload("b.example");
  expect(hosts.gs1On("b.example")).toBe(false);

  const { hosts: own } = hostsBeside(true, "a.example");
  await own.load();
  expect(places.filter((place) => own.gs1On(place))).toEqual([null]);
  expect(own.names("ten_1").gs1).toEqual([null]);
});

test("more hosts than are read at once are all known", async () => {
  const names = Array.from({ length: 2_500 }, (_, at) => `h${at}.example`);
  const { hosts } = hostsOver(...names);
  await hosts.load();
  expect(names.filter((name) => hosts.of(name) === null)).toEqual([]);
});

test("a change of another process is heard at the next request, and one host is reloaded alone", async () => {
  const { hosts, state, table } = hostsOver("a.example");
  await hosts.load();
  table.set("b.example", host("b.example"));
  expect(hosts.named("b.example")).toBeNull();
  state.stamp++;
  expect(hosts.named("b.example")).toBeNull();
  // All are loaded once a second at most.
  state.now += 1_000;
  await eventually("it is heard", () => hosts.named("b.example"));
  expect(await hosts.appLinks("b.example", "apple")).toBe('{"home":null}');
  table.set("b.example", host("b.example", "https://museum.example/"));
  await hosts.reload("b.example");
  expect(hosts.of("b.example")?.home).toBe("https://museum.example/");
  expect(hosts.names("ten_1")).toEqual({
    all: "a.example\nb.example",
    own: ["a.example", "b.example"],
    gs1: [],
  });
  expect(hosts.names("ten_2").own).toEqual([]);
  expect(await hosts.appLinks("b.example", "apple")).toBe('{"home":"https://museum.example/"}');
  expect(await hosts.appLinks("b.example", "android")).toBe('{"android":"b.example"}');
  table.delete("a.example");
  await hosts.reload("a.example");
  expect(hosts.of("a.example")).toBeNull();
  expect(hosts.names("ten_1").own).toEqual(["b.example"]);
  table.set("qr.service.example", host("qr.service.example"));
  await hosts.reload("qr.service.example");
  expect(hosts.of("qr.service.example")).toBeNull();
  // Nothing is read while nothing changes.
  const { reads } = state;
  state.now += 10_000;
  hosts.named("b.example");
  await hosts.appLinks("b.example", "apple");
  expect(state.reads).toBe(reads);
});

test("4 Mi characters of links are kept in memory, with 200 for each host", async () => {
  const names = Array.from({ length: 4_097 }, (_, at) => `h${at}.example`);
  const { hosts, state, table } = hostsOver();
  // `{"home":"…"}` and the other 200 are 1 Ki characters.
  for (const name of names) table.set(name, host(name, "x".repeat(1_024 - 200 - 11)));
  for (const name of names) await hosts.appLinks(name, "apple");
  expect(state.reads).toBe(4_097);
  await hosts.appLinks("h1.example", "apple");
  expect(state.reads).toBe(4_097);
  await hosts.appLinks("h0.example", "apple");
  expect(state.reads).toBe(4_098);
});

test("hosts stay known while storage is out of order, and are read again when it is back", async () => {
  const { hosts, state, table } = hostsOver("a.example");
  await hosts.load();
  state.broken = true;
  state.now += 1_000;
  table.set("b.example", host("b.example"));
  await hosts.reload("b.example");
  expect([hosts.named("a.example")?.host, hosts.named("b.example")]).toEqual(["a.example", null]);
  // The load that the request began fails, and the next one waits for a second.
  await eventually("both fail", () => state.warnings === 2 || null);
  const { reads } = state;
  state.broken = false;
  expect(hosts.named("b.example")).toBeNull();
  expect(state.reads).toBe(reads);
  state.now += 1_000;
  await eventually("it is read again", () => hosts.named("b.example"));
  expect(hosts.named("c.example")).toBeNull();
  expect(state.reads).toBe(reads + 1);
});

test("a stamp that can't be read keeps no request from its host", async () => {
  const { hosts, state } = hostsOver("a.example");
  await hosts.load();
  Object.defineProperty(state, "stamp", {
    get() {
      throw new StorageError("EIO", null);
    },
  });
  expect(hosts.named("a.example")?.host).toBe("a.example");
  await new Promise(setImmediate);
  expect(state.warnings).toBe(0);
});

test("the later of two changes of a host is known, however slowly the first one is read", async () => {
  const first = Promise.withResolvers<VerifiedHost>();
  const answers = [first.promise, Promise.resolve(host("a.example", "https://new.example/"))];
  const hosts = createHosts({
    store: {
      verified: async () => [],
      verifiedHost: async () => (await answers.shift()) ?? null,
      appLinks: async () => null,
    },
    stamp: () => 1,
    now: () => 0,
    isAway: () => false,
    ownHost: "qr.service.example",
    ownGs1: false,
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  await hosts.load();
  const both = [hosts.reload("a.example"), hosts.reload("a.example")];
  await Promise.resolve();
  first.resolve(host("a.example", "https://old.example/"));
  await Promise.all(both);
  expect(hosts.of("a.example")?.home).toBe("https://new.example/");
});
