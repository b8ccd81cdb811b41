import type * as en from "./en.ts";

export const extras: typeof en.extras = {
  stopTitle: "Station des Rundgangs",
  number: "Nummer",
  numberHint: "Zum Beispiel 7 oder 12b.",
  tour: "Name des Rundgangs",
  nextTitle: "Name der nächsten Station",
  nextAt: "Wo die nächste Station ist",
  nextHint: "Die Adresse ihrer Seite oder die Kurzadresse ihres Codes.",
  noticeTitle: "Wo und wann es gilt",
  where: "Wo",
  fromDay: "Von: Tag",
  fromTime: "Von: Uhrzeit",
  untilDay: "Bis: Tag",
  untilTime: "Bis: Uhrzeit",
  untilHint: "Der letzte Tag. Mit einer Uhrzeit endet es im Lauf dieses Tages.",
  zone: "Zeitzone des Ortes",
  noZone: "UTC",
  offerTitle: "Der Code des Angebots",
  offerKind: "Besucher bekommen",
  offerText: "Den Text des QR-Codes",
  offerCode: "Einen Code für alle",
  offerCodes: "Codes einer Liste, jeden nur einmal",
  code: "Code",
  codes: "Codes, einer je Zeile",
  codesHint:
    "Jeder Druck auf den Button der Seite gibt den nächsten Code, und niemand sonst bekommt ihn. Höchstens 1.000 Codes mit bis zu 64 Zeichen.",
  codesWrong: "Jede Zeile ist ein Code von höchstens 64 Zeichen.",
  count: (count: number) => (count === 1 ? "1 Code" : `${count} Codes`),
  accessibility: "Erklärung zur Barrierefreiheit",
  recognition: "Die Frage zur Wiedererkennung ganz zeigen",
  recognitionHint: "Sonst öffnet sie ein Link am Fuß der Seite.",
};

export const pageLanguages: typeof en.pageLanguages = {
  title: "Sprachen der Seite",
  hint: "Dieselbe Seite in weiteren Sprachen. Besucher sehen sie zuerst in der Sprache ihres Browsers und können eine andere wählen.",
  ask: "Der Seite Sprachen geben",
  own: "Sprache der Texte dieser Seite",
  none: "Nicht angegeben",
  first: "Wählen Sie zuerst die Sprache der Texte dieser Seite. Dann können Sie weitere hinzufügen.",
  another: "Weitere Sprache",
  choose: "Sprache wählen",
  add: "Sprache hinzufügen",
  progress: (name: string, said: number, of: number) => `${name}: ${said} von ${of} Texten`,
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} ist entfernt.`,
  undo: "Rückgängig",
  missing: "Ein Text, den Sie leer lassen, erscheint in der eigenen Sprache der Seite.",
  onlyHere: "Ein Text, den nur diese Sprache hat",
};

export const lookPages: typeof en.lookPages = {
  title: "Seiten",
  hint: "Seiten von Codes mit diesem Design haben diese Farben, dieses Logo und diese Links, wo sie keine eigenen haben.",
};
