import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { join } from "node:path";
import { expectQuiet } from "../browser/world.ts";
import { visitorOf } from "../features/locks/visitor.ts";
import { faultsUncovered, startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** The lock of a code, as its owner sets it. With `QZ_SHOTS` pictures of it are kept in that folder. */

describeInBrowser("a lock in the console", async () => {
  const { scenario, tenant, arrive } = await startDoor();
  const { unlock } = visitorOf(scenario);
  const shots = process.env["QZ_SHOTS"];

  test.each([
    [1280, "light"],
    [360, "dark"],
  ] as const)(
    "a password is set, its hint changed, and the lock removed (%d px, %s)",
    async (width, scheme) => {
      const code = await tenant.makeCode({ title: "Board" });
      const person = await arrive({ width, scheme }, `/codes/${code.id}`, tenant.apiKey);
      const { page } = person;
      const card = page.getByRole("region", { name: "Lock" });
      const shoot = async (state: string) => {
        if (shots) await card.screenshot({ path: join(shots, `console ${state}, ${width}, ${scheme}.png`) });
      };
      await card.getByRole("button", { name: "Set a password" }).click();
      const password = card
        .getByRole("textbox", { name: "Password" })
        .or(card.getByLabel("Password", { exact: true }));
      await password.fill("abc");
      await password.press("Enter");
      await card.getByText("Enter 4 to 200 characters.").waitFor();
      await shoot("refused");
      expect(await faultsUncovered(person)).toEqual([]);
      await password.fill("open sesame");
      await card.getByRole("textbox", { name: "Hint" }).fill("On the invitation");
      await card.getByRole("button", { name: "Save" }).click();
      await card.getByText("Hint: On the invitation").waitFor();
      await shoot("locked");
      expect((await unlock(code.shortId, "open sesame")).status).toBe(204);
      // Nothing of the browser's storage has the password.
      expect(await page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")).not.toContain(
        "sesame",
      );

      await card.getByRole("button", { name: "Change it" }).click();
      await card.getByRole("textbox", { name: "Hint" }).fill("");
      await card.getByRole("button", { name: "Save" }).click();
      await card.getByText("Hint: On the invitation").waitFor({ state: "detached" });
      expect((await unlock(code.shortId, "open sesame")).status).toBe(204);
      await card.getByRole("button", { name: "Remove the lock" }).click();
      await card.getByText("Everybody who scans it gets through.").waitFor();
      expect(await (await tenant.call("GET", `/app/api/codes/${code.id}`)).json()).toMatchObject({
        locked: false,
      });
      expectQuiet(person, scenario);
      await person.leave();
    },
  );
});
