import type * as en from "./en.ts";

export const blocked: typeof en.blocked = {
  code: {
    operator:
      "Questo codice è bloccato. Chi lo scansiona ne viene informato, e solo il gestore può sbloccarlo.",
    list: "Questo codice è bloccato. Chi lo scansiona ne viene informato. Il blocco finisce da solo, poco dopo che l'indirizzo è uscito dall'elenco o che il codice porta altrove.",
  },
  workspace: (name) =>
    `L'area di lavoro «${name}» è sospesa. I suoi codici dicono di essere bloccati, e niente va perso. Solo il gestore può riattivarla.`,
  why: "Motivo",
  reasons: {
    phishing: "phishing: chiede dati a nome di altri",
    malware: "malware: porta a software dannoso",
    spam: "spam: è diffuso senza essere richiesto",
    rights: "viola diritti di altri",
    other: "viola la legge o le condizioni di questo servizio",
    list: "un elenco di indirizzi pericolosi nomina la sua destinazione",
  },
  since: (when) => `dal ${when}`,
  object: {
    operator: "Se pensa che sia un errore, lo dica al gestore.",
    list: "Se pensa che l'elenco sia sbagliato, lo dica al gestore. Il blocco non finisce subito.",
  },
  listed: (host, list) =>
    `${host} è nell'elenco ${list}: nessuna scansione porta lì, e la pagina del codice non ha un link verso quell'indirizzo.`,
  listedEnds: "Finisce da solo, poco dopo che l'host è uscito dall'elenco o che Lei ha cambiato l'indirizzo.",
  short: "Bloccato",
};
