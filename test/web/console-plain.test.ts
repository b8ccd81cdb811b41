import { expect, setDefaultTimeout, test } from "bun:test";
import { eventually } from "../e2e/process.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { readJson } from "../json.ts";
import { startDoor } from "./console-world.ts";
import { downloaded } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Plain codes in the console. One person does it all, because each visit costs seconds. */

describeInBrowser("plain codes in the console", async () => {
  const { scenario, arrive } = await startDoor();

  interface PlainJson {
    readonly id: string;
    readonly payload: string;
    readonly printed: boolean;
    readonly title: string | null;
  }

  test("a tracked Wi-Fi says what phones do, and becomes a plain one that is kept, printed and closed", async () => {
    const tenant = await scenario.signUp();
    await tenant.makeCode({ title: "Hall 1" });
    const kept = async () =>
      (await readJson<{ plainCodes: PlainJson[] }>(await tenant.call("GET", "/app/api/plain-codes")))
        .plainCodes;
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    const click = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("checkbox", { name: "Choose Hall 1" }).check();
    await click("Labels");
    await page.getByText("1 code was chosen").or(page.getByText("Page 1 of 1, 1 label")).first().waitFor();

    // The form of the plain code has the text that was typed for the tracked one.
    await page.goto(`${scenario.url}/app#/new`);
    await page.getByLabel("Wi-Fi network").check();
    await page.getByText("Phones do not join by themselves, and need the internet first.").waitFor();
    await page.getByLabel("Network name").fill("Museum");
    await page.getByLabel("Password").fill("hall-3-hall-4");
    await page.locator("[name=title]").fill("Foyer");
    await click("Make a plain one");
    await page.getByRole("heading", { name: "New plain code", level: 1 }).waitFor();
    expect(await page.getByLabel("Network name").inputValue()).toBe("Museum");
    await page.reload();
    await page.getByLabel("Network name").waitFor();
    await page.getByLabel("Network name").fill("");
    await click("Keep this code");
    await page.locator("[aria-invalid=true]:focus").waitFor();
    expect(await kept()).toEqual([]);
    await page.getByLabel("Network name").fill("Museum");
    await click("Keep this code");
    await page.getByText("The code is made.").waitFor();
    expect(await kept()).toMatchObject([
      { title: "Foyer", payload: "WIFI:T:WPA;S:Museum;P:hall-3-hall-4;;" },
    ]);

    // A file of it has the editor warn, and once it is printed its content is closed.
    await page.getByText("Is it printed?").waitFor();
    expect(await page.getByText("Paper does not change").count()).toBe(0);
    const { name } = await downloaded(person, () => click("Get the PDF to print"));
    expect(name).toBe("tent-foyer.pdf");
    await page.getByText("Paper does not change").waitFor();
    expect((await downloaded(person, () => click("Download SVG"))).name).toBe("foyer.svg");
    await page.getByLabel("Network name").fill("Museum Guests");
    await click("Save changes");
    await page.getByText("What is printed already stays as it is.").waitFor();
    await click("It is printed");
    await page.getByText("It is not printed after all").waitFor();
    expect(await page.getByLabel("Network name").count()).toBe(0);
    expect(await kept()).toMatchObject([
      { printed: true, payload: "WIFI:T:WPA;S:Museum Guests;P:hall-3-hall-4;;" },
    ]);

    // It is labelled beside the tracked code that was chosen before.
    await page.getByRole("link", { name: "To your plain codes" }).click();
    await page.getByText("1 code shown").waitFor();
    await page.getByRole("checkbox", { name: "Choose Foyer" }).check();
    await click("Labels, with the 1 code chosen before");
    await page.getByText("Page 1 of 1, 2 labels").waitFor();

    // Another form is empty, and a code that is deleted is gone from the list.
    await page.goto(`${scenario.url}/app#/plain/new`);
    expect(await page.getByLabel("Network name").inputValue()).toBe("");
    await page.goto(`${scenario.url}/app#/plain`);
    await page.getByRole("link", { name: "Foyer" }).click();
    await click("Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Your first plain code").waitFor();
    expect(await kept()).toEqual([]);
    await person.leave();
  });

  test("a draft that outlives somebody else's change asks which to keep, and the print waits until it is saved", async () => {
    const tenant = await scenario.signUp();
    const path = async () => {
      const made = await tenant.call("POST", "/app/api/plain-codes", {
        ...{ type: "wifi", fields: { ssid: "Museum", password: "hall-3-hall-4" }, title: "Foyer" },
      });
      return `/app/api/plain-codes/${(await readJson<PlainJson>(made)).id}`;
    };
    const now = async (at: string) => readJson<PlainJson>(await tenant.call("GET", at));
    const person = await arrive({}, "/plain", tenant.apiKey);
    const { page } = person;
    const click = (name: string) => page.getByRole("button", { name, exact: true }).click();
    for (const keeps of ["mine", "theirs"] as const) {
      const at = await path();
      await page.goto(`${scenario.url}/app#/plain/${at.split("/").at(-1)}`);
      await page.getByLabel("Network name").fill("Guests");
      await click("It is printed");
      await page.getByText("Not saved yet").last().waitFor();
      expect(await now(at)).toMatchObject({ printed: false });

      // The draft is restored beside the version that it began with, not beside that of somebody else.
      const change = { fields: { ssid: "Theirs", password: "hall-3-hall-4" }, title: "Cellar" };
      await tenant.call("PATCH", at, change, { "if-match": "*" });
      await page.reload();
      await page.getByText("This is what you had begun.").waitFor();
      await click("Save changes");
      const dialog = page.getByRole("dialog", { name: "Changed meanwhile" });
      await dialog.getByText("Cellar").waitFor();
      await dialog.getByText("You changed it, too").waitFor();
      expect(await now(at)).toMatchObject({
        title: "Cellar",
        payload: "WIFI:T:WPA;S:Theirs;P:hall-3-hall-4;;",
      });
      await click(keeps === "mine" ? "Overwrite with mine" : "Take theirs, drop mine");
      if (keeps === "theirs") {
        expect(await page.getByLabel("Network name").inputValue()).toBe("Theirs");
        continue;
      }
      await page.getByText("What is printed already stays as it is.").waitFor();
      // A field that only somebody else changed stays theirs.
      expect(await now(at)).toMatchObject({
        title: "Cellar",
        payload: "WIFI:T:WPA;S:Guests;P:hall-3-hall-4;;",
      });
      expect(await page.getByLabel("Title").inputValue()).toBe("Cellar");
    }

    // Words that are typed while it is saved stay, and are saved with the next click.
    const at = await path();
    await page.goto(`${scenario.url}/app#/plain/${at.split("/").at(-1)}`);
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route(`**${at}`, async (route) => {
      if (route.request().method() !== "PATCH") return route.fallback();
      asked.resolve();
      await held.promise;
      await route.fallback();
    });
    await page.getByLabel("Title").fill("Foyer, left");
    await click("Save changes");
    await asked.promise;
    await page.getByLabel("Title").fill("Foyer, left door");
    held.resolve();
    await page.getByText("Saved.").last().waitFor();
    expect(await page.getByLabel("Title").inputValue()).toBe("Foyer, left door");
    expect(await now(at)).toMatchObject({ title: "Foyer, left" });
    await click("Save changes");
    await eventually("it is saved", async () => ((await now(at)).title === "Foyer, left door" ? true : null));
    await person.leave();
  });
});
