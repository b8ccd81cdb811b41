import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { parsePlans } from "../../../src/features/plans/plan-file.ts";
import { BUILT_IN_PLANS, createPlans } from "../../../src/features/plans/plans.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { newTenant, NOON } from "../../db/stores.ts";

const plans = createPlans(BUILT_IN_PLANS, "free");

function onPlan(plan: string, planValidUntil: number | null = null): Tenant {
  return newTenant({ plan, planValidUntil });
}

describe("the built-in plans", () => {
  const expected = [
    [
      "static",
      {
        codes: 0,
        plainCodes: 100,
        dynamicCode: false,
        analytics: false,
        bulkRows: 100,
        domains: 0,
        bytes: 10_000_000,
        fileBytes: 0,
        members: 1,
      },
    ],
    [
      "free",
      {
        codes: 25,
        plainCodes: 100,
        dynamicCode: true,
        analytics: true,
        bulkRows: 100,
        domains: 0,
        bytes: 100_000_000,
        fileBytes: 100_000_000,
        members: 3,
      },
    ],
    [
      "pro",
      {
        codes: 1_000,
        plainCodes: 4_000,
        dynamicCode: true,
        analytics: true,
        bulkRows: 5_000,
        domains: 3,
        bytes: 5_000_000_000,
        fileBytes: 5_000_000_000,
        members: 25,
      },
    ],
    [
      "unlimited",
      {
        codes: null,
        plainCodes: null,
        dynamicCode: true,
        analytics: true,
        bulkRows: 20_000,
        domains: null,
        bytes: null,
        fileBytes: null,
        members: null,
      },
    ],
  ] as const;
  test.each(expected)("%s allows what the contract says, and never the device log", (name, grants) => {
    expect(plans.grants(onPlan(name), NOON)).toEqual({ ...grants, deviceLog: false });
    expect(plans.current(onPlan(name), NOON)).toEqual({ name, validUntil: null });
  });

  test("are these four", () => {
    expect(plans.names).toEqual(["static", "free", "pro", "unlimited"]);
  });
});

test("the device log is a grant of the operator, on every plan", () => {
  for (const plan of plans.names) {
    expect(plans.grants({ ...onPlan(plan), deviceLog: true }, NOON).deviceLog).toBe(true);
    expect(plans.grants({ ...onPlan(plan, NOON), deviceLog: true }, NOON).deviceLog).toBe(true);
  }
});

test("a plan without a number of domains allows none", () => {
  const few = { codes: 3, dynamicCode: true, analytics: true, bulkRows: 0 };
  expect(createPlans({ basic: few }, "basic").grants(onPlan("basic"), NOON).domains).toBe(0);
});

test("a plan is valid until its end, and then falls back to that of new tenants", () => {
  const tenant = onPlan("pro", NOON);
  expect(plans.current(tenant, NOON - 1)).toEqual({ name: "pro", validUntil: new Date(NOON).toISOString() });
  expect(plans.grants(tenant, NOON - 1).codes).toBe(1_000);
  for (const now of [NOON, NOON + 1, NOON + 400 * DAY]) {
    expect(plans.current(tenant, now)).toEqual({ name: "free", validUntil: null });
    expect(plans.grants(tenant, now)).toEqual(plans.grants(onPlan("free"), now));
  }
});

test("a lapsed plan falls back to QZ_SIGNUP_PLAN, which may allow more or less", () => {
  const strict = createPlans(BUILT_IN_PLANS, "static");
  expect(strict.grants(onPlan("pro", NOON), NOON)).toMatchObject({ codes: 0, dynamicCode: false });
  const generous = createPlans(BUILT_IN_PLANS, "unlimited");
  expect(generous.current(onPlan("free", NOON), NOON).name).toBe("unlimited");
});

test("a tenant whose plan no longer exists is on that of new tenants", () => {
  const few = createPlans({ basic: { codes: 3, dynamicCode: true, analytics: false, bulkRows: 0 } }, "basic");
  for (const tenant of [onPlan("pro"), onPlan("pro", NOON + DAY), onPlan("__proto__"), onPlan("")]) {
    expect(few.current(tenant, NOON)).toEqual({ name: "basic", validUntil: null });
    expect(few.grants(tenant, NOON)).toMatchObject({ codes: 3, analytics: false, bulkRows: 0 });
  }
});

test("an unknown plan for new tenants stops the start with a line that lists the plans", () => {
  for (const name of ["gold", "", "Free", "toString"])
    expect(() => createPlans(BUILT_IN_PLANS, name)).toThrow(
      `QZ_SIGNUP_PLAN holds ${JSON.stringify(name)}. It may hold static, free, pro, unlimited.`,
    );
});

describe("a plan file", () => {
  const gold = { codes: 5, dynamicCode: true, analytics: true, bulkRows: null };

  test("comes back as it was written", () => {
    const name = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,47}$/);
    const limit = fc.option(fc.nat());
    const plan = fc.record({
      codes: limit,
      dynamicCode: fc.boolean(),
      analytics: fc.boolean(),
      bulkRows: limit,
    });
    const table = fc.dictionary(name, plan, { minKeys: 1, maxKeys: 5, noNullPrototype: true });
    fc.assert(
      fc.property(table, (written) => {
        const read = parsePlans(JSON.stringify(written));
        expect(read).toEqual(written);
        const first = Object.keys(written)[0] ?? "";
        expect(createPlans(read, first).names).toEqual(Object.keys(written));
      }),
      { seed: 81, numRuns: 200 },
    );
  });

  const broken: [string, unknown][] = [
    ["is no table", []],
    ["is null", null],
    ["names no plan", {}],
    ["lacks a limit", { gold: { ...gold, codes: undefined } }],
    ["has a limit below nothing", { gold: { ...gold, codes: -1 } }],
    ["has a limit in parts", { gold: { ...gold, codes: 1.5 } }],
    ["has a limit in words", { gold: { ...gold, codes: "many" } }],
    ["has a flag in words", { gold: { ...gold, analytics: "yes" } }],
    ["has something unknown in a plan", { gold: { ...gold, deviceLog: true } }],
    ["has a plan that is none", { gold: 42 }],
    ["has one good plan and a bad one", { gold, silver: {} }],
    ["names a plan with capitals", { Gold: gold }],
    ["names a plan with spaces", { "gold plan": gold }],
    ["names a plan with nothing", { "": gold }],
    ["names a plan too long", { ["g".repeat(49)]: gold }],
    ["hides a plan that is none behind a bad name", { "Gold Plan": 42 }],
  ];
  test.each(broken)("that %s is refused with a line that says so", (_what, table) => {
    const error = caught(() => parsePlans(JSON.stringify(table)));
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toContain("\n");
  });

  test.each(["", "{", "{gold:1}", '{"gold": }', "\u0000", "plans: []"])(
    "that is no JSON is refused: %j",
    (text) => {
      expect(() => parsePlans(text)).toThrow();
    },
  );
});

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
