import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
import { faultsUncovered, startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Dishes that are sold out, by one tap on a phone. */

const CAFE = {
  template: "menu",
  headline: "Café Fluss",
  parts: [
    {
      type: "menu",
      currency: "EUR",
      sections: [
        { title: "Soups", dishes: [{ name: "Soup of the day" }, { name: "Fish soup", soldOut: true }] },
      ],
    },
  ],
} as const;

describeInBrowser("the menu of today", async () => {
  const { scenario, tenant, arrive } = await startDoor();

  async function open() {
    const code = await tenant.makeCode({ landing: CAFE });
    const person = await arrive({ width: 360 }, `/codes/${code.id}`, tenant.apiKey);
    const { page } = person;
    const card = page.getByRole("region", { name: "Menu today" });
    const soup = card.getByRole("switch", { name: "Soup of the day is available" });
    const fish = card.getByRole("switch", { name: "Fish soup is available" });
    await soup.waitFor();
    const stored = async () => {
      const { landing } = await readJson<
        CodeJson & { landing: { parts: [{ sections: [{ dishes: object[] }] }] } }
      >(await tenant.call("GET", `/app/api/codes/${code.id}`));
      return landing.parts[0].sections[0].dishes.map((dish) => "soldOut" in dish);
    };
    return { code, person, page, card, soup, fish, stored };
  }

  test("a dish is sold out and back by one tap each, and the page says so", async () => {
    const { code, person, page, card, soup, fish, stored } = await open();
    expect([await soup.isChecked(), await fish.isChecked()]).toEqual([true, false]);
    await soup.click();
    await page.getByText("Soup of the day is sold out.").waitFor();
    expect(await stored()).toEqual([true, true]);
    expect(await faultsUncovered(person)).toEqual([]);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText("Soup of the day is on the menu again.").waitFor();
    expect(await stored()).toEqual([false, true]);
    // By key, and two in a row: both hold.
    await soup.press("Space");
    await fish.press("Enter");
    await page.getByText("Fish soup is on the menu again.").waitFor();
    expect(await stored()).toEqual([true, false]);
    await card.getByRole("button", { name: "All dishes are available again" }).click();
    await page.getByText("All dishes are on the menu again.").waitFor();
    expect(await stored()).toEqual([false, false]);
    expect(await card.getByRole("button").count()).toBe(0);
    await soup.click();
    await page.getByText("Soup of the day is sold out.").waitFor();
    await page.goto(code.pageUrl);
    await page.locator("s", { hasText: "Soup of the day" }).waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a tap that can't be stored is taken back, and says why", async () => {
    const { page, person, soup, stored } = await open();
    await page.route("**/sold-out", (route) => route.abort());
    await soup.click();
    await page.locator(".toast.bad").waitFor();
    expect(await soup.isChecked()).toBe(true);
    expect(await stored()).toEqual([false, true]);
    await person.leave();
  });

  test("a menu that was changed meanwhile is read again", async () => {
    const { code, page, person, card, soup, stored } = await open();
    const landing = structuredClone<Record<string, unknown>>(CAFE);
    const [menu] = CAFE.parts;
    const [section] = menu.sections;
    const dishes = [{ name: "Pea soup" }, ...section.dishes];
    const changed = { ...landing, parts: [{ ...menu, sections: [{ ...section, dishes }] }] };
    expect((await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing: changed })).status).toBe(200);
    await soup.click();
    await page.getByText("The menu was changed in the meantime.").waitFor();
    await card.getByRole("switch", { name: "Pea soup is available" }).waitFor();
    expect(await stored()).toEqual([false, false, true]);
    await person.leave();
  });

  test("a code without a menu has no such card", async () => {
    const code = await tenant.makeCode({});
    const person = await arrive({ width: 360 }, `/codes/${code.id}`, tenant.apiKey);
    await person.page.getByText("The code as a file").waitFor();
    expect(await person.page.getByRole("switch").count()).toBe(1);
    await person.leave();
  });
});
