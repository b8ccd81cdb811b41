import { useState } from "preact/hooks";
import { wholeAddress } from "../lib/whole-address.ts";
import { TextField, type TextFieldProps } from "./Field.tsx";
import { useTexts } from "../texts/texts.ts";

/** A web address. One that is typed without its scheme gets https:// when the field is left, and the field says so. */
export function AddressField(props: TextFieldProps) {
  const { value, onInput, hint } = props;
  const words = useTexts("ui");
  const [added, setAdded] = useState<string | null>(null);
  return (
    <TextField
      {...props}
      spellcheck={false}
      onInput={(typed) => {
        setAdded(null);
        onInput(typed);
      }}
      hint={
        <>
          {added !== null && added === value && <strong>{words.httpsAdded} </strong>}
          {hint}
        </>
      }
      onBlur={() => {
        const whole = wholeAddress(value);
        if (whole === value) return;
        if (whole !== value.trim()) setAdded(whole);
        onInput(whole);
      }}
    />
  );
}
