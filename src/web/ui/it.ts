import type * as en from "./en.ts";

export const ui: typeof en.ui = {
  close: "Chiudi",
  cancel: "Annulla",
  dismiss: "Nascondi",
  optional: "facoltativo",
  copy: "Copia",
  copied: "Copiato",
  tryAgain: "Riprova",
  loading: "Caricamento",
  offline: "Non c'è connessione. Quando torna, tutto riprende da solo.",
  noAnswer: "Il servizio non risponde. I dati inseriti restano: riprovi tra un momento.",
  goesOn: "Il servizio non risponde. I dati inseriti restano; appena risponde, si continua.",
  roleMayNot:
    "Il Suo ruolo in quest'area di lavoro non lo consente. Un proprietario o un amministratore può assegnarne un altro.",
  mayNot: "Questa chiave non lo consente. Ne chieda una adatta a chi gliel'ha data.",
  unexpected: "Qualcosa è andato storto. Riprovi o ricarichi la pagina.",
  tooMany: (seconds: number) =>
    `Troppe richieste. Riprovi tra ${seconds} ${seconds === 1 ? "secondo" : "secondi"}.`,
  limited: (seconds: number) =>
    `Molte richieste in poco tempo. Si continua tra ${seconds} ${seconds === 1 ? "secondo" : "secondi"}.`,
  storage: "Il servizio non raggiunge il suo archivio dati. Riprovi tra poco.",
  errors: (count: number) => (count === 1 ? "Un dato è da correggere" : `${count} dati sono da correggere`),
  httpsAdded: "È stato aggiunto https:// all'inizio.",
  language: "Lingua",
  pickColor: "Scegli un colore",
  show: "Mostra",
  hide: "Nascondi",
};

export const lists: typeof en.lists = {
  lockedTitle: "Il Suo piano non lo comprende",
  toPlan: "Piano e buono",
  noCode: "Questo codice non esiste",
  noCodeText: "È stato eliminato o appartiene a un'altra area di lavoro.",
  toCodes: "Vai ai codici",
  readingMore: "Caricamento di altri elementi",
  preparing: "Preparazione del file",
  stop: "Interrompi",
  saved: (name: string) => `${name} è tra i file scaricati`,
  tryAgain: "Riprova",
};

export const zones: typeof en.zones = {
  usual: "Il Suo e i più usati",
  Africa: "Africa",
  America: "America",
  Asia: "Asia",
  Atlantic: "Atlantico",
  Australia: "Australia",
  Europe: "Europa",
  Indian: "Oceano Indiano",
  Pacific: "Pacifico",
  other: "Altrove",
};
