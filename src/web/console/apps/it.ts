import { IDLE_DAYS, LONGEST_DAYS } from "../../../features/oauth/traits.ts";
import { date } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const apps: typeof en.apps = {
  title: "App collegate",
  own: "App che agiscono per Lei, al massimo con il Suo ruolo, perché l'ha consentito.",
  ends: `Ognuna scade ${IDLE_DAYS} giorni dopo l'ultimo uso e ${LONGEST_DAYS} giorni dopo il consenso, quando la persona viene rimossa da un'area di lavoro, riceve un'altra password o cancella l'account, e quando il servizio con cui ha effettuato l'accesso comunica che è uscita.`,
  all: "App che agiscono per i membri con MCP, al massimo con il ruolo del membro, perché il membro l'ha consentito.",
  none: "Nessuna.",
  of: (person: string) => `di ${person}`,
  inWorkspace: (workspace: string) => `in «${workspace}»`,
  since: (iso: string) => `collegata il ${date(iso)}`,
  used: (day: string) => `usata l'ultima volta il ${date(day)}`,
  until: (iso: string) => `scade il ${date(iso)} se non viene usata`,
  last: (iso: string) => `scade il ${date(iso)}`,
  end: "Scollega",
  endTitle: (name: string) => `Scollegare «${name}»?`,
  endText: "Perde subito l'accesso. Può chiedere di essere collegata di nuovo.",
  ended: (name: string) => `«${name}» è stata scollegata.`,
  cancel: "Annulla",
};
