import { useId, useState } from "preact/hooks";
import { MOST_TAGS, TAG_LENGTH } from "../../../features/codes/constants.ts";
import { Field } from "../../ui/Field.tsx";
import { TagChips } from "./TagChips.tsx";
import { useTags } from "./tags.ts";
import { useTexts } from "../../texts/texts.ts";

/** Tags, each with a button that takes it away, and a field for the next one. */
export function TagsField(props: {
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly value: readonly string[];
  readonly onInput: (tags: readonly string[]) => void;
}) {
  const { value, onInput } = props;
  const words = useTexts("codes");
  const known = useTags();
  const list = useId();
  const [text, setText] = useState("");

  function add(): void {
    const tag = text.trim();
    setText("");
    if (tag !== "" && !value.includes(tag)) onInput([...value, tag]);
  }

  return (
    <Field
      label={words.tags}
      hint={props.hint ?? words.tagsHint}
      error={props.error}
      optional={!props.required}
    >
      {(control) => (
        <>
          <TagChips tags={value} onChange={onInput} />
          <input
            {...control}
            type="text"
            name="tag"
            list={list}
            maxLength={TAG_LENGTH}
            autoComplete="off"
            disabled={value.length >= MOST_TAGS}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || text.trim() === "") return;
              // The form is not sent: the field goes on with the next tag.
              event.preventDefault();
              add();
            }}
          />
          <datalist id={list}>
            {known
              .filter((tag) => !value.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
