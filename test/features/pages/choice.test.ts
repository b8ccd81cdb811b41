import { expect, test } from "bun:test";
import { cookiesOf, logOf, Phone, recognisedPhone } from "../consent/phone.ts";
import { startScenario } from "../../scenario.ts";
import { sectionOf, sendForm, visit } from "./visit.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const tenant = await scenario.signUp("Museum am Fluss");

const pressed = (html: string) =>
  [...sectionOf(html, "choice").matchAll(/value="(\w+)" aria-pressed="true"/g)].map((found) => found[1]);

/** Sends the choice's form and follows it back to the page, with the cookies a browser would have then. */
async function chooseByForm(shortId: string, accept: boolean, cookie = "") {
  const path = `/p/${shortId}/consent`;
  const answer = await sendForm(scenario, path, { accept: String(accept) }, { cookie });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get("location") ?? "", scenario.url + path);
  expect([back.pathname, back.search]).toEqual([
    `/p/${shortId}`,
    `?choice=${accept ? "accepted" : "declined"}`,
  ]);
  const kept = cookiesOf(answer).filter(({ attributes }) => attributes["max-age"] !== "0");
  const cookies = kept.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { answer, cookies, page: await visit(scenario, back.pathname + back.search, { cookie: cookies }) };
}

test("the choice says what is stored, for how long and by whom, and both answers look alike", async () => {
  const { shortId } = await tenant.makeCode();
  const { html } = await visit(scenario, `/p/${shortId}`);
  const section = sectionOf(html, "choice");
  for (const said of ["random number", "cookie", "180 days", "Museum am Fluss", "change your mind"])
    expect(section).toContain(said);
  const buttons = section.match(/<button[^>]*>/g) ?? [];
  expect(buttons.map((button) => button.replace(/value="\w+"/, ""))).toEqual(
    [buttons[0], buttons[0]].map((button = "") => button.replace(/value="\w+"/, "")),
  );
  expect(pressed(html)).toEqual([]);
});

test("accepting by form brings back to the page, which shows it; declining takes it back", async () => {
  const { shortId } = await tenant.makeCode();
  const accepted = await chooseByForm(shortId, true);
  expect(cookiesOf(accepted.answer).map(({ name }) => name)).toEqual(["svc_consent"]);
  expect(pressed(accepted.page.html)).toEqual(["true"]);
  expect(accepted.page.html).toContain("this device is recognised");
  const declined = await chooseByForm(shortId, false, accepted.cookies);
  expect(cookiesOf(declined.answer).map(({ attributes }) => attributes["max-age"])).toEqual(["0", "0"]);
  expect(pressed(declined.page.html)).toEqual(["false"]);
  expect(declined.page.html).toContain("Nothing is kept on this device");
});

test("declining by form erases the device", async () => {
  const { id, shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  expect(await logOf(tenant, id)).toMatchObject({ uniqueDevices: 1 });
  await chooseByForm(shortId, false, phone.cookieHeader["cookie"]);
  expect(await logOf(tenant, id)).toMatchObject({ uniqueDevices: 0 });
});

test("a browser that stores no cookies learns that the choice was not stored", async () => {
  const { shortId } = await tenant.makeCode();
  const { html } = await visit(scenario, `/p/${shortId}?choice=accepted`);
  expect(html).toContain("Your browser did not keep the choice");
  expect(pressed(html)).toEqual([]);
});

test("under Global Privacy Control the page says that it is respected, and asks for nothing", async () => {
  const { shortId } = await tenant.makeCode();
  const gpc = { "sec-gpc": "1" };
  const { html } = await visit(scenario, `/p/${shortId}`, gpc);
  expect(sectionOf(html, "choice")).toContain("Global Privacy Control");
  expect(sectionOf(html, "choice")).not.toContain("<button");
  const phone = new Phone(scenario);
  await phone.choose(shortId, true);
  const given = await visit(scenario, `/p/${shortId}`, { ...gpc, ...phone.cookieHeader });
  expect(sectionOf(given.html, "choice")).toContain("although you allowed it earlier");
  expect(sectionOf(given.html, "choice")).toMatch(/<button name="accept" value="false">Withdraw and erase/);
});

test("a recognised visitor can withdraw consent on a code that is switched off", async () => {
  const { id, shortId } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false });
  const { response, html } = await visit(scenario, `/p/${shortId}`, phone.cookieHeader);
  expect(response.status).toBe(410);
  expect(html).toContain(`<form method="post" action="${shortId}/consent">`);
  expect(response.headers.get("content-security-policy")).toContain("form-action 'self'");
  const declined = await chooseByForm(shortId, false, phone.cookieHeader["cookie"]);
  expect(declined.page.response.status).toBe(410);
  expect(declined.page.html).toContain("Withdrawn.");
  expect(await logOf(tenant, id)).toMatchObject({ uniqueDevices: 0 });
});

test("a form that says neither yes nor no is refused and sets nothing", async () => {
  const { shortId } = await tenant.makeCode();
  for (const fields of [{}, { accept: "" }, { accept: "1" }, { accept: "constructor" }, { accept: "TRUE" }]) {
    const answer = await sendForm(scenario, `/p/${shortId}/consent`, fields);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
  }
});

test("a form sent by a program gets 204, as JSON does", async () => {
  const { shortId } = await tenant.makeCode();
  const answer = await sendForm(scenario, `/p/${shortId}/consent`, { accept: "true" }, { accept: "*/*" });
  expect(answer.status).toBe(204);
  expect(cookiesOf(answer).map(({ name }) => name)).toEqual(["svc_consent"]);
});

test("forged and mangled cookies count as none", async () => {
  const { shortId } = await tenant.makeCode();
  for (const cookie of [
    "svc_consent=yes",
    "svc_consent=yes.abc.def",
    "svc_consent=",
    ";;;=",
    "svc_consent=%00",
  ])
    expect(pressed((await visit(scenario, `/p/${shortId}`, { cookie })).html)).toEqual([]);
});
