import type * as en from "./en.ts";

export const shell: typeof en.shell = {
  skip: "Aller au contenu",
  nav: "Console",
  dashboard: "Synthèse",
  codes: "Codes",
  leads: "Demandes",
  more: "Plus",
  campaigns: "Campagnes",
  looks: "Styles",
  sheets: "Étiquettes",
  bulk: "Création en série",
  move: "Import et export",
  webhook: "Webhook",
  settings: "Paramètres",
  newCode: "Nouveau code",
  docs: "Guide",
  signOut: "Se déconnecter",
  studio: "Studio",
  operator: "Page des exploitants",
  notFound: "Il n’y a rien ici",
  notFoundText: "Cette adresse ne fait pas partie de la console.",
  toCodes: "Vers vos codes",
  spaceAlmost: (used: string, of: string) =>
    `L’espace de votre forfait est presque épuisé : ${used} sur ${of}. Une fois plein, les codes continuent de fonctionner, mais plus rien ne peut être ajouté.`,
  spaceFull: (used: string, of: string) =>
    `L’espace de votre forfait est épuisé : ${used} sur ${of}. Tous les codes continuent de fonctionner, mais plus rien ne peut être ajouté.`,
  unconfirmed: (email: string) =>
    `${email} n’est pas encore confirmée : ouvrez le lien reçu à cette adresse. D’ici là, seuls des codes statiques peuvent être créés ici.`,
  sendAgain: "Renvoyer",
  confirmSent: (email: string) => `Le lien est en route vers ${email}. Il est valable trois jours.`,
  otherAddress: "Autre adresse",
  viewFailed: "Cette partie de la console n’a pas pu être chargée.",
  newVersion: "Si le service vient d’être mis à jour, rechargez la page.",
  reloadPage: "Recharger la page",
};

export const tabs: typeof en.tabs = {
  label: "Ce code",
  back: "Tous les codes",
  overview: "Résumé",
  analytics: "Statistiques",
  scans: "Journal des scans",
  leads: "Demandes",
  history: "Historique",
  rules: "Règles",
  edit: "Modifier",
};
