import { LANDING_LENGTHS, PART_LIMITS } from "../../../../features/codes/constants.ts";
import { AddressField } from "../../../ui/AddressField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import type { AppsDraft, LocationDraft } from "./draft.ts";
import { ItemButtons } from "./ItemButtons.tsx";
import { placeOf, sentApp } from "./sent.ts";
import type { PartProps } from "./types.ts";
import { useList } from "./use-list.ts";
import { useTexts } from "../../../texts/texts.ts";

const COORDINATE = /^-?\d+(?:\.\d+)?$/;

/** Two coordinates as maps give them to be copied: `52.5163, 13.3777`. */
function bothOf(typed: string): readonly (string | undefined)[] {
  const found = typed.split(/[,;\s]/).filter((piece) => piece !== "");
  return found.length === 2 && found.every((piece) => COORDINATE.test(piece)) ? found : [];
}

/** A place: its postal address, and where it is. */
export function LocationFields({ part, put, at, errors }: PartProps<LocationDraft>) {
  const words = useTexts("placePart");
  const coordinate = (name: "latitude" | "longitude") => (
    <TextField
      label={words[name]}
      optional
      inputMode="decimal"
      value={part[name]}
      onInput={(typed) => {
        const [latitude, longitude] = bothOf(typed);
        const isBoth = latitude?.includes(".") && longitude !== undefined;
        put(isBoth ? { latitude, longitude } : { [name]: typed });
      }}
      error={errors.at(`${at}/${name}`)}
    />
  );
  return (
    <div class="stack">
      <TextField
        label={words.address}
        rows={3}
        maxLength={PART_LIMITS.address}
        placeholder={words.addressExample}
        value={part.address}
        onInput={(address) => put({ address })}
        error={errors.at(`${at}/address`)}
      />
      <div class="pair">
        {coordinate("latitude")}
        {coordinate("longitude")}
      </div>
      {errors.at(at) && <p class="error">{words.both}</p>}
      <p class="hint">{words.coordinatesHint}</p>
    </div>
  );
}

/** The shops that have an app. */
export function AppsFields({ part, put, at, errors }: PartProps<AppsDraft>) {
  const words = useTexts("placePart");
  const lists = useTexts("parts");
  const { others } = part;
  const list = useList("app", others, (changed) => put({ others: changed }), {
    nameOf: ({ label }, place) => label.trim() || words.other(place + 1),
    moved: lists.moved,
    removed: lists.removed,
  });
  const shop = (name: "appStore" | "googlePlay", placeholder: string) => (
    <AddressField
      label={words[name]}
      optional
      type="url"
      placeholder={placeholder}
      maxLength={LANDING_LENGTHS.address}
      value={part[name]}
      onInput={(url) => put({ [name]: url })}
      error={errors.at(`${at}/${name}`)}
    />
  );
  return (
    <div class="stack" ref={list.root}>
      {errors.at(at) && <p class="error">{words.oneShop}</p>}
      {shop("appStore", "https://apps.apple.com/")}
      {shop("googlePlay", "https://play.google.com/")}
      <ol class="plain-list links-editor">
        {others.map((app, place) => {
          const pointer = `${at}/others/${placeOf(others, place, sentApp)}`;
          return (
            <li key={app.key} data-item={list.itemOf(app)} onKeyDown={list.onKeyDown(place)}>
              <div data-part="first">
                <TextField
                  label={words.otherLabel(place + 1)}
                  hideLabel
                  placeholder={words.otherExample}
                  maxLength={PART_LIMITS.label}
                  value={app.label}
                  onInput={(label) => list.change(app, { label })}
                  error={errors.at(`${pointer}/label`)}
                />
              </div>
              <AddressField
                label={words.otherUrl(place + 1)}
                hideLabel
                placeholder="https://"
                maxLength={LANDING_LENGTHS.address}
                value={app.url}
                onInput={(url) => list.change(app, { url })}
                error={errors.at(`${pointer}/url`)}
              />
              <ItemButtons
                name={app.label.trim() || words.other(place + 1)}
                at={place}
                count={others.length}
                onMove={(by) => list.move(place, by)}
                onRemove={() => list.remove(place)}
              />
            </li>
          );
        })}
      </ol>
      <div data-add="app">
        <Button
          small
          icon="plus"
          disabled={others.length >= PART_LIMITS.apps}
          onClick={() => list.add((key) => ({ key, label: "", url: "" }))}
        >
          {words.addOther}
        </Button>
      </div>
      <p class="hidden" role="status">
        {list.said}
      </p>
    </div>
  );
}
