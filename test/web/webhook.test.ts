import { expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DeliveryList } from "../../src/features/webhooks/delivery-model.ts";
import type { Webhook, WebhookList } from "../../src/features/webhooks/model.ts";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { evaluate } from "../browser/world.ts";
import { eventually } from "../e2e/process.ts";
import { readJson } from "../json.ts";
import type { TenantClient } from "../scenario.ts";
import { openInbox } from "../features/webhooks/inbox.ts";
import {
  expectInert,
  expectKeyHidden,
  expectSound,
  startConsole,
  VIEWS_LOOKS,
  textOf,
} from "./figures-world.ts";

setDefaultTimeout(300_000);

/** The webhook in the console. */

describeInBrowser("the webhook in the console", async () => {
  const { scenario, open } = await startConsole();

  async function arrive(look: Parameters<typeof open>[0] = {}) {
    const tenant = await scenario.signUp();
    return { tenant, person: await open(look, "/webhook", tenant.apiKey) };
  }
  const webhookOf = async (tenant: TenantClient) =>
    readJson<Webhook>(await tenant.call("GET", "/app/api/webhook"));
  const deliveriesOf = async (tenant: TenantClient) =>
    (await readJson<DeliveryList>(await tenant.call("GET", "/app/api/webhook/deliveries"))).deliveries;

  async function save({ page }: Person, url: string): Promise<void> {
    await page.getByLabel("URL of your receiver").fill(url);
    await page.getByRole("button", { name: "Save" }).click();
  }

  /** Saves an address and reads the secret. */
  async function setUp(person: Person, url: string): Promise<string> {
    await save(person, url);
    const secret = await textOf(person.page.locator("[data-secret]"));
    await person.page.getByRole("button", { name: "I have kept it" }).click();
    return secret;
  }

  const scanned = async (tenant: TenantClient, count = 1) => {
    const code = await tenant.makeCode({ title: "Poster" });
    for (let nth = 0; nth < count; nth++) await scenario.scan(code.shortId);
    return code;
  };
  const settled = (tenant: TenantClient, status: string, count = 1) =>
    eventually(`${count} ${status}`, async () => {
      const found = (await deliveriesOf(tenant)).filter((delivery) => delivery.status === status);
      return found.length >= count ? found : null;
    });

  test("the secret is shown once, and signs what is delivered, as both examples find", async () => {
    const inbox = openInbox();
    const { tenant, person } = await arrive();
    const { page } = person;
    await save(person, inbox.url);
    const secret = await textOf(page.locator("[data-secret]"));
    expect(secret).toMatch(/^whsec_/);
    await expectSound(person);
    await page.getByRole("button", { name: "I have kept it" }).click();
    expect(await evaluate<string>(person, "document.documentElement.outerHTML")).not.toContain(secret);
    expect(
      await evaluate<string>(person, "JSON.stringify({ ...sessionStorage, ...localStorage })"),
    ).not.toContain(secret);

    await page.getByRole("button", { name: "Send a test" }).click();
    await page.getByText(/^Delivered: the receiver answered 204 after/).waitFor();
    expect(inbox.received).toHaveLength(1);
    const [{ body = "", headers = {} } = {}] = inbox.received;
    const samples: Record<string, string> = {};
    for (const name of ["Node.js", "Python"]) {
      await page.getByRole("tab", { name }).click();
      samples[name] = await textOf(page.locator(".sample pre"));
    }
    const given = { body, signature: headers["x-svc-signature"] ?? "", secret };
    expect(await verdicts(samples, given)).toEqual(["true", "true"]);
    expect(await verdicts(samples, { ...given, body: `${body} ` })).toEqual(["false", "false"]);
    expect(await verdicts(samples, { ...given, secret: `${secret}x` })).toEqual(["false", "false"]);
    await expectKeyHidden(person, tenant);
    await person.leave();
  });

  test("the secret is gone after the view is closed", async () => {
    const { person } = await arrive();
    const { page } = person;
    await save(person, openInbox().url);
    await page.locator("[data-secret]").waitFor();
    await page.goto(`${scenario.url}/app#/bulk`);
    await page.getByRole("heading", { name: "Many from a file" }).waitFor();
    await page.goto(`${scenario.url}/app#/webhook`);
    await page.getByRole("button", { name: "Make a new secret" }).waitFor();
    expect(await page.locator("[data-secret]").count()).toBe(0);
    await person.leave();
  });

  test("an address without its scheme gets https://, as in all forms", async () => {
    const { tenant, person } = await arrive();
    await setUp(person, "hooks.museum.example/qr");
    expect((await webhookOf(tenant)).url).toBe("https://hooks.museum.example/qr");
    await person.leave();
  });

  test.each([
    ["http://10.0.0.1/hook", "This address can't be used."],
    ["nonsense", "The address has to be a web address, such as https://museum.example."],
    ["https://user:pass@example.org/", "The address must not hold a name or a password."],
    ["", "Type an address first."],
  ])("an address that can't be used is refused at its field: %p", async (url, why) => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await save(person, url);
    await page.locator(".field .error").getByText(why).waitFor();
    const field = page.getByLabel("URL of your receiver");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.inputValue()).toBe(url);
    await expectSound(person);
    expect((await webhookOf(tenant)).configured).toBe(false);
    await person.leave();
  });

  test("a new secret and the removal of the webhook ask first", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    const first = await setUp(person, openInbox().url);
    await page.getByRole("button", { name: "Make a new secret" }).click();
    await page.getByRole("dialog").getByText("24 hours").waitFor();
    await expectSound(person);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    expect(await page.locator("[data-secret]").count()).toBe(0);
    await page.getByRole("button", { name: "Make a new secret" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make a new secret" }).click();
    const second = await textOf(page.locator("[data-secret]"));
    expect(second).not.toBe(first);

    await page.getByRole("button", { name: "Remove the webhook" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
    expect((await webhookOf(tenant)).configured).toBe(true);
    await page.getByRole("button", { name: "Remove the webhook" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText("The webhook is removed").waitFor();
    expect((await webhookOf(tenant)).configured).toBe(false);
    expect(await page.locator("[data-secret]").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Send a test" }).count()).toBe(0);
    await person.leave();
  });

  test("a test says why it was not delivered, and when the next one is allowed", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await setUp(person, openInbox(() => new Response("no", { status: 503 })).url);
    await page.getByRole("button", { name: "Send a test" }).click();
    await page.getByText(/^Not delivered, after/).waitFor();
    await page.getByText("it answered with an error status (503)").waitFor();
    const button = page.getByRole("button", { name: /^Again in \d+ s$/ });
    await button.waitFor();
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    const calls = () => person.sent.filter(({ url }) => url.pathname.endsWith("/test")).length;
    await button.click({ force: true });
    expect(calls()).toBe(1);
    // Somebody else of the workspace was quicker: the service refuses, and says for how long.
    await page.reload();
    await page.getByRole("button", { name: "Send a test" }).click();
    await page.getByText("Too many requests.").first().waitFor();
    await page.getByRole("button", { name: /^Again in \d+ s$/ }).waitFor();
    expect((await deliveriesOf(tenant)).length).toBe(0);
    await person.leave();
  });

  test("the log lists deliveries by status and sends one again", async () => {
    let status = 500;
    const inbox = openInbox(() => new Response(null, { status }));
    const { tenant, person } = await arrive();
    const { page } = person;
    // The events are chosen with the address, and changed without it: the secret stays.
    const leads = page.getByRole("checkbox", { name: "Leads" });
    await leads.uncheck();
    await setUp(person, inbox.url);
    expect((await webhookOf(tenant)).events).toEqual(["qr.scan"]);
    await page.getByRole("checkbox", { name: "Scans" }).uncheck();
    await page.getByText("Choose at least one event.").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    expect((await webhookOf(tenant)).events).toEqual(["qr.scan"]);
    await page.getByRole("checkbox", { name: "Dead destinations" }).check();
    await page.getByRole("checkbox", { name: "Scans" }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await eventually("both events are saved", async () =>
      (await webhookOf(tenant)).events.length === 2 ? true : null,
    );
    expect((await webhookOf(tenant)).events).toEqual(["qr.scan", "qr.alert"]);
    expect(await page.locator("[data-secret]").count()).toBe(0);
    await page.getByRole("heading", { name: "Nothing was sent yet" }).waitFor();
    await scanned(tenant);
    await eventually("a first attempt", async () =>
      (await deliveriesOf(tenant))[0]?.attempts === 1 ? true : null,
    );
    await page.getByRole("button", { name: "Refresh" }).click();
    const row = page.locator("[data-delivery]");
    await row.getByText("answered 500").waitFor();
    expect(await row.getByText("Waiting").count()).toBe(1);
    expect(await textOf(row.locator("td[data-label='Next attempt'] time"))).toMatch(/^in \d+ seconds?$/);
    await row.getByText("waits until the receiver has taken one").waitFor();

    await page.getByLabel("Delivered", { exact: true }).check();
    await page.getByRole("heading", { name: "No delivery has this status" }).waitFor();
    await page.getByLabel("All", { exact: true }).check();
    await row.waitFor();
    status = 204;
    // Its outcome appears by itself.
    await row.getByRole("button", { name: /^Send again/ }).click();
    await page.getByText("It is being sent again").waitFor();
    await row.getByText("answered 204").waitFor();
    expect(await row.getByText("Delivered", { exact: true }).count()).toBe(1);
    expect(inbox.received).toHaveLength(2);
    await person.leave();
  });

  test("several are shown one at a time, each with its test and its log, and one that is gone is told", async () => {
    const [till, crm] = [openInbox(), openInbox(() => new Response(null, { status: 410 }))];
    const { tenant, person } = await arrive();
    const { page } = person;
    await setUp(person, till.url);
    await page.getByLabel("Name").fill("Till");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Add a webhook" }).click();
    await page.getByRole("radio", { name: "New webhook" }).waitFor();
    expect(await page.getByLabel("URL of your receiver").inputValue()).toBe("");
    await page.getByRole("checkbox", { name: "Leads" }).uncheck();
    await setUp(person, crm.url);
    const radios = page.locator("main .segments").first().getByRole("radio");
    expect(await radios.count()).toBe(2);
    await page.getByLabel("Till").check();
    expect(await page.getByLabel("Name").inputValue()).toBe("Till");
    await page.getByRole("radio", { name: "Lead", exact: true }).check();
    await page.getByRole("button", { name: "Send a test" }).click();
    await page.getByText(/^Delivered: the receiver answered 204 after/).waitFor();
    expect(JSON.parse(till.received[0]?.body ?? "{}")).toMatchObject({ event: "qr.lead" });
    await scanned(tenant);
    await settled(tenant, "delivered");
    await page.getByRole("button", { name: "Refresh" }).click();
    const row = page.locator("[data-delivery]");
    await row.getByText(/answered 204, \d+ ms/).waitFor();
    await row.getByText("Scan", { exact: true }).click();
    await row.getByText('"event":"qr.scan"').waitFor();
    await expectSound(person);
    await eventually("the other one is gone", async () => {
      const { webhooks } = await readJson<WebhookList>(await tenant.call("GET", "/app/api/webhooks"));
      return webhooks[1]?.gone ?? null;
    });
    await page.reload();
    await page.getByLabel(new URL(crm.url).host).check();
    await page.getByText("answered that it is gone (410)").waitFor();
    expect(await page.getByRole("button", { name: "Send a test" }).count()).toBe(0);
    await expectSound(person);
    await page.getByRole("button", { name: "Remove the webhook" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText("The webhook is removed").waitFor();
    expect((await webhookOf(tenant)).url).toBe(till.url);
    await person.leave();
  });

  test("older deliveries are shown on request", async () => {
    const { tenant, person } = await arrive();
    const { page } = person;
    await setUp(person, openInbox().url);
    await scanned(tenant, 30);
    await settled(tenant, "delivered", 30);
    await page.getByRole("button", { name: "Refresh" }).click();
    const rows = page.locator("[data-delivery]");
    await rows.nth(24).waitFor();
    expect(await rows.count()).toBe(25);
    await page.getByRole("button", { name: "Show older deliveries" }).click();
    await rows.nth(29).waitFor();
    await person.leave();
  });

  test("the typed address stays while another view is open, and after a failure", async () => {
    const { person } = await arrive();
    const { page, context } = person;
    const field = page.getByLabel("URL of your receiver");
    await field.fill("https://museum.example/hook");
    await page.goto(`${scenario.url}/app#/bulk`);
    await page.getByRole("heading", { name: "Many from a file" }).waitFor();
    await page.goto(`${scenario.url}/app#/webhook`);
    await field.waitFor();
    expect(await field.inputValue()).toBe("https://museum.example/hook");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("alert").getByText("The service does not answer.").first().waitFor();
    expect(await field.inputValue()).toBe("https://museum.example/hook");
    await person.leave();
  });

  test("a hostile address is shown as text", async () => {
    const { tenant, person } = await arrive();
    await tenant.call("PUT", "/app/api/webhook", { url: "http://localhost:2/?<img src=x onerror=alert(1)>" });
    await tenant.call("PUT", "/app/api/webhook", {
      url: "http://localhost:2/?%3Cimg/src=x/onerror=alert(1)>",
    });
    await person.page.reload();
    await person.page.getByRole("button", { name: "Send a test" }).waitFor();
    await expectInert(person);
    await person.leave();
  });

  test.each(VIEWS_LOOKS)("axe finds nothing, and nothing scrolls sideways (%s)", async (_, look) => {
    const { tenant, person } = await arrive(look);
    const { page } = person;
    await expectSound(person);
    await setUp(person, openInbox().url);
    await scanned(tenant, 2);
    await settled(tenant, "delivered", 2);
    await page.getByRole("button", { name: "Send a test" }).click();
    await page.getByText(/^Delivered: the receiver answered/).waitFor();
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.locator("[data-delivery]").first().waitFor();
    await page.locator(".toast").first().waitFor({ state: "hidden" });
    await expectSound(person);
    expect(person.complaints).toEqual([]);
    await person.leave();
  });
});

/** The examples' verification of a delivery, run as it is shown. */
async function verdicts(
  samples: Record<string, string>,
  given: { body: string; signature: string; secret: string },
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-sample-"));
  try {
    const values = Object.values(given).map((value) => JSON.stringify(value));
    await Bun.write(
      join(folder, "sample.mjs"),
      `${samples["Node.js"]}\nprocess.stdout.write(String(isGenuine(Buffer.from(${values[0]}), ${values[1]}, ${values[2]})));`,
    );
    const node = Bun.spawnSync([process.execPath, join(folder, "sample.mjs")]).stdout.toString();
    const python = Bun.which("python3");
    if (python === null) return [node, node];
    await Bun.write(
      join(folder, "sample.py"),
      `${samples["Python"]}\nprint(str(is_genuine(${values[0]}.encode(), ${values[1]}, ${values[2]})).lower(), end="")`,
    );
    return [node, Bun.spawnSync([python, join(folder, "sample.py")]).stdout.toString()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
