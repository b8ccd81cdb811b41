import type * as en from "./en.ts";
import { plural } from "../../../lib/french/plural.ts";

export const extras: typeof en.extras = {
  stopTitle: "Étape de la visite",
  number: "Numéro",
  numberHint: "Par exemple 7 ou 12b.",
  tour: "Nom de la visite",
  nextTitle: "Nom de l’étape suivante",
  nextAt: "Où se trouve l’étape suivante",
  nextHint: "L’adresse de sa page, ou l’adresse courte de son code.",
  noticeTitle: "Où et quand cela vaut",
  where: "Où",
  fromDay: "Début : jour",
  fromTime: "Début : heure",
  untilDay: "Fin : jour",
  untilTime: "Fin : heure",
  untilHint: "Le dernier jour. Avec une heure, cela se termine au cours de ce jour.",
  zone: "Fuseau horaire du lieu",
  noZone: "UTC",
  offerTitle: "Le code de l’offre",
  offerKind: "Les visiteurs reçoivent",
  offerText: "Le texte du code QR",
  offerCode: "Un code pour tous",
  offerCodes: "Les codes d’une liste, chacun une fois",
  code: "Code",
  codes: "Codes, un par ligne",
  codesHint:
    "Chaque appui sur le bouton de la page donne le code suivant, et personne d’autre ne le reçoit. Au plus 1 000 codes de 64 caractères au maximum.",
  codesWrong: "Chaque ligne est un code de 64 caractères au maximum.",
  count: (count: number) => `${count} ${plural(count, "code", "codes")}`,
  accessibility: "Déclaration d’accessibilité",
  recognition: "Montrer en entier la question sur la reconnaissance",
  recognitionHint: "Sinon, un lien en bas de la page l’ouvre.",
};

export const pageLanguages: typeof en.pageLanguages = {
  title: "Langues de la page",
  hint: "La même page dans d’autres langues. Les visiteurs la voient d’abord dans la langue de leur navigateur et peuvent en choisir une autre.",
  ask: "Donner des langues à la page",
  own: "Langue des textes de la page",
  none: "Non indiquée",
  first: "Choisissez d’abord la langue des textes de la page, puis ajoutez-en d’autres.",
  another: "Autre langue",
  choose: "Choisir une langue",
  add: "Ajouter la langue",
  progress: (name: string, said: number, of: number) =>
    `${name} : ${said} ${plural(said, "texte", "textes")} sur ${of}`,
  remove: (name: string) => `Retirer la langue ${name}`,
  removed: (name: string) => `La langue ${name} est retirée.`,
  undo: "Annuler",
  missing: "Un texte que vous laissez vide apparaît dans la langue de la page.",
  onlyHere: "Un texte que seule cette langue a",
};

export const lookPages: typeof en.lookPages = {
  title: "Pages",
  hint: "Les pages des codes qui ont ce style prennent ces couleurs, ce logo et ces liens là où elles n’en ont pas.",
};
