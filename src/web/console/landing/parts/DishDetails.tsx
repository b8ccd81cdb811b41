import { useMemo } from "preact/hooks";
import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { locale } from "../../../lib/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { Check, TextField } from "../../../ui/Field.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { Select } from "../../../ui/Select.tsx";
import { currencyOptions, currencySign, shownAmount } from "./currencies.ts";
import type { PriceDraft } from "./draft.ts";
import { ItemButtons } from "./ItemButtons.tsx";
import { placeOf, sentPrice } from "./sent.ts";
import type { DishProps } from "./types.ts";
import { useList } from "./use-list.ts";
import { useTexts } from "../../../texts/texts.ts";

/** The rest of a dish: words about it, more prices, diet and allergens. */
export function DishDetails(props: DishProps & { readonly isSimple: boolean }) {
  const { dish, name, at, errors, onChange } = props;
  const words = useTexts("menuPart");
  return (
    <fieldset class="stack dish-details">
      <legend class="hidden">{name}</legend>
      <TextField
        label={words.text}
        optional
        rows={2}
        maxLength={PART_LIMITS.dishText}
        value={dish.text}
        onInput={(text) => onChange({ text })}
        error={errors.at(`${at}/text`)}
      />
      <Prices {...props} />
      <Segments
        label={words.diet}
        class="small"
        value={dish.diet === "" ? "none" : dish.diet}
        options={[
          { value: "none", label: words.noDiet },
          { value: "vegetarian", label: words.vegetarian },
          { value: "vegan", label: words.vegan },
        ]}
        onChange={(diet) => onChange({ diet: diet === "none" ? "" : diet })}
      />
      <Check
        label={words.soldOut}
        hint={words.soldOutHint}
        checked={dish.soldOut}
        onChange={(soldOut) => onChange({ soldOut })}
      />
      <fieldset class="stack-tight">
        <legend class="label">{words.allergens}</legend>
        <p class="hint">{words.allergensHint}</p>
        <div class="allergens">
          {words.allergenNames.map((allergen, index) => (
            <Check
              key={allergen}
              label={`${index + 1} ${allergen}`}
              checked={dish.allergens.includes(index + 1)}
              onChange={(on) => {
                const others = dish.allergens.filter((each) => each !== index + 1);
                onChange({ allergens: on ? [...others, index + 1].sort((a, b) => a - b) : others });
              }}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

const emptyPrice = (key: number): PriceDraft => ({ key, amount: "", label: "", currency: "" });

/** Prices by size. A dish with one has its amount in its row. */
function Prices(props: DishProps & { readonly isSimple: boolean }) {
  const { dish, currency, at, errors, onChange, isSimple } = props;
  const words = useTexts("menuPart");
  const lists = useTexts("parts");
  const tag = locale();
  const options = useMemo(
    () => [{ value: "", label: words.sameCurrency(currency) }, ...currencyOptions(currency, tag)],
    [currency, tag, words],
  );
  const { prices } = dish;
  const list = useList("price", prices, (changed) => onChange({ prices: changed }), {
    nameOf: ({ label, amount }, place) => `${label} ${amount}`.trim() || words.priceAt(place + 1),
    moved: lists.moved,
    removed: lists.removed,
  });
  return (
    <div class="stack" ref={list.root}>
      {errors.at(`${at}/prices`) && <p class="error">{errors.at(`${at}/prices`)}</p>}
      {!isSimple && (
        <ol class="plain-list dishes">
          {prices.map((price, place) => {
            const pointer = `${at}/prices/${placeOf(prices, place, sentPrice)}`;
            return (
              <li
                key={price.key}
                data-item={list.itemOf(price)}
                class="price"
                onKeyDown={list.onKeyDown(place)}
              >
                <div data-part="first">
                  <TextField
                    label={words.priceLabel(place + 1)}
                    hideLabel
                    placeholder={words.size}
                    maxLength={PART_LIMITS.priceLabel}
                    value={price.label}
                    onInput={(label) => list.change(price, { label })}
                    error={errors.at(`${pointer}/label`)}
                  />
                </div>
                <TextField
                  label={words.priceAt(place + 1)}
                  hideLabel
                  placeholder={words.price}
                  inputMode="decimal"
                  suffix={currencySign(price.currency || currency, tag)}
                  value={shownAmount(price.amount)}
                  onInput={(amount) => list.change(price, { amount })}
                  error={errors.at(`${pointer}/amount`)}
                />
                <Select
                  label={words.priceCurrency(place + 1)}
                  hideLabel
                  value={price.currency}
                  options={options}
                  onChange={(chosen) => list.change(price, { currency: chosen })}
                  error={errors.at(`${pointer}/currency`)}
                />
                <ItemButtons
                  name={`${price.label} ${price.amount}`.trim() || words.priceAt(place + 1)}
                  at={place}
                  count={prices.length}
                  onMove={(by) => list.move(place, by)}
                  onRemove={() => list.remove(place)}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div data-add="price">
        <Button
          small
          icon="plus"
          disabled={prices.length >= PART_LIMITS.prices}
          onClick={() => {
            if (prices.length > 0) return list.add(emptyPrice);
            // The first is the one of the row.
            list.add(emptyPrice, emptyPrice);
          }}
        >
          {words.addPrice}
        </Button>
      </div>
      <p class="hidden" role="status">
        {list.said}
      </p>
    </div>
  );
}
