import { useState } from "preact/hooks";
import { useLabels } from "../lib/labels.ts";
import { Icon } from "../ui/Icon.tsx";
import { late } from "../ui/Late.tsx";
import { Segments } from "../ui/Segments.tsx";
import type { TypeInfo } from "./catalog.ts";
import { typeIcon } from "./type-icons.ts";
import { useTexts } from "../texts/texts.ts";

const TypeDialog = late(async () => (await import("./TypeDialog.tsx")).TypeDialog);

/** The types that are visible without opening the list. */
const COMMON = ["url", "text", "wifi", "vcard", "event", "email", "whatsapp"];

/** The choice of a code type: common ones as tiles, all of them in a list with a search. */
export function TypePicker(props: {
  readonly types: readonly TypeInfo[];
  readonly value: string;
  readonly onChange: (type: string) => void;
  /** The types that are tiles, where they are not the common ones. */
  readonly near?: readonly string[];
  readonly hideLabel?: boolean;
}) {
  const { types, value, onChange, near: common = COMMON } = props;
  const words = useTexts("design");
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const near = common.includes(value) ? common : [...common.slice(0, 6), value];
  const shown = near.flatMap((type) => types.find((each) => each.type === type) ?? []);
  return (
    <div class="type-picker">
      <Segments
        class={props.near ? "few" : "many"}
        label={words.whatFor}
        hideLabel={props.hideLabel ?? false}
        tiles
        value={value}
        onChange={onChange}
        options={shown.map((info) => ({
          value: info.type,
          label: labels.type(info).name,
          picture: <Icon name={typeIcon(info.type)} size={24} />,
        }))}
        after={
          <button type="button" class="segment all-types" onClick={() => setOpen(true)}>
            <Icon name="dots" size={24} />
            <span>{words.allTypes}</span>
          </button>
        }
      />
      {open && (
        <TypeDialog
          {...{ types, value }}
          onClose={() => setOpen(false)}
          onChange={(type) => {
            setOpen(false);
            onChange(type);
          }}
        />
      )}
    </div>
  );
}
