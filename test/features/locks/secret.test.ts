import { expect, test } from "bun:test";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { rotateSecret } from "../../../src/operate/rotate.ts";
import { eventually } from "../../e2e/process.ts";
import { BEFORE, DURING, settingsOf } from "../../operate/rotating.ts";
import { startScenario } from "../../scenario.ts";
import { cookieOf, visitorOf } from "./visitor.ts";

test("an unlock outlasts a change of the secret, until it ends", async () => {
  const scenario = await startScenario(BEFORE);
  const tenant = await scenario.signUp();
  const password = "open sesame";
  const { shortId } = await tenant.makeCode({ lock: { password } });
  const { unlock, get } = visitorOf(scenario);
  const before = cookieOf(await unlock(shortId, password));
  await scenario.restart(DURING);
  await scenario.beside(() => rotateSecret(readSettings(settingsOf(scenario, DURING))));
  await eventually("the service uses the new secret", () =>
    scenario.logged.some(({ message }) => message.startsWith("the secret was changed")) ? true : null,
  );
  expect((await get(`/p/${shortId}`, before)).status).toBe(302);
  const after = cookieOf(await unlock(shortId, password));
  expect((await get(`/p/${shortId}`, after)).status).toBe(302);
  scenario.clock.advance(DAY - HOUR);
  expect((await get(`/p/${shortId}`, before)).status).toBe(302);
  scenario.clock.advance(HOUR);
  expect((await get(`/p/${shortId}`, before)).status).toBe(200);
});
