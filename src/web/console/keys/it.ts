import { date } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const keys: typeof en.keys = {
  title: "Altre chiavi",
  intro:
    "Dia a ogni persona e a ogni programma una chiave propria, che consenta solo ciò che serve. Ognuna si può revocare da sola, e una rubata apre poco.",
  make: "Nuova chiave per una persona o un programma",
  current: "questo dispositivo",
  all: "tutto",
  nothing: "niente, tranne sostituire se stessa",
  unused: "mai usata",
  used: (day: string) => `usata l'ultima volta il ${date(day)}`,
  made: (iso: string) => `creata il ${date(iso)}`,
  by: (who: string) => `autore: ${who}`,
  ends: (iso: string) => `scade il ${date(iso)}`,
  endless: "senza scadenza",
  end: "Revoca",
  endTitle: (name: string) => `Revocare la chiave «${name}»?`,
  endText: "Chi la usa perde subito l'accesso. Non si può annullare.",
  endCurrent: "È la chiave con cui ha effettuato l'accesso. L'accesso verrà chiuso.",
  ended: (name: string) => `La chiave «${name}» è stata revocata.`,
  cancel: "Annulla",
  name: "Nome",
  nameHint:
    "Dice a che cosa serve la chiave, per esempio «cassa» o «sito». Lo mostra la cronologia dei codici.",
  nameEmpty: "Inserisca un nome.",
  scopes: "Che cosa consente?",
  readOnly: "Solo lettura",
  everything: "Tutto",
  clear: "Niente",
  scopesEmpty: "Scelga almeno una voce.",
  expires: "Ultimo giorno",
  expiresHint: "Vale fino alla fine di quel giorno. Senza un giorno non scade mai.",
  create: "Crea la chiave",
};

export const scopes: typeof en.scopes = {
  "codes:read": "Vedere i codici",
  "codes:write": "Creare, modificare ed eliminare codici, e vederli",
  "analytics:read": "Vedere le statistiche e il registro scansioni",
  "leads:read": "Vedere le richieste",
  "leads:write": "Modificare ed eliminare richieste",
  webhook: "Impostare il webhook",
  domains: "Aggiungere e rimuovere domini",
  account: "Gestire chiavi, piano e area di lavoro",
};
