import { dateTime } from "../../lib/format.ts";
import { useTexts } from "../../texts/texts.ts";
import type { CodeSign } from "../records.ts";

/** The signs of a code. A code without signs has nothing to read. */
export function Signs({ signs }: { readonly signs: readonly CodeSign[] }) {
  const words = useTexts("deskCodes");
  if (signs.length === 0) return null;
  return (
    <section class="card stack" aria-labelledby="code-signs">
      <h2 id="code-signs">{words.signs}</h2>
      <p class="soft">{words.signsHint}</p>
      <SignList signs={signs} />
    </section>
  );
}

export function SignList({ signs }: { readonly signs: readonly CodeSign[] }) {
  const words = useTexts("deskCodes");
  return (
    <ul class="plain-list op-signs">
      {signs.map(({ sign, host, detail, foundAt }) => (
        <li key={`${sign} ${host}`}>
          <span class="badge warn">{words.signKinds[sign]}</span>
          <span class="op-url" dir="ltr">
            {host}
          </span>
          <span class="soft small-text">
            {detail !== null && `${words.signDetail(sign, detail)} · `}
            {dateTime(foundAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
