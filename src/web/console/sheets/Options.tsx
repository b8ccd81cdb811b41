import { useId } from "preact/hooks";
import { Check, TextField, type TextFieldProps } from "../../ui/Field.tsx";
import { ColorField } from "../../ui/ColorField.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { isGs1Path } from "../../../kit/gs1/constants.ts";
import type { Picked, SheetDraft } from "./draft.ts";
import type { Troubles } from "./troubles.ts";
import { useTexts } from "../../texts/texts.ts";

/** A part of the form. */
export interface PartProps {
  readonly draft: SheetDraft;
  readonly troubles: Troubles;
  readonly onChange: (change: Partial<SheetDraft>) => void;
}

/** A number of the form. */
function NumberField(
  props: PartProps &
    Pick<TextFieldProps, "label" | "hint" | "inputMode" | "suffix"> & {
      readonly field: "headlineSize" | "firstNumber" | "copies" | "start" | "bleed" | "offsetX" | "offsetY";
    },
) {
  const { draft, troubles, onChange, field, ...shown } = props;
  return (
    <TextField
      {...shown}
      pointer={`/${field}`}
      value={draft[field]}
      error={troubles.at(field)}
      onInput={(text) => onChange({ [field]: text })}
    />
  );
}

/** The lines of text on a label. @param props.picked - the chosen codes; left out for labels of a file. */
export function Lines({ picked, ...part }: PartProps & { readonly picked?: Picked }) {
  const { draft, troubles, onChange } = part;
  const words = useTexts("sheets");
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
      {(draft.hri || mayHaveGs1(draft, picked)) && (
        <Check label={words.lineHri} checked={draft.hri} onChange={(hri) => onChange({ hri })} />
      )}
      <Check label={words.lineNumber} checked={draft.number} onChange={(number) => onChange({ number })} />
      {draft.number && (
        <NumberField
          {...part}
          field="firstNumber"
          label={words.firstNumber}
          hint={words.firstNumberHint}
          inputMode="numeric"
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

/** Whether some labels may be of GS1 addresses. Only chosen codes tell before they are printed. */
function mayHaveGs1({ source }: SheetDraft, picked: Picked | undefined): boolean {
  if (picked === undefined || source !== "codes") return true;
  return picked.codes.some(({ shortUrl }) => isGs1Path(URL.parse(shortUrl)?.pathname ?? ""));
}

/** Headline, band, logo, and where the texts stand. @param folded - whether the labels are table tents. */
export function Design({ folded, ...part }: PartProps & { readonly folded: boolean }) {
  const { draft, onChange } = part;
  const words = useTexts("sheets");
  const id = useId();
  const hasHead = draft.headline.trim() !== "" || draft.hasBand || draft.logo || (folded && draft.foldLine);
  return (
    <section class="card stack" aria-labelledby={id} data-pointer="/design">
      <h2 id={id}>{words.design}</h2>
      <TextField
        label={words.headline}
        hint={words.headlineHint}
        maxLength={190}
        value={draft.headline}
        onInput={(headline) => onChange({ headline })}
      />
      {draft.headline.trim() !== "" && (
        <NumberField
          {...part}
          field="headlineSize"
          label={words.headlineSize}
          hint={words.headlineSizeHint}
          inputMode="decimal"
          suffix="pt"
        />
      )}
      <Segments
        label={words.textAt}
        value={hasHead && draft.textAt === "around" ? "below" : draft.textAt}
        options={(["around", "below", "side"] as const)
          .filter((value) => !hasHead || value !== "around")
          .map((value) => ({ value, label: words[value] }))}
        onChange={(textAt) => onChange({ textAt })}
      />
      <Check label={words.band} checked={draft.hasBand} onChange={(hasBand) => onChange({ hasBand })} />
      {draft.hasBand && (
        <ColorField label={words.bandColor} value={draft.band} onChange={(band) => onChange({ band })} />
      )}
      <Check label={words.logo} checked={draft.logo} onChange={(logo) => onChange({ logo })} />
      {folded && (
        <Check
          label={words.foldLine}
          checked={draft.foldLine}
          onChange={(foldLine) => onChange({ foldLine })}
        />
      )}
    </section>
  );
}

/** Copies, and the first label of the first page. */
export function Amount({ places, ...part }: PartProps & { readonly places: number }) {
  const words = useTexts("sheets");
  const id = useId();
  return (
    <section class="card stack" aria-labelledby={id}>
      <h2 id={id}>{words.amount}</h2>
      <div class="sheet-pair">
        <NumberField {...part} field="copies" label={words.copies} inputMode="numeric" />
        {places > 1 && (
          <NumberField
            {...part}
            field="start"
            label={words.first}
            hint={words.firstHint}
            inputMode="numeric"
          />
        )}
      </div>
    </section>
  );
}

/** Marks, bleed, the kind of file, and the printer's offset. */
export function Press({ draft, troubles, onChange }: PartProps) {
  const words = useTexts("sheets");
  const part = { draft, troubles, onChange, inputMode: "text", suffix: "mm" } as const;
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
        <NumberField {...part} field="bleed" label={words.bleed} />
        <p class="soft">{words.offsetText}</p>
        <div class="sheet-pair">
          <NumberField {...part} field="offsetX" label={words.offsetX} />
          <NumberField {...part} field="offsetY" label={words.offsetY} />
        </div>
      </div>
    </details>
  );
}
