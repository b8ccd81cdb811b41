import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { openInbox } from "../features/webhooks/inbox.ts";
import { expectSound, leaveLead, scanAbout, startConsole } from "./figures-world.ts";

setDefaultTimeout(120_000);

/** German words are longer: the figures, logs and files of the console on a phone, in German. */

const RULES = [
  {
    name: "Abend",
    when: {
      days: ["fri"],
      hours: [{ from: "18:00", to: "01:00" }],
      timezone: "Europe/Berlin",
      device: ["mobile"],
    },
    target: "https://museum.example/abend",
  },
  {
    name: "Test",
    when: {},
    split: [
      { name: "A", target: "https://museum.example/a", weight: 3 },
      { name: "B", target: "https://museum.example/b", weight: 1 },
    ],
  },
];

describeInBrowser("the console's figures in German", async () => {
  const { scenario, tenant, open } = await startConsole();
  const code = await tenant.makeCode({ title: "Plakat", group: "Frühling" });
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, {
    title: "Großes Plakat",
    group: null,
    rules: RULES,
  });
  await tenant.call("POST", "/app/api/domains", { host: "qr.museum.example" });
  await scanAbout(scenario, code, 5);
  await leaveLead(scenario, code, { email: "anna@example.org", name: "Anna", message: "Hallo" });

  test.each([
    [
      `/codes/${code.id}`,
      "Großes Plakat",
      "Smartphones, am Fr, 18:00–01:00 Uhr, Ortszeit Europe/Berlin → museum.example/abend",
    ],
    [`/codes/${code.id}/analytics`, "Auswertung", "Länder"],
    [`/codes/${code.id}/scans`, "Scan-Protokoll", "Automatische Scans mitzählen"],
    [`/codes/${code.id}/history`, "Änderungen", "Geändert: Titel, Kampagne und Regeln"],
    [`/codes/${code.id}/leads`, "Anfragen", "CSV exportieren"],
    ["/campaigns", "Kampagnen", "Alle schließen"],
    ["/bulk", "Viele auf einmal", "Vorlage herunterladen"],
    ["/settings", "Tarif", "Gutschein einlösen"],
    ["/settings/workspace", "Arbeitsbereich", "Name und E-Mail"],
    ["/settings/keys", "Schlüssel", "Weitere Schlüssel"],
    ["/settings/domains", "Domains", "Wartet auf die Einträge"],
    ["/settings/pages", "Seiten", "Kontakt bei abgeschalteten Codes"],
    ["/settings/delete", "Löschen", "Arbeitsbereich löschen"],
    ["/webhook", "Webhook", "Noch wurde nichts gesendet"],
  ])("%s", async (path, title, words) => {
    const person = await open({ width: 360, locale: "de-DE" }, path);
    const { page } = person;
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    await page.getByText(words, { exact: true }).first().waitFor();
    await expectSound(person);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSound(person);
    await person.leave();
  });

  test("a trial of rules says in German why each fits or not", async () => {
    const when = { timezone: "Europe/Berlin" };
    const { id } = await tenant.makeCode({
      rules: [
        { name: "Früher", when: { ...when, until: "2020-01-31T23:00:00Z" } },
        { name: "Später", when: { ...when, from: "2999-01-31T23:00:00Z" } },
        { name: "Ausland", when: { country: ["AT", "CH"], language: ["fr"], system: ["iOS"] } },
        { name: "Am Telefon", when: { device: ["mobile", "tablet"] } },
        { name: "Nie", when: { ...when, days: ["mon"], hours: [{ from: "00:00", to: "00:01" }] } },
        { name: "Immer", when: {} },
      ].map((rule) => ({ ...rule, target: "https://museum.example/" })),
    });
    const person = await open({ width: 360, locale: "de-DE" }, `/codes/${id}/rules`);
    const { page } = person;
    await page.getByLabel("Gerät").last().selectOption("mobile");
    await page.getByLabel("Sprache").last().selectOption("de");
    await page.getByLabel("Zeitpunkt").fill("2026-11-25T12:00");
    await page.getByRole("button", { name: "Ausprobieren" }).click();
    const reasons = page.locator(".rule-traced .hint");
    await reasons.nth(5).waitFor();
    const said = (await reasons.allTextContents()).map((text) =>
      text.replace(/\d\d:00 Uhr \(/, "12:00 Uhr ("),
    );
    expect(said).toEqual([
      "Es ist der 25.11.2026, 12:00 Uhr (Europe/Berlin), nicht vor dem 01.02.2020, 00:00 Uhr.",
      "Es ist der 25.11.2026, 12:00 Uhr (Europe/Berlin), vor dem 01.02.2999, 00:00 Uhr.",
      "System: unbekannt, passt nicht zu iOS. Sprache: Deutsch, passt nicht zu Französisch. Land: unbekannt, passt nicht zu Österreich, Schweiz.",
      "Gerät: Smartphones, passt zu Smartphones, Tablets.",
      "Wird nicht erreicht, weil „Am Telefon“ vorher entscheidet. Es ist Mi, der 25.11.2026, 12:00 Uhr (Europe/Berlin), außerhalb von Mo 00:00–00:01.",
      "Wird nicht erreicht, weil „Am Telefon“ vorher entscheidet. Sie hat keine Bedingungen und gilt deshalb immer.",
    ]);
    await expectSound(person);
    await person.leave();
  });

  test("errors of rows and addresses are German too", async () => {
    const person = await open({ width: 360, locale: "de-DE" }, "/bulk");
    const { page } = person;
    const buffer = Buffer.from("target,title\nnonsense,Eins\n");
    await page.locator("input[type=file]").setInputFiles({ name: "codes.csv", mimeType: "text/csv", buffer });
    await page.getByText("muss eine Webadresse sein").first().waitFor();
    await expectSound(person);
    await page.goto(`${scenario.url}/app#/webhook`);
    await page.getByLabel("URL Ihres Empfängers").fill(openInbox().url);
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.locator("[data-secret]").waitFor();
    await person.leave();
  });
});
