import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import type { OpeningDraft } from "./draft.ts";
import type { PageErrors } from "./types.ts";
import { useList } from "./use-list.ts";
import { useTexts } from "../../../texts/texts.ts";

const FIRST = { from: "09:00", to: "17:00" } as const;

/** The times of a day; none where it is closed. */
export function Openings(props: {
  /** The name of the day. */
  readonly name: string;
  readonly hours: readonly OpeningDraft[];
  /** Times that the first ones begin with. */
  readonly before: readonly OpeningDraft[];
  readonly at: string;
  readonly errors: PageErrors;
  readonly onChange: (hours: readonly OpeningDraft[]) => void;
}) {
  const { name, hours, before, at, errors, onChange } = props;
  const words = useTexts("hoursPart");
  const lists = useTexts("parts");
  const list = useList("opening", hours, onChange, {
    nameOf: ({ from, to }) => `${name} ${from}–${to}`,
    moved: lists.moved,
    removed: lists.removed,
  });
  return (
    <div class="openings" ref={list.root}>
      {hours.length === 0 && <span class="soft small-text">{words.closed}</span>}
      {hours.map((opening, place) => (
        <div key={opening.key} data-item={list.itemOf(opening)} class="opening">
          <div data-part="first">
            <TextField
              label={words.opens(name, place + 1)}
              hideLabel
              type="time"
              value={opening.from}
              onInput={(from) => list.change(opening, { from })}
              error={errors.at(`${at}/${place}/from`)}
            />
          </div>
          <span aria-hidden="true">–</span>
          <TextField
            label={words.closes(name, place + 1)}
            hideLabel
            type="time"
            // A browser's field knows no 24:00: it is the beginning of the next day.
            value={opening.to === "24:00" ? "00:00" : opening.to}
            onInput={(to) => list.change(opening, { to })}
            error={errors.at(`${at}/${place}/to`)}
          />
          <Button
            kind="quiet"
            icon="trash"
            label={words.removeTime(name, place + 1)}
            onClick={() => list.remove(place)}
          />
        </div>
      ))}
      {errors.at(at) && <p class="error">{errors.at(at)}</p>}
      <div data-add="opening">
        <Button
          small
          kind="quiet"
          icon="plus"
          label={words.addTime(name)}
          disabled={hours.length >= PART_LIMITS.openings}
          onClick={() => {
            if (hours.length > 0) return list.add((key) => ({ key, from: "", to: "" }));
            const times = before.length > 0 ? before : [FIRST];
            list.add(...times.map(({ from, to }) => (key: number) => ({ key, from, to })));
          }}
        />
      </div>
      <p class="hidden" role="status">
        {list.said}
      </p>
    </div>
  );
}
