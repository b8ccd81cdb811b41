import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { sentence, TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import type { PartProps } from "./Options.tsx";
import { placesOf } from "./order.ts";
import { type KnownLayout, millimetres } from "./known-layout.ts";
import { isOwn } from "./own-layouts.ts";
import { useTexts } from "../../texts/texts.ts";

/** Chooses a layout from a list that can be searched, those of one's own first. */
export function LayoutField(
  props: PartProps & {
    readonly layouts: readonly KnownLayout[];
    readonly layout: KnownLayout;
    /** Fields below the list. */
    readonly children?: ComponentChildren;
  },
) {
  const { troubles, onChange, layouts, layout, children } = props;
  const words = useTexts("sheets");
  const id = useId();
  const [query, setQuery] = useState("");
  const [purpose, setPurpose] = useState<KnownLayout["purpose"] | "all">("all");
  const found = layouts.filter(
    (each) =>
      (purpose === "all" || each.purpose === purpose || isOwn(each)) &&
      matches(each, words.layoutName(each), query),
  );
  const error = troubles.at("layout");
  const about = (each: KnownLayout) =>
    words.layoutAbout(millimetres(each.label), placesOf(each), pageName(each));
  return (
    <section class="card stack" aria-labelledby={id} data-pointer="/layout">
      <h2 id={id}>{words.sheet}</h2>
      <div>
        <p>
          <strong>{words.layoutName(layout)}</strong> <span class="soft">{about(layout)}</span>
        </p>
        <p class="error" role="status">
          {sentence(error ?? "")}
        </p>
      </div>
      <Segments
        label={words.purpose}
        hideLabel
        value={purpose}
        options={(["all", "labels", "tents", "cards", "rolls", "pages"] as const).map((value) => ({
          value,
          label: words.purposes[value],
        }))}
        onChange={setPurpose}
      />
      <TextField label={words.search} type="search" value={query} onInput={setQuery} />
      <p role="status" class={found.length > 0 ? "hidden" : "soft"}>
        {found.length > 0 ? words.found(found.length) : words.noSheet}
      </p>
      {found.length > 0 && (
        <fieldset class="sheet-list">
          <legend class="hidden">{words.sheets}</legend>
          <div>
            {found.map((each) => (
              <label key={each.id} class="sheet-option">
                <input
                  type="radio"
                  name={`${id}-layout`}
                  checked={each.id === layout.id}
                  onChange={() => onChange({ layout: each.id, start: "1" })}
                />
                <span>
                  {words.layoutName(each)} <small>{about(each)}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {children}
    </section>
  );
}

const PAPERS = [
  ["A4", 210, 297],
  ["Letter", 215.9, 279.4],
] as const;

/** The name of the paper of a sheet with several labels, or its size. Others are named after their label. */
function pageName(layout: KnownLayout): string {
  if (placesOf(layout) === 1) return "";
  const { width, height } = layout.page;
  const [name] = PAPERS.find(([, ...paper]) => paper[0] === width && paper[1] === height) ?? [];
  return name ?? millimetres(layout.page);
}

/** Whether each word of a search is in the layout's name, or begins its paper, its count or a length of its labels. */
function matches(layout: KnownLayout, name: string, query: string): boolean {
  const { width, height } = layout.label;
  const parts = [pageName(layout), placesOf(layout), width, height].map((part) => `${part}`.toLowerCase());
  const words = query
    .toLowerCase()
    .replaceAll(",", ".")
    .split(/[\s×]+/);
  return words.every(
    (word) =>
      name.toLowerCase().includes(word) ||
      parts.some((part) => (/^\d+$/.test(word) ? part === word : part.startsWith(word))),
  );
}
