import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { doorOf } from "./console-world.ts";
import { startScenario } from "../scenario.ts";

setDefaultTimeout(300_000);

/** Toasts: where they lie, and when they go. */

describeInBrowser("toasts of the console", async () => {
  const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
  const arrive = await doorOf(scenario);

  test("there is one at a time, for 4 s, or 8 with an undo, and it goes with its view", async () => {
    const tenant = await scenario.signUp();
    for (const title of ["Hall 3", "Hall 4"]) await tenant.makeCode({ title });
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    await page.clock.install({ time: "2026-11-21T12:00:00Z" });
    await page.reload();
    const toasts = page.locator(".toast");
    const toggle = (name: string) => page.getByRole("switch", { name });
    await toggle("Hall 3").waitFor();
    await page.clock.pauseAt("2026-11-22T12:00:00Z");
    await toggle("Hall 3").click();
    await toasts.getByText("“Hall 3” is off").waitFor();
    await toggle("Hall 4").click();
    await toasts.getByText("“Hall 4” is off").waitFor();
    expect(await toasts.count()).toBe(1);
    await page.clock.runFor(7_900);
    expect(await toasts.count()).toBe(1);
    await page.clock.runFor(600);
    expect(await toasts.count()).toBe(0);
    await toggle("Hall 3").click();
    await page.getByRole("button", { name: "Undo" }).click();
    // The second one offers no undo.
    await toasts.getByText("“Hall 3” is off").waitFor();
    // It stays while it is hovered.
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_500);
    expect(await toasts.count()).toBe(0);

    await toggle("Hall 4").click();
    await toasts.waitFor();
    // A filter is no other view.
    await page.evaluate("void (location.hash = '#/codes?q=Hall')");
    await page.waitForURL("**q=Hall");
    expect(await toasts.count()).toBe(1);
    await page.clock.resume();
    await page.getByRole("link", { name: "Hall 4" }).first().click();
    await page.getByRole("heading", { name: "Hall 4" }).waitFor();
    expect(await toasts.count()).toBe(0);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test.each([360, 1280] as const)(
    "it lies on no bar, and goes with the next refusal (%i px)",
    async (width) => {
      const tenant = await scenario.signUp();
      const code = await tenant.makeCode({ title: "Hall 3" });
      const person = await arrive({ width }, `/codes/${code.id}/edit`, tenant.apiKey);
      const { page } = person;
      const toast = page.locator(".toast");
      await page.getByRole("textbox", { name: "Title" }).waitFor();
      await page.evaluate("scrollTo(0, 0)");
      await page.getByRole("button", { name: "Save changes" }).click();
      await toast.waitFor();
      for (const bar of [".form-foot", ".console-nav"]) {
        const [above, below] = await Promise.all([toast.boundingBox(), page.locator(bar).boundingBox()]);
        if (!above || !below) throw new Error("Nothing is shown");
        const isBeside = below.x + below.width <= above.x;
        expect([bar, isBeside || above.y + above.height <= below.y]).toEqual([bar, true]);
      }
      await page.getByRole("textbox", { name: "Title" }).fill("Hall 4");
      await page.route("**/app/api/codes/*", (route) => route.abort());
      await page.getByRole("button", { name: "Save changes" }).click();
      await page.getByRole("alert").first().waitFor();
      expect(await toast.count()).toBe(0);
      await person.leave();
    },
  );
});
