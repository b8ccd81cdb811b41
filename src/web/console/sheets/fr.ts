import type { KnownLayout } from "./known-layout.ts";
import { number } from "../../lib/format.ts";
import { plural } from "../../lib/french/plural.ts";
import type { MeasureName } from "./own-layouts.ts";
import type * as en from "./en.ts";

/** Refusals that are told otherwise than to programs, with their parameters. */
const NOTICES: Readonly<Record<string, (of: (parameter: string) => string) => string>> = {
  label_too_small: (of) => `demande des étiquettes d’au moins ${of("width")} × ${of("height")} mm`,
  label_text_too_long: (of) =>
    `le texte ne tient pas. Raccourcissez-le, ou prenez des étiquettes d’au moins ${of("width")} × ${of("height")} mm`,
  label_text_unsupported: (of) => `ces caractères ne peuvent pas être imprimés : ${of("characters")}`,
  sheet_text_unknown: (of) => `les noms entre accolades peuvent être ${of("choices")}`,
  sheet_row_tracked: () =>
    "créez d’abord les codes dynamiques sous « Création en série », puis imprimez ici leur campagne",
  sheet_code_unknown: () => "n’existe plus. Choisissez de nouveau les codes",
  sheet_no_codes: () => "cette campagne n’a aucun code",
  sheet_off_page: () => "les étiquettes seraient à côté de la page",
  sheet_overlap: (of) => `les étiquettes se chevauchent : prenez des pas d’au moins ${of("limit")} mm`,
  sheet_too_many_on_page: (of) => `une page peut avoir ${of("limit")} étiquettes au plus`,
  sheet_page_too_large: () => "cette page est trop grande pour un aperçu. Elle peut être enregistrée en PDF",
};

const MEASURES: Readonly<Record<MeasureName, string>> = {
  pageWidth: "Largeur de la page",
  pageHeight: "Hauteur de la page",
  labelWidth: "Largeur de l’étiquette",
  labelHeight: "Hauteur de l’étiquette",
  columns: "Étiquettes en largeur",
  rows: "Étiquettes en hauteur",
  left: "Marge gauche",
  top: "Marge du haut",
  stepX: "Pas en largeur",
  stepY: "Pas en hauteur",
  corner: "Coins arrondis",
};

export const sheets: typeof en.sheets = {
  title: "Imprimer des étiquettes",
  content: "Ce qui est imprimé",
  codes: "Codes choisis",
  group: "Une campagne",
  rows: "Un tableau",
  noCodes: "Aucun code n’est choisi. Cochez-les dans la liste des codes, puis appuyez sur « Étiquettes ».",
  picked: (count: number) => `${number(count)} ${plural(count, "code", "codes")}`,
  takeAll: "Prendre tous les codes",
  toCodes: "Vers les codes",
  toPlain: "Vers les codes statiques",
  tooManyCodes: (most: number) =>
    `${number(most)} codes au plus peuvent être choisis. Imprimez de plus grands ensembles comme campagne.`,
  groupMissing: "Nommez une campagne.",
  table: "Tableau (CSV)",
  tableHint:
    "Les colonnes d’un fichier de création en série, par exemple « url,title ». Chaque ligne est un code statique.",
  chooseFile: "Choisir un fichier",
  dropFile: "Une feuille de calcul (.xlsx) ou un CSV ; ou déposez-le ici",
  tableMissing: "Choisissez un fichier, ou collez un tableau.",
  tableTooLarge: (most: number) => `Le tableau dépasse ${number(most)} Ko.`,
  tableEncoding:
    "Ceci est illisible. Enregistrez le fichier en .xlsx ou en CSV, et cherchez un guillemet qui n’est pas fermé.",
  look: "Style",
  plain: "Noir simple",
  sheet: "Planche",
  search: "Rechercher par fabricant, numéro, format ou nombre",
  noSheet: "Aucune planche trouvée.",
  sheets: "Planches",
  found: (count: number) => `${number(count)} ${plural(count, "planche", "planches")}`,
  layoutName: ({ name }: KnownLayout) =>
    name
      .replace(/^Table tent/, "Chevalet de table")
      .replace(/^Four table tents/, "Quatre chevalets de table")
      .replace(/^Four/, "Quatre")
      .replace(/^Ten cards (.*?)(?: in)?$/, "Dix cartes $1")
      .replace(/^Roll (.*) in$/, "Rouleau $1 pouces"),
  layoutAbout: (size: string, count: number, page: string) =>
    count === 1 ? size : `${page}, ${number(count)} étiquettes, ${size}`,
  ownAdd: "Planche personnalisée",
  ownAddHint: "Elle part de la planche choisie et reste sur cet appareil.",
  ownNew: "Ma planche",
  ownName: "Nom de la planche",
  ownRemove: "Supprimer cette planche",
  measure: (name: MeasureName) => MEASURES[name],
  stepX: "Du bord gauche d’une étiquette à celui de la suivante.",
  stepY: "Du bord supérieur d’une étiquette à celui de la suivante.",
  purpose: "Type de planche",
  purposes: {
    all: "Toutes",
    labels: "Étiquettes",
    tents: "Chevalets",
    cards: "Cartes",
    rolls: "Rouleaux",
    pages: "Pages entières",
  },
  design: "Mise en page",
  headline: "Titre",
  headlineHint: "En grand, au-dessus du code. Par exemple « Scannez le menu ».",
  headlineSize: "Taille du titre",
  headlineSizeHint: "Laissée vide, elle suit la taille de l’étiquette.",
  textAt: "Où se trouve le texte",
  around: "Autour du code",
  below: "En dessous",
  side: "À côté",
  band: "Une bande de couleur derrière le titre",
  bandColor: "Couleur de la bande",
  logo: "Le logo du style à côté du titre",
  foldLine: "Une ligne de pliage",
  lines: "Texte sur l’étiquette",
  lineTitle: "Titre",
  lineShortUrl: "Adresse courte",
  lineHri: "Ligne lisible (GS1)",
  lineNumber: "Numéro d’ordre",
  firstNumber: "Premier numéro",
  firstNumberHint: "001 compte sur trois chiffres.",
  own: "Votre propre ligne",
  ownHint: "Par exemple « Scannez-moi », ou avec des noms entre accolades : « Table {n} : {title} ».",
  amount: "Combien",
  copies: "Exemplaires de chaque étiquette",
  first: "Première étiquette libre",
  firstHint: "Sautez celles qui ont servi : cliquez sur la page.",
  press: "Options d’impression",
  marks: "Repères",
  marksNone: "Aucun",
  marksFrame: "Cadres",
  marksCrop: "Repères de coupe",
  bleed: "Fond perdu",
  standard: "Fichier",
  standardPdf: "PDF",
  standardX: "PDF/X-1a",
  standardHint: "PDF/X-1a est pour les imprimeries : des encres seules, le noir en encre noire.",
  offsetText:
    "Si votre imprimante décale un peu, déplacez toutes les étiquettes. Imprimez à 100 %, sans « ajuster à la page ».",
  offsetX: "Vers la droite",
  offsetY: "Vers le bas",
  outOfRange: (minimum: number, maximum: number) => `saisissez ${number(minimum)} à ${number(maximum)}`,
  preview: "Aperçu",
  page: (page: number, pages: number) => `Page ${number(page)} sur ${number(pages)}`,
  labels: (count: number) => `${number(count)} ${plural(count, "étiquette", "étiquettes")}`,
  back: "Page précédente",
  next: "Page suivante",
  place: (place: number) => `Étiquette ${number(place)}`,
  used: (place: number) => `Étiquette ${number(place)}, utilisée`,
  waiting: "L’aperçu apparaît ici.",
  refused: "Cela ne peut pas être imprimé ainsi : voyez ce qui est marqué.",
  print: "Enregistrer en PDF",
  stop: "Arrêter",
  saved: (name: string) => `${name} est dans vos téléchargements`,
  row: (row: number) => `Ligne ${number(row)} :`,
  code: (name: string) => `« ${name} » :`,
  notice: (reason: string, of: (parameter: string) => string, otherwise: string) =>
    NOTICES[reason]?.(of) ?? otherwise,
};
