import { expect, test } from "bun:test";
import { startScenario } from "../../scenario.ts";
import { browserWith, PASSWORD, signUpOwner } from "./browser.ts";

const SIGN_INS = 2_000;

/** How often each status came. */
function counted(statuses: readonly number[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length]));
}

test("of two thousand sign-ins at once from one address ten are looked at, and a scan beside them is answered", async () => {
  const scenario = await startScenario({ QZ_LIMIT_SIGN_IN: "10/60s" });
  const { owner, tenant } = await signUpOwner(scenario);
  const { shortId } = await tenant.makeCode();
  const nobody = browserWith(scenario, "");
  const flood = Array.from({ length: SIGN_INS }, (_, number) =>
    nobody.call("POST", "/app/api/session", { email: `x${number}@museum.example`, password: PASSWORD }),
  );
  expect((await scenario.scan(shortId)).status).toBe(302);
  const statuses = counted((await Promise.all(flood)).map(({ status }) => status));
  // Ten may hash or wait for it, so none of these is busy.
  expect(statuses).toEqual({ "401": 10, "429": SIGN_INS - 10 });
  // The session of the owner goes on.
  expect((await owner.call("GET", "/app/api/session")).status).toBe(200);
});
