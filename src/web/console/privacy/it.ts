import type * as en from "./en.ts";

export const privacy: typeof en.privacy = {
  title: "Privacy",
  kept: "Dati conservati",
  where: "Dove",
  until: "Fino a",
  conditions: "Conteggio senza consenso",
  conditionsText:
    "Le condizioni della CNIL francese e dell'EDPB europeo, una per una. Altri paesi possono chiedere di più.",
  holds: "soddisfatta",
  fails: "non soddisfatta",
  depends: "dipende da Lei",
  record: "Per il Suo registro dei trattamenti",
  notice: "Per un'informativa a chi scansiona",
};
