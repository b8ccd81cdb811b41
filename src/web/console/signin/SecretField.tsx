import { useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { Field, type FieldProps } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A password or a key: hidden, until the person wants to see it. */
export function SecretField(
  props: FieldProps & {
    readonly value: string;
    readonly onInput: (value: string) => void;
    readonly name: string;
    readonly autoComplete: "current-password" | "new-password";
    readonly isCode?: boolean;
  },
) {
  const { value, onInput, name, autoComplete, isCode = false, ...field } = props;
  const words = useTexts("signin");
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <span class={isCode ? "key-field mono" : "key-field"}>
          <Input
            {...control}
            type={shown ? "text" : "password"}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellcheck={false}
            value={value}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
          <Button pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? words.hide : words.show}
          </Button>
        </span>
      )}
    </Field>
  );
}
