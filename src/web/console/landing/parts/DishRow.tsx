import { useId, useState } from "preact/hooks";
import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { locale } from "../../../lib/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import type { MoveStep } from "../moves.ts";
import { currencySign, shownAmount } from "./currencies.ts";
import { DishDetails } from "./DishDetails.tsx";
import { ItemButtons } from "./ItemButtons.tsx";
import type { DishProps } from "./types.ts";
import { useTexts } from "../../../texts/texts.ts";

/** A dish in one row: its name and price, and all else when it is opened. */
export function DishRow(
  props: DishProps & {
    /** From 1. */
    readonly number: number;
    readonly count: number;
    readonly onMove: (by: MoveStep) => void;
    readonly onRemove: () => void;
    /** Enter behind the price goes on to another dish. */
    readonly onNext: () => void;
    /** Several lines were pasted into the name. */
    readonly onPaste: (text: string) => void;
  },
) {
  const { dish, name, currency, at, errors, onChange, number, count, onMove, onRemove } = props;
  const words = useTexts("menuPart");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [price, ...others] = dish.prices;
  const isSimple = others.length === 0 && (price?.label ?? "") === "" && (price?.currency ?? "") === "";
  const isShown = isOpen || isWrongInside();
  const marks = [
    dish.soldOut ? words.soldOut : "",
    dish.diet === "" ? "" : words[dish.diet],
    dish.allergens.length === 0 ? "" : words.allergenCount(dish.allergens.length),
  ].filter(Boolean);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter is a shortcut for buttons and keys that do the same. */}
      <div
        class="dish"
        onKeyDown={(event) => {
          const { target, currentTarget, key, isComposing } = event;
          if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement)) return;
          event.preventDefault();
          const fields = [...currentTarget.querySelectorAll("input")];
          const next = fields[fields.indexOf(target) + 1];
          if (next) next.focus();
          else props.onNext();
        }}
        onPaste={(event) => {
          const text = event.clipboardData?.getData("text/plain") ?? "";
          if (text.split(/[\r\n]/).filter((line) => line.trim() !== "").length < 2) return;
          event.preventDefault();
          props.onPaste(text);
        }}
      >
        <div data-part="first">
          <TextField
            label={words.dishName(number)}
            hideLabel
            placeholder={words.namePlaceholder}
            maxLength={PART_LIMITS.name}
            value={dish.name}
            onInput={(typed) => onChange({ name: typed })}
            error={errors.at(`${at}/name`)}
          />
        </div>
        {isSimple ? (
          <TextField
            label={words.dishPrice(number)}
            hideLabel
            placeholder={words.price}
            inputMode="decimal"
            suffix={currencySign(currency, locale())}
            value={shownAmount(price?.amount ?? "")}
            onInput={(amount) =>
              onChange({ prices: [{ key: 0, label: "", currency: "", ...price, amount }] })
            }
            error={errors.at(`${at}/prices/0/amount`)}
          />
        ) : (
          <p class="small-text">
            {dish.prices
              .map(({ amount, label }) => `${label} ${shownAmount(amount)}`.trim())
              .filter(Boolean)
              .join(" / ")}
          </p>
        )}
        <div class="links-do">
          <Button
            kind="quiet"
            icon={isShown ? "up" : "down"}
            label={words.details(name)}
            expanded={isShown}
            controls={id}
            onClick={() => setOpen(!isShown)}
          />
          <ItemButtons name={name} at={number - 1} count={count} onMove={onMove} onRemove={onRemove} />
        </div>
      </div>
      {marks.length > 0 && !isShown && <p class="hint">{marks.join(" · ")}</p>}
      <div id={id} hidden={!isShown}>
        {isShown && <DishDetails {...{ dish, name, currency, at, errors, onChange }} isSimple={isSimple} />}
      </div>
    </>
  );

  /** Whether a field is wrong that is seen in an opened dish only. */
  function isWrongInside(): boolean {
    const inside = isSimple ? ["text", "allergens", "diet"] : ["text", "allergens", "diet", "prices"];
    return inside.some((member) => errors.within(`${at}/${member}`));
  }
}
