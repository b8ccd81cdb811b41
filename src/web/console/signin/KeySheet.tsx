import { address, save } from "../../lib/api.ts";
import { operatorContact } from "../../lib/operator.ts";
import { KeyText } from "../keys/KeyText.tsx";
import { symbolOf } from "./key-symbol.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

/** A key with the name of its workspace. */
interface NamedKey {
  readonly apiKey: string;
  readonly name: string;
}

/** Modules of the symbol's quiet zone. */
const QUIET = 4;

/** A key on paper, which only a printer shows: it is made in the page and sent nowhere. */
export function KeySheet({ of }: { readonly of: NamedKey }) {
  const words = useTexts("signin");
  const rows = symbolOf(of.apiKey);
  const side = rows.length + 2 * QUIET;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <section class="key-sheet">
      <h2 dir="auto">{titleOf(of, words)}</h2>
      <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={words.key}>
        <path d={dark.join("")} />
      </svg>
      <p>
        {words.key}: <KeyText of={of.apiKey} />
      </p>
      <p>{address("app")}</p>
      <p>{words.sheetCare}</p>
      <p>
        {words.lost} {operatorContact()}
      </p>
    </section>
  );
}

function titleOf({ name }: NamedKey, words: Words["signin"]): string {
  return `Quietzone: ${words.ofWorkspace} ${name}`;
}

/** Saves the same as a file. */
export function saveKey(of: NamedKey, words: Words["signin"]): void {
  const lines = [
    titleOf(of, words),
    "",
    `${words.key}: ${of.apiKey}`,
    address("app"),
    "",
    words.sheetCare,
    `${words.lost} ${operatorContact() ?? ""}`.trim(),
    "",
  ];
  save(new Blob([lines.join("\r\n")], { type: "text/plain" }), "quietzone-key.txt");
}
