import { useId } from "preact/hooks";
import { useTexts } from "../../lib/texts.ts";
import { Check, TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import type { SheetDraft } from "./draft.ts";
import { texts } from "./texts.ts";
import type { Troubles } from "./troubles.ts";

/** A part of the form. */
export interface PartProps {
  readonly draft: SheetDraft;
  readonly troubles: Troubles;
  readonly onChange: (change: Partial<SheetDraft>) => void;
}

/** The lines of text on a label. */
export function Lines({ draft, troubles, onChange }: PartProps) {
  const words = useTexts(texts);
  const id = useId();
  const error = troubles.at("text");
  return (
    <section class="card stack" aria-labelledby={id} data-pointer="/text">
      <h2 id={id}>{words.lines}</h2>
      <Check label={words.lineTitle} checked={draft.title} onChange={(title) => onChange({ title })} />
      {draft.source !== "rows" && (
        <Check
          label={words.lineShortUrl}
          checked={draft.shortUrl}
          onChange={(shortUrl) => onChange({ shortUrl })}
        />
      )}
      <Check label={words.lineNumber} checked={draft.number} onChange={(number) => onChange({ number })} />
      {draft.number && (
        <TextField
          pointer="/firstNumber"
          label={words.firstNumber}
          hint={words.firstNumberHint}
          inputMode="numeric"
          value={draft.firstNumber}
          error={troubles.at("firstNumber")}
          onInput={(firstNumber) => onChange({ firstNumber })}
        />
      )}
      <TextField
        label={words.own}
        hint={words.ownHint}
        maxLength={190}
        value={draft.own}
        error={error}
        onInput={(own) => onChange({ own })}
      />
    </section>
  );
}

/** Copies, and the first label of the first page. */
export function Amount({ draft, troubles, onChange, places }: PartProps & { readonly places: number }) {
  const words = useTexts(texts);
  const id = useId();
  return (
    <section class="card stack" aria-labelledby={id}>
      <h2 id={id}>{words.amount}</h2>
      <div class="sheet-pair">
        <TextField
          pointer="/copies"
          label={words.copies}
          inputMode="numeric"
          value={draft.copies}
          error={troubles.at("copies")}
          onInput={(copies) => onChange({ copies })}
        />
        {places > 1 && (
          <TextField
            pointer="/start"
            label={words.first}
            hint={words.firstHint}
            inputMode="numeric"
            value={draft.start}
            error={troubles.at("start")}
            onInput={(start) => onChange({ start })}
          />
        )}
      </div>
    </section>
  );
}

/** Marks, bleed, the kind of file, and the printer's offset. */
export function Press({ draft, troubles, onChange }: PartProps) {
  const words = useTexts(texts);
  const length = (field: "bleed" | "offsetX" | "offsetY") => (
    <TextField
      pointer={`/${field}`}
      label={words[field]}
      inputMode="text"
      suffix="mm"
      value={draft[field]}
      error={troubles.at(field)}
      onInput={(text) => onChange({ [field]: text })}
    />
  );
  return (
    <details class="more">
      <summary>{words.press}</summary>
      <div class="card stack">
        <Segments
          label={words.standard}
          value={draft.standard}
          options={[
            { value: "pdf", label: words.standardPdf },
            { value: "pdf/x-1a", label: words.standardX },
          ]}
          onChange={(standard) => onChange({ standard })}
        />
        <p class="hint">{words.standardHint}</p>
        <Segments
          label={words.marks}
          value={draft.marks}
          options={[
            { value: "none", label: words.marksNone },
            { value: "frame", label: words.marksFrame },
            { value: "crop", label: words.marksCrop },
          ]}
          onChange={(marks) => onChange({ marks })}
        />
        {length("bleed")}
        <p class="soft">{words.offsetText}</p>
        <div class="sheet-pair">
          {length("offsetX")}
          {length("offsetY")}
        </div>
      </div>
    </details>
  );
}
