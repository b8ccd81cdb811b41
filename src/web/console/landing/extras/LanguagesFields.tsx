import { useMemo, useState } from "preact/hooks";
import { MOST_LANGUAGES } from "../../../../features/codes/constants.ts";
import { languageName } from "../../../lib/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/Select.tsx";
import { toast } from "../../../ui/Toasts.tsx";
import { hasLead } from "../draft.ts";
import type { PageErrors } from "../parts/types.ts";
import { directionOf, TAGS } from "./tags.ts";
import { type LanguageDraft, type PageText, textsOf } from "./texts.ts";
import type { LanguagesProps } from "./types.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Characters of an original by which its field is named. */
const NAME_LENGTH = 120;

/** The language of a page, and its texts in more languages. */
export function LanguagesFields({ page, onChange, errors, onShow }: LanguagesProps) {
  const words = useTexts("pageLanguages");
  const [opened, setOpened] = useState("");
  const [chosen, setChosen] = useState("");
  const texts = useMemo(
    () => textsOf(page).filter(({ isFile, place }) => !isFile && (place[0] !== "lead" || hasLead(page))),
    [page],
  );
  const used = page.languages.map(({ tag }) => tag);
  const named = (tags: readonly string[]) =>
    tags
      .map((value) => ({ value, label: languageName(value) }))
      .sort((one, other) => one.label.localeCompare(other.label));
  const free = TAGS.filter((tag) => tag !== page.language && !used.includes(tag));
  const own = page.language === "" ? free : [...new Set([page.language, ...free])];

  function open(tag: string): void {
    setOpened(tag);
    onShow(tag === "" ? page.language : tag);
  }

  function add(): void {
    if (chosen === "") return;
    onChange(({ languages }) => ({ languages: [...languages, { tag: chosen, texts: {} }] }));
    setChosen("");
    open(chosen);
  }

  function remove(language: LanguageDraft): void {
    const { tag } = language;
    onChange(({ languages }) => ({ languages: languages.filter((each) => each.tag !== tag) }));
    toast({
      text: words.removed(languageName(tag)),
      action: {
        label: words.undo,
        run: () =>
          onChange(({ languages }) => ({
            languages: languages.some((each) => each.tag === tag) ? languages : [...languages, language],
          })),
      },
    });
  }

  return (
    <div class="stack">
      <Select
        label={words.own}
        value={page.language}
        options={[{ value: "", label: words.none }, ...named(own)]}
        onChange={(language) => onChange(() => ({ language }))}
        error={errors.at("/landing/language")}
      />
      {errors.at("/landing/languages") && <p class="error">{errors.at("/landing/languages")}</p>}
      {page.languages.length > 0 && (
        <ul class="plain-list parts-order">
          {page.languages.map((language) => {
            const { tag } = language;
            const at = `/landing/languages/${tag}`;
            const isOpen = opened === tag || errors.within(at);
            const name = languageName(tag);
            const shown = texts.filter(
              ({ key, original }) => original.trim() !== "" || isSaid(language, key),
            );
            const said = shown.filter(({ key }) => isSaid(language, key)).length;
            return (
              <li key={tag}>
                <Button
                  kind="quiet"
                  class="part-name"
                  icon="globe"
                  expanded={isOpen}
                  controls={`language-${tag}`}
                  onClick={() => open(isOpen ? "" : tag)}
                >
                  {words.progress(name, said, shown.length)}
                </Button>
                <Button
                  kind="quiet"
                  icon="trash"
                  label={words.remove(name)}
                  onClick={() => remove(language)}
                />
                <div id={`language-${tag}`} class="part-fields stack" hidden={!isOpen}>
                  {errors.at(at) && <p class="error">{errors.at(at)}</p>}
                  {isOpen && (
                    <Translations
                      {...{ language, shown, at, errors }}
                      put={(key, text) =>
                        onChange(({ languages }) => ({
                          languages: languages.map((each) =>
                            each.tag === tag ? { tag, texts: { ...each.texts, [key]: text } } : each,
                          ),
                        }))
                      }
                    />
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {page.language === "" ? (
        <p class="hint">{words.first}</p>
      ) : page.languages.length < MOST_LANGUAGES ? (
        <div class="row language-add">
          <Select
            label={words.another}
            value={chosen}
            options={[{ value: "", label: words.choose }, ...named(free)]}
            onChange={setChosen}
          />
          <Button icon="plus" disabled={chosen === ""} onClick={add}>
            {words.add}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function isSaid({ texts }: LanguageDraft, key: string): boolean {
  return (texts[key] ?? "").trim() !== "";
}

/** The texts side by side: the original, and a field for the language. */
function Translations(props: {
  readonly language: LanguageDraft;
  readonly shown: readonly PageText[];
  readonly put: (key: string, text: string) => void;
  readonly at: string;
  readonly errors: PageErrors;
}) {
  const { language, shown, put, at, errors } = props;
  const words = useTexts("pageLanguages");
  return (
    <>
      <p class="hint">{words.missing}</p>
      {shown.map(({ key, place, original, most, isLong }) => (
        <div key={key} class="pair translation">
          <p dir="auto">{original}</p>
          <div dir={directionOf(language.tag)}>
            <TextField
              label={original.trim().slice(0, NAME_LENGTH) || words.onlyHere}
              hideLabel
              maxLength={most}
              {...(isLong ? { rows: original.length > NAME_LENGTH ? 6 : 2 } : {})}
              value={language.texts[key] ?? ""}
              onInput={(text) => put(key, text)}
              error={errors.at(`${at}/${place.join("/")}`)}
            />
          </div>
        </div>
      ))}
    </>
  );
}
