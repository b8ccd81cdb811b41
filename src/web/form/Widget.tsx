import { elementsText } from "../lib/elements.ts";
import { AddressField } from "../ui/AddressField.tsx";
import { Check, TextField } from "../ui/Field.tsx";
import { late } from "../ui/Late.tsx";
import { Select } from "../ui/Select.tsx";
import { useChoiceNames } from "./choice-names.ts";
import { isMoment, MomentWidget } from "./MomentWidget.tsx";
import { NumberWidget } from "./NumberWidget.tsx";
import { choicesOf, exampleOf, kindOf, type Schema } from "./schema.ts";
import type { WidgetProps } from "./types.ts";
import { useTexts } from "../texts/texts.ts";

const ZoneWidget = late(async () => (await import("./ZoneWidget.tsx")).ZoneWidget);

/** Fields for which the browser has a keyboard of its own. */
const KINDS_OF_TEXT: Readonly<Record<string, "url" | "email" | "tel">> = {
  url: "url",
  email: "email",
  emailWork: "email",
  to: "email",
  number: "tel",
  phone: "tel",
  tel: "tel",
  telCell: "tel",
  telWork: "tel",
  telHome: "tel",
};

/** The control for one value of a form. `SchemaForm` draws groups and lists. */
export function Widget(props: WidgetProps) {
  const { name, schema, value, onChange, label, hint, pointer, error, optional } = props;
  const words = useTexts("form");
  const names = useChoiceNames();
  const field = { label, hint, error, optional, pointer };
  switch (kindOf(schema)) {
    case "choice": {
      const chosen = typeof value === "string" ? value : "";
      const options = choicesOf(schema).map((choice) => ({ value: choice, label: names[choice] ?? choice }));
      const none = { value: "", label: optional ? words.standard(defaultName(schema, names)) : words.choose };
      return (
        <Select
          {...field}
          value={chosen}
          options={[none, ...options]}
          onChange={(next) => onChange(next === "" ? undefined : next)}
        />
      );
    }
    case "switch":
      return (
        <Check
          label={field.label}
          hint={field.hint ?? ""}
          checked={value === true}
          onChange={(checked) => onChange(checked ? true : undefined)}
        />
      );
    case "number":
    case "whole":
    case "decimal":
      return <NumberWidget {...props} field={field} />;
    case "object":
    case "list":
      return null;
    case "moment":
      return <MomentWidget {...props} field={field} />;
    case "line":
    case "lines":
      break;
  }
  if (name === "tzid") return <ZoneWidget {...props} field={field} />;
  if (isMoment(name, value)) return <MomentWidget {...props} field={field} />;
  // A list of GS1 elements is shown as the text that it is, too.
  const text = typeof value === "number" ? String(value) : elementsText(value);
  const kind = KINDS_OF_TEXT[name];
  const isAddress = name === "url";
  const Control = isAddress ? AddressField : TextField;
  return (
    <Control
      {...field}
      // The service wants it whole: the field completes it.
      hint={isAddress && hint !== undefined ? words.addressHint : hint}
      name={name}
      value={text}
      onInput={(next) => onChange(next === "" ? undefined : next)}
      // An `<input type="email">` would refuse several addresses, which the service takes.
      {...(kind ? { inputMode: kind, spellcheck: false } : {})}
      {...(kindOf(schema) === "lines" ? { rows: 4 } : {})}
      placeholder={exampleOf(schema)}
      maxLength={schema.maxLength}
    />
  );
}

function defaultName(schema: Schema, names: Readonly<Record<string, string>>): string {
  return typeof schema.default === "string" ? (names[schema.default] ?? schema.default) : "";
}
