import type { Look } from "quietzone-client";
import { Select } from "../../ui/Select.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Chooses a saved look, or none. */
export function LookSelect(props: {
  readonly label: string;
  /** The name of the choice of none. */
  readonly none: string;
  readonly looks: readonly Look[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const { looks, value, onChange } = props;
  const words = useTexts("looks");
  const options = looks.map(({ id, name, isDefault }) => ({
    value: id,
    label: isDefault ? words.nameOfDefault(name) : name,
  }));
  return (
    <Select
      label={props.label}
      value={value ?? ""}
      options={[{ value: "", label: props.none }, ...options]}
      onChange={(id) => onChange(id === "" ? null : id)}
    />
  );
}
