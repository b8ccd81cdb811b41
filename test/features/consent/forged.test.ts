import { expect, test } from "bun:test";
import fc from "fast-check";
import { startScenario } from "../../scenario.ts";
import { cookiesOf, logOf, Phone, recognisedPhone } from "./phone.ts";
import { IN_FULL, IS_QUICK } from "../../extent.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();

const DAY = 86_400_000;
const ROUNDS = IN_FULL ? 1_000 : IS_QUICK ? 10 : 100;

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Values of a cookie after broken or hostile clients had it. */
function mangled(value: string): string[] {
  const [payload = "", at = "", signature = ""] = value.split(".");
  // The last of 43 characters says four bits; a careless decoder does not look at its other two.
  const alike = (BASE64.indexOf(signature.at(-1) ?? "") ^ 1) & 63;
  const later = (Number.parseInt(at, 36) + 1000).toString(36);
  return [
    "",
    ".",
    "..",
    "...",
    payload,
    `${payload}.${at}`,
    `${payload}.${at}.`,
    `${payload}.${at}.${"A".repeat(43)}`,
    `${payload}.${at}.${signature}.${signature}`,
    `${payload}.${at}.${signature.slice(0, -1)}`,
    `${payload}.${at}.${signature.slice(1)}`,
    `${payload}.${at}.${signature.toUpperCase()}`,
    `${payload}.${at}.${signature}%`,
    `${payload}.${at}.${signature}=`,
    `${payload}.${at}.${signature.slice(0, 20)} ${signature.slice(20)}`,
    `${payload}.${at}.${signature.slice(0, -1)}${BASE64.charAt(alike)}`,
    `${payload}.${later}.${signature}`,
    `${payload}.0${at}.${signature}`,
    `${payload}..${signature}`,
    `${payload}.-1.${signature}`,
    `${payload}.1e9.${signature}`,
    `no.${at}.${signature}`,
    `${payload}x.${at}.${signature}`,
    `"${value}"`,
    encodeURIComponent(`"${value}"`),
    value.replaceAll(".", "%2E"),
    `${value} `.repeat(2).trim(),
    "%E0%A4%A",
    "\u00ff\u00fe",
    "__proto__",
    "j:{}",
    "x".repeat(4_000),
  ];
}

test("a forged or damaged consent is no consent, and never breaks a scan", async () => {
  const { shortId, id } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const device = phone.cookies.get("svc_device") ?? "";
  const forgeries = mangled(phone.cookies.get("svc_consent") ?? "");
  for (const consent of forgeries) {
    const response = await scenario.scan(shortId, { cookie: `svc_consent=${consent}; svc_device=${device}` });
    expect({ consent, status: response.status }).toEqual({ consent, status: 302 });
    expect({ consent, cookies: cookiesOf(response) }).toEqual({ consent, cookies: [] });
  }
  expect(await logOf(tenant, id)).toMatchObject({ total: forgeries.length + 1, avgScansPerDevice: 1 });
});

test("a forged or damaged device id is ignored: a new one is created", async () => {
  const { shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const consent = phone.cookies.get("svc_consent") ?? "";
  for (const device of mangled(phone.cookies.get("svc_device") ?? "")) {
    const response = await scenario.scan(shortId, { cookie: `svc_consent=${consent}; svc_device=${device}` });
    expect({ device, status: response.status }).toEqual({ device, status: 302 });
    expect({ device, minted: cookiesOf(response).map(({ name }) => name) }).toEqual({
      device,
      minted: ["svc_device"],
    });
  }
});

test("a device id without consent is not used", async () => {
  const { shortId, id } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  phone.cookies.delete("svc_consent");
  expect(cookiesOf(await phone.scan(shortId))).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ total: 2, uniqueDevices: 1, avgScansPerDevice: 1 });
});

test("one cookie's value is invalid under the other's name", async () => {
  const { shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const [consent, device] = [phone.cookies.get("svc_consent"), phone.cookies.get("svc_device")];
  const asConsent = await scenario.scan(shortId, { cookie: `svc_consent=${device}; svc_device=${device}` });
  expect(cookiesOf(asConsent)).toEqual([]);
  const asDevice = await scenario.scan(shortId, { cookie: `svc_consent=${consent}; svc_device=${consent}` });
  expect(cookiesOf(asDevice).map(({ name }) => name)).toEqual(["svc_device"]);
});

test("cookies signed with another secret are invalid", async () => {
  const { shortId, id } = await tenant.makeCode();
  const elsewhere = await startScenario();
  const foreign = await recognisedPhone(elsewhere, (await (await elsewhere.signUp()).makeCode()).shortId);
  const response = await scenario.scan(shortId, foreign.cookieHeader);
  expect(response.status).toBe(302);
  expect(cookiesOf(response)).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ total: 1, uniqueDevices: 0 });
  const phone = new Phone(scenario, foreign.cookieHeader);
  expect((await phone.choose(shortId, false)).status).toBe(204);
});

test("a cookie of a node whose clock is a day ahead is valid, one from further in the future is not", async () => {
  const { shortId, id } = await tenant.makeCode();
  scenario.clock.advance(DAY);
  const ahead = await recognisedPhone(scenario, shortId);
  scenario.clock.advance(-DAY);
  expect(cookiesOf(await new Phone(scenario, ahead.cookieHeader).scan(shortId))).toEqual([]);
  scenario.clock.advance(-1);
  await ahead.scan(shortId);
  scenario.clock.advance(1);
  expect(await logOf(tenant, id)).toMatchObject({ total: 3, uniqueDevices: 1, avgScansPerDevice: 2 });
  scenario.clock.advance(400 * DAY);
  const phone = await recognisedPhone(scenario, shortId);
  scenario.clock.advance(-400 * DAY);
  const response = await phone.scan(shortId);
  expect(response.status).toBe(302);
  expect(cookiesOf(response)).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ total: 5, uniqueDevices: 2, avgScansPerDevice: 1.5 });
});

test("a stale consent does not break a scan, nor a choice", async () => {
  const { shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  scenario.clock.advance(180 * DAY);
  const scan = await phone.scan(shortId);
  expect(scan.status).toBe(302);
  expect(cookiesOf(scan)).toEqual([]);
  await phone.choose(shortId, true);
  expect(cookiesOf(await phone.scan(shortId)).map(({ name }) => name)).toEqual(["svc_device"]);
});

test("a forged cookie in front of the valid one does not hide it", async () => {
  // The owner of a neighbouring subdomain can set a cookie of the same name for the whole domain. Browsers send both.
  const { shortId, id } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const { cookie = "" } = phone.cookieHeader;
  const forged = "svc_consent=yes.m0.AAAA; svc_device=AAAAAAAAAAAAAAAAAAAAAA.m0.AAAA";
  expect(cookiesOf(await scenario.scan(shortId, { cookie: `${forged}; ${cookie}` }))).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ uniqueDevices: 1, avgScansPerDevice: 2 });
  const declined = await scenario.post(
    `/p/${shortId}/consent`,
    { accept: false },
    { cookie: `${forged}; ${cookie}` },
  );
  expect(declined.status).toBe(204);
  expect(await logOf(tenant, id)).toMatchObject({ uniqueDevices: 0, avgScansPerDevice: 0 });
});

test("ours are found among many cookies, with and without blanks between them", async () => {
  const { shortId, id } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const others = Array.from({ length: 150 }, (_, i) => `other_svc_consent${i}=svc_device=${i}`);
  const ours = [...phone.cookies].map(([name, value]) => `${name}=${value}`);
  for (const separator of ["; ", ";", " ;  ", ";;; "]) {
    const cookie = [...others, ...ours, ...others].join(separator);
    const response = await scenario.scan(shortId, { cookie });
    expect(response.status).toBe(302);
    expect(cookiesOf(response)).toEqual([]);
  }
  expect(await logOf(tenant, id)).toMatchObject({ uniqueDevices: 1, avgScansPerDevice: 5 });
});

for (const kilobytes of [12, 60])
  test(`a cookie header of ${kilobytes} KiB breaks neither a scan nor a choice`, async () => {
    // Other applications of the domain set cookies, too. The largest head has 64 KiB.
    const { shortId } = await tenant.makeCode();
    const cookie = `big=${"x".repeat(kilobytes * 1024)}`;
    const scan = await fetch(`${scenario.url}/r/${shortId}`, { redirect: "manual", headers: { cookie } });
    expect(scan.status).toBe(302);
    const choice = await fetch(`${scenario.url}/p/${shortId}/consent`, {
      method: "POST",
      body: JSON.stringify({ accept: false }),
      headers: { cookie, "content-type": "application/json" },
    });
    expect(choice.status).toBe(204);
  });

test("no cookie header breaks a scan or a choice", async () => {
  const { shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const pieces = fc.oneof(
    fc.constantFrom(
      "svc_consent=",
      "svc_device=",
      ";",
      " ",
      "=",
      ".",
      '"',
      ",",
      "\t",
      "\u00e9",
      "yes",
      "%00",
    ),
    fc.constantFrom(...phone.cookies.values()),
    fc.string({ unit: "grapheme-ascii", maxLength: 30 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), fc.boolean(), async (parts, accept) => {
      const cookie = parts.join("");
      const scan = await scenario.scan(shortId, { cookie });
      expect(scan.status).toBe(302);
      const choice = await scenario.post(`/p/${shortId}/consent`, { accept }, { cookie });
      expect(choice.status).toBe(204);
    }),
    { numRuns: ROUNDS, seed: 9 },
  );
  expect(scenario.logged.filter(({ level }) => level === "error")).toEqual([]);
});
