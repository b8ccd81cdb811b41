import { expect, test } from "bun:test";
import { DAY, HOUR, SECOND } from "../../../src/kit/shared/clock.ts";
import type { Delivery, DeliveryList } from "../../../src/features/webhooks/delivery-model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { failing, logOf, onlyOne, openSender, type Sender, setUrl, taken } from "./post.ts";

/** The log of deliveries, retries, and how long deliveries are stored. */

const scenario = await startScenario();
const { clock } = scenario;
const LOG = "/app/api/webhook/deliveries";
const deliver = () => scenario.service.deliver();
const retry = ({ tenant }: Pick<Sender, "tenant">, id: string) => tenant.call("POST", `${LOG}/${id}/retry`);

async function scans(sender: Sender, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await scenario.scan(sender.code.shortId);
}

/** The same where their order makes no difference: some share a commit. */
async function manyScans(sender: Sender, count: number): Promise<void> {
  const AT_ONCE = 50;
  for (let i = 0; i < count; i += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => scenario.scan(sender.code.shortId)));
}

test("without deliveries the log is empty", async () => {
  const tenant = await scenario.signUp();
  const list = await tenant.call("GET", LOG);
  expect(await readJson<unknown>(list)).toEqual({ deliveries: [], nextCursor: null });
});

test("a delivery has exactly these fields", async () => {
  const sender = await openSender(scenario);
  await scans(sender, 1);
  await deliver();
  const delivery = await onlyOne(sender);
  expect(delivery).toEqual({
    id: sender.receiver.letters[0]?.id ?? "",
    event: "qr.scan",
    codeId: sender.code.id,
    status: "delivered",
    attempts: 1,
    lastStatus: 204,
    lastError: null,
    nextAttemptAt: null,
    heldBack: null,
    createdAt: new Date(clock.now()).toISOString(),
    deliveredAt: new Date(clock.now()).toISOString(),
    durationMs: expect.any(Number),
    body: sender.receiver.letters[0]?.body ?? "",
  });
});

test("newest first, by status, page by page, and each exactly once", async () => {
  const sender = await openSender(scenario, () => failing(500));
  await scans(sender, 5);
  await deliver();
  await setUrl(sender.tenant, "");
  await setUrl(sender.tenant, sender.receiver.url);
  sender.receiver.answer = taken;
  await scans(sender, 7);
  await deliver();
  sender.receiver.answer = () => failing(500);
  await scans(sender, 3);
  await deliver();
  const all = await logOf(sender);
  expect(all.map(({ id }) => id)).toEqual(
    all
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
  for (const [status, count] of [
    ["failed", 5],
    ["delivered", 7],
    ["pending", 3],
  ] as const) {
    const some = await logOf(sender, `?status=${status}`);
    expect(some.map((delivery) => delivery.status)).toEqual(Array.from({ length: count }, () => status));
    expect(all.filter((delivery) => delivery.status === status)).toEqual([...some]);
  }
  const pages: Delivery[] = [];
  for (let cursor = ""; ;) {
    const list = await sender.tenant.call("GET", `${LOG}?limit=4${cursor && `&cursor=${cursor}`}`);
    const { deliveries, nextCursor } = await readJson<DeliveryList>(list);
    expect(deliveries.length).toBeLessThanOrEqual(4);
    pages.push(...deliveries);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(pages).toEqual([...all]);
});

test("invalid parameters are refused", async () => {
  const { tenant } = await openSender(scenario);
  for (const query of ["status=lost", "status=", "limit=0", "limit=x"])
    await expectProblem(await tenant.call("GET", `${LOG}?${query}`), 400, "invalid_request");
  for (const cursor of ["x", "code_00000000000000000000000000", "whd_", "'"])
    await expectProblem(await tenant.call("GET", `${LOG}?cursor=${cursor}`), 400, "cursor_invalid");
});

test("tenants neither see nor retry each other's deliveries", async () => {
  const [owner, other] = [await openSender(scenario, () => failing(500)), await openSender(scenario)];
  await scans(owner, 1);
  await deliver();
  const { id } = await onlyOne(owner);
  expect(await logOf(other)).toEqual([]);
  await expectProblem(await retry(other, id), 404, "delivery_not_found");
  for (const unknown of ["whd_00000000000000000000000000", "x", "..%2F", "%00"])
    await expectProblem(await retry(owner, unknown), 404, "delivery_not_found");
  await deliver();
  expect(owner.receiver.letters).toHaveLength(1);
});

test("a failed delivery is sent again under its id, and its schedule begins again", async () => {
  const sender = await openSender(scenario, () => failing(500));
  await scans(sender, 1);
  for (let i = 0; i < 12; i++) {
    await deliver();
    clock.advance(92 * HOUR);
  }
  const failed = await onlyOne(sender);
  expect(failed).toMatchObject({ status: "failed", attempts: 12 });
  const again = await retry(sender, failed.id);
  expect(again.status).toBe(202);
  expect(await readJson<Delivery>(again)).toMatchObject({ id: failed.id, status: "pending", attempts: 12 });
  await deliver();
  const tried = await onlyOne(sender);
  expect(tried).toMatchObject({ status: "pending", attempts: 13 });
  expect(Date.parse(tried.nextAttemptAt ?? "") - clock.now()).toBeLessThanOrEqual(6 * SECOND);
  sender.receiver.answer = taken;
  clock.advance(6 * SECOND);
  await deliver();
  expect(await onlyOne(sender)).toMatchObject({ status: "delivered", attempts: 14 });
  expect(new Set(sender.receiver.letters.map(({ id, body }) => id + body)).size).toBe(1);
});

test("a delivery that waits is sent now, one that was delivered once more", async () => {
  const sender = await openSender(scenario, () => failing(500));
  await scans(sender, 1);
  await deliver();
  sender.receiver.answer = taken;
  const { id } = await onlyOne(sender);
  expect((await retry(sender, id)).status).toBe(202);
  await deliver();
  expect(await onlyOne(sender)).toMatchObject({ status: "delivered", attempts: 2 });
  expect((await retry(sender, id)).status).toBe(202);
  await deliver();
  expect(await onlyOne(sender)).toMatchObject({ status: "delivered", attempts: 3 });
  expect(sender.receiver.letters).toHaveLength(3);
});

test("ten retries of one delivery at once are as good as one", async () => {
  const sender = await openSender(scenario, () => failing(500));
  await scans(sender, 1);
  await deliver();
  sender.receiver.answer = taken;
  const { id } = await onlyOne(sender);
  const answers = await Promise.all(Array.from({ length: 10 }, () => retry(sender, id)));
  expect(answers.every(({ status }) => status === 202)).toBe(true);
  await deliver();
  expect(await onlyOne(sender)).toMatchObject({ status: "delivered" });
});

test("without a webhook there is nowhere to send it again", async () => {
  const sender = await openSender(scenario, () => failing(500));
  await scans(sender, 1);
  await deliver();
  await setUrl(sender.tenant, "");
  const { id } = await onlyOne(sender);
  await expectProblem(await retry(sender, id), 400, "no_url_set");
  expect((await onlyOne(sender)).status).toBe("failed");
});

test("settled deliveries are stored for thirty days, waiting ones until they settle", async () => {
  const sender = await openSender(scenario);
  await manyScans(sender, 1_200);
  await deliver();
  clock.advance(DAY);
  sender.receiver.answer = () => failing(500);
  await scans(sender, 2);
  await deliver();
  clock.advance(29 * DAY - SECOND);
  await scenario.service.housekeep();
  expect(await logOf(sender, "?limit=1000")).toHaveLength(1_000);
  clock.advance(2 * SECOND);
  await scenario.service.housekeep();
  const left = await logOf(sender);
  expect(left.map(({ status }) => status)).toEqual(["pending", "pending"]);
  expect(
    await scenario.storage.rows(
      "select count(*) as n from webhook_deliveries where state = 2 and webhook = ?",
      sender.tenant.id,
    ),
  ).toEqual([{ n: 0 }]);
});

test("a clock that ran ahead does not keep deliveries for longer", async () => {
  const sender = await openSender(scenario);
  clock.advance(1_000 * DAY);
  await scans(sender, 1);
  clock.advance(-1_000 * DAY);
  await scans(sender, 3);
  await deliver();
  clock.advance(31 * DAY);
  await scenario.service.housekeep();
  expect(await logOf(sender)).toHaveLength(1);
});

test("what happened before a code was deleted is delivered, stays in the log as long as the rest, and is erased then", async () => {
  const sender = await openSender(scenario, () => failing(500));
  const kept = await sender.tenant.makeCode();
  await scans(sender, 3);
  await scenario.scan(kept.shortId);
  await deliver();
  const [first] = (await logOf(sender)).filter(({ codeId }) => codeId === sender.code.id);
  const letters = sender.receiver.letters.length;
  expect((await sender.tenant.call("DELETE", `/app/api/codes/${sender.code.id}`)).status).toBe(204);
  await scenario.service.housekeep();
  const { id, shortId } = sender.code;
  const again = await sender.tenant.call("POST", "/app/api/codes", { target: "https://a.example/", shortId });
  await expectProblem(again, 409, "short_id_taken");
  sender.receiver.answer = taken;
  expect((await retry(sender, first?.id ?? "")).status).toBe(202);
  clock.advance(6 * SECOND);
  await deliver();
  const later = sender.receiver.letters.slice(letters).map(({ body }) => JSON.parse(body));
  expect(later.filter((letter) => letter.codeId === id && letter.shortId === shortId)).toHaveLength(3);
  expect(later.filter((letter) => letter.codeId === kept.id)).toHaveLength(1);
  expect(await logOf(sender)).toHaveLength(4);
  expect(await scenario.service.audit()).toEqual([]);
  clock.advance(31 * DAY);
  await scenario.service.housekeep();
  expect(await logOf(sender)).toEqual([]);
  for (const of of ["webhook_deliveries where webhook", "deleted_codes where tenant_id"])
    expect(await scenario.storage.rows(`select * from ${of} = ?`, sender.tenant.id)).toEqual([]);
});

test("a tenant that leaves takes all of its deliveries along", async () => {
  const sender = await openSender(scenario, () => failing(500));
  await scans(sender, 3);
  await deliver();
  const left = await sender.tenant.call("DELETE", "/app/api/me", { confirm: "Museum am Fluss" });
  expect(left.status).toBe(204);
  clock.advance(6 * SECOND);
  await deliver();
  expect(sender.receiver.letters).toHaveLength(3);
  await scenario.service.housekeep();
  const rows = "select * from webhook_deliveries where webhook = ?";
  expect(await scenario.storage.rows(rows, sender.tenant.id)).toEqual([]);
  expect(await scenario.service.audit()).toEqual([]);
});
