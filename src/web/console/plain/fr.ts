import { plural } from "../../lib/french/plural.ts";
import { codesOf } from "../codes/fr.ts";
import type * as en from "./en.ts";

export const plain: typeof en.plain = {
  tracked: "Dynamiques",
  plain: "Statiques",
  newCode: "Nouveau code statique",
  intro:
    "Un code statique contient lui-même son contenu. Il n’a pas besoin d’internet, n’est pas compté, et ne peut plus être changé une fois imprimé.",
  searchHint: "Titre, campagne ou contenu",
  open: "Non imprimé",
  printed: "Imprimé",
  emptyTitle: "Votre premier code statique",
  print: "Étiquettes",
  printMore: (count: number) =>
    `Étiquettes, avec ${plural(count, "le", "les")} ${codesOf(count)} ${plural(count, "choisi", "choisis")} avant`,
  removeTitle: (name: string) => `Supprimer « ${name} » ?`,
  removeText:
    "Les symboles imprimés continuent de fonctionner, car un code statique n’a pas besoin du service.",
  toList: "Vers vos codes statiques",
  make: "Garder ce code",
  saved: "Enregistré. Ce qui est déjà imprimé reste comme il est.",
  whether: "Est-il imprimé ?",
  got: "Vous en avez un fichier. Le papier ne change pas, même si vous modifiez le code ici.",
  itIsPrinted: "Il est imprimé",
  closed:
    "Son contenu reste comme il est, car il est sur papier. Une nouvelle apparence vaut pour de prochaines impressions.",
  notPrinted: "Il n’est finalement pas imprimé",
  hint_wifi:
    "Les téléphones ne se connectent pas d’eux-mêmes et ont d’abord besoin d’internet. Pour un code qui connecte, créez un code statique.",
  hint_vcard:
    "Les téléphones n’enregistrent pas le contact d’eux-mêmes et ont d’abord besoin d’internet. Pour un code qui propose de l’enregistrer, créez un code statique.",
  hint_event:
    "Les téléphones n’ouvrent pas leur calendrier d’eux-mêmes et ont d’abord besoin d’internet. Pour un code qui propose la date, créez un code statique.",
  hint_other:
    "Ce code mène à une adresse web. Pour un code qui contient lui-même le contenu, créez un code statique.",
  makePlain: "Créer un code statique",
};
