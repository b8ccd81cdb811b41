import type { Look } from "quietzone-client";
import { LANDING_LENGTHS } from "../../../features/codes/constants.ts";
import { AddressField } from "../../ui/AddressField.tsx";
import { LEGAL_LINKS } from "../landing/draft.ts";
import { BrandFields } from "../landing/LookFields.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The defaults that a look gives to the pages of its codes. */
export function PagesCard(props: {
  readonly page: Look["page"];
  readonly onChange: (page: Look["page"]) => void;
  /** The error at a pointer of the look. */
  readonly errorAt: (pointer: string) => string | undefined;
}) {
  const { page, onChange, errorAt } = props;
  const words = useTexts("landing");
  const { accessibility } = useTexts("extras");
  const own = useTexts("lookPages");
  const names = { imprintUrl: words.imprint, privacyUrl: words.privacy, accessibilityUrl: accessibility };
  /** Members that are empty are left out, and so is all of it without any. */
  const put = (change: { readonly [N in keyof NonNullable<Look["page"]>]?: unknown }) => {
    const members = Object.entries({ ...page, ...change }).filter(([, value]) => value !== "");
    onChange(members.length === 0 ? null : Object.fromEntries(members));
  };
  return (
    <section class="card stack wide" aria-labelledby="look-pages">
      <h2 id="look-pages">{own.title}</h2>
      <p class="hint">{own.hint}</p>
      <BrandFields
        brand={{
          accent: page?.accent ?? "",
          background: page?.background ?? "",
          logoId: page?.logo?.id ?? "",
        }}
        put={({ logoId, ...colors }) =>
          put({ ...colors, ...(logoId === undefined ? {} : { logo: logoId === "" ? "" : { id: logoId } }) })
        }
        logoError={errorAt("/page/logo")}
      />
      {LEGAL_LINKS.map((name) => (
        <AddressField
          key={name}
          label={names[name]}
          pointer={`/page/${name}`}
          optional
          type="url"
          placeholder="https://"
          maxLength={LANDING_LENGTHS.address}
          value={page?.[name] ?? ""}
          onInput={(url) => put({ [name]: url })}
          error={errorAt(`/page/${name}`)}
        />
      ))}
    </section>
  );
}
