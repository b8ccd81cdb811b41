import { expect, test } from "bun:test";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { decisionLetter } from "../../../src/features/reports/letters.ts";
import { soon } from "../../patiently.ts";
import { startScenario } from "../../scenario.ts";
import { eventually } from "../../e2e/process.ts";
import { readPrometheus } from "../../kit/http/prometheus.ts";
import { signUpOwner } from "../people/browser.ts";
import { openMailbox } from "../watch/mailbox.ts";
import { browse, command, decide, REPORT, reported } from "./client.ts";

/** The operator's side of reports: commands beside the running service, and the mails of that. */

const MAIL_FROM = "abuse@qr.example";

test("a report is listed, decided once, and its code taken down with the reason and the words", async () => {
  const scenario = await startScenario();
  const tenant = await scenario.signUp();
  const [code, other] = [await tenant.makeCode(), await tenant.makeCode()];
  const first = await reported(scenario, code.shortId, { reason: "malware" });
  scenario.clock.advance(HOUR);
  const second = await reported(scenario, other.shortId);
  const quietzone = (...args: string[]) => command(scenario, args);

  const listed = async (...more: string[]) =>
    JSON.parse((await quietzone("report", "list", "--json", ...more)).out).map(
      ({ number, state }: { number: string; state: string }) => [number, state],
    );
  expect(await listed()).toEqual([
    [first.number, "open"],
    [second.number, "open"],
  ]);
  expect((await quietzone("report", "list")).out).toContain(code.shortId);

  expect((await quietzone("report", "decide", first.number)).code).toBe(2);
  expect((await quietzone("report", "decide", first.number, "--take-down", "--dismiss")).code).toBe(2);
  expect((await quietzone("report", "decide", first.number, "--take-down", "--reason", "ugly")).code).toBe(2);
  expect((await quietzone("report", "decide", "00000-00000", "--dismiss")).code).toBe(3);
  const words = "It copies a bank.";
  const decided = await quietzone(
    "report",
    "decide",
    first.number.toLowerCase(),
    "--take-down",
    "--words",
    words,
  );
  expect(decided).toMatchObject({ code: 0, out: `${first.number}: ${code.shortId} is taken down.\n` });
  expect((await quietzone("report", "decide", first.number, "--dismiss")).err).toContain("decided already");
  expect((await scenario.scan(code.shortId)).status).toBe(410);
  const record = await (await tenant.call("GET", `/app/api/codes/${code.id}`)).json();
  expect(record).toMatchObject({ takenDown: true, blocked: { by: "operator", reason: "malware", words } });
  const shown = JSON.parse((await quietzone("report", "show", first.number, "--json")).out);
  expect(shown).toMatchObject({ state: "taken_down", answer: words, mail: "none", words: REPORT.words });
  expect((await quietzone("report", "show", first.number)).out).toContain("anna@reporter.example");

  expect((await quietzone("report", "decide", second.number, "--dismiss")).code).toBe(0);
  expect((await scenario.scan(other.shortId)).status).toBe(302);
  expect(await listed()).toEqual([]);
  expect(await listed("--decided")).toEqual([
    [second.number, "dismissed"],
    [first.number, "taken_down"],
  ]);
  expect((await quietzone("report", "erase", second.number)).code).toBe(2);
  expect((await quietzone("report", "erase", second.number, "--yes")).code).toBe(0);
  expect((await quietzone("report", "erase", second.number, "--yes")).code).toBe(3);
  expect(await listed("--decided")).toHaveLength(1);
});

test("half a year after the decision a report is gone", async () => {
  const scenario = await startScenario();
  const { shortId } = await (await scenario.signUp()).makeCode();
  const { number } = await reported(scenario, shortId);
  await decide(scenario, number);
  for (const [days, code] of [
    [179, 0],
    [1, 3],
  ] as const) {
    scenario.clock.advance(days * DAY);
    await scenario.service.housekeep();
    expect((await command(scenario, ["report", "show", number])).code).toBe(code);
  }
});

test("the reason of a block may be another than that of the report, and all reports of a code are decided at once", async () => {
  const scenario = await startScenario();
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  const numbers = [await reported(scenario, code.shortId), await reported(scenario, code.shortId)].map(
    ({ number }) => number,
  );
  const args = ["report", "decide", numbers[1] ?? "", "--take-down", "--reason", "rights", "--all", "--json"];
  expect(JSON.parse((await command(scenario, args)).out)).toMatchObject({ code: code.shortId, numbers });
  const record = await (await tenant.call("GET", `/app/api/codes/${code.id}`)).json();
  expect(record).toMatchObject({ blocked: { reason: "rights", words: null } });
  // The words for its owner stay, unless there is more to say.
  const blockedFor = async () => {
    const file = await command(scenario, ["code", "show", code.shortId, "--json"]);
    const { reason, words } = JSON.parse(file.out).blocked;
    return [reason, words];
  };
  const third = await reported(scenario, code.shortId);
  expect((await command(scenario, ["report", "decide", third.number, "--take-down"])).code).toBe(0);
  expect(await blockedFor()).toEqual(["rights", null]);
  const fourth = await reported(scenario, code.shortId);
  const saying = ["report", "decide", fourth.number, "--take-down", "--words", "It is a forgery."];
  expect((await command(scenario, saying)).code).toBe(0);
  expect(await blockedFor()).toEqual(["phishing", "It is a forgery."]);
  // A code that is deleted has nothing to be taken down, and its report is decided all the same.
  const gone = await tenant.makeCode();
  const { number } = await reported(scenario, gone.shortId);
  await tenant.call("DELETE", `/app/api/codes/${gone.id}`);
  expect((await command(scenario, ["report", "decide", number, "--take-down"])).code).toBe(0);
});

test("a decision is mailed once, in the reporter's language, without the reporter's words", async () => {
  const mailbox = await openMailbox();
  const mail = { QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: MAIL_FROM };
  const scenario = await startScenario({ ...mail, QZ_SECURITY_CONTACT: "mailto:help@qr.example" });
  const { shortId } = await (await scenario.signUp()).makeCode();
  const sent = await browse(
    scenario,
    "/api/reports",
    { ...REPORT, code: shortId },
    { "accept-language": "de-AT,de;q=0.9" },
  );
  const location = sent.headers.get("location") ?? "";
  expect(location).toEndWith("&outcome=mailed");
  expect(await (await browse(scenario, location.slice(2))).text()).toContain("You will get a mail");
  const number = new URLSearchParams(location.split("?")[1]).get("number") ?? "";
  const { email: _, ...anonymous } = REPORT;
  const unasked = await reported(scenario, shortId, { ...anonymous, email: null });
  expect(unasked.mailed).toBe(false);
  await scenario.service.watch();
  expect(mailbox.mails).toEqual([]);

  mailbox.refuse(true);
  await decide(scenario, number, { words: "Nothing was found.\nSubject: x" }, mail);
  await decide(scenario, unasked.number, {}, mail);
  await scenario.service.watch();
  const mailOf = async () =>
    JSON.parse((await command(scenario, ["report", "show", number, "--json"])).out).mail;
  expect([mailbox.mails.length, await mailOf()]).toEqual([0, "due"]);
  mailbox.refuse(false);
  scenario.clock.advance(5 * MINUTE);
  await scenario.service.watch();
  scenario.clock.advance(DAY);
  await scenario.service.watch();
  expect([mailbox.mails.length, await mailOf()]).toEqual([1, "sent"]);
  const [{ from, to, text } = { from: "", to: [], text: "" }] = mailbox.mails;
  expect({ from, to }).toEqual({ from: MAIL_FROM, to: [REPORT.email] });
  for (const part of [
    "Subject: Ihre Meldung eines Codes\r\n",
    number,
    shortId,
    "bleibt, wie er ist",
    "help@qr.example",
    "Gericht",
  ])
    expect(text).toContain(part);
  expect(text).toContain("Nothing was found. Subject: x");
  for (const part of ["bank", "Anna Beispiel"]) expect(text).not.toContain(part);
});

test("mails about decisions and mails with links do not use up each other's limits", async () => {
  const mailbox = await openMailbox();
  const mail = { QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: MAIL_FROM };
  const scenario = await startScenario({ ...mail, QZ_LIMIT_SIGN_IN: "1000/60s" });
  // Addresses of people are stored as they are, and another test looks for that of `REPORT`.
  const email = "berta@reporter.example";
  const { tenant } = await signUpOwner(scenario, { email });
  const of = (subject: string) => mailbox.mails.filter(({ text }) => text.includes(subject)).length;
  const resets = async (count: number) => {
    const before = of("Subject: A new password");
    for (let sent = before; sent < before + count; sent++) {
      expect((await scenario.post("/app/api/reset", { email })).status).toBe(202);
      await soon(() => of("Subject: A new password") > sent);
    }
  };
  const decisions = async (count: number) => {
    for (let each = 0; each < count; each++)
      await decide(
        scenario,
        (await reported(scenario, (await tenant.makeCode()).shortId, { email })).number,
        {},
        mail,
      );
    await scenario.service.watch();
  };
  await resets(8);
  await decisions(10);
  expect(of("Subject: Your report of a code")).toBe(10);
  await resets(2);
});

test("mails about decisions are under the limits of mails to a mailbox, and one that never gets through is given up", async () => {
  const mailbox = await openMailbox();
  const mail = { QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: MAIL_FROM };
  const scenario = await startScenario(mail);
  const tenant = await scenario.signUp();
  for (let count = 0; count < 12; count++) {
    const { number } = await reported(scenario, (await tenant.makeCode()).shortId);
    await decide(scenario, number, {}, mail);
  }
  await scenario.service.watch();
  expect(mailbox.mails).toHaveLength(10);
  scenario.clock.advance(DAY);
  await scenario.service.watch();
  expect(mailbox.mails).toHaveLength(12);

  mailbox.refuse(true);
  const { number } = await reported(scenario, (await tenant.makeCode()).shortId);
  await decide(scenario, number, {}, mail);
  for (let days = 0; days < 8; days++) {
    await scenario.service.watch();
    scenario.clock.advance(DAY);
  }
  mailbox.refuse(false);
  await scenario.service.watch();
  expect(mailbox.mails).toHaveLength(12);
  expect((await command(scenario, ["report", "show", number])).out).toContain("could not be sent");
});

test("a report of before the secret was lost is decided, though nobody can read it", async () => {
  const scenario = await startScenario({ QZ_SECRET: "the first secret of this service" });
  const { shortId } = await (await scenario.signUp()).makeCode();
  const { number } = await reported(scenario, shortId);
  const secret = "another secret of this service..";
  const old = await command(scenario, ["report", "show", number], { QZ_SECRET: secret });
  expect(old.code).toBe(1);
  await scenario.acceptSecret(secret);
  const shown = await command(scenario, ["report", "show", number], { QZ_SECRET: secret });
  expect(shown.out).toContain("sealed under another secret");
  const decided = await command(scenario, ["report", "decide", number, "--dismiss"], { QZ_SECRET: secret });
  expect(decided.code).toBe(0);
});

test("metrics tell how many reports are open, and the age of the oldest", async () => {
  const scenario = await startScenario({ QZ_METRICS: "on" });
  const { shortId } = await (await scenario.signUp()).makeCode();
  await reported(scenario, shortId);
  scenario.clock.advance(2 * HOUR);
  const names = ["quietzone_reports_open", "quietzone_reports_oldest_seconds"];
  // The first reading begins the look, and a later one shows it.
  const shown = await eventually("the reports are counted", async () => {
    const families = readPrometheus(await (await scenario.request("/metrics")).text());
    const values = names.map((name) => families.get(name)?.samples[0]?.value);
    return values[0] === 0 ? null : values;
  });
  expect(shown).toEqual([1, 7_200]);
});

test("a decision's letter is bounded and has no line of its own making", () => {
  const letter = decisionLetter("en", {
    ...{ number: "7KM3Q-9XW2P", code: "Kx7fP2m", decision: "taken_down", host: "qr.example", contact: null },
    words: `${"w\r\n\u202e".repeat(2_000)}<b>`,
  });
  expect(letter.subject).toBe("Your report of a code");
  expect(letter.text.length).toBeLessThan(2_000);
  expect(letter.html).not.toContain("<b>");
  expect(letter.text).toContain("write to the operator of the service and name the number");
  for (const character of ["\r", "\u202e"]) expect(letter.text).not.toContain(character);
});
