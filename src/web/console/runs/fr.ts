import { number } from "../../lib/format.ts";
import { plural } from "../../lib/french/plural.ts";
import { codesOf } from "../codes/fr.ts";
import type * as en from "./en.ts";

/** A number of codes, with a participle that says what became of them. */
const done = (count: number, participle: string) =>
  `${codesOf(count)} ${plural(count, participle, `${participle}s`)}`;

export const runs: typeof en.runs = {
  actions: "Actions sur les codes choisis",
  choose: (name: string) => `Choisir ${name}`,
  chooseShown: "Choisir tout ce qui est affiché",
  chosen: (count: number) => done(count, "choisi"),
  chooseAll: (count: number) => `Choisir les ${codesOf(count)}`,
  chooseMatching: "Choisir tout ce qui correspond",
  reading: (count: number) => `${number(count)} ${plural(count, "lu", "lus")}`,
  clear: "Effacer le choix",
  move: "Déplacer",
  tag: "Ajouter des mots-clés",
  untag: "Retirer des mots-clés",
  style: "Style",
  activate: "Activer",
  disable: "Désactiver",
  download: "Télécharger",
  print: "Étiquettes",
  delete: "Supprimer",
  moveTitle: (count: number) => `Déplacer ${codesOf(count)}`,
  tagTitle: (count: number) => `Mots-clés pour ${codesOf(count)}`,
  untagTitle: (count: number) => `Retirer des mots-clés de ${codesOf(count)}`,
  styleTitle: (count: number) => `Style de ${codesOf(count)}`,
  activateTitle: (count: number) => `Activer ${codesOf(count)} ?`,
  disableTitle: (count: number) => `Désactiver ${codesOf(count)} ?`,
  deleteTitle: (count: number) => `Supprimer ${codesOf(count)} pour toujours ?`,
  downloadTitle: (count: number) => `Télécharger ${codesOf(count)}`,
  moveHint: "Laissez vide pour sortir les codes de leurs campagnes.",
  plain: "Simple",
  tagText: "Les codes gardent les mots-clés qu’ils ont. Un code en a 20 au plus.",
  untagText: "Les codes sans ces mots-clés restent comme ils sont.",
  noTag: "Indiquez au moins un mot-clé.",
  styleText:
    "Il remplace l’apparence de chaque code. Les codes qui ne se scanneraient pas avec lui restent comme ils sont.",
  activateText: "Les scans mènent de nouveau aux destinations.",
  disableText:
    "Les personnes qui les scannent lisent qu’ils sont désactivés. Vous pouvez les activer de nouveau à tout moment.",
  deleteText:
    "Leurs adresses courtes disparaissent pour toujours : elles ne sont plus jamais attribuées, et les personnes qui scannent un code imprimé lisent qu’il est désactivé. Les scans et les demandes sont effacés. Cela ne peut pas être annulé.",
  deleteConfirm: (count: string) => `Saisissez ${count} pour confirmer`,
  deleteWrong: "Ce n’est pas le nombre de codes choisis.",
  moveNow: "Déplacer",
  tagNow: "Ajouter",
  untagNow: "Retirer",
  styleNow: "Appliquer",
  activateNow: "Activer",
  disableNow: "Désactiver",
  deleteNow: "Supprimer pour toujours",
  cancel: "Annuler",
  stop: "Arrêter",
  tryAgain: "Réessayer",
  progress: (finished: number, all: number) => `${number(finished)} sur ${number(all)}`,
  moved: (count: number) => `${done(count, "déplacé")}.`,
  tagged: (count: number) => `Mots-clés ajoutés à ${codesOf(count)}.`,
  untagged: (count: number) => `Mots-clés retirés de ${codesOf(count)}.`,
  styled: (count: number) => `${done(count, "modifié")}.`,
  activated: (count: number) => `${done(count, "activé")}.`,
  disabled: (count: number) => `${done(count, "désactivé")}.`,
  deleted: (count: number) => `${done(count, "supprimé")}.`,
  unchanged: "Rien à changer : les codes sont déjà ainsi.",
  stopped: "Arrêté. Certains des codes sont peut-être déjà modifiés.",
  undo: "Annuler",
  undone: (count: number) => `Annulé : ${codesOf(count)} comme avant.`,
  failedTitle: "Tous les codes n’ont pas été modifiés",
  failed: (count: number) => `Non modifiés : ${codesOf(count)}`,
  failedMore: (count: number) => `et ${number(count)} de plus`,
  close: "Fermer",
  format: "Format",
  least: (mm: string) => `Imprimez chacun d’eux sur au moins ${mm} mm de large.`,
  formatHint:
    "PDF et EPS pour l’impression, SVG pour le web et les programmes de dessin, PNG pour tout le reste.",
  tooMany: (most: number) =>
    `Un fichier contient jusqu’à ${codesOf(most)}. Choisissez-en moins, ou prenez les symboles de tout l’espace de travail en SVG.`,
  wholeWorkspace: "Tous les symboles de l’espace de travail",
  saved: (name: string) => `${name} est dans vos téléchargements`,
  missing: (count: number) =>
    `Sans ${codesOf(count)} qui ${plural(count, "n’a pas pu être dessiné", "n’ont pas pu être dessinés")}.`,
};
