import type * as en from "./en.ts";

export const blocked: typeof en.blocked = {
  code: {
    operator:
      "Ce code est bloqué. Les personnes qui le scannent l’apprennent, et seul l’exploitant peut le débloquer.",
    list: "Ce code est bloqué. Les personnes qui le scannent l’apprennent. Le blocage prend fin de lui-même, peu après que son adresse a quitté la liste ou que le code mène ailleurs.",
  },
  workspace: (name: string) =>
    `L’espace de travail « ${name} » est suspendu. Ses codes annoncent qu’ils sont bloqués, et rien n’est perdu. Seul l’exploitant peut lever la suspension.`,
  why: "Motif",
  reasons: {
    phishing: "hameçonnage : il demande des données sous le nom d’autrui",
    malware: "logiciel malveillant : il mène à un programme nuisible",
    spam: "spam : il est diffusé sans avoir été demandé",
    rights: "il porte atteinte aux droits d’autrui",
    other: "il enfreint la loi ou les conditions de ce service",
    list: "une liste d’adresses dangereuses nomme sa destination",
  },
  since: (when: string) => `depuis ${when}`,
  object: {
    operator: "Si vous pensez que c’est une erreur, dites-le à l’exploitant.",
    list: "Si vous pensez que la liste se trompe, dites-le à l’exploitant. Cela ne met pas aussitôt fin au blocage.",
  },
  listed: (host: string, list: string) =>
    `${host} figure sur la liste ${list} : aucun scan n’y mène, et la page du code n’y renvoie pas.`,
  listedEnds:
    "Cela prend fin de soi-même, peu après que l’hôte a quitté la liste ou que vous avez changé l’adresse.",
  short: "Bloqué",
};
