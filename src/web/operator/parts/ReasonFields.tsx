import { TextField } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { BLOCK_REASONS, type BlockReason } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** The most characters of the words to the owner. */
const LONGEST = 1_000;

export interface Why {
  readonly reason: BlockReason;
  readonly words: string;
}

/** A reason, and words that the owner reads. */
export function ReasonFields(props: {
  readonly why: Why;
  readonly error: string | undefined;
  readonly onChange: (why: Why) => void;
}) {
  const words = useTexts("desk");
  const { why, onChange } = props;
  return (
    <>
      <Select
        label={words.reason}
        value={why.reason}
        options={BLOCK_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={(reason) => onChange({ ...why, reason })}
      />
      <TextField
        label={words.words}
        hint={words.wordsHint}
        optional
        rows={3}
        maxLength={LONGEST}
        value={why.words}
        onInput={(typed) => onChange({ ...why, words: typed })}
        error={props.error}
      />
    </>
  );
}
