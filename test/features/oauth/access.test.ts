import { expect, test } from "bun:test";
import { createAppAccess } from "../../../src/features/oauth/access.ts";
import { newCode, newTokens } from "../../../src/features/oauth/secrets.ts";
import { HOUR } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { seededBytes } from "../../kit/shared/seeded.ts";
import { TestClock } from "../../scenario.ts";
import { TENANT } from "../../tenant.ts";

test("a flood of made-up tokens does not push out one that is good", async () => {
  const clock = new TestClock();
  const ids = createIds(clock, seededBytes(7));
  const code = newCode(ids).text;
  const { access: good } = newTokens(ids, code);
  const app = { id: "app_1", personId: "per_1", name: "Agent", scopes: [] };
  const found = { app, accessEndsAt: clock.now() + HOUR, secondFactor: false };
  const asked: string[] = [];
  const { holderOf } = createAppAccess({
    store: {
      async find(hash) {
        asked.push(hash);
        return hash === good.hash ? { ...found, membership: { tenant: TENANT, role: "editor" } } : null;
      },
    },
    baseUrl: "http://localhost",
    clock,
    stamp: () => 1,
  });
  const use = (token: string) => holderOf(`Bearer ${token}`);
  expect(await use(good.text)).toMatchObject({ tenant: TENANT });
  for (let times = 0; times < 10_000; times++) {
    const { access } = newTokens(ids, code);
    await use(access.text).catch((refusal: unknown) =>
      expect(refusal).toMatchObject({ code: "invalid_key" }),
    );
  }
  expect(asked.splice(0)).toHaveLength(10_001);
  await use(good.text);
  expect(asked).toEqual([]);
});
