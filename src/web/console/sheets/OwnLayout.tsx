import { useEffect, useState } from "preact/hooks";
import { number } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { numberIn } from "./order.ts";
import { MEASURES, type MeasureName } from "./own-layouts.ts";
import type { KnownLayout } from "./known-layout.ts";
import { useTexts } from "../../texts/texts.ts";

/** The measures of a layout of one's own. The page beside the form shows each change. */
export function OwnLayout(props: {
  readonly layout: KnownLayout;
  readonly onChange: (layout: KnownLayout) => void;
  /** Told of the first field that can't be read: the layout is as before then. */
  readonly onSlip: (slip: MeasureName | null) => void;
  readonly onRemove: () => void;
}) {
  const { layout, onChange, onSlip, onRemove } = props;
  const words = useTexts("sheets");
  /** Typed texts that differ from the layout's own numbers. */
  const [typed, setTyped] = useState<Partial<Record<MeasureName, string>>>({});
  const slips = MEASURES.filter((measure) => {
    const text = typed[measure.name];
    return text !== undefined && numberIn(text, measure, measure.isWhole) === null;
  });
  const slip = slips[0]?.name ?? null;
  useEffect(() => onSlip(slip), [slip]);
  useEffect(() => () => onSlip(null), []);

  return (
    <div class="stack">
      <TextField
        label={words.ownName}
        maxLength={60}
        value={layout.name}
        onInput={(name) => onChange({ ...layout, name })}
      />
      <div class="sheet-pair">
        {MEASURES.map((measure) => {
          const { name, isWhole, minimum, maximum } = measure;
          return (
            <TextField
              key={name}
              label={words.measure(name)}
              {...(name === "stepX" || name === "stepY" ? { hint: words[name] } : {})}
              pointer={`/layout/${name}`}
              inputMode={isWhole ? "numeric" : "decimal"}
              {...(isWhole ? {} : { suffix: "mm" })}
              value={
                typed[name] ?? number(measure.of(layout), { useGrouping: false, maximumFractionDigits: 3 })
              }
              error={slips.includes(measure) ? words.outOfRange(minimum, maximum) : undefined}
              onInput={(text) => {
                setTyped({ ...typed, [name]: text });
                const value = numberIn(text, measure, isWhole);
                if (value !== null) onChange(measure.put(layout, value));
              }}
            />
          );
        })}
      </div>
      <p>
        <Button kind="quiet" small icon="trash" onClick={onRemove}>
          {words.ownRemove}
        </Button>
      </p>
    </div>
  );
}
