import { expect, setDefaultTimeout, test } from "bun:test";
import { writeXlsx } from "hucre/xlsx";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { codeCount, putOnPlan, unzip } from "../features/bulk/client.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
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

setDefaultTimeout(300_000);

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

/** A table of a museum: semicolons, addresses without a scheme, a column of its own. */
const HALLS = [
  "Titel;Ziel;Kampagne;Hall",
  "Hall 1;museum.example/1;audio;A",
  "Hall 2;museum.example/2;audio;B",
].join("\r\n");

const PROBLEM = "application/problem+json";
const LIMITED = { status: 429, code: "rate_limited", title: "Too many requests", detail: "Wait a minute." };

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
  const errorsOf = async ({ page }: Person) =>
    (await page.locator("li[data-column]").allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());

  /** Types into a cell of the table, and leaves it. */
  async function mend({ page }: Person, cell: string, text: string): Promise<void> {
    await page.getByRole("textbox", { name: cell, exact: true }).fill(text);
    await page.keyboard.press("Tab");
  }

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
    expect(await errorsOf(person)).toEqual([
      "Row 3, Destination: has to be a web address, such as https://museum.example",
      "Row 5, ssid: is required",
    ]);
    expect(await make(person).count()).toBe(0);
    expect(await codeCount(tenant)).toBe(0);

    // Rows that are wrong are mended where they are shown. It is checked again by itself.
    await mend(person, "Row 3, target", "museum.example/2");
    await page.getByText("Row 5, ssid:").waitFor();
    await mend(person, "Row 5, type", "url");
    await mend(person, "Row 5, url", "museum.example/4");
    await page.getByText("Every row can be made.").waitFor();
    const { name, bytes } = await downloaded(person, () => make(person).click());
    expect(name).toBe("codes-codes.zip");
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
    await page.getByRole("dialog").getByText("are deleted permanently").waitFor();
    await page.getByRole("button", { name: "Delete its codes" }).click();
    await page.getByText("1 code deleted. 1 code in use stayed.").waitFor();
    expect(await codeCount(tenant)).toBe(1);
    expect(await page.getByRole("button", { name: "Undo codes.csv" }).count()).toBe(0);
    await expectKeyHidden(person, tenant);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a table of a spreadsheet needs no other names of columns and no schemes, and its errors are told once", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await choose(person, HALLS, "Halls.csv");
    await page.getByText("Hall, 2 rows, first row 2: This column is not known.").waitFor();
    expect(await errorsOf(person)).toHaveLength(1);
    // It is marked in the table, too, above the rows.
    const hall = page.getByLabel("Column Hall is");
    expect(await hall.getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("button", { name: "Leave out this column" }).click();
    await page.getByText("Every row can be made.").waitFor();
    expect([await hall.inputValue(), await hall.getAttribute("aria-invalid")]).toEqual(["", "false"]);
    const { name, bytes } = await downloaded(person, () => make(person).click());
    expect(name).toBe("Halls-codes.zip");
    expect(unzip(bytes).manifest.map(({ title }) => title)).toEqual(["Hall 1", "Hall 2"]);
    const { codes } = await readJson<{ codes: { target: string; group: string }[] }>(
      await tenant.call("GET", "/app/api/codes?sort=oldest"),
    );
    expect(codes.map(({ target, group }) => [target, group])).toEqual([
      ["https://museum.example/1", "audio"],
      ["https://museum.example/2", "audio"],
    ]);
    await person.leave();
  });

  test("a cell beyond the header is told, and a quote that is not closed", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await choose(person, "target,title\nhttps://museum.example/?a=1,2,Hall\n");
    await page.getByText("Row 2, #3: This column is not known.").waitFor();
    expect(await make(person).count()).toBe(0);
    await expectSound(person);
    await page.getByRole("button", { name: "Another file" }).click();
    await choose(person, 'target,title\nhttps://museum.example/1,"Krone\nhttps://museum.example/2,Two\n');
    await page.getByText("a quotation mark that is not closed").waitFor();
    await page.getByRole("button", { name: "Another file" }).click();
    // Nor is it lost where codes are changed.
    const code = await tenant.makeCode();
    await page.getByLabel("Change codes").check();
    await choose(person, `shortId,title\n${code.shortId},One,Two\n`);
    await page.getByText("Row 2, #3: This column is not known.").waitFor();
    await person.leave();
  });

  test("a spreadsheet is read by a script that only it loads", async () => {
    const { person } = await arrive();
    const { page } = person;
    const scripts = () => person.sent.filter(({ url }) => url.pathname.endsWith(".js")).length;
    await choose(person, HALLS);
    await page.getByText("This column is not known.").waitFor();
    const before = scripts();
    await page.getByRole("button", { name: "Another file" }).click();
    const rows = HALLS.split("\r\n").map((line) => line.split(";"));
    await choose(person, Buffer.from(await writeXlsx({ sheets: [{ name: "Halls", rows }] })), "Halls.xlsx");
    await page.getByText("Hall, 2 rows, first row 2: This column is not known.").waitFor();
    expect(scripts()).toBe(before + 1);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("the list is downloaded, changed, read back with its differences, saved and taken back", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    const one = await tenant.makeCode({ title: "Hall 1", group: "audio" });
    const room = await tenant.makeCode({ title: "Room 1" });
    await tenant.makeCode({ title: "=Hall" });
    const stateOf = async () => readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${one.id}`));
    await page.getByLabel("Change codes").check();
    const list = await downloaded(person, () =>
      page.getByRole("button", { name: "Download your list of codes" }).click(),
    );
    expect(list.name).toMatch(/^codes-\d{4}-\d\d-\d\d\.csv$/);
    const csv = new TextDecoder().decode(list.bytes);
    await choose(person, csv, list.name);
    await page.getByText("nothing changes").waitFor();
    await page.getByRole("button", { name: "Another file" }).click();
    const off = csv.replace(/^.*Hall 1.*$/m, (line) => line.replace(/\btrue\b/, "false"));
    const changed = off.replace("Hall 1", "Hall One").replace("audio", "").replace("Room 1", "Room One");
    await choose(person, changed, "halls.csv");
    await page.getByText("2 codes will be different.").waitFor();
    const difference = await textOf(page.locator(".table tbody tr", { hasText: "Hall One" }).last());
    expect(difference).toContain("title: Hall 1 → Hall One");
    expect(difference).toContain("campaign: audio → none");
    expect(difference).toContain("state: on → off");
    await expectSound(person);
    expect(await stateOf()).toEqual(one);
    await page.getByRole("button", { name: "Change 2 codes" }).click();
    // It is told below the changes, where the button was.
    await page.locator(".table ~ .notice").getByText("2 codes changed.").waitFor();
    expect(await stateOf()).toMatchObject({ title: "Hall One", group: null });
    await tenant.call("PATCH", `/app/api/codes/${room.id}`, { title: "Room two" });
    await page.getByRole("button", { name: "Undo halls.csv" }).click();
    await page.getByRole("button", { name: "Take them back" }).click();
    await page.getByText("1 code as before. 1 code edited since: left as it is.").waitFor();
    expect(await stateOf()).toMatchObject({ title: "Hall 1", group: "audio" });

    // A file that is done does not stand in the way of the next, whatever that is for.
    await page.getByLabel("Make new codes").check();
    await page.getByRole("heading", { name: "Changed" }).waitFor({ state: "detached" });
    await page.getByText("A spreadsheet (.xlsx) or CSV").waitFor();
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
    await page.getByRole("textbox", { name: "Table" }).fill(new TextDecoder().decode(template.bytes));
    await page.getByRole("button", { name: "Take this table" }).click();
    await page.getByText("Every row can be made.").waitFor();
    expect(await stat(person, "rows")).toBe("4");
    await person.leave();
  });

  test("rows without a style take the default look, which is shown before, and a file becomes labels", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    const brand = { name: "Brand", style: { foreground: "#aa0000" }, isDefault: true };
    await tenant.call("POST", "/app/api/styles", brand);
    await tenant.call("POST", "/app/api/styles", { name: "Other", style: { foreground: "#0000aa" } });
    await page.reload();
    await choose(person, GOOD);
    await page.getByText("Every row can be made.").waitFor();
    await page.waitForFunction("document.querySelectorAll('.samples img').length === 3");
    const look = page.getByLabel("Look", { exact: true });
    expect(await textOf(look.locator("option:checked"))).toContain("Brand");
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
    await page.getByLabel("Your own line").fill("{nobody}");
    await page.getByText("The names in braces can be").waitFor();
    await page.getByLabel("Your own line").fill("Scan me");
    await layout.getByRole("searchbox").fill("l7160");
    await page.getByText("Every row can be made.").waitFor();
    await expectSound(person);
    await page.getByText("Every row can be made.").waitFor();
    const sheet = await downloaded(person, () => make(person).click());
    expect([sheet.name, new TextDecoder().decode(sheet.bytes.slice(0, 5))]).toEqual([
      "labels-labels.pdf",
      "%PDF-",
    ]);
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
    await page.getByText("Choose a file").waitFor();
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
    await page.getByText("Choose a file").waitFor();
    expect(person.complaints).toEqual(["dialog: "]);
    await person.leave();
  }, 300_000);

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

  test("a limit of the plan is explained, with a link to the settings", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await putOnPlan(scenario, tenant, "free");
    await page.reload();
    await choose(person, rowsOf(101));
    // It is said before the table, and by the service.
    await page.getByText("Your plan allows 100 rows in a file:").waitFor();
    await page.getByText("This is more than your plan allows.").waitFor();
    const links = page.getByRole("link", { name: "Plan and voucher" });
    expect(await links.first().getAttribute("href")).toBe("#/settings");
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
    await choose(person, "no spreadsheet", "halls.xlsx");
    await page.getByText("This can't be read.").waitFor();
    await page.getByRole("button", { name: "Another file" }).click();
    await choose(person, "\n");
    await page.getByText("This can't be read as a CSV file.").waitFor();
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
    await page.getByText("The service does not answer.").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await context.setOffline(false);
    // The looks come, and the table is checked with them.
    await page.getByText("Every row can be made.").waitFor();
    await person.leave();
  });

  test("a check that a limit refuses can be repeated, of new codes and of changes", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    const { shortId } = await tenant.makeCode({ title: "Hall 1" });
    const refuse = (path: string) =>
      page.route(path, (route) => route.fulfill({ status: 429, json: LIMITED, contentType: PROBLEM }));
    const tryAgain = () => page.getByRole("button", { name: "Try again" }).click();
    await refuse("**/app/api/bulk?*");
    await choose(person, GOOD);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.unroute("**/app/api/bulk?*");
    await tryAgain();
    await page.getByText("Every row can be made.").waitFor();
    await page.getByRole("button", { name: "Another file" }).click();
    await page.getByLabel("Change codes").check();
    await choose(person, `shortId,title\n${shortId},Hall One\n`);
    const change = page.getByRole("button", { name: "Change 1 code" });
    await change.waitFor();
    await refuse("**/app/api/codes/edits*");
    await change.click();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.unroute("**/app/api/codes/edits*");
    await tryAgain();
    await change.click();
    await page.getByText("1 code changed.").waitFor();
    await person.leave();
  });

  test("the file that was chosen last stays, however late an earlier one is read", async () => {
    const { person } = await arrive();
    const { page } = person;
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    // The script that reads spreadsheets is the only one that still comes.
    await page.route("**/*.js", async (route) => {
      asked.resolve();
      await held.promise;
      await route.continue();
    });
    const bytes = await writeXlsx({ sheets: [{ name: "Late", rows: [["target"], ["late.example"]] }] });
    await choose(person, Buffer.from(bytes), "late.xlsx");
    await asked.promise;
    // Its purpose may be changed meanwhile.
    await page.getByLabel("Change codes").check();
    await page.getByLabel("Make new codes").check();
    await choose(person, GOOD, "now.csv");
    await page.getByText("now.csv").waitFor();
    const script = page.waitForResponse("**/*.js");
    held.resolve();
    await (await script).finished();
    await page.getByText("Every row can be made.").waitFor();
    await page.getByText("now.csv").waitFor();
    expect(await page.getByText("late.xlsx").count()).toBe(0);
    await person.leave();
  });

  test("the next tenant sees nothing of it, and signing out while codes are drawn works", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    const other = await scenario.signUp("Other");
    const signIn = async (key: string) => {
      await page.getByRole("button", { name: "Sign out" }).click();
      await signInWith(key);
    };
    const send = async (key: string) => {
      await page.getByRole("tab", { name: "I have a key" }).click();
      await page.getByRole("textbox", { name: "API key" }).fill(key);
      await page.getByRole("button", { name: "Sign in" }).click();
    };
    const signInWith = async (key: string) => {
      await send(key);
      await page.goto(`${scenario.url}/app#/bulk`);
      await page.getByRole("heading", { name: "Many from a file", level: 1 }).waitFor();
    };
    // An answer that comes after the end of the session leaves nothing behind.
    await choose(person, GOOD, "earlier.csv");
    await page.getByText("Every row can be made.").waitFor();
    const made = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    await page.route("**/app/api/bulk*", async (route) => {
      const response = await route.fetch();
      made.resolve();
      await goOn.promise;
      await route.fulfill({ response });
    });
    await make(person).click();
    await made.promise;
    await page.getByRole("button", { name: "Sign out" }).click();
    const answer = page.waitForResponse("**/app/api/bulk*");
    goOn.resolve();
    await answer;
    // The page handles a later answer after it. One that signs in would discard what was left behind.
    await send(`qz_${"x".repeat(38)}`);
    await page.getByText("This key is not valid.").waitFor();
    expect(await page.evaluate("JSON.stringify({ ...sessionStorage })")).not.toContain("earlier.csv");
    await page.unroute("**/app/api/bulk*");
    await signInWith(tenant.apiKey);
    await page.getByRole("button", { name: "Start over" }).click();

    await choose(person, rowsOf(1_000), "secret.csv");
    await page.getByText("Every row can be made.").waitFor();
    await slowDown(person);
    await make(person).click();
    await page.getByText(/^[1-9][\d,]* of 1,000 drawn, /).waitFor();
    await signIn(tenant.apiKey);
    await page.getByText("The tracked codes are made already and stay.").waitFor();
    await signIn(other.apiKey);
    await page.getByText("Choose a file").waitFor();
    expect(await page.getByText("secret.csv").count()).toBe(0);
    await person.leave();
  }, 300_000);

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
