import { number } from "../../lib/format.ts";
import { plural } from "../../lib/french/plural.ts";
import type * as en from "./en.ts";

/** A number of leads, with a participle that says what became of them. */
const leadsOf = (count: number, done: string) =>
  `${number(count)} ${plural(count, `demande ${done}`, `demandes ${done}s`)}`;

export const allLeads: typeof en.allLeads = {
  title: "Demandes",
  search: "Rechercher des demandes",
  searchHint: "Nom, e-mail, entreprise ou message",
  state: "État",
  all: "Toutes",
  open: "Ouvertes",
  handled: "Traitées",
  from: "Du",
  to: "Au",
  noneTitle: "Aucune demande trouvée",
  noneText: "Aucune demande ne correspond à la recherche et aux filtres.",
  clear: "Afficher toutes les demandes",
};

export const leads: typeof en.leads = {
  title: "Demandes",
  exportCsv: "Exporter en CSV",
  list: "Demandes, de la plus récente à la plus ancienne",
  anonymous: "Sans nom",
  email: "E-mail",
  phone: "Téléphone",
  company: "Entreprise",
  message: "Message",
  by: "Envoyée avec",
  code: "Code",
  from: (country: string, device: string) => `${device}, ${country}`,
  mobile: "Téléphone",
  tablet: "Tablette",
  desktop: "Ordinateur",
  bot: "Robot",
  otherDevice: "Autre appareil",
  unreadable:
    "Ces informations ont été chiffrées avec un secret antérieur du service et ne peuvent pas être affichées.",
  handled: "Traitée",
  markHandled: "Marquer comme traitée",
  reopen: "Rouvrir",
  choose: (name: string) => `Choisir ${name}`,
  chosen: (count: number) => leadsOf(count, "choisie"),
  actions: "Actions sur les demandes choisies",
  clear: "Effacer le choix",
  marked: (count: number) => leadsOf(count, "traitée"),
  reopened: (count: number) => leadsOf(count, "rouverte"),
  undo: "Annuler",
  copyEmail: "Copier l’e-mail",
  emailOf: (email: string) => `l’adresse ${email}`,
  erase: "Effacer",
  eraseTitle: (who: string) => `Effacer la demande de ${who} ?`,
  eraseText:
    "Ce que la personne a écrit est supprimé aussitôt, ici et dans les exports à venir. Cela ne peut pas être annulé. La demande reste comptée dans les statistiques.",
  eraseNow: "Effacer pour toujours",
  keep: "Garder",
  erased: "La demande est effacée",
  more: "Afficher les demandes plus anciennes",
  shown: (count: string) => `${count} ${count === "0" || count === "1" ? "affichée" : "affichées"}`,
  empty: "Pas encore de demandes",
  emptyText: "Ajoutez un formulaire à la page du code. Ce que les personnes envoient apparaît ici.",
  toEdit: "Modifier la page",
};
