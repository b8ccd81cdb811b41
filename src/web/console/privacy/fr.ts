import type * as en from "./en.ts";

export const privacy: typeof en.privacy = {
  title: "Confidentialité",
  kept: "Données conservées",
  where: "Où",
  until: "Jusqu’à",
  conditions: "Compter sans consentement",
  conditionsText:
    "Les conditions de la CNIL et du Comité européen de la protection des données (EDPB), une par une. D’autres pays peuvent en demander plus.",
  holds: "remplie",
  fails: "non remplie",
  depends: "dépend de vous",
  record: "Pour votre registre des traitements",
  notice: "Pour informer les personnes qui scannent",
};
