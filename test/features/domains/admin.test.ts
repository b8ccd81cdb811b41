import { expect, test } from "bun:test";
import { createDomainAdmin } from "../../../src/features/domains/admin.ts";
import type { Domain } from "../../../src/features/domains/model.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { TestClock } from "../../scenario.ts";

const clock = new TestClock();

const domain = (at: number, verifiedAt: number | null): Domain => ({
  ...{ id: `dom_${String(at).padStart(3, "0")}`, tenantId: "ten_1", host: `h${at}.example`, value: "x" },
  ...{ home: null, notFound: null, apple: null, android: null, gs1: false, revision: 1, createdAt: 0 },
  ...{ verifiedAt, checkedAt: verifiedAt, warning: null, disabled: false },
});

/** The operator's commands over so many domains, of which every second one is verified. */
function adminOver(many: number) {
  const domains = Array.from({ length: many }, (_, at) => domain(at, at % 2 === 0 ? clock.now() : null));
  const named: string[] = [];
  const found = (host: string) => {
    named.push(host);
    return domains.find((each) => each.host === host && each.verifiedAt !== null) ?? null;
  };
  const admin = createDomainAdmin(
    {
      all: async (after, limit) => domains.filter(({ id }) => id > after).slice(0, limit),
      release: async (host) => found(host),
      countCodes: async () => 7,
      disable: async (host, at) => (at === clock.now() ? (found(host)?.tenantId ?? null) : "late"),
      enable: async (host) => found(host) !== null,
    },
    { clock, ids: createIds(clock), by: null },
  );
  return { admin, named };
}

test.each([0, 1, 20, 45])("all of %d domains are listed once, in their order", async (many) => {
  const listed = await Array.fromAsync(adminOver(many).admin.list());
  expect(listed.map(({ host }) => host)).toEqual(Array.from({ length: many }, (_, at) => `h${at}.example`));
  const at = new Date(clock.now()).toISOString();
  const standing = { tenantId: "ten_1", warning: null, disabled: false };
  for (const [n, each] of listed.entries())
    expect(each).toEqual(
      n % 2 === 0
        ? { ...standing, host: `h${n}.example`, state: "verified", verifiedAt: at, checkedAt: at }
        : { ...standing, host: `h${n}.example`, state: "pending", verifiedAt: null, checkedAt: null },
    );
});

test("a host is named in any spelling, and a text that is none names nothing", async () => {
  const { admin, named } = adminOver(2);
  expect(await admin.release("H0.example.")).toEqual({ tenantId: "ten_1", codes: 7 });
  expect(await admin.release("h1.example")).toBeNull();
  expect(await admin.disable("H0.example")).toEqual({ tenantId: "ten_1" });
  expect(await admin.disable("h1.example")).toEqual({ tenantId: null });
  expect([await admin.enable("H0.EXAMPLE"), await admin.enable("h1.example")]).toEqual([true, false]);
  named.length = 0;
  expect([
    await admin.release("no host"),
    await admin.disable("no host"),
    await admin.enable("no host"),
  ]).toEqual([null, "no_host", false]);
  expect(named).toEqual([]);
});
