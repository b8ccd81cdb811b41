import type * as en from "./en.ts";

export const person: typeof en.person = {
  you: "Connecté",
  as: (role: string) => `Dans cet espace de travail, votre rôle est ${role}.`,
  roles: { viewer: "lecteur", editor: "éditeur", admin: "administrateur", owner: "propriétaire" },
  account: "Votre compte",
  workspace: "Espace de travail",
  choose: "Quel espace de travail ?",
  none: "Vous n’êtes dans aucun espace de travail",
  noneText: "Demandez à une personne qui en gère un de vous inviter à cette adresse.",
  noneOwn:
    "Pour créer le vôtre, déconnectez-vous et choisissez « Nouvel espace de travail », avec la même adresse et le même mot de passe.",
  toWorkspaces: "Vos espaces de travail",
  factorMissing: "Cet espace de travail exige un second facteur",
  factorMissingText:
    "En plus de votre mot de passe, il demande un code d’une application ou une clé d’accès. Configurez l’un des deux, et vous pourrez continuer ici.",
  setUp: "Configurer un second facteur",
  resetMade: (by: string | null, until: string) =>
    `${by ?? "Une personne qui gère votre espace de travail"} a créé un lien qui permet de remplacer votre mot de passe jusqu’au ${until}. Si vous ne l’avez pas demandé, changez de mot de passe : le lien n’ouvre alors plus rien.`,
};
