import type * as en from "./en.ts";

export const extras: typeof en.extras = {
  stopTitle: "Tappa della visita",
  number: "Numero",
  numberHint: "Per esempio 7 o 12b.",
  tour: "Nome della visita",
  nextTitle: "Nome della tappa successiva",
  nextAt: "Dov'è la tappa successiva",
  nextHint: "L'indirizzo della sua pagina o l'ID breve del suo codice.",
  noticeTitle: "Dove e quando vale",
  where: "Dove",
  fromDay: "Dal: giorno",
  fromTime: "Dal: ora",
  untilDay: "Fino al: giorno",
  untilTime: "Fino al: ora",
  untilHint: "L'ultimo giorno. Con un'ora termina nel corso di quel giorno.",
  zone: "Fuso orario del luogo",
  noZone: "UTC",
  offerTitle: "Il codice dell'offerta",
  offerKind: "I visitatori ricevono",
  offerText: "Il testo del codice QR",
  offerCode: "Un codice per tutti",
  offerCodes: "I codici di un elenco, ciascuno una volta",
  code: "Codice",
  codes: "Codici, uno per riga",
  codesHint:
    "Ogni pressione sul pulsante della pagina dà il codice successivo, e nessun altro lo riceve. Al massimo 1.000 codici, ciascuno di 64 caratteri al massimo.",
  codesWrong: "Ogni riga è un codice di 64 caratteri al massimo.",
  count: (count: number) => (count === 1 ? "1 codice" : `${count} codici`),
  accessibility: "Dichiarazione di accessibilità",
  recognition: "Mostrare per intero la domanda sul riconoscimento",
  recognitionHint: "Altrimenti la apre un link in fondo alla pagina.",
};

export const pageLanguages: typeof en.pageLanguages = {
  title: "Lingue della pagina",
  hint: "La stessa pagina in altre lingue. I visitatori la vedono prima nella lingua del loro browser e possono sceglierne un'altra.",
  ask: "Dai lingue alla pagina",
  own: "Lingua dei testi della pagina",
  none: "Non indicata",
  first: "Scelga prima la lingua dei testi della pagina, poi ne aggiunga altre.",
  another: "Altra lingua",
  choose: "Scegli una lingua",
  add: "Aggiungi la lingua",
  progress: (name: string, said: number, of: number) => `${name}: ${said} testi su ${of}`,
  remove: (name: string) => `Rimuovi ${name}`,
  removed: (name: string) => `${name}: lingua rimossa.`,
  undo: "Annulla",
  missing: "Un testo che lascia vuoto appare nella lingua propria della pagina.",
  onlyHere: "Un testo che ha solo questa lingua",
};

export const lookPages: typeof en.lookPages = {
  title: "Pagine",
  hint: "Le pagine dei codici che hanno questo stile prendono questi colori, questo logo e questi link, dove non ne hanno di propri.",
};
