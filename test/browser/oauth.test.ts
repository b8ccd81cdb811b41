import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { exchange, register, wishOf, withCode } from "../features/oauth/connecting.ts";
import { PASSWORD, signUpOwner } from "../features/people/browser.ts";
import { freePort } from "../free-port.ts";
import { startScenario } from "../scenario.ts";
import { describeInBrowser, startBrowser } from "./browser.ts";

setDefaultTimeout(300_000);

/** A program that waits on loopback for its answer, and leads on to a page of another origin. */
function startProgram(hostname: "127.0.0.1" | "::1") {
  const home = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => page("You may close this window") });
  const server = Bun.serve({
    hostname,
    port: 0,
    fetch: () => new Response(null, { status: 302, headers: { location: `http://localhost:${home.port}/` } }),
  });
  afterAll(async () => void (await Promise.all([home.stop(true), server.stop(true)])));
  const host = hostname === "::1" ? "[::1]" : hostname;
  return { callback: `http://${host}:${server.port}/callback` };
}

const page = (heading: string) =>
  new Response(`<!doctype html><title>App</title><h1>${heading}</h1>`, {
    headers: { "content-type": "text/html" },
  });

describeInBrowser("the page of consent", async () => {
  const { visit } = await startBrowser();
  const port = freePort();
  const plain = await startScenario({
    QZ_BASE_URL: `http://qr.intranet.example:${port}`,
    QZ_PORT: String(port),
    QZ_OTHER_HOSTS: "127.0.0.1",
  });
  const local = await startScenario();

  for (const [name, scenario, base, hostname] of [
    ["on plain http", plain, `http://qr.intranet.example:${port}`, "127.0.0.1"],
    ["for a program on ::1", local, local.url, "::1"],
  ] as const)
    test(`leads whoever signs in and allows it back to the app, ${name}`, async () => {
      const { owner } = await signUpOwner(scenario);
      const { callback } = startProgram(hostname);
      const clientId = await register(scenario, [callback]);
      const wish = wishOf(clientId, { redirect_uri: callback });
      const person = await visit({ width: 360, scheme: "light", script: true });
      const { page } = person;
      await page.goto(`${base}/oauth/authorize?${new URLSearchParams(wish).toString()}`);
      await page.getByRole("link", { name: "Sign in", exact: true }).click();
      await page.getByRole("tab", { name: "Sign in" }).click();
      await page.getByLabel("Email").fill(owner.email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("heading", { name: "“Robot” wants to work for you here" }).waitFor();
      expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(3);
      await page.getByRole("button", { name: "Allow" }).click();
      await page.getByRole("heading", { name: "You may close this window" }).waitFor();
      const back = person.sent.find(({ url }) => url.href.startsWith(`${callback}?`));
      const code = back?.url.searchParams.get("code") ?? "";
      const fields = { ...withCode(clientId, code), redirect_uri: callback };
      expect((await exchange(scenario, fields)).status).toBe(200);
      expect(person.complaints).toEqual([]);
      await person.leave();
    });
});
