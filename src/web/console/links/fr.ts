import type * as en from "./en.ts";

export const owner: typeof en.owner = {
  title: "Se connecter par adresse et mot de passe",
  text: "Jusqu’ici, seules des clés ouvrent cet espace de travail. Devenez son propriétaire : vous vous connectez alors avec votre adresse, vous n’êtes pas bloqué sans clé, et vous pouvez inviter d’autres personnes. La clé continue de fonctionner pour des programmes, mais ce navigateur l’oublie : enregistrez-la avant, si vous n’en avez pas de copie.",
  name: "Votre nom",
  passwordHint: "Au moins 10 caractères, pas un mot de passe courant, et sans votre adresse.",
  make: "Devenir propriétaire",
};

export const links: typeof en.links = {
  ended: "Ce lien n’est plus valable",
  toConsole: "Vers la console",
  reset: "Choisir un nouveau mot de passe",
  newPassword: "Nouveau mot de passe",
  passwordHint: "Au moins 10 caractères, pas un mot de passe courant, et sans votre adresse.",
  setPassword: "Définir le mot de passe",
  resetDone: "Votre mot de passe est changé",
  resetDoneText: "Tous les navigateurs ont été déconnectés. Connectez-vous avec le nouveau mot de passe.",
  resetEnded:
    "Il a déjà servi, date de plus d’une heure, ou un plus récent a été créé. Demandez-en un autre :",
  invitation: "Une invitation",
  roles: { viewer: "lecteur", editor: "éditeur", admin: "administrateur", owner: "propriétaire" },
  invited: (workspace: string, role: string, by: string | null) =>
    by === null
      ? `Vous êtes invité dans l’espace de travail « ${workspace} », avec le rôle ${role}.`
      : `${by} vous invite dans l’espace de travail « ${workspace} », avec le rôle ${role}.`,
  invitationEnded:
    "Il a déjà servi, a été retiré, ou date de plus de sept jours. Demandez-en un nouveau à la personne qui vous a invité. Si vous avez déjà rejoint l’espace, connectez-vous.",
  signedInAs: (email: string) => `Vous êtes connecté en tant que ${email}.`,
  asAddress: (email: string) =>
    `Le compte est créé pour ${email}, l’adresse avec laquelle vous vous connecterez désormais.`,
  yourName: "Votre nom",
  join: "Rejoindre",
  haveOne: "J’ai un compte",
  haveAccount: "Connectez-vous avec cette adresse, puis vous pourrez rejoindre l’espace.",
  isNew: "Je suis nouveau ici",
  foreign: (of: string, here: string) =>
    `L’invitation est pour ${of}, et vous êtes connecté en tant que ${here}. Déconnectez-vous, et cette page laisse entrer ${of}.`,
  signOut: "Se déconnecter",
  hasKey:
    "Ce navigateur utilise une clé en ce moment. Elle est oubliée ici dès que vous avez rejoint l’espace : assurez-vous de l’avoir gardée ailleurs.",
  address: "Confirmer votre adresse",
  addressSignIn: "Connectez-vous, pour que personne d’autre ne la confirme à votre place.",
  addressText: (name: string) =>
    `Vous êtes connecté en tant que ${name}. Désormais, vous vous connecterez avec l’adresse à laquelle le lien a été envoyé.`,
  confirm: "Confirmer cette adresse",
  addressDone: "L’adresse est confirmée",
  addressDoneText: "Vous vous connectez désormais avec elle.",
  addressEnded: (email: string) =>
    `Il a déjà servi, date de plus d’un jour, ou a été demandé par une autre personne : vous êtes connecté en tant que ${email}. Dans votre compte, vous pouvez vous en faire envoyer un nouveau.`,
};
