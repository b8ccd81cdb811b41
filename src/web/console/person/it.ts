import type * as en from "./en.ts";

export const person: typeof en.person = {
  you: "Accesso effettuato",
  as: (role) => `Il Suo ruolo in quest'area di lavoro: ${role}.`,
  roles: { viewer: "lettore", editor: "redattore", admin: "amministratore", owner: "proprietario" },
  account: "Il Suo account",
  workspace: "Area di lavoro",
  choose: "Quale area di lavoro?",
  none: "Non fa parte di nessuna area di lavoro",
  noneText: "Chieda a chi ne gestisce una di invitare questo indirizzo.",
  noneOwn: "Per averne una Sua, esca e scelga «Nuova area», con lo stesso indirizzo e la stessa password.",
  toWorkspaces: "Le Sue aree di lavoro",
  factorMissing: "Quest'area di lavoro richiede un secondo fattore",
  factorMissingText:
    "Oltre alla password serve il codice di un'app o una passkey. Lo configuri, poi può continuare qui.",
  setUp: "Configura un secondo fattore",
  resetMade: (by, until) =>
    `${by ?? "Chi gestisce la Sua area di lavoro"} ha creato un link con cui si può sostituire la Sua password fino al ${until}. Se non l'ha chiesto Lei, cambi la password: dopo, il link non apre più niente.`,
};
