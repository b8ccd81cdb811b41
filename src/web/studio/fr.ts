import type * as en from "./en.ts";

export const studio: typeof en.studio = {
  pageTitle: "Quietzone – des codes QR qui se scannent",
  title: "Des codes QR qui se scannent",
  claim:
    "Chaque code fait ici est vérifié : il se scanne, à l’écran comme imprimé. Sans compte, sans pistage.",
  console: "Console",
  docs: "Guide",
  skip: "Aller au contenu",
  copyLink: "Copier le lien",
  linkCopied: "Copié. Le lien contient tout le dessin, et aucun serveur ne le lit.",
  linkWithPassword: "Copié. Toute personne qui a le lien peut y lire le mot de passe.",
  linkWithoutLogo: "Copié, mais sans votre logo : il est trop grand pour un lien.",
  copyFailed: "Le navigateur ne permet pas de copier. L’adresse de cette page est le lien.",
  reset: "Vider le formulaire",
  resetDone: "Formulaire vidé.",
  brokenLink: "Ce lien ne contient aucun dessin lisible, vous partez donc d’un formulaire vide.",
  tracked: "Voulez-vous savoir combien de fois il est scanné, ou changer sa destination après l’impression ?",
  trackedLink: "Créer un code dynamique dans la console",
  fillFirst: "Remplissez d’abord le formulaire, puis téléchargez.",
};

export const recent: typeof en.recent = {
  open: "Dessins récents",
  title: "Vos dessins récents",
  where: "Ils restent dans ce navigateur, sans les mots de passe.",
  forget: "Tout oublier",
  forgotten: "Tous les dessins récents sont oubliés.",
  undo: "Annuler",
};

export const print: typeof en.print = {
  title: "À imprimer",
  piece: "Que voulez-vous imprimer ?",
  tent: "Chevalet",
  poster: "Affiche",
  cards: "Cartes",
  tentOn: (paper: string) => `Sur ${paper}, plié au milieu.`,
  posterOn: (paper: string) => `Sur ${paper}, aussi grand que la page.`,
  cardsOn: (paper: string) => `Sur ${paper}, dix cartes avec des repères de coupe.`,
  line: "Ligne sous le code",
  headline: "Titre",
  get: "Obtenir le PDF à imprimer",
};
