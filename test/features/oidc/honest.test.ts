import { afterAll, expect, setSystemTime, test } from "bun:test";
import { freePort } from "../../free-port.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { createBrowser, settingsOf } from "./browser.ts";
import { startHonest } from "./honest.ts";

const issuer = `http://localhost:${freePort()}`;
const scenario = await startScenario(settingsOf(issuer, { QZ_OIDC_CREATE: "on" }));
const provider = await startHonest(issuer, scenario.url);
setSystemTime(scenario.clock.now());
afterAll(() => void setSystemTime());

test("a person signs in at a certified provider, and a sign-out there ends the session here", async () => {
  const browser = createBrowser(scenario);
  const start = await browser.go("/app/api/oidc/start?to=codes");
  const back = await provider.visit(start.headers.get("location") ?? "");
  const arrived = await browser.go(back.pathname + back.search);
  expect(arrived.headers.get("location")).toBe(`${scenario.url}/app#/codes`);
  // The address is told at the UserInfo endpoint alone.
  const session = await browser.send("GET", "/app/api/session");
  expect(await readJson(session)).toMatchObject({
    person: { email: "ada@museum.example", name: "Ada" },
    workspaces: [],
  });
  const leave = await browser.go("/app/api/oidc/logout");
  const home = await provider.visit(leave.headers.get("location") ?? "");
  expect(home.pathname).toBe("/app");
  expect((await browser.send("GET", "/app/api/session")).status).toBe(401);
});
