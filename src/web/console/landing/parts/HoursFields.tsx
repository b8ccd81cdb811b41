import { useState } from "preact/hooks";
import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { weekday } from "../../../lib/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { ZoneField } from "../../../ui/ZoneField.tsx";
import { type Day, DAYS, type ExceptionDraft, type HoursDraft, type OpeningDraft } from "./draft.ts";
import { ItemButtons } from "./ItemButtons.tsx";
import { Openings } from "./Openings.tsx";
import type { PageErrors, PartProps } from "./types.ts";
import { useList } from "./use-list.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Opening hours: a week, and days with other times. */
export function HoursFields({ part, put, at, errors }: PartProps<HoursDraft>) {
  const words = useTexts("hoursPart");
  const [said, setSaid] = useState("");
  const { weekly } = part;

  function copy(from: Day, to: readonly Day[], text: string): void {
    const copied = Object.fromEntries(to.map((day) => [day, weekly[from]]));
    put({ weekly: { ...weekly, ...copied } });
    setSaid(text);
  }

  return (
    <div class="stack">
      <ul class="plain-list week">
        {DAYS.map((day, index) => {
          const name = weekday(index + 1);
          const hours = weekly[day];
          return (
            <li key={day}>
              <span class="label">{name}</span>
              <Openings
                name={name}
                hours={hours}
                before={beforeOf(weekly, day)}
                at={`${at}/weekly/${day}`}
                errors={errors}
                onChange={(changed) => put({ weekly: { ...weekly, [day]: changed } })}
              />
              {hours.length > 0 && (
                <Menu
                  icon="copy"
                  label={words.copy(name)}
                  items={[
                    {
                      label: words.toWorkdays,
                      run: () => copy(day, DAYS.slice(0, 5), words.copiedToWorkdays(name)),
                    },
                    { label: words.toAll, run: () => copy(day, DAYS, words.copiedToAll(name)) },
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p class="hint">{words.nextDay}</p>
      <p class="hidden" role="status">
        {said}
      </p>
      <ZoneField
        label={words.zone}
        hint={words.zoneHint}
        value={part.zone}
        onChange={(zone) => put({ zone })}
        error={errors.at(`${at}/zone`)}
      />
      <Exceptions
        exceptions={part.exceptions}
        at={`${at}/exceptions`}
        errors={errors}
        onChange={(exceptions) => put({ exceptions })}
      />
      <TextField
        label={words.note}
        optional
        rows={2}
        placeholder={words.noteExample}
        maxLength={PART_LIMITS.dishText}
        value={part.note}
        onInput={(note) => put({ note })}
        error={errors.at(`${at}/note`)}
      />
    </div>
  );
}

/** The times of the day before that has some: most days are like it. */
function beforeOf(weekly: HoursDraft["weekly"], day: Day): readonly OpeningDraft[] {
  const before = DAYS.slice(0, DAYS.indexOf(day)).findLast((each) => weekly[each].length > 0);
  return before === undefined ? [] : weekly[before];
}

/** Days with other times, such as holidays. */
function Exceptions(props: {
  readonly exceptions: readonly ExceptionDraft[];
  readonly at: string;
  readonly errors: PageErrors;
  readonly onChange: (exceptions: readonly ExceptionDraft[]) => void;
}) {
  const { exceptions, at, errors, onChange } = props;
  const words = useTexts("hoursPart");
  const lists = useTexts("parts");
  const nameOf = ({ note, from }: ExceptionDraft, place: number) =>
    note.trim() || from || words.exception(place + 1);
  const list = useList("exception", exceptions, onChange, {
    nameOf,
    moved: lists.moved,
    removed: lists.removed,
  });
  return (
    <fieldset class="stack">
      <legend class="label">{words.exceptions}</legend>
      <p class="hint">{words.exceptionsHint}</p>
      <div class="stack" ref={list.root}>
        {errors.at(at) && <p class="error">{errors.at(at)}</p>}
        <ol class="plain-list stack">
          {exceptions.map((exception, place) => {
            const pointer = `${at}/${place}`;
            const name = nameOf(exception, place);
            return (
              <li
                key={exception.key}
                data-item={list.itemOf(exception)}
                class="part-group stack"
                onKeyDown={list.onKeyDown(place)}
              >
                <div class="pair">
                  <div data-part="first">
                    <TextField
                      label={words.from}
                      type="date"
                      value={exception.from}
                      onInput={(from) => list.change(exception, { from })}
                      error={errors.at(`${pointer}/from`)}
                    />
                  </div>
                  <TextField
                    label={words.to}
                    optional
                    type="date"
                    min={exception.from}
                    value={exception.to}
                    onInput={(to) => list.change(exception, { to })}
                    error={errors.at(`${pointer}/to`)}
                  />
                </div>
                <TextField
                  label={words.reason}
                  optional
                  placeholder={words.reasonExample}
                  maxLength={PART_LIMITS.name}
                  value={exception.note}
                  onInput={(note) => list.change(exception, { note })}
                  error={errors.at(`${pointer}/note`)}
                />
                <div class="row spread">
                  <Openings
                    name={name}
                    hours={exception.hours}
                    before={[]}
                    at={`${pointer}/hours`}
                    errors={errors}
                    onChange={(hours) => list.change(exception, { hours })}
                  />
                  <ItemButtons
                    name={name}
                    at={place}
                    count={exceptions.length}
                    onMove={(by) => list.move(place, by)}
                    onRemove={() => list.remove(place)}
                  />
                </div>
              </li>
            );
          })}
        </ol>
        <div data-add="exception">
          <Button
            small
            icon="plus"
            disabled={exceptions.length >= PART_LIMITS.exceptions}
            onClick={() => list.add((key) => ({ key, from: "", to: "", note: "", hours: [] }))}
          >
            {words.addException}
          </Button>
        </div>
        <p class="hidden" role="status">
          {list.said}
        </p>
      </div>
    </fieldset>
  );
}
