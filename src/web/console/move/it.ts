import type { ArchivePart, RedirectFormat } from "../../../features/moving/constants.ts";
import { number } from "../../lib/format.ts";
import { codesOf } from "../codes/it.ts";
import type * as en from "./en.ts";
import { type NoticeTexts, toldNotice } from "./told-notices.ts";

const SERVICES: en.Services = {
  bitly: { name: "Bitly", file: "L'esportazione CSV, o i link dati dall'API di Bitly." },
  dub: { name: "Dub", file: "L'esportazione CSV della dashboard, o i link dell'API." },
  shlink: { name: "Shlink", file: "Il CSV del client web, o gli URL brevi dell'API." },
  yourls: { name: "YOURLS", file: "Le statistiche dell'API in JSON, o la tabella yourls_url in CSV." },
  kutt: { name: "Kutt", file: "I link dell'API in JSON, o la tabella in CSV." },
  shortio: { name: "Short.io", file: "L'esportazione CSV, o i link dell'API." },
  csv: {
    name: "Tabella (CSV)",
    file: "Una tabella con le colonne shortId e target; si leggono anche title, group, tags, created e clicks.",
  },
  quietzone: {
    name: "Quietzone (un archivio)",
    file: "Un archivio di «Esportazione» qui sotto, di questo o di un altro servizio.",
  },
};

const PARTS: Readonly<Record<ArchivePart, string>> = {
  domains: "Domini",
  looks: "Stili",
  webhooks: "Webhook, senza i loro segreti",
  codes: "Codici e immagini delle loro pagine",
  history: "Cronologia dei codici",
  scans: "Scansioni",
  leads: "Richieste, leggibili",
  symbols: "Simboli in SVG",
};

const FORMATS: en.Formats = {
  caddy: {
    name: "Caddy",
    steps: "Un Caddyfile completo per Caddy dalla versione 2.6. Caddy ottiene i certificati da solo.",
  },
  nginx: {
    name: "nginx",
    steps: "Per nginx dalla versione 1.11.7: includa il file e aggiunga i Suoi certificati al suo server.",
  },
  apache: {
    name: "Apache",
    steps:
      "Includa il file nell'host virtuale degli indirizzi brevi. I moduli alias e rewrite devono essere attivi.",
  },
  _redirects: {
    name: "Netlify, Cloudflare Pages",
    steps:
      "Metta il file _redirects nella cartella che pubblica. Cloudflare Pages accetta fino a 2.000 righe, e nessun dominio proprio.",
  },
  csv: {
    name: "Tabella (CSV)",
    steps: "Per un programma proprio: indirizzo breve, destinazione e stato di ogni codice.",
  },
};

/** Refusals with what to do, for those that the app tells otherwise than everywhere. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  [
    "import_conflicts",
    "Dopo il controllo alcuni ID brevi sono stati assegnati, perciò non è stato creato niente. Controlli di nuovo il file per vedere quali.",
  ],
  [
    "domain_not_verified",
    "Questo dominio qui non è verificato, perciò non è stato creato niente. Lo verifichi nelle impostazioni, poi riprovi.",
  ],
  [
    "plan_limit",
    "Sono più codici di quanti il Suo piano consente, perciò non ne è stato creato nessuno. Riscatti un buono o importi un file più piccolo.",
  ],
  [
    "dynamic_code_not_enabled",
    "Il Suo piano non comprende codici dinamici. Riscatti un buono per un piano che li comprende.",
  ],
  [
    "body_too_large",
    "Il file è troppo grande. Lo divida, o chieda al gestore di questo servizio: la riga di comando accetta file di ogni dimensione.",
  ],
  [
    "idempotency_key_reused",
    "Lo stesso file si sta ancora importando. Riprovi tra un momento; niente si crea due volte.",
  ],
  ["csv_invalid", "Non si può leggere come tabella. Controlli che il file e il servizio vadano insieme."],
  ["invalid_json", "Non si può leggere come JSON. Controlli che il file sia completo."],
  ["archive_invalid", "Non si può leggere come archivio. Controlli che il file sia completo."],
]);

const NOTICES: NoticeTexts = {
  characters: "richiede da $1 a $2 caratteri tra $3",
  reserved: "è riservato su ogni dominio",
  taken: "è già assegnato, o lo è stato",
  repeated: "è anche quello di una riga precedente",
  domainMissing:
    "l'intera riga: il suo dominio qui manca; lo aggiunga, e il codice parte appena è verificato",
  domainUnverified: "l'intera riga: il suo dominio qui non è ancora verificato",
  noShortId: "l'intera riga: non indica un ID breve",
  targetWrong: "l'intera riga: la destinazione non è un indirizzo web completo",
  targetHere: "l'intera riga: la destinazione è un indirizzo breve di questo servizio",
  wholeRow: "l'intera riga: $1",
  cutAfter: "$1 dopo $2 caratteri",
  otherTags: "i tag dopo il primo",
  host: "l'host su cui si trovava",
  otherHosts: "gli ID brevi su altri host",
  createdAt: "il momento della creazione",
  olderHistory: "la cronologia meno recente",
  notScannable: "lo stile, con cui il simbolo qui non si leggerebbe",
  ofHistory: "dalla cronologia: $1",
  noPicture: "l'immagine della pagina, che manca nell'archivio",
  lookName: "il nome del suo stile salvato; il codice ne ha comunque l'aspetto",
  lookNameTaken: "il nome di uno stile salvato, che qui ha già un altro stile",
  noWebhooks: "un webhook: alla chiave manca il permesso `webhook`",
  noDomains: "un dominio: alla chiave manca il permesso `domains`",
  noRoom: "richieste per cui il piano non ha posto",
  unreadableLead: "una richiesta, che l'altro servizio non ha potuto leggere",
  passed: "$1 (scaduto, perciò il codice è disattivato)",
  inactive: "$1 (il codice è disattivato)",
  otherValues: "altri valori",
  password: "password",
};

/** @param seconds - until another try makes sense. */
function advice(code: string, seconds: number | null): string {
  return code === "busy"
    ? `Un altro file di quest'area di lavoro è in corso, o c'è troppo da fare. Riprovi tra ${number(seconds ?? 1)} s.`
    : (ADVICE.get(code) ?? "");
}

export const move: typeof en.move = {
  title: "Importa ed esporta",
  intro: "Arrivi con i codici già stampati, e vada via in ogni momento con tutto ciò che ha.",
  arrive: "Importazione",
  arriveText:
    "Gli ID brevi restano come sono stampati. Il file viene prima controllato; non si crea niente finché non lo importa.",
  service: (from) => SERVICES[from].name,
  fileOf: (from) => SERVICES[from].file,
  from: "Servizio di provenienza",
  fromNone: "Scegli un servizio",
  fromMissing: "Scelga il servizio da cui viene il file.",
  domain: "Dominio dei codici",
  domainNone: (from, own: string) =>
    from === "quietzone" ? "I domini dell'archivio" : `${own} (questo servizio)`,
  domainOfArchive:
    "I codici su domini qui non ancora verificati aspettano con loro, e partono appena sono verificati.",
  choose: "Scegli un file",
  drop: "o lo rilasci qui. CSV, JSON o lo ZIP di un archivio, fino a 100 MiB",
  fileMissing: "Scelga un file.",
  tooLarge:
    "Il file supera i 100 MiB. Lo divida, o chieda al gestore di questo servizio: la riga di comando accetta file di ogni dimensione.",
  check: "Controlla il file",
  checkAgain: "Controlla di nuovo",
  stop: "Interrompi",
  report: "Risultato del controllo",
  found: "Trovati",
  wouldMake: "Nuovi codici",
  made: "Importati",
  unchanged: "Già qui",
  plainCodes: "Codici statici",
  looks: "Stili",
  leads: "Richieste",
  webhooks: "Webhook",
  waiting: "In attesa del loro dominio",
  conflicts: "Conflitti",
  conflictsTitle: "Conflitti",
  conflictsText:
    "Questi ID brevi qui non sono possibili, perciò i loro codici stampati non porterebbero da nessuna parte.",
  conflict: "L'ID breve",
  droppedTitle: "Non importato",
  droppedText:
    "Questi valori qui non hanno posto. I loro codici vengono importati senza, a meno che non sia indicata l'intera riga.",
  dropped: "Valore",
  count: "Righe che lo hanno",
  rows: "Righe",
  andMore: (more: string) => `e ancora ${more}`,
  notice: (what: string) => toldNotice(what, NOTICES),
  further: (count: number) => `e ancora ${number(count)} di altro tipo`,
  skip: "Ometti i codici con un conflitto",
  skipHint:
    "Altrimenti non si importa niente: corregga il file nel servizio di provenienza, o scelga un altro dominio.",
  nothing: "Non c'è niente da importare: nessun codice di questo file è nuovo.",
  importNow: (count: number) => `Importa ${codesOf(count)}`,
  importing: "Importazione in corso. Tutti i codici appaiono insieme alla fine.",
  imported: (count: number) => `${codesOf(count)} ${count === 1 ? "importato" : "importati"}`,
  importedText: "Ora punti il dominio dei codici stampati verso questo servizio, e i codici porteranno qui.",
  another: "Altro file",
  toCodes: "Vai ai codici",
  toSettings: "Vai alle impostazioni",
  tryAgain: "Riprova",
  advice,
  // Reasons of a CSV are whole sentences, all others go on after “the file”.
  why: (why: string) => (/^\p{Lu}/u.test(why) ? why : `Il file ${why}.`),
  leave: "Esportazione",
  archive: "Archivio",
  archiveText:
    "Uno ZIP dell'intera area di lavoro. Il suo README spiega ogni file, e «Importazione» lo riprende.",
  parts: "Parti",
  part: (part: ArchivePart) => PARTS[part],
  partsMissing: "Scelga almeno una parte.",
  getArchive: "Scarica l'archivio",
  archiving: "Scrittura dell'archivio in corso.",
  brokeOff: "La connessione si è interrotta, perciò l'archivio non è completo. Lo scarichi di nuovo.",
  saved: (name: string) => `${name} è stato salvato`,
  redirects: "Reindirizzamenti",
  redirectsText:
    "Con questo file un Suo server web porta ogni codice attivo alla sua destinazione. Punti gli indirizzi brevi verso quel server, e i codici stampati continueranno a funzionare senza questo servizio.",
  format: "Per",
  formatName: (format: RedirectFormat) => FORMATS[format].name,
  steps: (format: RedirectFormat) => FORMATS[format].steps,
  example: (name: string) => `Esempio per ${name}`,
  redirectsLimits:
    "Un reindirizzamento è una risposta uguale per tutti: le regole vengono omesse e le pagine saltate. I commenti nel file indicano questi codici. Dopo le modifiche scarichi di nuovo il file.",
  getRedirects: "Scarica i reindirizzamenti",
};
