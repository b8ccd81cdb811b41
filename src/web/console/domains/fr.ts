import { dateTime, number } from "../../lib/format.ts";
import { plural } from "../../lib/french/plural.ts";
import { codesOf } from "../codes/fr.ts";
import type * as en from "./en.ts";

export const domains: typeof en.domains = {
  title: "Domaines",
  intro:
    "Un code sur votre propre domaine a une adresse plus courte, sans /r/. Son symbole a donc souvent moins de modules et se scanne de plus loin à la même taille.",
  none: "Cet espace de travail n’a pas encore de domaine.",
  how: "Plus sur les domaines",
  host: "Nouveau domaine",
  hostHint: "Un nom que vous pouvez configurer, par exemple qr.museum.example",
  hostEmpty: "Saisissez un nom comme qr.museum.example.",
  add: "Ajouter",
  added: (host: string) => `${host} est ajouté. Créez maintenant ses deux enregistrements.`,
  verified: "Vérifié",
  pending: "En attente de ses enregistrements",
  codes: codesOf,
  waiting: (count: number) =>
    `${plural(count, "Attend", "Attendent")} que ce domaine soit vérifié : ${codesOf(count)} d’une archive.`,
  record: "Créez ces deux enregistrements là où votre domaine est géré, puis faites-les vérifier :",
  proof: "Celui-ci montre que le domaine est à vous. Gardez-le :",
  way: "Celui-ci mène les scans à ce service :",
  recordName: "Nom",
  recordValue: "Valeur",
  check: "Vérifier maintenant",
  checking: "Recherche de l’enregistrement …",
  checkedNow: (time: string) => `Pas encore là (vérifié à ${time})`,
  checksOn:
    "De nouveaux enregistrements peuvent prendre quelques minutes. La vérification se répète toutes les 30 secondes tant que cette page est ouverte.",
  isVerified: (host: string) => `${host} est vérifié : vous pouvez maintenant y créer des codes.`,
  checked: (iso: string) => `Dernière vérification le ${dateTime(iso)}`,
  disabled:
    "L’exploitant de ce service a désactivé ce domaine : tout ce qui s’y trouve annonce qu’il est désactivé.",
  listed: (host: string, list: string) =>
    `Plus rien ne mène à ${host}, car la liste ${list} de ce service le nomme. Cela prend fin quand le nom quitte la liste, ou quand vous saisissez une autre adresse.`,
  warning:
    "Son enregistrement manquait à la dernière vérification. Les codes continuent de fonctionner. Recréez l’enregistrement :",
  home: "L’adresse sans chemin mène à",
  notFound: "Les adresses inconnues mènent à",
  edit: "Paramètres",
  editTitle: (host: string) => `Paramètres de ${host}`,
  homeHint: "Sans indication, une petite page s’affiche.",
  notFoundHint:
    "Pour les fautes de frappe et les codes qui n’ont jamais existé. Sans indication, une petite page s’affiche.",
  gs1: "Répond aux adresses GS1",
  gs1Hint: (host: string) =>
    `Le code d’un produit peut alors se trouver à l’adresse de son GTIN : https://${host}/01/09521234543213`,
  apps: "Liens qui ouvrent une application",
  apple: "iPhone : apple-app-site-association",
  appleHint: "Le JSON que vous donne le développeur de votre application.",
  android: "Android : assetlinks.json",
  notJson: "Ce n’est pas du JSON.",
  appleObject: "Il faut un objet JSON : { … }",
  androidList: "Il faut une liste JSON : [ … ]",
  save: "Enregistrer",
  saved: "Enregistré.",
  cancel: "Annuler",
  remove: "Supprimer",
  removeTitle: (host: string) => `Supprimer ${host} ?`,
  removeText:
    "Plus rien ne répond alors à ce nom. Vous pouvez l’ajouter de nouveau plus tard, avec un autre enregistrement.",
  removed: (host: string) => `${host} est supprimé.`,
  inUse: (count: number) =>
    count === 1
      ? "1 code est sur ce domaine. Supprimez-le d’abord."
      : `${number(count)} codes sont sur ce domaine. Supprimez-les d’abord.`,
  more: "Afficher plus de domaines",
  shown: (count: number) => `${number(count)} ${plural(count, "affiché", "affichés")}`,
  choose: "Domaine du code",
  chooseHint: "Il fait partie de l’adresse imprimée et ne peut donc pas être changé plus tard.",
  service: (host: string) => `${host} (ce service)`,
};
