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
  return (
    <section class="card stack" aria-labelledby="page-look">
      <h2 id="page-look">{words.lookTitle}</h2>
      <BrandFields
        brand={page}
        put={put}
        logoError={isWrong("/landing/logo") ? words.logoWrong : undefined}
      />
    </section>
  );
}

type Brand = Pick<LandingDraft, "accent" | "background" | "logoId">;

/** The fields for colours and a logo, of one page or of the pages of a look. */
export function BrandFields(props: {
  readonly brand: Brand;
  readonly put: (part: Partial<Brand>) => void;
  readonly logoError: string | undefined;
}) {
  const { brand, put, logoError } = props;
  const words = useTexts("landing");
  const color = (name: "accent" | "background", own: string, label: string) => (
    <div class="stack-tight">
      <Check
        label={own}
        checked={brand[name] !== ""}
        onChange={(on) => put({ [name]: on ? FIRST[name] : "" })}
      />
      {brand[name] !== "" && (
        <ColorField
          label={label}
          hideLabel
          value={brand[name]}
          onChange={(chosen) => put({ [name]: chosen })}
          {...(name === "background" ? { hint: words.backgroundHint } : {})}
        />
      )}
    </div>
  );
  return (
    <>
      <p class="hint">{words.contrastHint}</p>
      <div class="pair">
        {color("accent", words.ownAccent, words.accent)}
        {color("background", words.ownBackground, words.background)}
      </div>
      <LogoField id={brand.logoId} onChange={(logoId) => put({ logoId })} error={logoError} />
    </>
  );
}
