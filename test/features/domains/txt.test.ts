import { expect, test } from "bun:test";
import { createDomainCheck } from "../../../src/features/domains/check.ts";
import { recordName } from "../../../src/features/domains/host.ts";
import { createTxtLookup } from "../../../src/features/domains/txt.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { hasDnsmasq, startDnsmasq } from "../../dnsmasq.ts";
import { freePort } from "../../free-port.ts";
import { openNameServer } from "../../kit/outbound/name-server.ts";
import { TestClock } from "../../scenario.ts";

test.skipIf(!hasDnsmasq)(
  "records are found as real name servers give them, and trouble is no missing record",
  async () => {
    const port = freePort();
    const value = `quietzone=${"0123456789".repeat(4)}`;
    const name = (host: string) => recordName(`${host}.example`);
    const many = Array.from({ length: 180 }, (_, i) => `txt-record=${name("many")},${"x".repeat(230)}${i}`);
    await startDnsmasq(
      port,
      "local=/example/",
      `txt-record=${name("one")},${value}`,
      `txt-record=${name("several")},v=spf1 -all`,
      `txt-record=${name("several")},${value.slice(0, 20)},${value.slice(20)}`,
      `cname=${name("alias")},${name("one")}`,
      `txt-record=${name("other")},parked,by a dealer`,
      `host-record=${name("address")},192.0.2.1`,
      ...many,
    );
    const clock = new TestClock();
    const lookup = createTxtLookup([`127.0.0.1:${port}`], new AbortController().signal);
    const check = createDomainCheck({ lookup, clock });
    const flawOf = async (host: string) =>
      (await check({ host: `${host}.example`, value })).flaw?.detail ?? null;
    for (const host of ["one", "several", "alias"]) expect([host, await flawOf(host)]).toEqual([host, null]);
    for (const host of ["nothing", "address"])
      expect(await flawOf(host)).toBe(`there is no TXT record ${name(host)}`);
    expect(await flawOf("other")).toBe(`the TXT record ${name("other")} holds "parked", "by a dealer"`);
    // Some 42 KB, over TCP.
    expect(await flawOf("many")).toMatch(/^the TXT record \S+ holds (?:"x{80}…", ){2}"x{80}…" and 177 more$/);

    const found = await check({ host: "one.example", value });
    const [now, tomorrow] = [clock.now(), clock.now() + DAY];
    expect(found.check).toEqual({ checkedAt: now, warning: null, isMissing: false, dueAt: tomorrow });
    const parked = await check({ host: "other.example", value });
    expect([parked.check.isMissing, parked.check.dueAt]).toEqual([true, tomorrow]);
    // This server refuses questions about another zone.
    const refused = await check({ host: "museum.elsewhere", value });
    expect(refused.flaw?.params).toEqual({ name: "_quietzone.museum.elsewhere", code: "EREFUSED" });
    expect([refused.check.isMissing, refused.check.dueAt]).toEqual([null, clock.now() + HOUR]);
  },
);

test.each([
  ["nxdomain", { texts: [], trouble: null }],
  ["nodata", { texts: [], trouble: null }],
  ["servfail", { texts: null, trouble: "ESERVFAIL" }],
] as const)("a name server that says %s", async (saying, answer) => {
  const { address } = await openNameServer(() => saying);
  const lookup = createTxtLookup([address], new AbortController().signal);
  expect<unknown>(await lookup("_quietzone.qr.museum.example")).toEqual(answer);
});

test("a look-up ends by its signal, however long its name server is silent", async () => {
  const lookups = new AbortController();
  const silent = await Bun.udpSocket({
    hostname: "127.0.0.1",
    socket: { data: () => lookups.abort() },
  });
  const lookup = createTxtLookup([`127.0.0.1:${silent.port}`], lookups.signal);
  expect(await lookup("_quietzone.qr.museum.example")).toEqual({ texts: null, trouble: "ECANCELLED" });
  silent.close();
});
