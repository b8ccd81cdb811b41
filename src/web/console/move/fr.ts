import type { Source } from "../../../features/moving/constants.ts";
import type { ArchivePart, RedirectFormat } from "../../../features/moving/constants.ts";
import { number } from "../../lib/format.ts";
import { plural } from "../../lib/french/plural.ts";
import { codesOf } from "../codes/fr.ts";
import type * as en from "./en.ts";
import { type NoticeTexts, toldNotice } from "./told-notices.ts";

const SERVICES: en.Services = {
  bitly: { name: "Bitly", file: "L’export CSV, ou les liens tels que les donne l’API de Bitly." },
  dub: { name: "Dub", file: "L’export CSV du tableau de bord, ou les liens de l’API." },
  shlink: { name: "Shlink", file: "Le CSV du client web, ou les URL courtes de l’API." },
  yourls: { name: "YOURLS", file: "Les statistiques de l’API en JSON, ou la table yourls_url en CSV." },
  kutt: { name: "Kutt", file: "Les liens de l’API en JSON, ou la table en CSV." },
  shortio: { name: "Short.io", file: "L’export CSV, ou les liens de l’API." },
  csv: {
    name: "Un tableau (CSV)",
    file: "Un tableau avec les colonnes shortId et target ; title, group, tags, created et clicks sont lus aussi.",
  },
  quietzone: {
    name: "Quietzone (une archive)",
    file: "Une archive de « Export » ci-dessous, de ce service ou d’un autre.",
  },
};

const PARTS: Readonly<Record<ArchivePart, string>> = {
  domains: "Domaines",
  looks: "Styles",
  webhooks: "Webhooks, sans leurs secrets",
  codes: "Codes et images de leurs pages",
  history: "Historique des codes",
  scans: "Scans",
  leads: "Demandes, lisibles",
  symbols: "Symboles en SVG",
};

const FORMATS: en.Formats = {
  caddy: {
    name: "Caddy",
    steps: "Un Caddyfile complet pour Caddy à partir de 2.6. Caddy obtient les certificats lui-même.",
  },
  nginx: {
    name: "nginx",
    steps: "Pour nginx à partir de 1.11.7 : incluez le fichier, et ajoutez vos certificats à son server.",
  },
  apache: {
    name: "Apache",
    steps:
      "Incluez le fichier dans l’hôte virtuel des adresses courtes. Les modules alias et rewrite doivent être actifs.",
  },
  _redirects: {
    name: "Netlify, Cloudflare Pages",
    steps:
      "Mettez le fichier _redirects dans le dossier que vous publiez. Cloudflare Pages accepte 2 000 lignes au plus, et pas de domaines à vous.",
  },
  csv: {
    name: "Tableau (CSV)",
    steps: "Pour votre propre programme : l’adresse courte, la destination et le statut de chaque code.",
  },
};

/** Refusals with what to do, for those that the app tells otherwise than everywhere. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  [
    "import_conflicts",
    "Des adresses courtes ont été prises depuis la vérification, donc rien n’a été créé. Vérifiez le fichier encore une fois pour voir lesquelles.",
  ],
  [
    "domain_not_verified",
    "Ce domaine n’est pas vérifié ici, donc rien n’a été créé. Vérifiez-le dans les paramètres, puis réessayez.",
  ],
  [
    "plan_limit",
    "C’est plus de codes que ne permet votre forfait, donc aucun n’a été créé. Utilisez un bon, ou importez un fichier plus petit.",
  ],
  [
    "dynamic_code_not_enabled",
    "Votre forfait ne comprend pas de codes dynamiques. Utilisez un bon pour un forfait qui en comprend.",
  ],
  [
    "body_too_large",
    "Le fichier est trop grand. Partagez-le, ou demandez à l’exploitant de ce service : la ligne de commande accepte des fichiers de toute taille.",
  ],
  [
    "idempotency_key_reused",
    "Le même fichier est encore en cours d’import. Réessayez dans un instant ; rien n’est créé en double.",
  ],
  ["csv_invalid", "Ceci n’est pas un tableau lisible. Vérifiez que le fichier et le service vont ensemble."],
  ["invalid_json", "Ceci n’est pas du JSON lisible. Vérifiez que le fichier est complet."],
  ["archive_invalid", "Ceci n’est pas une archive lisible. Vérifiez que le fichier est complet."],
]);

const NOTICES: NoticeTexts = {
  characters: "doit avoir $1 à $2 caractères parmi $3",
  reserved: "est réservée sur tout domaine",
  taken: "est prise ou l’a été",
  repeated: "est déjà celle d’une ligne précédente",
  domainMissing:
    "toute la ligne : son domaine manque ici ; ajoutez-le, et le code démarre dès qu’il est vérifié",
  domainUnverified: "toute la ligne : son domaine n’est pas encore vérifié ici",
  noShortId: "toute la ligne : elle ne nomme pas d’adresse courte",
  targetWrong: "toute la ligne : la destination n’est pas une adresse web complète",
  targetHere: "toute la ligne : la destination est une adresse courte de ce service",
  wholeRow: "toute la ligne : $1",
  cutAfter: "$1 après $2 caractères",
  otherTags: "les mots-clés après le premier",
  host: "l’hôte où il se trouvait",
  otherHosts: "les adresses courtes sur d’autres hôtes",
  createdAt: "le moment de sa création",
  olderHistory: "son historique plus ancien",
  notScannable: "le style, avec lequel son symbole ne se scannerait pas ici",
  ofHistory: "de son historique : $1",
  noPicture: "l’image de la page, qui manque dans l’archive",
  lookName: "le nom de son style enregistré ; le code en a tout de même l’apparence",
  lookNameTaken: "le nom d’un style enregistré, qu’un autre style porte ici",
  noWebhooks: "un webhook : la clé n’a pas le droit `webhook`",
  noDomains: "un domaine : la clé n’a pas le droit `domains`",
  noRoom: "les demandes pour lesquelles le forfait n’a pas de place",
  unreadableLead: "une demande que l’autre service n’a pas pu lire",
  passed: "$1 (passé, le code est donc désactivé)",
  inactive: "$1 (le code est désactivé)",
  otherValues: "d’autres valeurs",
  password: "le mot de passe",
};

/** @param seconds - until another try makes sense. */
function advice(code: string, seconds: number | null): string {
  return code === "busy"
    ? `Un autre fichier de cet espace de travail est en cours, ou il y a trop à faire. Réessayez dans ${number(seconds ?? 1)} s.`
    : (ADVICE.get(code) ?? "");
}

export const move: typeof en.move = {
  title: "Import et export",
  intro: "Arrivez avec les codes déjà imprimés, et partez à tout moment avec tout ce que vous avez.",
  arrive: "Import",
  arriveText:
    "Les adresses courtes restent comme elles sont imprimées. Le fichier est d’abord vérifié ; rien n’est créé avant l’import.",
  service: (from: Source) => SERVICES[from].name,
  fileOf: (from: Source) => SERVICES[from].file,
  from: "Service d’où vous venez",
  fromNone: "Choisir un service",
  fromMissing: "Choisissez le service d’où vient le fichier.",
  domain: "Domaine des codes",
  domainNone: (from: Source | "", own: string) =>
    from === "quietzone" ? "Les domaines de l’archive" : `${own} (ce service)`,
  domainOfArchive:
    "Les codes de domaines pas encore vérifiés ici attendent avec eux, et démarrent dès qu’ils sont vérifiés.",
  choose: "Choisir un fichier",
  drop: "ou déposez-le ici. CSV, JSON ou le ZIP d’une archive, jusqu’à 100 Mio",
  fileMissing: "Choisissez un fichier.",
  tooLarge:
    "Le fichier dépasse 100 Mio. Partagez-le, ou demandez à l’exploitant de ce service : la ligne de commande accepte des fichiers de toute taille.",
  check: "Vérifier le fichier",
  checkAgain: "Vérifier encore une fois",
  stop: "Arrêter",
  report: "Résultat de la vérification",
  found: "Trouvés",
  wouldMake: "Nouveaux codes",
  made: "Importés",
  unchanged: "Déjà ici",
  plainCodes: "Codes statiques",
  looks: "Styles",
  leads: "Demandes",
  webhooks: "Webhooks",
  waiting: "En attente de leur domaine",
  conflicts: "Conflits",
  conflictsTitle: "Conflits",
  conflictsText:
    "Ces adresses courtes ne sont pas possibles ici ; leurs codes imprimés ne mèneraient nulle part.",
  conflict: "L’adresse courte",
  droppedTitle: "Non importé",
  droppedText:
    "Ces valeurs n’ont pas de place ici. Leurs codes sont importés sans elles, sauf si toute la ligne est nommée.",
  dropped: "Valeur",
  count: "Lignes concernées",
  rows: "Lignes",
  andMore: (more: string) => `et ${more} de plus`,
  notice: (what: string) => toldNotice(what, NOTICES),
  further: (count: number) => `et ${number(count)} ${plural(count, "autre sorte", "autres sortes")}`,
  skip: "Laisser de côté les codes en conflit",
  skipHint:
    "Sinon, rien n’est importé : corrigez le fichier dans son service, ou choisissez un autre domaine.",
  nothing: "Il n’y a rien à importer : aucun code de ce fichier n’est nouveau.",
  importNow: (count: number) => `Importer ${codesOf(count)}`,
  importing: "Import en cours. Tous les codes apparaissent ensemble à la fin.",
  imported: (count: number) => `${codesOf(count)} ${plural(count, "importé", "importés")}`,
  importedText: "Faites maintenant pointer le domaine des codes imprimés vers ce service, et ils mènent ici.",
  another: "Autre fichier",
  toCodes: "Vers vos codes",
  toSettings: "Vers les paramètres",
  tryAgain: "Réessayer",
  advice,
  why: (why: string) => `Le fichier ${why}.`,
  leave: "Export",
  archive: "Archive",
  archiveText:
    "Un ZIP de tout l’espace de travail. Son README explique chaque fichier, et « Import » le reprend.",
  parts: "Parties",
  part: (part: ArchivePart) => PARTS[part],
  partsMissing: "Choisissez au moins une partie.",
  getArchive: "Télécharger l’archive",
  archiving: "L’archive est en cours d’écriture.",
  brokeOff: "La connexion a été perdue, l’archive n’est donc pas complète. Téléchargez-la encore une fois.",
  saved: (name: string) => `${name} est enregistré`,
  redirects: "Redirections",
  redirectsText:
    "Avec ce fichier, votre propre serveur web mène chaque code actif à sa destination. Faites pointer les adresses courtes vers ce serveur, et les codes imprimés continuent de fonctionner sans ce service.",
  format: "Pour",
  formatName: (format: RedirectFormat) => FORMATS[format].name,
  steps: (format: RedirectFormat) => FORMATS[format].steps,
  example: (name: string) => `Exemple pour ${name}`,
  redirectsLimits:
    "Une redirection est la même réponse pour tout le monde : les règles sont laissées de côté et les pages sautées. Des commentaires dans le fichier nomment ces codes. Téléchargez-le de nouveau après des modifications.",
  getRedirects: "Télécharger les redirections",
};
