import { GS1_LIMITS, MOST_GS1_LINKS } from "../../../features/codes/constants.ts";
import { TARGET_LENGTH } from "../../../kit/shared/constants.ts";
import { languageName } from "../../lib/format.ts";
import { AddressField } from "../../ui/AddressField.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { TAGS } from "../landing/extras/tags.ts";
import { ItemButtons } from "../landing/parts/ItemButtons.tsx";
import type { PageErrors } from "../landing/parts/types.ts";
import { useList } from "../landing/parts/use-list.ts";
import { KINDS, kindOf, type LinkDraft, NEW_LINK, nameOfType, placeOf, typeOf } from "./links.ts";
import { useTexts } from "../../texts/texts.ts";

/** The links of a product, by what they are. */
export function LinksFields(props: {
  readonly links: readonly LinkDraft[];
  readonly onChange: (links: readonly LinkDraft[]) => void;
  readonly errors: PageErrors;
}) {
  const { links, onChange, errors } = props;
  const words = useTexts("product");
  const lists = useTexts("parts");
  const nameOf = ({ title, type }: LinkDraft) => title.trim() || nameOfType(type, words.kinds) || words.title;
  const list = useList("gs1", links, onChange, { nameOf, moved: lists.moved, removed: lists.removed });
  return (
    <div class="stack" ref={list.root}>
      <p class="hint">{words.linksHint}</p>
      <ol class="plain-list stack">
        {links.map((link, at) => (
          <li
            key={link.key}
            data-item={list.itemOf(link)}
            class="part-group stack"
            onKeyDown={list.onKeyDown(at)}
          >
            <LinkFields
              link={link}
              put={(change) => list.change(link, change)}
              at={placeOf(links, at)}
              errors={errors}
            />
            <ItemButtons
              name={nameOf(link)}
              at={at}
              count={links.length}
              onMove={(by) => list.move(at, by)}
              onRemove={() => list.remove(at)}
            />
          </li>
        ))}
      </ol>
      {errors.at("/links") && <p class="error">{errors.at("/links")}</p>}
      <div data-add="gs1">
        {links.length < MOST_GS1_LINKS ? (
          <Button icon="plus" onClick={() => list.add((key) => ({ ...NEW_LINK, key }))}>
            {words.add}
          </Button>
        ) : (
          <p class="hint">{words.full(MOST_GS1_LINKS)}</p>
        )}
      </div>
      <p class="hidden" role="status">
        {list.said}
      </p>
    </div>
  );
}

function LinkFields(props: {
  readonly link: LinkDraft;
  readonly put: (change: Partial<LinkDraft>) => void;
  readonly at: string;
  readonly errors: PageErrors;
}) {
  const { link, put, at, errors } = props;
  const words = useTexts("product");
  const kind = kindOf(link.type);
  const tags = link.language === "" || TAGS.includes(link.language) ? TAGS : [link.language, ...TAGS];
  const isMoreWrong = ["mediaType", "context"].some((name) => errors.within(`${at}/${name}`));
  return (
    <div class="stack wide">
      {errors.at(at) && <p class="error">{errors.at(at)}</p>}
      <div class="pair product-pair">
        <div data-part="first">
          <Select
            label={words.kind}
            value={kind}
            options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(chosen) => put({ type: typeOf(chosen) })}
            error={kind === "other" ? undefined : errors.at(`${at}/type`)}
          />
        </div>
        {kind === "other" && (
          <TextField
            label={words.ownKind}
            hint={words.ownKindHint}
            maxLength={GS1_LIMITS.type}
            spellcheck={false}
            value={link.type}
            onInput={(type) => put({ type })}
            error={errors.at(`${at}/type`)}
          />
        )}
        <Select
          label={words.language}
          value={link.language}
          options={[
            { value: "", label: words.anyLanguage },
            ...tags
              .map((value) => ({ value, label: languageName(value) }))
              .sort((one, other) => one.label.localeCompare(other.label)),
          ]}
          onChange={(language) => put({ language })}
          error={errors.at(`${at}/language`)}
        />
      </div>
      <div class="pair product-pair">
        <AddressField
          label={words.href}
          inputMode="url"
          placeholder="https://"
          maxLength={TARGET_LENGTH}
          value={link.href}
          onInput={(href) => put({ href })}
          error={errors.at(`${at}/href`)}
        />
        <TextField
          label={words.title}
          maxLength={GS1_LIMITS.title}
          value={link.title}
          onInput={(title) => put({ title })}
          error={errors.at(`${at}/title`)}
        />
      </div>
      <details class="more" open={isMoreWrong || link.mediaType + link.context !== ""}>
        <summary>{words.moreOf}</summary>
        <div class="pair product-pair">
          <TextField
            label={words.mediaType}
            hint={words.mediaTypeHint}
            optional
            spellcheck={false}
            maxLength={GS1_LIMITS.mediaType}
            value={link.mediaType}
            onInput={(mediaType) => put({ mediaType })}
            error={errors.at(`${at}/mediaType`)}
          />
          <TextField
            label={words.context}
            hint={words.contextHint}
            optional
            spellcheck={false}
            maxLength={GS1_LIMITS.context}
            value={link.context}
            onInput={(context) => put({ context })}
            error={errors.at(`${at}/context`)}
          />
        </div>
      </details>
    </div>
  );
}
