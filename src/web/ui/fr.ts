import { plural } from "../lib/french/plural.ts";
import type * as en from "./en.ts";

export const ui: typeof en.ui = {
  close: "Fermer",
  cancel: "Annuler",
  dismiss: "Masquer",
  optional: "facultatif",
  copy: "Copier",
  copied: "Copié",
  tryAgain: "Réessayer",
  loading: "Chargement",
  offline: "Vous êtes hors ligne. Tout reprend dès que la connexion est de retour.",
  noAnswer: "Le service ne répond pas. Votre saisie est conservée : réessayez dans un instant.",
  goesOn: "Le service ne répond pas. Votre saisie est conservée, et tout reprend dès qu’il répond.",
  roleMayNot:
    "Votre rôle dans cet espace de travail ne le permet pas. Un propriétaire ou un administrateur peut vous en donner un autre.",
  mayNot: "Cette clé ne le permet pas. Demandez-en une autre à la personne qui vous l’a donnée.",
  unexpected: "Une erreur s’est produite. Réessayez ou rechargez la page.",
  tooMany: (seconds: number) =>
    `Trop de requêtes. Réessayez dans ${seconds} ${plural(seconds, "seconde", "secondes")}.`,
  limited: (seconds: number) =>
    `Beaucoup de requêtes en peu de temps. Cela reprend dans ${seconds} ${plural(seconds, "seconde", "secondes")}.`,
  storage: "Le service n’atteint pas son stockage en ce moment. Réessayez bientôt.",
  errors: (count: number) => (count === 1 ? "Un point est à revoir" : `${count} points sont à revoir`),
  httpsAdded: "https:// a été ajouté devant.",
  language: "Langue",
  pickColor: "Choisir une couleur",
  show: "Afficher",
  hide: "Masquer",
};

export const lists: typeof en.lists = {
  lockedTitle: "Votre forfait ne le comprend pas",
  toPlan: "Forfait et bon",
  noCode: "Ce code n’existe pas",
  noCodeText: "Il a été supprimé ou appartient à un autre espace de travail.",
  toCodes: "Vers vos codes",
  readingMore: "Suite en cours de chargement",
  preparing: "Préparation du fichier",
  stop: "Arrêter",
  saved: (name: string) => `${name} est dans vos téléchargements`,
  tryAgain: "Réessayer",
};

export const zones: typeof en.zones = {
  usual: "Le vôtre et les plus courants",
  Africa: "Afrique",
  America: "Amérique",
  Asia: "Asie",
  Atlantic: "Atlantique",
  Australia: "Australie",
  Europe: "Europe",
  Indian: "Océan Indien",
  Pacific: "Pacifique",
  other: "Ailleurs",
};
