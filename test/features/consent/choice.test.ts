import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { cookiesOf, logOf, Phone, recognisedPhone } from "./phone.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();

const DAY = 86_400_000;
const LIFETIME = 180 * 86_400;

test("accepting sets svc_consent, hidden from scripts, for 180 days and this site alone", async () => {
  const { shortId } = await tenant.makeCode();
  const response = await new Phone(scenario).choose(shortId, true);
  expect(await response.text()).toBe("");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(cookiesOf(response)).toEqual([
    {
      name: "svc_consent",
      value: expect.stringMatching(/^[\w.-]{40,200}$/),
      attributes: { "max-age": String(LIFETIME), path: "/", httponly: "", samesite: "Lax" },
    },
  ]);
});

test("cookies are Secure where the public address is https, set or cleared", async () => {
  const https = await startScenario({ QZ_BASE_URL: "https://qr.example.org" });
  const { shortId } = await (await https.signUp()).makeCode();
  const phone = new Phone(https);
  const accepted = await phone.choose(shortId, true);
  const scanned = await phone.scan(shortId);
  const declined = await phone.choose(shortId, false);
  const cookies = [accepted, scanned, declined].flatMap(cookiesOf);
  expect(cookies.map(({ name }) => name)).toEqual(["svc_consent", "svc_device", "svc_consent", "svc_device"]);
  for (const { attributes } of cookies)
    expect(attributes).toMatchObject({ secure: "", httponly: "", samesite: "Lax", path: "/" });
});

test("the scan after accepting creates a device id of 128 random bits, and later ones leave it alone", async () => {
  const { shortId } = await tenant.makeCode();
  const phone = new Phone(scenario);
  await phone.choose(shortId, true);
  const [minted, ...more] = cookiesOf(await phone.scan(shortId));
  expect(more).toEqual([]);
  expect(minted?.name).toBe("svc_device");
  expect(minted?.attributes).toEqual({
    "max-age": String(LIFETIME),
    path: "/",
    httponly: "",
    samesite: "Lax",
  });
  const random = minted?.value.split(".")[0] ?? "";
  expect(Uint8Array.fromBase64(random, { alphabet: "base64url" })).toHaveLength(16);
  for (let visit = 0; visit < 3; visit++) expect(cookiesOf(await phone.scan(shortId))).toEqual([]);
  const other = await recognisedPhone(scenario, shortId);
  expect(other.cookies.get("svc_device")?.split(".")[0]).not.toBe(random);
});

test("a device id ends 180 days after the choice, not after the visit that created it", async () => {
  const { shortId, id } = await tenant.makeCode();
  const phone = new Phone(scenario);
  await phone.choose(shortId, true);
  scenario.clock.advance(100 * DAY);
  const [minted] = cookiesOf(await phone.scan(shortId));
  expect(minted?.attributes["max-age"]).toBe(String(80 * 86_400));
  scenario.clock.advance(80 * DAY - 1000);
  expect(cookiesOf(await phone.scan(shortId))).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ uniqueDevices: 1, avgScansPerDevice: 2 });
  const late = new Phone(scenario, { cookie: `svc_consent=${phone.cookies.get("svc_consent")}` });
  scenario.clock.advance(999);
  expect(cookiesOf(await late.scan(shortId))[0]?.attributes["max-age"]).toBe("0");
  // The browser should have dropped them by now; one that did not is not recognised either.
  scenario.clock.advance(1);
  expect(cookiesOf(await phone.scan(shortId))).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ total: 4, uniqueDevices: 2, avgScansPerDevice: 1.5 });
});

test("a HEAD request creates no device id", async () => {
  const { shortId, id } = await tenant.makeCode();
  const phone = new Phone(scenario);
  await phone.choose(shortId, true);
  const head = await scenario.request(`/r/${shortId}`, { method: "HEAD", headers: phone.cookieHeader });
  expect(head.status).toBe(302);
  expect(cookiesOf(head)).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ total: 0, uniqueDevices: 0 });
});

test("under Global Privacy Control no id is created or used, and none is cleared", async () => {
  const { shortId, id } = await tenant.makeCode();
  const gpc = { "sec-gpc": "1" };
  const wary = new Phone(scenario);
  await wary.choose(shortId, true);
  expect(cookiesOf(await wary.scan(shortId, gpc))).toEqual([]);
  const phone = await recognisedPhone(scenario, shortId);
  expect(cookiesOf(await phone.scan(shortId, gpc))).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ total: 3, uniqueDevices: 1, avgScansPerDevice: 1 });
  // Anything but 1 is no signal (GPC, 3.1), and the id is still good.
  expect(cookiesOf(await phone.scan(shortId, { "sec-gpc": "0" }))).toEqual([]);
  expect(await logOf(tenant, id)).toMatchObject({ uniqueDevices: 1, avgScansPerDevice: 2 });
});

test("declining clears both cookies, with and without any", async () => {
  const { shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  for (const sender of [phone, new Phone(scenario)]) {
    const cleared = cookiesOf(await sender.choose(shortId, false));
    expect(cleared.map(({ name, value }) => [name, value])).toEqual([
      ["svc_consent", ""],
      ["svc_device", ""],
    ]);
    for (const { attributes } of cleared)
      expect(attributes).toEqual({ "max-age": "0", path: "/", httponly: "", samesite: "Lax" });
  }
  expect(phone.cookies.size).toBe(0);
  expect(cookiesOf(await phone.scan(shortId))).toEqual([]);
});

test("accepting again after declining creates another device, not the old one", async () => {
  const { shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const before = phone.cookies.get("svc_device")?.split(".")[0];
  await phone.choose(shortId, false);
  await phone.choose(shortId, true);
  await phone.scan(shortId);
  expect(phone.cookies.get("svc_device")?.split(".")[0]).not.toBe(before);
});

test("consent is given and withdrawn on a disabled code too", async () => {
  const { shortId, id } = await tenant.makeCode();
  await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false });
  const phone = new Phone(scenario);
  await phone.choose(shortId, true);
  expect(phone.cookies.has("svc_consent")).toBe(true);
  expect(cookiesOf(await phone.scan(shortId))).toEqual([]);
  await phone.choose(shortId, false);
  expect(phone.cookies.size).toBe(0);
});

test("an unknown or deleted code takes no choice", async () => {
  const { shortId, id } = await tenant.makeCode();
  await tenant.call("DELETE", `/app/api/codes/${id}`);
  for (const unknown of [shortId, "nobody-has-this", "%20", "a%2Fb"])
    for (const body of [{ accept: true }, { accept: false }, "not JSON"]) {
      const response = await scenario.post(`/p/${unknown}/consent`, body);
      expect(cookiesOf(response)).toEqual([]);
      await expectProblem(response, 404, "code_not_found");
    }
});

test("a choice other than true and false is refused and sets nothing", async () => {
  const { shortId } = await tenant.makeCode();
  const wrong = [
    {},
    { accept: "true" },
    { accept: 1 },
    { accept: null },
    { accept: [true] },
    { Accept: true },
  ];
  for (const body of wrong) {
    const response = await scenario.post(`/p/${shortId}/consent`, body);
    expect(cookiesOf(response)).toEqual([]);
    const problem = await expectProblem(response, 400, "invalid_request");
    expect(problem.errors?.[0]?.pointer).toBe("/accept");
  }
  for (const body of ["", "{", "[true]", "true", '{"accept":true']) {
    const response = await scenario.post(`/p/${shortId}/consent`, body);
    expect({ body, status: response.status }).toEqual({ body, status: 400 });
    expect(cookiesOf(response)).toEqual([]);
  }
  const ignored = await scenario.post(`/p/${shortId}/consent`, { accept: true, utm: "poster" });
  expect(ignored.status).toBe(204);
});
