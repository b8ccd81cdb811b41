import { expect, test } from "bun:test";
import { createDiskFloor } from "../../../src/kit/shared/disk-floor.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { operatorKeyText } from "../../features/operators/operator.ts";
import { signUpOwner } from "../../features/people/browser.ts";
import { asksForOperator, asksForSession, concrete, fetchContract, operationsOf } from "./contract.ts";
import { readPrometheus } from "./prometheus.ts";

/** The floor of free disk: what is stored below it, and what is not. */

const TOTAL = 100_000;
let free = TOTAL;
const scenario = await startScenario(
  { QZ_DISK_FLOOR: "5%", QZ_METRICS: "on" },
  // Each look counts as a second later: the service looks once a second at most.
  { diskSpace: () => ({ free, total: TOTAL }), floorNow: createTicks() },
);

function createTicks(): () => number {
  let now = 0;
  return () => (now += 1_000);
}

/**
 * Operations that go on: of visitors, who lose nothing by a full disk, those that store nothing, those whose
 * body tells whether they store more, those by which people sign in, or keep others out, and those by which
 * an operator does.
 */
const GOING_ON = [
  "beginPasskey",
  "beginPasskeySignIn",
  "changePassword",
  "finishSignIn",
  "signIn",
  "signInByPasskey",
  "askForReset",
  "resetPassword",
  "changeCodes",
  "countInteraction",
  "endProviderSessions",
  "exportDrawing",
  "followAlertLink",
  "followConfirmationLink",
  "followMailingLink",
  "generate",
  "leaveLead",
  "linkProvider",
  "previewPage",
  "printSheet",
  "setConsent",
  "takeOffer",
  "traceCode",
  "undoBulk",
  "unlockCode",
  "unlockShare",
  "applyBlocklist",
  "beginOperatorSession",
  "decideReport",
  "disableDomain",
  "editOperatorWorkspace",
  "enableDomain",
  "makeVoucher",
  "openOperatorSession",
  "putBackCode",
  "releaseDomain",
  "renewMainKey",
  "resetPerson",
  "resumeWorkspace",
  "signOutPerson",
  "suspendWorkspace",
  "takeDownCode",
];

test("below the floor every operation that may store more is refused before its body is read", async () => {
  const { tenant, owner } = await signUpOwner(scenario, { name: "Nearly full" });
  const operator = tenant.withKey(await operatorKeyText(scenario));
  const operations = operationsOf(await fetchContract(scenario.url));
  free = 4_999;
  const going: string[] = [];
  for (const operation of operations) {
    const { method, path, operationId } = operation;
    if (method === "GET" || method === "DELETE") continue;
    const byKey = asksForOperator(operation) ? operator : tenant;
    const caller = asksForSession(operation) ? owner : byKey;
    const answer = await caller.call(method, concrete(path));
    if (answer.headers.get("retry-after") === "60") await expectProblem(answer, 503, "storage_unavailable");
    else going.push(operationId);
  }
  free = TOTAL;
  expect(going.toSorted()).toEqual(GOING_ON.toSorted());
});

test("below the floor scans, leads and deletions are stored, and nothing else", async () => {
  const tenant = await scenario.signUp("Nearly full");
  const landing = { template: "lead", headline: "Hall", lead: { ask: ["email"], consentText: "Yes" } };
  const code = await tenant.makeCode({ landing });
  const other = await tenant.makeCode();
  const third = await tenant.makeCode();
  free = 4_999;
  const batch = { ids: [other.id], action: "disable" };
  await expectProblem(await tenant.call("POST", "/app/api/codes/batch", batch), 503, "storage_unavailable");
  // The catalog is unpacked into the folder at its first use.
  const logos = await scenario.request("/api/v1/facets");
  expect([logos.status, logos.headers.get("retry-after")]).toEqual([503, "60"]);

  // What stores nothing goes on.
  expect(
    (await scenario.post("/app/api/generate", { type: "url", fields: { url: "https://a.example" } })).status,
  ).toBe(200);
  expect((await tenant.call("POST", `/app/api/codes/${code.id}/trace`)).status).toBe(200);

  expect((await scenario.scan(code.shortId)).status).toBe(302);
  expect(
    (await scenario.post(`/api/leads/${code.shortId}`, { consent: true, email: "a@b.example" })).status,
  ).toBe(200);
  expect((await scenario.post(`/p/${code.shortId}/consent`, { accept: true })).status).toBeLessThan(400);
  expect((await tenant.call("GET", "/app/api/leads")).status).toBe(200);
  const record = await readJson<{ scans: number }>(await tenant.call("GET", `/app/api/codes/${code.id}`));
  expect(record.scans).toBe(1);
  expect((await tenant.call("DELETE", `/app/api/codes/${other.id}`)).status).toBe(204);
  const deletion = { ids: [third.id], action: "delete" };
  expect((await tenant.call("POST", "/app/api/codes/batch", deletion)).status).toBe(200);

  const health = await scenario.request("/healthz");
  expect(await readJson(health)).toMatchObject({ status: "degraded", reason: "disk_low", lostScans: 0 });
  expect((await scenario.request("/readyz")).status).toBe(200);
  const metrics = readPrometheus(await (await scenario.request("/metrics")).text());
  expect(metrics.get("quietzone_disk_free_bytes")?.samples[0]?.value).toBe(4_999);

  expect((await tenant.call("DELETE", "/app/api/me", { confirm: "Nearly full" })).status).toBe(204);
  free = 5_000;
  expect(await readJson(await scenario.request("/healthz"))).toMatchObject({ status: "ok" });
  await scenario.signUp("Room again");
  expect((await scenario.request("/api/v1/facets")).status).toBe(200);
});

test("the disk is looked at again before it can be written full, and one that does not tell is not low", () => {
  const GB = 1_000_000_000;
  let [now, looks, free] = [0, 0, 10 * GB];
  const floor = createDiskFloor(
    () => {
      looks++;
      if (free === 0) throw new Error("no such folder");
      return { free, total: 100 * GB };
    },
    { bytes: GB, share: 0.05 },
    () => now,
  );
  /** The state after so many milliseconds, and the number of looks so far. */
  const after = (milliseconds: number) => {
    now += milliseconds;
    return [floor.isLow(), looks];
  };
  expect(after(0)).toEqual([false, 1]);
  free = 1.05 * GB;
  // Far above the floor once a second is enough.
  expect(after(999)).toEqual([false, 1]);
  expect(after(1)).toEqual([false, 2]);
  free = 0.9 * GB;
  // 50 MB above the floor are written in 100 ms.
  expect(after(99)).toEqual([false, 2]);
  expect(after(1)).toEqual([true, 3]);
  expect(after(19)).toEqual([true, 3]);
  expect(after(1)).toEqual([true, 4]);
  expect(floor.free()).toBe(0.9 * GB);
  free = 0;
  expect(after(20)).toEqual([false, 5]);
  expect(floor.free()).toBe(null);
});

test("new workspaces are limited by address and day, and refused calls are not among them", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGNUP_DAY: "2/86400s" });
  const signUp = (body: object = {}) =>
    limited.post("/app/api/signup", { name: "Zoo", email: "zoo@example.org", ...body });
  expect((await signUp({ email: "no address" })).status).toBe(400);
  expect([(await signUp()).status, (await signUp()).status]).toEqual([200, 200]);
  const refusal = await signUp();
  expect(refusal.headers.get("retry-after")).toBe("43200");
  await expectProblem(refusal, 429, "rate_limited");
  limited.clock.advance(43_200_000);
  expect((await signUp()).status).toBe(200);
});
