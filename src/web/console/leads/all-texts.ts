import { defineTexts } from "../../lib/texts.ts";

export const texts = defineTexts({
  en: {
    title: "Leads",
    search: "Search leads",
    searchHint: "Name, email, company or message",
    state: "State",
    all: "All",
    open: "Open",
    handled: "Handled",
    from: "From",
    to: "Until",
    noneTitle: "No lead found",
    noneText: "No lead matches the search and the filters.",
    clear: "Show all leads",
  },
  de: {
    title: "Kontakte",
    search: "Kontakte suchen",
    searchHint: "Name, E-Mail, Firma oder Nachricht",
    state: "Zustand",
    all: "Alle",
    open: "Offen",
    handled: "Erledigt",
    from: "Von",
    to: "Bis",
    noneTitle: "Kein Kontakt gefunden",
    noneText: "Kein Kontakt passt zur Suche und zu den Filtern.",
    clear: "Alle Kontakte zeigen",
  },
});
