import { number } from "../../lib/format.ts";
import type * as en from "./en.ts";

const leadsOf = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? `richiesta ${one}` : `richieste ${many}`}`;

export const allLeads: typeof en.allLeads = {
  title: "Richieste",
  search: "Cerca richieste",
  searchHint: "Nome, e-mail, azienda o messaggio",
  state: "Stato",
  all: "Tutte",
  open: "Aperte",
  handled: "Gestite",
  from: "Dal",
  to: "Al",
  noneTitle: "Nessuna richiesta trovata",
  noneText: "Nessuna richiesta corrisponde alla ricerca e ai filtri.",
  clear: "Mostra tutte le richieste",
};

export const leads: typeof en.leads = {
  title: "Richieste",
  exportCsv: "Esporta CSV",
  list: "Richieste, dalla più recente",
  anonymous: "Senza nome",
  email: "E-mail",
  phone: "Telefono",
  company: "Azienda",
  message: "Messaggio",
  by: "Inviata con",
  code: "Codice",
  from: (country: string, device: string) => `${device}, ${country}`,
  mobile: "Smartphone",
  tablet: "Tablet",
  desktop: "Computer",
  bot: "Automatica",
  otherDevice: "Altro dispositivo",
  unreadable:
    "Questi dati sono stati cifrati con un segreto precedente del servizio e non si possono mostrare.",
  handled: "Gestita",
  markHandled: "Segna come gestita",
  reopen: "Riapri",
  choose: (name: string) => `Scegli ${name}`,
  chosen: (count: number) => leadsOf(count, "scelta", "scelte"),
  actions: "Azioni sulle richieste scelte",
  clear: "Annulla la scelta",
  marked: (count: number) => leadsOf(count, "gestita", "gestite"),
  reopened: (count: number) => leadsOf(count, "riaperta", "riaperte"),
  undo: "Annulla",
  copyEmail: "Copia l'e-mail",
  emailOf: (email: string) => `l'indirizzo ${email}`,
  erase: "Cancella",
  eraseTitle: (who: string) => `Cancellare la richiesta di ${who}?`,
  eraseText:
    "Ciò che la persona ha scritto viene cancellato subito, qui e nelle prossime esportazioni. Non si può annullare. Nelle statistiche la richiesta resta contata.",
  eraseNow: "Cancella per sempre",
  keep: "Mantieni",
  erased: "La richiesta è stata cancellata",
  more: "Mostra richieste meno recenti",
  shown: (count: string) => `mostrate: ${count}`,
  empty: "Ancora nessuna richiesta",
  emptyText: "Aggiunga un modulo alla pagina del codice. Ciò che le persone inviano appare qui.",
  toEdit: "Modifica la pagina",
};
