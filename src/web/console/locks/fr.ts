import type * as en from "./en.ts";

export const locks: typeof en.locks = {
  title: "Mot de passe du code",
  badge: "protégé",
  open: "Toute personne qui le scanne passe sans mot de passe.",
  locked: "Un scan ouvre une page qui demande le mot de passe.",
  hint: (hint: string) => `Indice : ${hint}`,
  set: "Définir un mot de passe",
  change: "Le changer",
  remove: "Retirer la protection",
  removed: "La protection est retirée.",
  undone: "Pour protéger de nouveau le code, définissez un nouveau mot de passe.",
  password: "Mot de passe",
  passwordHint:
    "4 à 200 caractères. Seule son empreinte est gardée, personne ne peut donc le relire ici plus tard.",
  newPasswordHint:
    "Laissez vide pour garder l’actuel. Un nouveau ferme le code à toutes les personnes qui l’ont ouvert.",
  hintLabel: "Indice",
  hintHint: "Montré à toute personne à qui le mot de passe est demandé.",
  wrong: "Saisissez 4 à 200 caractères.",
  save: "Enregistrer",
  cancel: "Annuler",
  saved: "Protégé. Le prochain scan demande le mot de passe.",
  changed: "La protection est modifiée.",
};
