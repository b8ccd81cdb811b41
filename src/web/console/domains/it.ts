import { dateTime, number } from "../../lib/format.ts";
import { codesOf } from "../codes/it.ts";
import type * as en from "./en.ts";

export const domains: typeof en.domains = {
  title: "Domini",
  intro:
    "Un codice su un dominio proprio ha un indirizzo più breve, senza /r/. Così il suo simbolo ha spesso meno moduli e si legge da più lontano a parità di dimensione.",
  none: "Quest'area di lavoro non ha ancora domini.",
  how: "Di più sui domini",
  host: "Nuovo dominio",
  hostHint: "Un nome che può configurare, per esempio qr.museum.example",
  hostEmpty: "Inserisca un nome come qr.museum.example.",
  add: "Aggiungi",
  added: (host: string) => `${host} è stato aggiunto. Ora imposti i suoi due record.`,
  verified: "Verificato",
  pending: "In attesa dei record",
  codes: codesOf,
  waiting: (count: number) =>
    `In attesa che questo dominio sia verificato: ${codesOf(count)} di un archivio.`,
  record: "Imposti questi due record dove si gestisce il Suo dominio, poi li faccia controllare:",
  proof: "Questo dimostra che il dominio è Suo. Deve restare:",
  way: "Questo porta le scansioni a questo servizio:",
  recordName: "Nome",
  recordValue: "Valore",
  check: "Controlla ora",
  checking: "Ricerca del record…",
  checkedNow: (time: string) => `Non ancora presente (controllato alle ${time})`,
  checksOn:
    "I nuovi record possono richiedere alcuni minuti. Finché questa pagina è aperta, si ricontrolla ogni 30 secondi.",
  isVerified: (host: string) => `${host} è verificato: ora si possono creare codici su questo dominio.`,
  checked: (iso: string) => `Ultimo controllo il ${dateTime(iso)}`,
  disabled:
    "Il gestore di questo servizio ha disattivato questo dominio: tutto ciò che contiene dice di essere disattivato.",
  listed: (host: string, list: string) =>
    `Niente porta più a ${host}, perché è nell'elenco ${list} di questo servizio. Finisce quando il nome esce dall'elenco o quando Lei inserisce un altro indirizzo.`,
  warning:
    "All'ultimo controllo il record mancava. I codici continuano a funzionare. Imposti di nuovo il record:",
  home: "L'indirizzo senza percorso porta a",
  notFound: "Gli indirizzi sconosciuti portano a",
  edit: "Impostazioni",
  editTitle: (host: string) => `Impostazioni di ${host}`,
  homeHint: "Se manca, si vede una piccola pagina.",
  notFoundHint: "Per errori di battitura e codici mai esistiti. Se manca, si vede una piccola pagina.",
  gs1: "Risponde agli indirizzi GS1",
  gs1Hint: (host: string) =>
    `Il codice di un prodotto può allora trovarsi all'indirizzo del suo GTIN: https://${host}/01/09521234543213`,
  apps: "Link che aprono un'app",
  apple: "iPhone: apple-app-site-association",
  appleHint: "Il JSON fornito da chi sviluppa la Sua app.",
  android: "Android: assetlinks.json",
  notJson: "Questo non è JSON.",
  appleObject: "Deve essere un oggetto JSON: { … }",
  androidList: "Deve essere una lista JSON: [ … ]",
  save: "Salva",
  saved: "Salvato.",
  cancel: "Annulla",
  remove: "Elimina",
  removeTitle: (host: string) => `Eliminare ${host}?`,
  removeText:
    "A questo nome non risponde più niente. Lo può aggiungere di nuovo più tardi, con un altro record.",
  removed: (host: string) => `${host} è stato eliminato.`,
  inUse: (count: number) =>
    count === 1
      ? "Su questo dominio c'è 1 codice. Elimini prima quello."
      : `Su questo dominio ci sono ${number(count)} codici. Elimini prima quelli.`,
  more: "Mostra altri domini",
  shown: (count: number) => (count === 1 ? "1 mostrato" : `${number(count)} mostrati`),
  choose: "Dominio del codice",
  chooseHint: "Fa parte dell'indirizzo stampato, perciò non si può cambiare più tardi.",
  service: (host: string) => `${host} (questo servizio)`,
};
