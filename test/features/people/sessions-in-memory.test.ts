import { expect, test } from "bun:test";
import { createSessionCookie } from "../../../src/features/people/cookie.ts";
import type { FoundSession, SessionUse } from "../../../src/features/people/records.ts";
import { createSessions } from "../../../src/features/people/sessions.ts";
import { createSessionUses } from "../../../src/features/people/uses.ts";
import { HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { hashToken, newToken } from "../../../src/kit/shared/token.ts";
import { seededBytes } from "../../kit/shared/seeded.ts";
import { TestClock } from "../../scenario.ts";
import { TENANT } from "../../tenant.ts";

/** Sessions over a store of one session, which notes what it is asked. */
function oneSession() {
  const clock = new TestClock();
  const ids = createIds(clock, seededBytes(7));
  const token = newToken(ids);
  const now = clock.now();
  const asked: string[] = [];
  const stored: SessionUse[][] = [];
  const state = { usedAt: now, stamp: 0 };
  const found = (): FoundSession => ({
    session: {
      ...{ id: "ses_1", personId: "per_1", method: "password", device: "", remember: false },
      ...{ secondFactor: false, signedInAt: now, usedAt: state.usedAt, endsAt: state.usedAt + 12 * HOUR },
    },
    secondFactor: false,
    memberships: [{ tenant: TENANT, role: "editor" }],
  });
  const store = {
    find: async (hash: string, tenantId: string | null) => {
      asked.push(`${hash === hashToken(token) ? "ours" : "other"} ${tenantId}`);
      const memberships = tenantId === null || tenantId === TENANT.id ? found().memberships : [];
      return hash === hashToken(token) ? { ...found(), memberships } : null;
    },
    add: async () => true,
    endOfHash: async () => true,
  };
  const uses = createSessionUses({ noteUses: async (some) => void stored.push([...some]) });
  const cookie = createSessionCookie("qz_session", false);
  const sessions = createSessions({ store, uses, cookie, clock, ids, stamp: () => state.stamp });
  return { ...sessions, uses, ids, token, asked, stored, state, clock };
}

test("a session is looked up once for each workspace, and again when something may have changed", async () => {
  const { find, token, asked, state, evictAll } = oneSession();
  for (let times = 0; times < 3; times++) await find(token, null);
  expect(asked).toEqual(["ours null"]);
  await find(token, TENANT.id);
  expect(asked.splice(0)).toEqual(["ours null", `ours ${TENANT.id}`]);
  evictAll();
  await find(token, null);
  state.stamp++;
  await find(token, null);
  expect(asked).toEqual(["ours null", "ours null"]);
});

test("an unknown token is looked up once, and known is only one that was valid when it was used last", async () => {
  const { find, isKnown, token, asked, clock } = oneSession();
  const cookie = `qz_session=${token}`;
  expect([isKnown(cookie), isKnown(null), isKnown("")]).toEqual([false, false, false]);
  const other = "A".repeat(43);
  for (let times = 0; times < 3; times++) expect(await find(other, null)).toBeNull();
  expect(asked).toEqual(["other null"]);
  await find(token, null);
  expect([isKnown(cookie), isKnown(`qz_session=${other}`)]).toEqual([true, false]);
  clock.advance(12 * HOUR);
  expect(isKnown(cookie)).toBe(true);
  expect(await find(token, null)).toBeNull();
  expect(isKnown(cookie)).toBe(false);
});

test("a flood of made-up tokens and workspaces does not push out a session that is good", async () => {
  const { find, token, asked, ids } = oneSession();
  await find(token, null);
  for (let times = 0; times < 5_000; times++) {
    await find(newToken(ids), null);
    await find(token, ids.id("ten"));
  }
  expect(asked.splice(0)).toHaveLength(10_001);
  await find(token, null);
  expect(asked).toEqual([]);
});

test("before a session is refused as ended the store is asked, where another node may have noted a later use", async () => {
  const { find, token, state, clock } = oneSession();
  await find(token, null);
  clock.advance(12 * HOUR);
  state.usedAt += HOUR;
  expect(await find(token, null)).not.toBeNull();
});

test("uses are stored at most every ten minutes for each workspace, and wait while that fails", async () => {
  const { find, token, uses, stored, clock } = oneSession();
  const start = clock.now();
  for (let minute = 0; minute < 25; minute++, clock.advance(MINUTE)) {
    await find(token, TENANT.id);
    await uses.store();
  }
  const times = stored.flat().map(({ usedAt, tenantId }) => [(usedAt - start) / MINUTE, tenantId]);
  expect(times).toEqual([
    [0, TENANT.id],
    [10, TENANT.id],
    [20, TENANT.id],
  ]);
  let fails = true;
  const waiting = createSessionUses({
    async noteUses() {
      if (fails) throw new Error("disk full");
    },
  });
  waiting.note({ hash: "h", personId: "per_1", tenantId: null, usedAt: start, endsAt: start });
  expect(waiting.storeOf("per_2")).resolves.toBeUndefined();
  expect(waiting.step(1)).rejects.toThrow("disk full");
  fails = false;
  expect(await waiting.step(1)).toBe(false);
  expect(waiting.last("h")).toBe(start);
});
