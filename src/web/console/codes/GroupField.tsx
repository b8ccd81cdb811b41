import { useId } from "preact/hooks";
import { GROUP_LENGTH } from "../../../features/codes/constants.ts";
import { Field } from "../../ui/Field.tsx";
import { useGroups } from "./groups.ts";
import { useTexts } from "../../texts/texts.ts";

/** The campaign: an existing or a new one. */
export function GroupField(props: {
  readonly hint?: string;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onInput: (group: string) => void;
}) {
  const words = useTexts("codes");
  const groups = useGroups();
  const list = useId();
  return (
    <Field label={words.group} hint={props.hint} error={props.error} optional={!props.required}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            name="group"
            list={list}
            maxLength={GROUP_LENGTH}
            autoComplete="off"
            value={props.value}
            onInput={(event) => props.onInput(event.currentTarget.value)}
          />
          <datalist id={list}>
            {groups.map((group) => (
              <option key={group} value={group} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
