import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { codeCount, putOnPlan, unzip } from "../features/bulk/client.ts";
import {
  downloaded,
  expectInert,
  expectKeyHidden,
  expectSound,
  HOSTILE,
  startConsole,
  VIEWS_LOOKS,
  textOf,
} from "./figures-world.ts";

setDefaultTimeout(120_000);

/** Many codes from a file, in the console. */

const BAD = [
  "type,target,title,url,ssid",
  ",https://museum.example/1,One,,",
  ",nonsense,Two,,",
  "url,,Three,https://museum.example/3,",
  "wifi,,Four,,",
  "",
].join("\n");
const GOOD = BAD.replace("nonsense", "https://museum.example/2").replace(
  "wifi,,Four,,",
  "url,,Four,https://museum.example/4,",
);

function rowsOf(count: number): string {
  const rows = Array.from({ length: count }, (_, nth) => `https://museum.example/${nth},Row ${nth}`);
  return ["target,title", ...rows, ""].join("\n");
}

describeInBrowser("bulk in the console", async () => {
  const { scenario, open } = await startConsole();

  /** Somebody of a workspace of their own, at the view. */
  async function arrive(look: Parameters<typeof open>[0] = {}) {
    const tenant = await scenario.signUp();
    return { tenant, person: await open(look, "/bulk", tenant.apiKey) };
  }

  async function choose({ page }: Person, csv: string | Buffer, name = "codes.csv"): Promise<void> {
    const buffer = Buffer.from(csv);
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
  }

  /** Slows down the network, so that there is time to stop a download. @returns a function that lifts it. */
  async function slowDown({ context, page }: Person): Promise<() => Promise<void>> {
    const session = await context.newCDPSession(page);
    const limit = async (downloadThroughput: number) =>
      void (await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput,
        uploadThroughput: -1,
      }));
    await limit(20_000);
    return () => limit(-1);
  }

  const stat = ({ page }: Person, name: string) => textOf(page.locator(`[data-total=${name}] .stat-value`));
  const result = ({ page }: Person) => page.getByRole("heading", { name: "Result of the check" }).waitFor();
  const make = ({ page }: Person) => page.getByRole("button", { name: /^Make (one|the good|[\d,]+) / });

  test("a file is checked, corrected in place, and made into a ZIP", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await choose(person, BAD);
    await result(person);
    for (const [name, value] of [
      ["rows", "4"],
      ["tracked", "2"],
      ["static", "2"],
      ["errors", "2"],
    ] as const)
      expect(await stat(person, name)).toBe(value);
    const errors = await page.locator(".table tbody tr").allInnerTexts();
    expect(errors.map((row) => row.replace(/\s+/g, " ").trim())).toEqual([
      "3 target must be an absolute http or https address",
      "5 ssid is required",
    ]);
    expect(await make(person).count()).toBe(0);
    expect(await codeCount(tenant)).toBe(0);

    // The button of a row shows it where it is mended.
    await page.getByRole("button", { name: "Show row 3" }).click();
    const chosen =
      "(() => { const box = document.activeElement; return box.value.slice(box.selectionStart, box.selectionEnd); })()";
    expect(await page.evaluate<string>(chosen)).toBe(",nonsense,Two,,");
    await page.getByRole("textbox", { name: "CSV" }).fill(GOOD);
    await page.getByRole("button", { name: "Check the file" }).click();
    await page.getByText("Every row can be made.").waitFor();
    const { name, bytes } = await downloaded(person, () => make(person).click());
    expect(name).toBe("codes.zip");
    const { files, manifest } = unzip(bytes);
    expect([...files.keys()].filter((file) => file.endsWith(".svg"))).toHaveLength(4);
    expect(manifest.map(({ title, error }) => [title, error])).toEqual([
      ["One", ""],
      ["Two", ""],
      ["Three", ""],
      ["Four", ""],
    ]);
    await page.getByRole("heading", { name: "Your codes are ready" }).waitFor();
    await page.getByText("4 drawings and a list of them").waitFor();
    expect(await codeCount(tenant)).toBe(2);

    // Saved again, it is the same file, and nothing is made twice.
    const again = await downloaded(person, () => page.getByRole("button", { name: "Save the file" }).click());
    expect(Buffer.compare(again.bytes, bytes)).toBe(0);
    expect(await codeCount(tenant)).toBe(2);

    // The file is undone as a whole, also after a reload; a code that was scanned stays.
    await scenario.scan(manifest[0]?.shortId ?? "");
    await page.reload();
    await page.getByRole("button", { name: "Undo codes.csv" }).click();
    await page.getByRole("dialog").getByText("are deleted for ever").waitFor();
    await page.getByRole("button", { name: "Delete its codes" }).click();
    await page.getByText("1 code deleted. 1 code in use stayed.").waitFor();
    expect(await codeCount(tenant)).toBe(1);
    expect(await page.getByRole("button", { name: "Undo codes.csv" }).count()).toBe(0);
    await expectKeyHidden(person, tenant);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("bad rows can be left out", async () => {
    const { tenant, person } = await arrive();
    await choose(person, BAD);
    await result(person);
    await person.page.getByLabel("Leave out the rows with errors").check();
    const { bytes } = await downloaded(person, () => make(person).click());
    const { manifest } = unzip(bytes);
    expect(manifest.map(({ error }) => error === "")).toEqual([true, false, true, false]);
    expect(await codeCount(tenant)).toBe(1);
    await person.leave();
  });

  test("a table can be pasted, and the template is valid", async () => {
    const { person } = await arrive();
    const { page } = person;
    const template = await downloaded(person, () => page.getByText("Download a template").click());
    expect(template.name).toBe("quietzone-template.csv");
    await page.getByRole("button", { name: "Paste a table instead" }).click();
    await page.getByRole("textbox", { name: "CSV" }).fill(new TextDecoder().decode(template.bytes));
    await page.getByRole("button", { name: "Check the file" }).click();
    await page.getByText("Every row can be made.").waitFor();
    expect(await stat(person, "rows")).toBe("4");
    await person.leave();
  });

  test("rows without a style take a saved look, and a file becomes labels", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await tenant.call("POST", "/app/api/styles", { name: "Brand", style: { foreground: "#aa0000" } });
    await page.reload();
    await choose(person, GOOD);
    await page.getByText("Every row can be made.").waitFor();
    await page.getByLabel("Look of rows without a style").selectOption("Brand");
    await page.getByRole("button", { name: "Check the file" }).click();
    await page.getByText("Every row can be made.").waitFor();
    const { bytes } = await downloaded(person, () => make(person).click());
    const drawn = [...unzip(bytes).files].filter(([name]) => name.endsWith(".svg"));
    expect(drawn.map(([, svg]) => svg.includes("#a00"))).toEqual([true, true, true, true]);

    await page.getByRole("button", { name: "Start over" }).click();
    await choose(person, GOOD, "labels.csv");
    await page.getByText("Every row can be made.").waitFor();
    await page.getByLabel("Labels on sheets").check();
    const layout = page.getByRole("region", { name: "Sheet", exact: true });
    await page.getByRole("radio", { name: "Label 20", exact: true }).click();
    await page.getByLabel("Your own line").fill("Scan me, please");
    await page.getByText("The line can't have commas here").waitFor();
    await page.getByRole("button", { name: "Check the file", disabled: true }).waitFor();
    await page.getByLabel("Your own line").fill("{nobody}");
    await page.getByRole("button", { name: "Check the file" }).click();
    await page.getByText("The names in braces can be").waitFor();
    await page.getByLabel("Your own line").fill("Scan me");
    await layout.getByRole("searchbox").fill("l7160");
    await expectSound(person);
    await page.getByRole("button", { name: /^Check/ }).click();
    await page.getByText("Every row can be made.").waitFor();
    const sheet = await downloaded(person, () => make(person).click());
    expect([sheet.name, new TextDecoder().decode(sheet.bytes.slice(0, 5))]).toEqual(["labels.pdf", "%PDF-"]);
    await page.getByText(/^The labels as PDF, /).waitFor();
    const asked = person.sent.findLast(({ url }) => url.pathname === "/app/api/bulk");
    expect(asked?.url.searchParams.get("start")).toBe("20");
    expect(await codeCount(tenant)).toBe(4);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("file and result stay while another view is open", async () => {
    const { person } = await arrive();
    const { page } = person;
    await choose(person, BAD, "spring.csv");
    await result(person);
    await page.goto(`${scenario.url}/app#/webhook`);
    await page.getByRole("heading", { name: "Webhook", level: 1 }).waitFor();
    await page.goto(`${scenario.url}/app#/bulk`);
    await result(person);
    await page.getByText("spring.csv").waitFor();
    await page.getByRole("button", { name: "Another file" }).click();
    await page.getByText("Choose a CSV file").waitFor();
    await person.leave();
  });

  test("progress is shown, making can be stopped, and a retry makes nothing twice", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await choose(person, rowsOf(1_000));
    await page.getByText("Every row can be made.").waitFor();
    const lift = await slowDown(person);
    await make(person).click();
    await page.getByText(/^[1-9][\d,]* of 1,000 drawn, /).waitFor();
    expect(await page.locator("progress").getAttribute("max")).toBe("1000");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("The tracked codes are made already and stay.").waitFor();
    expect(await codeCount(tenant)).toBe(1_000);
    await expectSound(person);
    // Without the page nobody could ask for the same file again, so leaving it is asked about.
    const [asked] = await Promise.all([page.waitForEvent("dialog"), page.evaluate("location.reload()")]);
    expect(asked.type()).toBe("beforeunload");
    await lift();
    const { bytes } = await downloaded(person, () =>
      page.getByRole("button", { name: "Fetch the file" }).click(),
    );
    expect([...unzip(bytes).files.keys()].filter((file) => file.endsWith(".svg"))).toHaveLength(1_000);
    await page.getByText("1,000 drawings and a list of them").waitFor();
    expect(await codeCount(tenant)).toBe(1_000);
    await page.reload();
    await page.getByText("Choose a CSV file").waitFor();
    expect(person.complaints).toEqual(["dialog: "]);
    await person.leave();
  }, 120_000);

  test("a retry after a lost answer makes nothing twice", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await choose(person, GOOD);
    await page.getByText("Every row can be made.").waitFor();
    // The request arrives, its answer does not.
    await page.route("**/app/api/bulk", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await make(person).click();
    await page.getByText("Trying again makes nothing twice.").waitFor();
    expect(await codeCount(tenant)).toBe(2);
    await page.unroute("**/app/api/bulk");
    const { bytes } = await downloaded(person, () => page.getByRole("button", { name: "Try again" }).click());
    expect(unzip(bytes).manifest).toHaveLength(4);
    expect(await codeCount(tenant)).toBe(2);
    await person.leave();
  });

  test("a limit of the plan is explained, with a link to the account", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await putOnPlan(scenario, tenant, "free");
    await choose(person, rowsOf(101));
    await page.getByText("This is more than your plan allows.").waitFor();
    await page.getByText("Your plan allows 100 rows in a file.").waitFor();
    expect(await page.getByRole("link", { name: "Plan and voucher" }).getAttribute("href")).toBe("#/account");
    await expectSound(person);
    await putOnPlan(scenario, tenant, "static");
    await page.getByRole("button", { name: "Another file" }).click();
    await choose(person, GOOD);
    await page.getByText("Your plan does not include tracked codes.").first().waitFor();
    await person.leave();
  });

  test("a file that is too large is refused before it is sent, an invalid CSV after", async () => {
    const { person } = await arrive();
    const { page } = person;
    await choose(person, Buffer.alloc(10 * 1_024 * 1_024 + 1, 97));
    await page.getByText("The file is larger than 10 MiB").waitFor();
    expect(person.sent.filter(({ url }) => url.pathname === "/app/api/bulk")).toEqual([]);
    await page.getByRole("button", { name: "Another file" }).click();
    await choose(person, Buffer.from([0xff, 0xfe, 0x00, 0x41]));
    await page.getByText("This can't be read as a CSV file.").waitFor();
    await page.getByText("The CSV must be UTF-8.").waitFor();
    await person.leave();
  });

  test("a file can be dropped", async () => {
    const { person } = await arrive();
    const { page } = person;
    const drop = `(() => {
      const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(GOOD)}], "dropped.csv", { type: "text/csv" }));
      const box = document.querySelector(".drop");
      for (const type of ["dragover", "drop"]) box.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    })()`;
    await page.evaluate(drop);
    await page.getByText("Every row can be made.").waitFor();
    await page.getByText("dropped.csv").waitFor();
    await person.leave();
  });

  test("hostile cells and file names are shown as text", async () => {
    const { person } = await arrive();
    const cell = `"${HOSTILE.replaceAll('"', '""')}"`;
    await choose(person, `${cell},target,type\n1,${cell},${cell}\n`, "<img src=x onerror=alert(1)>.csv");
    await result(person);
    await expectInert(person);
    await person.leave();
  });

  test("a check that gets no answer can be repeated", async () => {
    const { person } = await arrive();
    const { page, context } = person;
    await context.setOffline(true);
    await choose(person, GOOD);
    await page.getByText("No answer came.").waitFor();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Every row can be made.").waitFor();
    await person.leave();
  });

  test("the next tenant sees nothing of it, and signing out while codes are drawn works", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    const other = await scenario.signUp("Other");
    const signIn = async (key: string) => {
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.getByRole("tab", { name: "I have a key" }).click();
      await page.getByRole("textbox", { name: "API key" }).fill(key);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.goto(`${scenario.url}/app#/bulk`);
      await page.getByRole("heading", { name: "Bulk", level: 1 }).waitFor();
    };
    await choose(person, rowsOf(1_000), "secret.csv");
    await page.getByText("Every row can be made.").waitFor();
    await slowDown(person);
    await make(person).click();
    await page.getByText(/^[1-9][\d,]* of 1,000 drawn, /).waitFor();
    await signIn(tenant.apiKey);
    await page.getByText("The tracked codes are made already and stay.").waitFor();
    await signIn(other.apiKey);
    await page.getByText("Choose a CSV file").waitFor();
    expect(await page.getByText("secret.csv").count()).toBe(0);
    await person.leave();
  }, 120_000);

  test.each(VIEWS_LOOKS)("axe finds nothing, and nothing scrolls sideways (%s)", async (_, look) => {
    const { person } = await arrive(look);
    const { page } = person;
    await page.getByRole("button", { name: "Paste a table instead" }).click();
    await expectSound(person);
    await choose(person, BAD);
    await result(person);
    await expectSound(person);
    await page.getByLabel("Leave out the rows with errors").check();
    await downloaded(person, () => make(person).click());
    await page.getByRole("heading", { name: "Your codes are ready" }).waitFor();
    await expectSound(person);
    await person.leave();
  });
});
