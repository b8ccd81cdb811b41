import { expect, test } from "bun:test";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { changesMail } from "../../../src/features/watch/alert-texts.ts";
import type { Turned } from "../../../src/features/watch/alert-records.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { answer, listen } from "../webhooks/receiver.ts";
import { openMailbox } from "./mailbox.ts";

const LINK = /http:\/\/localhost:\d+(\/alerts\/[\w.-]+)/;

test("a mail goes only to an address that was confirmed, once a day at most, with all that changed", async () => {
  const mailbox = await openMailbox();
  const scenario = await startScenario({
    QZ_WATCH: "2h",
    QZ_SMTP_URL: mailbox.url,
    QZ_SMTP_FROM: "alerts@qr.example",
  });
  const tenant = await scenario.signUp();
  const set = (alerts: unknown) => tenant.call("PATCH", "/app/api/me", { alerts });
  const alerts = async () =>
    (await readJson<{ alerts: unknown }>(await tenant.call("GET", "/app/api/me"))).alerts;
  const browse = (path: string, method = "GET") =>
    scenario.request(path, { method, headers: { accept: "text/html" } });
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 20 * MINUTE) {
      scenario.clock.advance(20 * MINUTE);
      await scenario.service.watch();
    }
  };
  const server = await listen({ asked: (socket) => void socket.end(answer("410 Gone")) });
  const target = `http://127.0.0.1:${server.port}/`;
  const title = "Poster\r\nBcc: all@victims.example <b>\u202e";
  const code = await tenant.makeCode({ target, title });

  expect(await alerts()).toBeNull();
  expect((await set({ email: "nobody" })).status).toBe(400);
  expect((await set({ email: "owner@museum.example", language: "de" })).status).toBe(200);
  await scenario.service.watch();
  expect(await alerts()).toEqual({ email: "owner@museum.example", language: "de", confirmed: false });
  await pass(6 * HOUR);
  // Dead, but nobody has confirmed.
  expect(mailbox.mails).toHaveLength(1);
  const [confirmation] = mailbox.mails;
  expect(confirmation).toMatchObject({ from: "alerts@qr.example", to: ["owner@museum.example"] });
  const [, link = ""] = LINK.exec(confirmation?.text ?? "") ?? [];

  // A scanner that opens the link confirms nothing.
  expect(await (await browse(link)).text()).toContain("<form");
  expect(await alerts()).toMatchObject({ confirmed: false });
  const forged = link.replace(/.$/, (last) => (last === "A" ? "Q" : "A"));
  expect((await browse(forged, "POST")).status).toBe(404);
  expect((await browse(link, "POST")).status).toBe(200);
  expect(await alerts()).toMatchObject({ confirmed: true });
  for (const language of ["en", "de"])
    expect((await set({ email: "owner@museum.example", language })).status).toBe(200);
  expect(await alerts()).toMatchObject({ language: "de", confirmed: true });

  await pass(40 * MINUTE);
  expect(mailbox.mails).toHaveLength(2);
  const digest = mailbox.mails[1]?.text ?? "";
  expect(digest).toContain("Subject: Ziele Ihrer QR-Codes\r\n");
  expect(digest).toContain("Ausgefallen: die Seite gibt es nicht mehr");
  expect(digest).toContain(`/app#/codes/${code.id}`);
  expect(digest).toContain("Poster Bcc: all@victims.example &lt;b&gt;");
  expect(digest).not.toMatch(/^Bcc:/m);
  expect(digest).not.toContain("\u202e");
  expect(mailbox.mails[1]?.to).toEqual(["owner@museum.example"]);

  // Another death on the same day waits for the next one, through an outage of the mail server.
  const other = await tenant.makeCode({ target: `${target}other` });
  await pass(8 * HOUR);
  expect(mailbox.mails).toHaveLength(2);
  mailbox.refuse(true);
  await pass(DAY - 8 * HOUR);
  expect(mailbox.mails).toHaveLength(2);
  mailbox.refuse(false);
  await pass(40 * MINUTE);
  expect(mailbox.mails).toHaveLength(3);
  const last = mailbox.mails[2]?.text ?? "";
  expect(last).toContain(other.id);
  expect(last).not.toContain(code.id);

  const stop = LINK.exec(last.slice(last.indexOf("abbestellen")))?.[1] ?? "";
  expect(await (await browse(stop)).text()).toContain("<form");
  expect((await browse(stop, "POST")).status).toBe(200);
  expect(await alerts()).toBeNull();
  expect((await browse(link)).status).toBe(404);
});

test("a mail is bounded, whatever a tenant wrote", () => {
  const turned: Turned = {
    ...{ state: "dead", status: null, reason: "timeout", turnedAt: 0, codeId: "code_1", others: 1_000 },
    address: `https://x.example/${"<".repeat(2_000)}`,
    title: "\u0000\u202e\n".repeat(60) + "🎟".repeat(200),
  };
  const links = { console: "https://qr.example/app", stop: "https://qr.example/alerts/t" };
  const mail = changesMail("en", Array(51).fill(turned), links);
  expect(mail.subject).toBe("Destinations of your QR codes");
  expect(mail.text.length).toBeLessThan(40_000);
  expect(mail.html.length).toBeLessThan(120_000);
  expect(mail.html).not.toContain("/<<");
  for (const character of ["\u0000", "\u202e"]) expect(mail.text).not.toContain(character);
  expect(mail.text).toContain("and 1000+ other codes");
  expect(mail.text).toContain("There are more.");
});
