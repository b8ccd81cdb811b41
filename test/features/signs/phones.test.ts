import { expect, test } from "bun:test";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { isSameSite } from "../../../src/features/watch/same-site.ts";
import { startScenario } from "../../scenario.ts";
import { answer, listen } from "../webhooks/receiver.ts";

/** The watch asks for destinations as a phone does, too: some lead phones elsewhere. */

const scenario = await startScenario({ QZ_WATCH: "3h", QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();

async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10 * MINUTE) {
    scenario.clock.advance(10 * MINUTE);
    await scenario.service.watch();
  }
}

/** A site that sends phones to another address, where it has one. */
async function site(host: string, forPhones: string | null) {
  let elsewhere = forPhones;
  const server = await listen({
    host,
    asked(socket) {
      const isPhone = server.requests.at(-1)?.includes("Android") === true;
      const isLed = isPhone && elsewhere !== null;
      socket.end(isLed ? answer("302 Found", `location: ${elsewhere}`) : answer("200 OK"));
    },
  });
  const byPhones = () => server.requests.filter((request) => request.includes("Android")).length;
  return {
    url: `http://${host}:${server.port}/`,
    server,
    byPhones,
    leadsPhonesTo(address: string | null) {
      elsewhere = address;
    },
  };
}

const signsOf = (id: string) =>
  scenario.storage.rows(
    "select sign, host, detail from code_signs where code_seq = (select seq from codes where id = ?) and sign = 'phone_elsewhere'",
    id,
  );

test("a destination that leads phones to another host has a sign, as long as it does; a phone asks once a day", async () => {
  const trap = await site("127.0.0.5", null);
  const cloaked = await site("127.0.0.4", trap.url);
  const honest = await site("127.0.0.6", null);
  const [one, other, third] = [
    await tenant.makeCode({ target: cloaked.url }),
    await tenant.makeCode({ target: cloaked.url, title: "the same" }),
    await tenant.makeCode({ target: honest.url }),
  ];
  await pass(4 * HOUR);
  const sign = { sign: "phone_elsewhere", host: "127.0.0.4", detail: "127.0.0.5" };
  expect(await signsOf(one.id)).toEqual([sign]);
  expect(await signsOf(other.id)).toEqual([sign]);
  expect(await signsOf(third.id)).toEqual([]);
  expect(cloaked.server.requests.find((request) => request.includes("Quietzone/"))).toBeDefined();
  expect([cloaked.byPhones(), trap.byPhones(), honest.byPhones()]).toEqual([1, 1, 1]);

  cloaked.leadsPhonesTo(null);
  await pass(18 * HOUR);
  expect([cloaked.byPhones(), await signsOf(one.id)]).toEqual([1, [sign]]);
  await pass(DAY - 16 * HOUR);
  expect([cloaked.byPhones(), honest.byPhones()]).toEqual([2, 2]);
  expect([await signsOf(one.id), await signsOf(other.id)]).toEqual([[], []]);
}, 300_000);

test("a phone that gets no answer says nothing, and asks no more often for it", async () => {
  const { url, byPhones } = await site("127.0.0.8", "http://nowhere.example/");
  const { id } = await tenant.makeCode({ target: url });
  await pass(12 * HOUR);
  expect(byPhones()).toBe(1);
  expect(await signsOf(id)).toEqual([]);
}, 300_000);

test.each([
  ["www.shop.example", "m.shop.example", true],
  ["shop.co.uk", "m.shop.co.uk", true],
  ["shop.co.uk", "trap.co.uk", false],
  ["one.github.io", "other.github.io", false],
  ["shop.example", "shop.example.evil.example", false],
  ["192.0.2.1", "192.0.2.2", false],
])("%s and %s are one site: %p", async (one, other, is) => {
  expect(await isSameSite(one, other)).toBe(is);
});
