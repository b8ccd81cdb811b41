import { useMemo } from "preact/hooks";
import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { locale } from "../../../lib/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/Select.tsx";
import { currencyOptions } from "./currencies.ts";
import { DishList } from "./DishList.tsx";
import { EMPTY_DISH, type MenuDraft, type SectionDraft } from "./draft.ts";
import { ItemButtons } from "./ItemButtons.tsx";
import { placeOf, sentSection } from "./sent.ts";
import type { PageErrors, PartProps } from "./types.ts";
import { useList } from "./use-list.ts";
import { useTexts } from "../../../texts/texts.ts";

/** A menu: its currency, and sections of dishes. */
export function MenuFields({ part, put, at, errors }: PartProps<MenuDraft>) {
  const words = useTexts("menuPart");
  const lists = useTexts("parts");
  const tag = locale();
  const currencies = useMemo(() => currencyOptions(part.currency, tag), [part.currency, tag]);
  const { sections } = part;
  const list = useList("section", sections, (changed) => put({ sections: changed }), {
    nameOf: ({ title }, place) => title.trim() || words.section(place + 1),
    moved: lists.moved,
    removed: lists.removed,
  });
  const dishes = sections.reduce((sum, section) => sum + section.dishes.length, 0);
  const isFull = dishes >= PART_LIMITS.dishesInAll;
  return (
    <div class="stack" ref={list.root}>
      <Select
        label={words.currency}
        value={part.currency}
        options={currencies}
        onChange={(currency) => put({ currency })}
        error={errors.at(`${at}/currency`)}
      />
      {errors.at(`${at}/sections`) && <p class="error">{errors.at(`${at}/sections`)}</p>}
      <ol class="plain-list stack">
        {sections.map((section, place) => (
          <li
            key={section.key}
            data-item={list.itemOf(section)}
            class="part-group stack"
            onKeyDown={list.onKeyDown(place)}
          >
            <SectionFields
              section={section}
              name={section.title.trim() || words.section(place + 1)}
              currency={part.currency}
              isFull={isFull}
              at={`${at}/sections/${placeOf(sections, place, sentSection)}`}
              errors={errors}
              onChange={(change) => list.change(section, change)}
            />
            <ItemButtons
              name={section.title.trim() || words.section(place + 1)}
              at={place}
              count={sections.length}
              onMove={(by) => list.move(place, by)}
              onRemove={() => list.remove(place)}
            />
          </li>
        ))}
      </ol>
      <div data-add="section">
        <Button
          icon="plus"
          disabled={sections.length >= PART_LIMITS.sections}
          onClick={() =>
            list.add((key) => ({ key, title: "", text: "", dishes: [{ key: 0, ...EMPTY_DISH }] }))
          }
        >
          {words.addSection}
        </Button>
      </div>
      {isFull && <p class="hint">{words.full(PART_LIMITS.dishesInAll)}</p>}
      <p class="hidden" role="status">
        {list.said}
      </p>
    </div>
  );
}

function SectionFields(props: {
  readonly section: SectionDraft;
  readonly name: string;
  readonly currency: string;
  readonly isFull: boolean;
  readonly at: string;
  readonly errors: PageErrors;
  readonly onChange: (change: Partial<SectionDraft>) => void;
}) {
  const { section, name, currency, isFull, at, errors, onChange } = props;
  const words = useTexts("menuPart");
  return (
    <fieldset class="stack">
      <legend class="hidden">{name}</legend>
      <div data-part="first">
        <TextField
          label={words.sectionTitle}
          optional
          placeholder={words.sectionExample}
          maxLength={PART_LIMITS.name}
          value={section.title}
          onInput={(title) => onChange({ title })}
          error={errors.at(`${at}/title`)}
        />
      </div>
      <TextField
        label={words.sectionText}
        optional
        rows={2}
        maxLength={PART_LIMITS.dishText}
        value={section.text}
        onInput={(text) => onChange({ text })}
        error={errors.at(`${at}/text`)}
      />
      <DishList
        dishes={section.dishes}
        currency={currency}
        isFull={isFull || section.dishes.length >= PART_LIMITS.dishes}
        at={at}
        errors={errors}
        onChange={(dishes) => onChange({ dishes })}
      />
    </fieldset>
  );
}
