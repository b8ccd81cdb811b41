import { number } from "../../lib/format.ts";
import type * as en from "./en.ts";

const leadsOf = (count: number) => `${number(count)} ${count === 1 ? "Anfrage" : "Anfragen"}`;

export const allLeads: typeof en.allLeads = {
  title: "Anfragen",
  search: "Anfragen suchen",
  searchHint: "Name, E-Mail, Firma oder Nachricht",
  state: "Zustand",
  all: "Alle",
  open: "Offen",
  handled: "Erledigt",
  from: "Von",
  to: "Bis",
  noneTitle: "Keine Anfrage gefunden",
  noneText: "Keine Anfrage passt zur Suche und zu den Filtern.",
  clear: "Alle Anfragen zeigen",
};

export const leads: typeof en.leads = {
  title: "Anfragen",
  exportCsv: "CSV exportieren",
  list: "Anfragen, die neuesten zuerst",
  anonymous: "Ohne Namen",
  email: "E-Mail",
  phone: "Telefon",
  company: "Firma",
  message: "Nachricht",
  by: "Gesendet mit",
  code: "Code",
  from: (country: string, device: string) => `${device}, ${country}`,
  mobile: "Smartphone",
  tablet: "Tablet",
  desktop: "Computer",
  bot: "Automatisch",
  otherDevice: "Anderes Gerät",
  unreadable:
    "Diese Angaben wurden mit einem früheren Geheimnis des Dienstes verschlüsselt und lassen sich nicht zeigen.",
  handled: "Erledigt",
  markHandled: "Als erledigt markieren",
  reopen: "Wieder öffnen",
  choose: (name: string) => `${name} auswählen`,
  chosen: (count: number) => `${leadsOf(count)} ausgewählt`,
  actions: "Aktionen für die ausgewählten Anfragen",
  clear: "Auswahl aufheben",
  marked: (count: number) => `${leadsOf(count)} erledigt`,
  reopened: (count: number) => `${leadsOf(count)} wieder offen`,
  undo: "Rückgängig machen",
  copyEmail: "E-Mail kopieren",
  emailOf: (email: string) => `die Adresse ${email}`,
  erase: "Löschen",
  eraseTitle: (who: string) => `Anfrage von ${who} löschen?`,
  eraseText:
    "Was die Person geschrieben hat, wird sofort gelöscht, hier und in künftigen Exporten. Das lässt sich nicht rückgängig machen. In der Auswertung bleibt die Anfrage gezählt.",
  eraseNow: "Endgültig löschen",
  keep: "Behalten",
  erased: "Die Anfrage ist gelöscht",
  more: "Ältere Anfragen zeigen",
  shown: (count: string) => `${count} gezeigt`,
  empty: "Noch keine Anfragen",
  emptyText: "Geben Sie der Seite des Codes ein Formular. Was damit gesendet wird, erscheint hier.",
  toEdit: "Seite bearbeiten",
};
