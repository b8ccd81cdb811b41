import { useState } from "preact/hooks";
import { Button } from "../../../ui/Button.tsx";
import { late } from "../../../ui/Late.tsx";
import type { LanguagesProps } from "./types.ts";
import { useTexts } from "../../../texts/texts.ts";

const LanguagesFields = late(async () => (await import("../../parts/page.ts")).LanguagesFields);

/** The languages of a page. Most pages have one, so the fields come when they are asked for. */
export function LanguagesCard(props: LanguagesProps) {
  const { page, errors } = props;
  const words = useTexts("pageLanguages");
  const [isAsked, setAsked] = useState(page.language !== "" || page.languages.length > 0);
  const isWrong = errors.within("/landing/language") || errors.within("/landing/languages");
  return (
    <section class="card stack" aria-labelledby="page-languages">
      <h2 id="page-languages">{words.title}</h2>
      <p class="hint">{words.hint}</p>
      {isAsked || isWrong ? (
        <LanguagesFields {...props} />
      ) : (
        <div>
          <Button small icon="plus" onClick={() => setAsked(true)}>
            {words.ask}
          </Button>
        </div>
      )}
    </section>
  );
}
