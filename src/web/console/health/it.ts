import { dateTime } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const health: typeof en.health = {
  unchecked: "destinazione non ancora controllata",
  ok: "la destinazione risponde",
  failing: "destinazione con problemi",
  dead: "destinazione non funzionante",
  unclear: "destinazione incerta",
  ends: "il certificato scade presto",
};

export const healthCard: typeof en.healthCard = {
  title: "Destinazioni",
  unchecked:
    "Non ancora controllate. Le destinazioni dei codici attivi vengono controllate circa una volta al giorno.",
  ok: "Tutte le destinazioni rispondono.",
  failing: "Una destinazione ha problemi. Si riproverà presto.",
  dead: "Una destinazione non funziona.",
  unclear: "Una destinazione non ha risposto in modo chiaro. Per le persone può funzionare lo stesso.",
  status: (status: number) => `Stato ${status}.`,
  since: (iso: string) => `Dal ${dateTime(iso)}.`,
  checked: (iso: string) => `Ultimo controllo il ${dateTime(iso)}.`,
  fallback: "Le scansioni di una destinazione non funzionante portano a",
  noFallback:
    "Non c'è una destinazione di riserva: le scansioni portano comunque a una destinazione non funzionante.",
  set: "Imposta una destinazione di riserva",
  change: "Modifica",
  offNow: "Finché il codice è disattivato, non si controlla niente.",
  reason_address_not_allowed: "Il suo indirizzo non è pubblico, perciò non viene controllata.",
  reason_port_not_allowed: "Si controllano solo le porte 80 e 443.",
  reason_own_address: "Si trova su questo servizio, perciò non viene controllata.",
  reason_name_not_resolved: "Il suo nome non è noto.",
  reason_lookup_failed: "I server DNS non hanno dato risposta sul suo nome.",
  reason_connection_refused: "Il suo server rifiuta le connessioni.",
  reason_connection_failed: "Non è stato possibile connettersi.",
  reason_connection_reset: "Il suo server ha interrotto la connessione.",
  reason_certificate_invalid: "Il suo certificato non è valido: i browser avvisano le persone.",
  reason_tls_failed: "La connessione cifrata non è riuscita.",
  reason_timeout: "Non ha risposto entro 10 secondi.",
  reason_invalid_answer: "La sua risposta non era HTTP.",
  reason_not_found: "Dice che questa pagina non esiste.",
  reason_gone: "Dice che la pagina è stata rimossa.",
  reason_status: "Risponde con un errore, o non lascia passare il nostro controllo.",
  reason_redirect_loop: "Reindirizza in circolo.",
  reason_too_many_redirects: "Reindirizza troppe volte.",
  reason_redirect_invalid: "Reindirizza a qualcosa che non è un indirizzo.",
  reason_certificate_ends: "Il suo certificato scade entro 14 giorni. Lo faccia rinnovare.",
};
