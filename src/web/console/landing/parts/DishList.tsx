import { useId, useState } from "preact/hooks";
import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { DishRow } from "./DishRow.tsx";
import { type DishDraft, EMPTY_DISH } from "./draft.ts";
import { placeOf, sentDish } from "./sent.ts";
import { type DishLine, dishesOfLines } from "./spelling.ts";
import type { PageErrors } from "./types.ts";
import { useList } from "./use-list.ts";
import { useTexts } from "../../../texts/texts.ts";

/** The dishes of a section: typed one after another, or pasted a line each. */
export function DishList(props: {
  readonly dishes: readonly DishDraft[];
  readonly currency: string;
  readonly isFull: boolean;
  /** Pointer of the section. */
  readonly at: string;
  readonly errors: PageErrors;
  readonly onChange: (dishes: readonly DishDraft[]) => void;
}) {
  const { dishes, currency, isFull, at, errors, onChange } = props;
  const words = useTexts("menuPart");
  const lists = useTexts("parts");
  const [said, setSaid] = useState("");
  const list = useList("dish", dishes, onChange, {
    nameOf: ({ name }, place) => name.trim() || words.dish(place + 1),
    moved: lists.moved,
    removed: lists.removed,
  });
  const add = () => {
    if (!isFull) list.add((key) => ({ key, ...EMPTY_DISH }));
  };

  /** Puts lines in place of an empty dish, or at the end. */
  function paste(text: string, into: DishDraft | null): void {
    const lines = dishesOfLines(text).slice(0, PART_LIMITS.dishes - dishes.length + 1);
    if (lines.length === 0) return;
    const kept = dishes.filter((dish) => dish !== into || Object.keys(sentDish(dish)).length > 0);
    const blank = (dish: DishDraft) => Object.keys(sentDish(dish)).length === 0;
    const before = into === null ? kept.filter((dish) => !blank(dish)) : kept;
    const first = Math.max(-1, ...dishes.map(({ key }) => key)) + 1;
    onChange([...before, ...lines.map((line, place) => dishOfLine(line, first + place))]);
    setSaid(words.pasted(lines.length));
  }

  return (
    <div class="stack" ref={list.root}>
      {errors.at(`${at}/dishes`) && <p class="error">{errors.at(`${at}/dishes`)}</p>}
      <ol class="plain-list dishes">
        {dishes.map((dish, place) => (
          <li key={dish.key} data-item={list.itemOf(dish)} onKeyDown={list.onKeyDown(place)}>
            <DishRow
              dish={dish}
              name={dish.name.trim() || words.dish(place + 1)}
              number={place + 1}
              count={dishes.length}
              currency={currency}
              at={`${at}/dishes/${placeOf(dishes, place, sentDish)}`}
              errors={errors}
              onChange={(change) => list.change(dish, change)}
              onMove={(by) => list.move(place, by)}
              onRemove={() => list.remove(place)}
              onNext={add}
              onPaste={(text) => paste(text, dish)}
            />
          </li>
        ))}
      </ol>
      <div class="row" data-add="dish">
        <Button icon="plus" disabled={isFull} onClick={add}>
          {words.addDish}
        </Button>
      </div>
      <Several onAdd={(text) => paste(text, null)} />
      <p class="hidden" role="status">
        {said || list.said}
      </p>
    </div>
  );
}

function dishOfLine({ name, amount }: DishLine, key: number): DishDraft {
  return {
    ...EMPTY_DISH,
    key,
    name: name.slice(0, PART_LIMITS.name),
    prices: amount === "" ? [] : [{ key: 0, amount, label: "", currency: "" }],
  };
}

/** A box for many dishes, a line each. */
function Several({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const words = useTexts("menuPart");
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const id = useId();
  return (
    <div class="stack">
      <div>
        <Button
          small
          kind="quiet"
          icon={isOpen ? "up" : "down"}
          expanded={isOpen}
          controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.several}
        </Button>
      </div>
      <div id={id} class="stack" hidden={!isOpen}>
        {isOpen && (
          <>
            <Field label={words.lines} hint={words.linesHint}>
              {(control) => (
                <textarea
                  {...control}
                  rows={5}
                  value={text}
                  placeholder={words.linesExample}
                  onInput={({ currentTarget }) => setText(currentTarget.value)}
                />
              )}
            </Field>
            <div>
              <Button
                small
                icon="plus"
                disabled={text.trim() === ""}
                onClick={() => {
                  onAdd(text);
                  setText("");
                  setOpen(false);
                }}
              >
                {words.addLines}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
