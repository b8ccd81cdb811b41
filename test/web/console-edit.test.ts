import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { readJson } from "../json.ts";
import type { CodeJson, TenantClient } from "../scenario.ts";
import { leadsTo, startDoor } from "./console-world.ts";
import { downloaded, expectKeyHidden } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Changing a code, with and without conflicting changes. */

async function codeOf(tenant: TenantClient, { id }: CodeJson): Promise<CodeJson> {
  return readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));
}

describeInBrowser("changing a code in the console", async () => {
  const { scenario, tenant, arrive } = await startDoor();

  async function editing(input: Record<string, unknown> = {}) {
    const code = await tenant.makeCode({ title: "Hall 3", group: "guide", ...input });
    const person = await arrive({}, `/codes/${code.id}/edit`, tenant.apiKey);
    const bodies: unknown[] = [];
    person.page.on("request", (request) => {
      if (request.method() === "PATCH") bodies.push(request.postDataJSON());
    });
    return { code, person, page: person.page, bodies };
  }

  const save = "Save changes";

  test("only what was changed is sent, and emptied parts are cleared", async () => {
    const { code, page, bodies, person } = await editing();
    await page.getByLabel("Title").fill("");
    await page.getByLabel("Campaign").fill("summer");
    await page.getByText("Not saved yet").waitFor();
    await page.getByRole("button", { name: save }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    expect(bodies).toEqual([{ title: null, group: "summer" }]);
    expect(await codeOf(tenant, code)).toMatchObject({ title: null, group: "summer", target: code.target });
    await person.leave();
  });

  test("without changes nothing is sent, and the form says so", async () => {
    const { page, bodies, person } = await editing();
    await page.getByRole("button", { name: save }).click();
    await page.getByText("Nothing has changed.").waitFor();
    expect(bodies).toEqual([]);
    await person.leave();
  });

  test("a conflicting change is shown, and either version can be kept", async () => {
    for (const keep of ["mine", "theirs"] as const) {
      const { code, page, person } = await editing();
      await page.getByLabel("Where it leads").fill("https://museum.example/mine");
      const theirs = { target: "https://museum.example/theirs", title: "Theirs", active: false };
      await tenant.call("PATCH", `/app/api/codes/${code.id}`, theirs);
      await page.getByRole("button", { name: save }).click();
      const dialog = page.getByRole("dialog", { name: "Changed meanwhile" });
      await dialog.getByText("https://museum.example/theirs").waitFor();
      await dialog.getByText("You changed it, too").waitFor();
      await dialog.getByText("It was switched off.").waitFor();
      if (keep === "mine") {
        await dialog.getByRole("button", { name: "Overwrite with mine" }).click();
        await page.getByText("Saved. The next scan sees it.").waitFor();
        const now = await codeOf(tenant, code);
        // A field that only the other person changed stays as the other person left it.
        expect(now).toMatchObject({ target: "https://museum.example/mine", title: "Theirs", active: false });
      } else {
        await dialog.getByRole("button", { name: "Take theirs, drop mine" }).click();
        expect(await page.getByLabel("Where it leads").inputValue()).toBe("https://museum.example/theirs");
        expect(await codeOf(tenant, code)).toMatchObject(theirs);
      }
      await person.leave();
    }
  });

  test("a draft survives a change of views and a reload, and can be discarded", async () => {
    const { code, page, person } = await editing();
    await page.getByLabel("Where it leads").fill("https://museum.example/begun");
    await page.getByRole("link", { name: "Codes", exact: true }).click();
    await page.getByRole("heading", { name: "Codes", level: 1 }).waitFor();
    await page.goBack();
    await page.getByText("This is what you had begun.").waitFor();
    expect(await page.getByLabel("Where it leads").inputValue()).toBe("https://museum.example/begun");
    await page.reload();
    await page.getByText("This is what you had begun.").waitFor();
    await page.getByRole("button", { name: "Discard" }).first().click();
    expect(await page.getByLabel("Where it leads").inputValue()).toBe(code.target);
    await page.reload();
    await page.getByRole("heading", { name: "Edit", level: 1 }).waitFor();
    expect(await page.getByText("This is what you had begun.").count()).toBe(0);
    await person.leave();
  });

  test("a lost connection keeps what was typed, and saving goes on by itself once it is back", async () => {
    const { code, page, person } = await editing();
    await page.getByLabel("Where it leads").fill("https://museum.example/later");
    await person.context.setOffline(true);
    // The button is in sight from everywhere, and so is why it did nothing.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate("scrollTo(0, 1_000)");
    await page.getByRole("button", { name: save }).click();
    await page.getByRole("alert").getByText("The service does not answer.").waitFor();
    await page.waitForFunction(
      "(({ top, bottom }) => top > 0 && bottom < innerHeight)(document.querySelector('main [role=alert]').getBoundingClientRect())",
    );
    await person.context.setOffline(false);
    await page.getByText("Saved. The next scan sees it.").waitFor();
    expect(await leadsTo(scenario, code.shortId)).toBe("https://museum.example/later");
    await person.leave();
  });

  test("a service that is away is not blamed on the line, and gets nothing that is still being typed", async () => {
    const { code, page, person } = await editing();
    const address = page.getByLabel("Where it leads");
    const alert = page.getByRole("alert").getByText("this goes on as soon as it does");
    let tries = 0;
    await page.route(`**/app/api/codes/${code.id}`, (route) => {
      tries++;
      return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
    });
    await address.fill("https://museum.example/later");
    await page.getByRole("button", { name: save }).click();
    await alert.waitFor();
    await address.fill("https://museum.example/lat");
    await alert.waitFor({ state: "detached" });
    await address.fill("https://museum.example/at-last");
    await page.getByRole("button", { name: save }).click();
    await alert.waitFor();
    // Two of the person's, and one more by itself.
    await page.waitForResponse(`**/app/api/codes/${code.id}`);
    expect(tries).toBe(3);
    // The answer to one that was kept is lost.
    await page.unroute(`**/app/api/codes/${code.id}`);
    await page.route(`**/app/api/codes/${code.id}`, (route) => route.fetch().then(() => route.abort()), {
      times: 1,
    });
    await page.getByText("Saved. The next scan sees it.").waitFor();
    expect(await leadsTo(scenario, code.shortId)).toBe("https://museum.example/at-last");
    await person.leave();
  });

  test("a missing code is reported in each of its views", async () => {
    for (const path of ["", "/edit"]) {
      const person = await arrive({}, `/codes/code_00000000000000000000000000${path}`, tenant.apiKey);
      await person.page.getByRole("heading", { name: "No such code" }).waitFor();
      await person.leave();
    }
  });

  test("files come as the API gives them, with the key in a header", async () => {
    const code = await tenant.makeCode({ title: "Hall 3" });
    const person = await arrive({}, `/codes/${code.id}`, tenant.apiKey);
    const { page } = person;
    const files = [
      ["SVG", "svg", "?widthMm=80"],
      ["PDF", "pdf", "?widthMm=80&colorSpace=rgb"],
      ["PNG", "png", "?size=1024"],
    ] as const;
    for (const [label, ending, query] of files) {
      await page.getByLabel(label, { exact: true }).check();
      const { name, bytes } = await downloaded(person, () =>
        page.getByRole("button", { name: `Download ${label}` }).click(),
      );
      expect(name).toBe(`hall-3-${code.shortId}.${ending}`);
      const told = await tenant.call("GET", `/app/api/codes/${code.id}/qr.${ending}${query}`);
      expect(Bun.hash(bytes)).toBe(Bun.hash(await told.bytes()));
    }
    await expectKeyHidden(person, tenant);
    await person.leave();
  });
});
