import { type Dictionary, inGerman } from "../../lib/german.ts";
import { useServiceWords } from "../../lib/service-words.ts";
import { useLanguage } from "../../lib/texts.ts";

/** What the service says of rows, files and receivers, in German. */
const WORDS: Dictionary["words"] = {
  "must be an absolute http or https address": "muss eine vollständige http- oder https-Adresse sein",
  "must not be a short address of this service": "darf keine Kurzadresse dieses Dienstes sein",
  "must be a text": "muss Text sein",
  "is taken, or was once": "ist vergeben oder war es einmal",
  "is that of an earlier row too": "steht schon in einer früheren Zeile",
  "needs a target: without one the row is not tracked":
    "braucht ein target: ohne wird die Zeile nicht verfolgt",
  "is neither the id of a template nor JSON": "ist weder die Kennung einer Vorlage noch JSON",
  'The CSV must be UTF-8. In a spreadsheet, save it as "CSV UTF-8".':
    "Die CSV-Datei muss UTF-8 sein. Speichern Sie sie in der Tabellenkalkulation als „CSV UTF-8“.",
  "The first row of the CSV must name its columns.": "Die erste Zeile muss die Spalten benennen.",
  "The first row of the CSV has a quote that is not closed.":
    "In der ersten Zeile wird ein Anführungszeichen nicht geschlossen.",
  "The CSV names a column twice. Give each column a name of its own.":
    "Eine Spalte kommt zweimal vor. Geben Sie jeder Spalte einen eigenen Namen.",
  "The CSV has two columns that mean the same. Keep one of them.":
    "Zwei Spalten bedeuten dasselbe. Behalten Sie eine davon.",
  "The CSV has a header but no rows.": "Die Datei hat eine Kopfzeile, aber keine weiteren Zeilen.",
  "The address must be a public one. The operator can allow private networks.":
    "Sie muss öffentlich sein. Der Betreiber kann private Netze erlauben.",
  "The address must not hold blanks or control characters.":
    "Sie darf keine Leer- oder Steuerzeichen enthalten.",
  "The address must be an absolute http or https address.":
    "Sie muss eine vollständige http- oder https-Adresse sein.",
  "The address must not hold a name or a password.": "Sie darf weder Namen noch Passwort enthalten.",
  "Your plan does not include tracked codes.": "Ihr Tarif enthält keine verfolgten Codes.",
};

const PATTERNS: Dictionary["patterns"] = [
  [
    /^Your plan allows (\d+) rows in a file\. .*$/,
    "Ihr Tarif erlaubt $1 Zeilen in einer Datei. Senden Sie weniger oder lösen Sie einen Gutschein ein.",
  ],
  [
    /^The file takes (\d+) codes, and your plan allows (\d+) more codes\. .*$/,
    "Die Datei braucht $1 Codes, Ihr Tarif erlaubt noch $2. Senden Sie weniger oder lösen Sie einen Gutschein ein.",
  ],
  [
    /^The file takes (\d+) codes, and your plan allows no more codes\. .*$/,
    "Die Datei braucht $1 Codes, Ihr Tarif erlaubt keine mehr. Lösen Sie einen Gutschein ein.",
  ],
  [/^The address may have at most (\d+) characters\.$/, "Sie darf höchstens $1 Zeichen haben."],
  [/^The CSV may have at most (\d+) columns\.$/, "Die Datei darf höchstens $1 Spalten haben."],
];

const GERMAN: Dictionary = { words: WORDS, patterns: PATTERNS };

/** A sentence of the service in the language spoken now; what has no translation stays English. */
export function useConsoleWords(): (english: string) => string {
  const general = useServiceWords();
  return useLanguage() === "de" ? (english) => inGerman(english, GERMAN) ?? general(english) : general;
}
