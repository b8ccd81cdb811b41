import { date } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const keys: typeof en.keys = {
  title: "Weitere Schlüssel",
  intro:
    "Geben Sie jeder Person und jedem Programm einen eigenen Schlüssel, der nur darf, was nötig ist. Jeder lässt sich einzeln widerrufen, und mit einem gestohlenen lässt sich wenig anfangen.",
  make: "Neuer Schlüssel für eine Person oder ein Programm",
  current: "dieses Gerät",
  all: "alles",
  nothing: "nichts, außer sich zu ersetzen",
  unused: "noch nie benutzt",
  used: (day: string) => `zuletzt benutzt am ${date(day)}`,
  made: (iso: string) => `angelegt am ${date(iso)}`,
  by: (who: string) => `von ${who}`,
  ends: (iso: string) => `gültig bis ${date(iso)}`,
  endless: "unbefristet",
  end: "Widerrufen",
  endTitle: (name: string) => `Den Schlüssel „${name}“ widerrufen?`,
  endText: "Wer ihn nutzt, verliert sofort den Zugang. Das lässt sich nicht rückgängig machen.",
  endCurrent: "Mit diesem Schlüssel sind Sie angemeldet. Sie werden abgemeldet.",
  ended: (name: string) => `Der Schlüssel „${name}“ ist widerrufen.`,
  cancel: "Abbrechen",
  name: "Name",
  nameHint: "Sagt, wofür der Schlüssel ist, etwa „Kasse“ oder „Website“. Der Verlauf der Codes nennt ihn.",
  nameEmpty: "Geben Sie einen Namen ein.",
  scopes: "Was darf er?",
  readOnly: "Nur lesen",
  everything: "Alles",
  clear: "Nichts",
  scopesEmpty: "Wählen Sie mindestens eines.",
  expires: "Letzter Tag",
  expiresHint: "Bis zum Ende dieses Tages gilt er. Ohne Angabe gilt er unbefristet.",
  create: "Schlüssel anlegen",
};

export const scopes: typeof en.scopes = {
  "codes:read": "Codes sehen",
  "codes:write": "Codes anlegen, ändern und löschen, und diese sehen",
  "analytics:read": "Auswertung und Scan-Protokoll sehen",
  "leads:read": "Anfragen sehen",
  "leads:write": "Anfragen ändern und löschen",
  webhook: "Den Webhook einrichten",
  domains: "Domains hinzufügen und entfernen",
  account: "Schlüssel, Tarif und Arbeitsbereich verwalten",
};
