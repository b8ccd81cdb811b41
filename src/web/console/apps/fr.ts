import { IDLE_DAYS, LONGEST_DAYS } from "../../../features/oauth/traits.ts";
import { date } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const apps: typeof en.apps = {
  title: "Applications connectées",
  own: "Des applications qui agissent pour vous, avec au plus votre rôle, parce que vous l’avez autorisé.",
  ends: `Chacune prend fin ${IDLE_DAYS} jours après sa dernière utilisation et ${LONGEST_DAYS} jours après son autorisation, quand sa personne est retirée d’un espace de travail, reçoit un autre mot de passe ou efface son compte, et quand le fournisseur par lequel la personne s’est connectée annonce qu’elle s’est déconnectée.`,
  all: "Des applications qui agissent pour des membres par MCP, avec au plus le rôle du membre, parce que le membre l’a autorisé.",
  none: "Aucune.",
  of: (person: string) => `de ${person}`,
  inWorkspace: (workspace: string) => `dans « ${workspace} »`,
  since: (iso: string) => `connectée le ${date(iso)}`,
  used: (day: string) => `dernière utilisation le ${date(day)}`,
  until: (iso: string) => `prend fin le ${date(iso)} si elle n’est pas utilisée`,
  last: (iso: string) => `prend fin le ${date(iso)}`,
  end: "Déconnecter",
  endTitle: (name: string) => `Déconnecter « ${name} » ?`,
  endText: "Elle perd l’accès aussitôt. Elle peut demander à être reconnectée.",
  ended: (name: string) => `« ${name} » est déconnectée.`,
  cancel: "Annuler",
};
