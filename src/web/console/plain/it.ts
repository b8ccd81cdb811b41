import { codesOf } from "../codes/it.ts";
import type * as en from "./en.ts";

export const plain: typeof en.plain = {
  tracked: "Dinamici",
  plain: "Statici",
  newCode: "Nuovo codice statico",
  intro:
    "Un codice statico ha in sé il contenuto. Non ha bisogno di Internet, non viene contato e non si può cambiare dopo la stampa.",
  searchHint: "Titolo, campagna o contenuto",
  open: "Non stampato",
  printed: "Stampato",
  emptyTitle: "Il Suo primo codice statico",
  print: "Etichette",
  printMore: (count: number) =>
    `Etichette, con ${count === 1 ? `il codice scelto` : `i ${codesOf(count)} scelti`} prima`,
  removeTitle: (name: string) => `Eliminare «${name}»?`,
  removeText:
    "I simboli stampati continuano a funzionare, perché un codice statico non ha bisogno del servizio.",
  toList: "Vai ai codici statici",
  make: "Conserva questo codice",
  saved: "Salvato. Ciò che è già stampato resta com'è.",
  whether: "È stampato?",
  got: "Ne ha già un file. La carta non cambia, anche se Lei modifica il codice qui.",
  itIsPrinted: "È stampato",
  closed: "Il contenuto resta com'è, perché è su carta. Un nuovo stile vale per le stampe successive.",
  notPrinted: "In realtà non è stampato",
  hint_wifi:
    "Gli smartphone non si collegano da soli, e prima serve Internet. Per un codice che collega: ne crei uno statico.",
  hint_vcard:
    "Gli smartphone non salvano il contatto da soli, e prima serve Internet. Per un codice che propone di salvarlo: ne crei uno statico.",
  hint_event:
    "Gli smartphone non aprono il calendario da soli, e prima serve Internet. Per un codice che propone la data: ne crei uno statico.",
  hint_other:
    "Questo codice porta a un indirizzo web. Per uno che ha in sé il contenuto: ne crei uno statico.",
  makePlain: "Crea un codice statico",
};
