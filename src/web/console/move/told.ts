/** German for what an import reports. It names members of the other service's files, which stay as they are. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^must be (\d+) to (\d+) of (.*)$/, "braucht $1 bis $2 Zeichen aus $3"],
  [/^is reserved on every domain$/, "ist auf jeder Domain reserviert"],
  [/^is taken, or was once$/, "ist vergeben oder war es einmal"],
  [/^is that of an earlier row too$/, "steht schon in einer früheren Zeile"],
  [
    /^the whole row: its domain is not verified here yet$/,
    "die ganze Zeile: Ihre Domain ist hier noch nicht bestätigt",
  ],
  [/^the whole row: it names no short id$/, "die ganze Zeile: Sie nennt kein Kürzel"],
  [
    /^the whole row: target must be an absolute http or https address$/,
    "die ganze Zeile: Das Ziel ist keine vollständige Webadresse",
  ],
  [
    /^the whole row: target must not be a short address of this service$/,
    "die ganze Zeile: Das Ziel ist eine Kurzadresse dieses Dienstes",
  ],
  [/^the whole row: (.*)$/, "die ganze Zeile: $1"],
  [/^(\w+) after (\d+) characters$/, "$1 nach $2 Zeichen"],
  [/^tags after the first$/, "weitere Schlagwörter nach dem ersten"],
  [/^the host it was on$/, "der bisherige Host"],
  [/^short ids on other hosts$/, "Kürzel auf anderen Hosts"],
  [/^the time of its creation$/, "der Zeitpunkt der Erstellung"],
  [/^its older history$/, "der ältere Verlauf"],
  [
    /^style, in which its symbol would not scan here$/,
    "der Stil, in dem das Symbol sich hier nicht scannen ließe",
  ],
  [/^(.*) \(it has passed, so the code is inactive\)$/, "$1 (abgelaufen, der Code ist deshalb inaktiv)"],
  [/^(.*) \(the code is inactive\)$/, "$1 (der Code ist inaktiv)"],
  [/^other values$/, "weitere Angaben"],
  [/^password$/, "Passwort"],
];

/** A conflict or a dropped value in German; as it is where nobody has translated it. */
export function toldDe(what: string): string {
  const [pattern, german] = SENTENCES.find(([each]) => each.test(what)) ?? [];
  return pattern && german ? what.replace(pattern, german) : what;
}
