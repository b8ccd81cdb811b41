import { ColorField } from "../../ui/ColorField.tsx";
import { Check } from "../../ui/Field.tsx";
import type { LandingDraft } from "./draft.ts";
import { LogoField } from "./LogoField.tsx";
import type { WrongAt } from "./types.ts";
import { useTexts } from "../../texts/texts.ts";

/** The first value of a page's own colour. */
const FIRST = { accent: "#2f4bd8", background: "#fff8ec" } as const;

/** The colours and the logo of a page. */
export function LookFields(props: {
  readonly page: LandingDraft;
  readonly put: (part: Partial<LandingDraft>) => void;
  readonly isWrong: WrongAt;
}) {
  const { page, put, isWrong } = props;
  const words = useTexts("landing");
  const color = (name: "accent" | "background", own: string, label: string) => (
    <div class="stack-tight">
      <Check
        label={own}
        checked={page[name] !== ""}
        onChange={(on) => put({ [name]: on ? FIRST[name] : "" })}
      />
      {page[name] !== "" && (
        <ColorField
          label={label}
          hideLabel
          value={page[name]}
          onChange={(chosen) => put({ [name]: chosen })}
          {...(name === "background" ? { hint: words.backgroundHint } : {})}
        />
      )}
    </div>
  );
  return (
    <section class="card stack" aria-labelledby="page-look">
      <h2 id="page-look">{words.lookTitle}</h2>
      <p class="hint">{words.contrastHint}</p>
      <div class="pair">
        {color("accent", words.ownAccent, words.accent)}
        {color("background", words.ownBackground, words.background)}
      </div>
      <LogoField
        id={page.logoId}
        onChange={(logoId) => put({ logoId })}
        error={isWrong("/landing/logo") ? words.logoWrong : undefined}
      />
    </section>
  );
}
