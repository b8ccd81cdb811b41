import { expect, setDefaultTimeout, test } from "bun:test";
import type { ScanLog } from "../../src/features/scans/log-model.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate } from "../browser/world.ts";
import { download } from "../features/analytics/client.ts";
import { grantDeviceLog, recognisedPhone } from "../features/consent/phone.ts";
import { readJson } from "../json.ts";
import { putOnPlan } from "../features/bulk/client.ts";
import {
  downloaded,
  expectInert,
  expectKeyHidden,
  expectSound,
  scanAbout,
  startConsole,
  VIEWS_LOOKS,
  textOf,
} from "./figures-world.ts";

setDefaultTimeout(300_000);

/** A code's scan log in the console. */

describeInBrowser("the scan log in the console", async () => {
  const { scenario, tenant, open } = await startConsole();
  const code = await tenant.makeCode({ title: "Poster" });
  await scanAbout(scenario, code, 30);
  const path = `/codes/${code.id}/scans`;

  test("all scans are listed, page by page, newest first", async () => {
    const answer = await tenant.call("GET", `/app/api/codes/${code.id}/scans?limit=1000&bots=exclude`);
    const log = await readJson<ScanLog>(answer);
    expect(log.total).toBeGreaterThan(100);
    const person = await open({}, path);
    const rows = person.page.locator("table.rows tbody tr");
    await rows.first().waitFor();
    expect(await rows.count()).toBe(50);
    await person.page.getByRole("button", { name: "Show older scans" }).click();
    await rows.nth(99).waitFor();
    await person.page.getByRole("button", { name: "Show older scans" }).click();
    await rows.nth(log.total - 1).waitFor();
    const times = "[...document.querySelectorAll('table.rows tbody time')].map((time) => time.dateTime)";
    expect(await evaluate<string[]>(person, times)).toEqual(log.events.map(({ at }) => at));
    expect(await person.page.getByRole("button", { name: "Show older scans" }).count()).toBe(0);
    await person.page.getByText(`${log.total} of ${log.total} shown`).waitFor();
    for (const name of ["total", "uniqueVisitors", "repeatScanners", "bots"] as const)
      expect(await textOf(person.page.locator(`[data-total=${name}] .stat-value`))).toBe(String(log[name]));
    await person.leave();
  });

  test("without automated scans, none is shown and none is exported", async () => {
    const person = await open({}, path);
    const machine = person.page.getByText("Search engine").first();
    await person.page.locator("table.rows").waitFor();
    expect(await machine.count()).toBe(0);
    await person.page.getByLabel("Count automated scans").check();
    await machine.waitFor();
    await person.page.getByLabel("Count automated scans").uncheck();
    await machine.waitFor({ state: "hidden" });
    const { bytes } = await downloaded(person, () => person.page.getByText("Export CSV").click());
    expect(new TextDecoder().decode(bytes)).not.toContain("crawler");
    await person.leave();
  });

  test.each([
    ["Export CSV", "csv", "poster-scan-log.csv"],
    ["Export NDJSON", "ndjson", "poster-scan-log.ndjson"],
  ])("%s saves what the API gives, with the key in a header", async (label, format, filename) => {
    const person = await open({}, path);
    const { name, bytes } = await downloaded(person, () => person.page.getByText(label).click());
    const told = await download(scenario, tenant, code.id, { bots: "exclude", format });
    expect(name).toBe(filename);
    expect(new TextDecoder().decode(bytes)).toBe(await told.text());
    await person.page.getByText(`${filename} is in your downloads`).waitFor();
    await expectKeyHidden(person, tenant);
    await person.leave();
  });

  test("devices are listed when the operator granted it", async () => {
    const granted = await scenario.signUp("Granted");
    const theirs = await granted.makeCode({ title: "Door" });
    await recognisedPhone(scenario, theirs.shortId);
    const before = await open({}, `/codes/${theirs.id}/scans`, granted.apiKey);
    await before.page.locator("[data-total=uniqueDevices]").waitFor();
    expect(await before.page.getByRole("heading", { name: "Recognised devices" }).count()).toBe(0);
    await before.leave();
    await grantDeviceLog(scenario, granted);
    const person = await open({}, `/codes/${theirs.id}/scans`, granted.apiKey);
    await person.page.getByRole("heading", { name: "Recognised devices" }).waitFor();
    await expectSound(person);
    await person.leave();
  });

  test("another tenant's code is refused without signing out", async () => {
    const stranger = await scenario.signUp("Stranger");
    const person = await open({}, path, stranger.apiKey);
    await person.page.getByRole("heading", { name: "There is no such code" }).waitFor();
    expect(await evaluate<string>(person, `sessionStorage.getItem("quietzone.key")`)).toBe(stranger.apiKey);
    await person.leave();
  });

  test("a plan without analytics says what it lacks", async () => {
    const poor = await scenario.signUp("Poor");
    const theirs = await poor.makeCode();
    await putOnPlan(scenario, poor, "static");
    const person = await open({}, `/codes/${theirs.id}/scans`, poor.apiKey);
    await person.page.getByRole("heading", { name: "Your plan does not include this" }).waitFor();
    await person.leave();
  });

  test("a code without scans says so, and then shows the first scan", async () => {
    const fresh = await tenant.makeCode({ title: "New" });
    const person = await open({}, `/codes/${fresh.id}/scans`);
    await person.page.getByRole("heading", { name: "Not scanned yet" }).waitFor();
    // There is nothing to filter or to export yet, nor in a campaign that nobody scanned.
    const controls = person.page.locator(".toolbar");
    expect(await controls.count()).toBe(0);
    await scenario.scan(fresh.shortId, { "user-agent": "curl/8.0" });
    await person.page.getByRole("button", { name: "Look again" }).click();
    await person.page.getByRole("heading", { name: "No scans by people yet" }).waitFor();
    await controls.getByLabel("Count automated scans").check();
    await person.page.locator("table.rows tbody tr").waitFor();
    await tenant.makeCode({ title: "Quiet", group: "quiet" });
    await person.page.goto(`${scenario.url}/app#/scans?group=quiet`);
    await person.page.getByRole("heading", { name: "Not scanned yet" }).waitFor();
    await controls.getByLabel("Campaign").waitFor();
    expect(await controls.getByLabel("Count automated scans").count()).toBe(0);
    await person.leave();
  });

  test("hostile referrers and languages are shown as text", async () => {
    const hostile = await tenant.makeCode({ title: '<img src=x onerror="alert(1)">' });
    await scenario.scan(hostile.shortId, {
      referer: "https://<img src=x onerror=alert(1)>.example/",
      "accept-language": "<script>alert(1)</script>",
      "user-agent": "Mozilla/5.0 <img src=x onerror=alert(1)>",
    });
    const person = await open({}, `/codes/${hostile.id}/scans`);
    await person.page.locator("table.rows tbody tr").waitFor();
    await expectInert(person);
    await person.leave();
  });

  test("a failed next page can be retried", async () => {
    const person = await open({}, path);
    const more = person.page.getByRole("button", { name: "Show older scans" });
    await more.waitFor();
    await person.context.setOffline(true);
    await more.click();
    await person.page.getByText("The service does not answer.").first().waitFor();
    expect(await person.page.locator("table.rows tbody tr").count()).toBe(50);
    await person.context.setOffline(false);
    await more.click();
    await person.page.locator("table.rows tbody tr").nth(99).waitFor();
    await person.leave();
  });

  test.each(VIEWS_LOOKS)("axe finds nothing, and nothing scrolls sideways (%s)", async (_, look) => {
    const person = await open(look, path);
    await person.page.locator("table.rows tbody tr").first().waitFor();
    await expectSound(person);
    await person.leave();
  });
});
