import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser, type Look } from "../browser/browser.ts";
import { openInbox } from "../features/webhooks/inbox.ts";
import { AT_LENGTH } from "../extent.ts";
import type { AppLanguage } from "../../src/kit/shared/constants.ts";
import { expectFits, expectSound, leaveLead, scanAbout, startConsole } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Other words are longer: the figures, logs and files of the console on a phone, in each other language. */

const LOCALES: Readonly<Record<Exclude<AppLanguage, "en">, NonNullable<Look["locale"]>>> = {
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  it: "it-IT",
};

type Seen = readonly [heading: string, words: string];

/** Views, with their heading and a text that stands there. */
const STOPS: Readonly<Record<string, Readonly<Record<string, Seen>>>> = {
  "/codes/CODE": {
    de: [
      "Großes Plakat",
      "Smartphones, am Fr, 18:00–01:00 Uhr, Ortszeit Europe/Berlin → museum.example/abend",
    ],
    fr: [
      "Großes Plakat",
      "Téléphones, le ven., à 18:00–01:00, heure de Europe/Berlin → museum.example/abend",
    ],
    es: [
      "Großes Plakat",
      "Teléfonos, los vie, horario 18:00–01:00, hora de Europe/Berlin → museum.example/abend",
    ],
    it: ["Großes Plakat", "Smartphone, di ven, ore 18:00–01:00, ora di Europe/Berlin → museum.example/abend"],
  },
  "/codes/CODE/analytics": {
    de: ["Auswertung", "Länder"],
    fr: ["Statistiques", "Pays"],
    es: ["Estadísticas", "Países"],
    it: ["Statistiche", "Paesi"],
  },
  "/codes/CODE/scans": {
    de: ["Scan-Protokoll", "Automatische Scans mitzählen"],
    fr: ["Journal des scans", "Compter les scans automatiques"],
    es: ["Registro de escaneos", "Contar los escaneos automáticos"],
    it: ["Registro scansioni", "Conta le scansioni automatiche"],
  },
  "/codes/CODE/history": {
    de: ["Änderungen", "Geändert: Titel, Kampagne und Regeln"],
    fr: ["Historique", "Modifié\u00a0: titre, campagne et règles"],
    es: ["Historial", "Cambios: título, campaña y reglas"],
    it: ["Cronologia", "Modifica: titolo, campagna e regole"],
  },
  "/codes/CODE/leads": {
    de: ["Anfragen", "CSV exportieren"],
    fr: ["Demandes", "Exporter en CSV"],
    es: ["Solicitudes", "Exportar CSV"],
    it: ["Richieste", "Esporta CSV"],
  },
  "/campaigns": {
    de: ["Kampagnen", "Alle schließen"],
    fr: ["Campagnes", "Tout fermer"],
    es: ["Campañas", "Cerrar todas"],
    it: ["Campagne", "Chiudi tutto"],
  },
  "/bulk": {
    de: ["Viele auf einmal", "Vorlage herunterladen"],
    fr: ["Création en série", "Télécharger un modèle"],
    es: ["Muchos a la vez", "Descargar una plantilla"],
    it: ["Codici da file", "Scarica un modello"],
  },
  "/settings": {
    de: ["Tarif", "Gutschein einlösen"],
    fr: ["Forfait", "Utiliser un bon"],
    es: ["Plan", "Canjear un cupón"],
    it: ["Piano", "Riscatta un buono"],
  },
  "/settings/workspace": {
    de: ["Arbeitsbereich", "Name und E-Mail"],
    fr: ["Espace de travail", "Nom et e-mail"],
    es: ["Espacio de trabajo", "Nombre y correo electrónico"],
    it: ["Area di lavoro", "Nome ed e-mail"],
  },
  "/settings/keys": {
    de: ["Schlüssel", "Weitere Schlüssel"],
    fr: ["Clés", "Autres clés"],
    es: ["Claves", "Más claves"],
    it: ["Chiavi", "Altre chiavi"],
  },
  "/settings/domains": {
    de: ["Domains", "Wartet auf die Einträge"],
    fr: ["Domaines", "En attente de ses enregistrements"],
    es: ["Dominios", "A la espera de sus registros"],
    it: ["Domini", "In attesa dei record"],
  },
  "/settings/pages": {
    de: ["Seiten", "Kontakt bei abgeschalteten Codes"],
    fr: ["Pages", "Contact des codes désactivés"],
    es: ["Páginas", "Contacto en códigos desactivados"],
    it: ["Pagine", "Recapito sui codici disattivati"],
  },
  "/settings/delete": {
    de: ["Löschen", "Arbeitsbereich löschen"],
    fr: ["Suppression", "Supprimer l’espace de travail"],
    es: ["Eliminar", "Eliminar el espacio de trabajo"],
    it: ["Elimina", "Elimina l'area di lavoro"],
  },
  "/webhook": {
    de: ["Webhook", "Noch wurde nichts gesendet"],
    fr: ["Webhook", "Rien n’a encore été envoyé"],
    es: ["Webhook", "Aún no se ha enviado nada"],
    it: ["Webhook", "Non è stato ancora inviato niente"],
  },
};

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

describeInBrowser("the console in other languages", async () => {
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

  test.each(Object.entries(LOCALES))(
    "figures, logs and files in the language %s",
    async (language, locale) => {
      const person = await open({ width: 360, locale }, `/codes/${code.id}`);
      const { page } = person;
      for (const [path, texts] of Object.entries(STOPS)) {
        const [title, words] = texts[language] ?? [];
        await page.goto(`${scenario.url}/app#${path.replace("CODE", code.id)}`);
        await page.getByRole("heading", { name: String(title), level: 1 }).waitFor();
        await page.getByText(String(words), { exact: true }).first().waitFor();
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 640 });
          // German has it all; what axe looks at is the same in the others.
          await (language === "de" || AT_LENGTH ? expectSound(person) : expectFits(person));
        }
      }
      await person.leave();
    },
  );

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
