import { expect, test } from "bun:test";
import { HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { soon } from "../../patiently.ts";
import { startScenario } from "../../scenario.ts";
import { signUpOwner } from "../people/browser.ts";
import { withAdmin } from "../plans/admin.ts";
import { openMailbox } from "../watch/mailbox.ts";
import { openInbox } from "../webhooks/inbox.ts";
import { DECIDED, DECISION } from "./blocking.ts";

/** Owners are told what was blocked, why, and how to object. */

async function start() {
  const mailbox = await openMailbox();
  const scenario = await startScenario({
    QZ_SIGNUP_PLAN: "pro",
    QZ_SMTP_URL: mailbox.url,
    QZ_SMTP_FROM: "trust@qr.example",
    QZ_SECURITY_CONTACT: "mailto:abuse@qr.example",
  });
  const { tenant, owner } = await signUpOwner(scenario);
  const pass = async (milliseconds: number) => {
    scenario.clock.advance(milliseconds);
    await scenario.service.tell();
  };
  const confirm = () =>
    scenario.storage.run(`update people set confirmed_at = 1 where id = '${owner.personId}'`);
  return { mailbox, scenario, tenant, owner, pass, confirm };
}

test("a decision reaches the confirmed owners by mail once, with its reason, its words and the operator's contact", async () => {
  const { mailbox, scenario, tenant, owner, pass, confirm } = await start();
  await confirm();
  const code = await tenant.makeCode({ title: "Poster\r\nBcc: all@victims.example <b>\u202e" });
  const free = await tenant.makeCode();
  const words = "It asks for card numbers\r\nin the name of a bank <b>.";
  await withAdmin(scenario, async ({ blocks }) => {
    await blocks.block(code.shortId, { ...DECIDED, words });
    await blocks.block(free.shortId, DECIDED);
    await blocks.unblock(free.shortId, "operator");
  });
  await scenario.service.tell();
  expect(mailbox.mails).toEqual([]);
  await pass(MINUTE);
  expect(mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({ from: "trust@qr.example", to: [owner.email] });
  const text = mail?.text ?? "";
  expect(text).toContain("Subject: Your QR codes: something was blocked\r\n");
  expect(text).toContain(
    `Poster Bcc: all@victims.example &lt;b&gt; · ${scenario.service.baseUrl}/r/${code.shortId}`,
  );
  expect(text).toContain(
    "Why: phishing: it asks for data under somebody else's name. A person decided that.",
  );
  expect(text).toContain("In the operator's words: It asks for card numbers in the name of a bank <b>.");
  expect(text).toContain("in the name of a bank &lt;b&gt;.");
  expect(text).toContain("mailto:abuse@qr.example");
  expect(text).toContain("The operator of the service can.");
  expect(text).not.toContain("by a list");
  expect(text).not.toContain(free.shortId);
  expect(text).not.toMatch(/^Bcc:/m);
  await pass(HOUR);
  expect(mailbox.mails).toHaveLength(1);

  // A second block is told by itself, in the reader's language, through an outage of the mail server.
  await owner.call("PATCH", "/app/api/person", { language: "de" });
  mailbox.refuse(true);
  await withAdmin(scenario, ({ blocks }) => blocks.block(free.shortId, { ...DECIDED, reason: "spam" }));
  await pass(MINUTE);
  expect(mailbox.mails).toHaveLength(1);
  mailbox.refuse(false);
  await pass(5 * MINUTE);
  expect(mailbox.mails).toHaveLength(2);
  const german = mailbox.mails[1]?.text ?? "";
  expect(german).toContain(
    "Warum: Spam: Der Code wird unverlangt verbreitet. Das hat ein Mensch entschieden.",
  );
  expect(german).not.toContain(code.shortId);
});

test("a suspended workspace is told, and nobody is mailed whose address is not confirmed", async () => {
  const { mailbox, scenario, tenant, pass, confirm } = await start();
  const decision = { ...DECISION, words: "All of its codes lead to one page." };
  await withAdmin(scenario, ({ blocks }) => blocks.blockWorkspace(tenant.id, decision));
  await pass(MINUTE);
  expect(mailbox.mails).toEqual([]);
  await confirm();
  await withAdmin(scenario, async ({ blocks }) => {
    await blocks.unblockWorkspace(tenant.id);
    await blocks.blockWorkspace(tenant.id, decision);
  });
  await pass(MINUTE);
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]?.text).toContain("Your workspace “Museum am Fluss” was suspended.");
  expect(mailbox.mails[0]?.text).toContain("All of its codes lead to one page.");
});

test("many codes that a list blocks are told in one mail, which counts those that it does not list", async () => {
  const { mailbox, scenario, tenant, pass, confirm } = await start();
  await confirm();
  const codes = await Promise.all(Array.from({ length: 23 }, () => tenant.makeCode()));
  const block = { by: "list", reason: "list", words: null, list: "phish.txt" } as const;
  await withAdmin(scenario, async ({ blocks }) => {
    for (const { shortId } of codes) await blocks.block(shortId, block);
  });
  await pass(MINUTE);
  expect(mailbox.mails).toEqual([]);
  await pass(10 * MINUTE);
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]?.text).toContain("That was found without a person, by the list phish.txt.");
  expect(mailbox.mails[0]?.text).toContain("3 more are in the console.");
  expect(mailbox.mails[0]?.text).toContain(
    "A block by a list ends by itself, soon after the address has left",
  );
  expect(mailbox.mails[0]?.text).not.toContain("You can't lift a block");
});

test("the event of a block and of its end goes to webhooks that want it, also where a command blocks", async () => {
  const { scenario, tenant, pass } = await start();
  const inbox = openInbox();
  const order = { url: inbox.url, events: ["qr.blocked"] };
  expect((await tenant.call("PUT", "/app/api/webhook", order)).status).toBe(200);
  const { id, shortId } = await tenant.makeCode();
  await withAdmin(scenario, ({ blocks }) => blocks.block(shortId, { ...DECIDED, words: "A bank's name." }));
  await pass(MINUTE);
  await withAdmin(scenario, ({ blocks }) => blocks.unblock(shortId, "operator"));
  await scenario.service.deliver();
  await soon(() => inbox.received.length >= 1);
  const told = await readJson<{ deliveries: { event: string }[] }>(
    await tenant.call("GET", "/app/api/webhook/deliveries"),
  );
  expect(told.deliveries.map(({ event }) => event)).toEqual(["qr.blocked", "qr.blocked"]);
  const head = { v: 1, product: "quietzone", event: "qr.blocked", codeId: id, shortId };
  const because = { by: "operator", reason: "phishing", words: "A bank's name.", list: null };
  expect(JSON.parse(inbox.received[0]?.body ?? "")).toEqual({
    ...head,
    at: "2026-11-21T12:00:00.000Z",
    blocked: true,
    ...because,
  });
});
