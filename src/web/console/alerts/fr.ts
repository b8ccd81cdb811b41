import type * as en from "./en.ts";

export const alerts: typeof en.alerts = {
  title: "E-mail quand un lien est mort",
  intro:
    "Les destinations de vos codes sont vérifiées environ une fois par jour. Si l’une est morte, ou de retour, vous recevez un e-mail : un par jour au plus.",
  email: "E-mail à",
  language: "Langue de l’e-mail",
  english: "Anglais",
  german: "Allemand",
  save: "Enregistrer",
  stop: "Ne plus envoyer",
  stopped: "Plus aucun e-mail n’est envoyé.",
  sent: (email: string) => `Un lien a été envoyé à ${email}. Ouvrez-le pour confirmer l’adresse.`,
  saved: "Enregistré.",
  confirmed: "Confirmée",
  waiting: "En attente de confirmation",
  empty: "Saisissez une adresse e-mail.",
};
