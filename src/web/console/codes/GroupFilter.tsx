import { Select } from "../../ui/Select.tsx";
import { useGroups } from "./groups.ts";
import { useTexts } from "../../texts/texts.ts";

/** Chooses the campaign of a list, or all. It is not there while no campaign is known. */
export function GroupFilter(props: {
  /** Empty for all. */
  readonly value: string;
  readonly onChange: (group: string) => void;
}) {
  const { value, onChange } = props;
  const words = useTexts("codes");
  const groups = useGroups();
  const listed = value === "" || groups.includes(value) ? groups : [value, ...groups];
  if (listed.length === 0) return null;
  return (
    <Select
      label={words.group}
      hideLabel
      value={value}
      options={[
        { value: "", label: words.allGroups },
        ...listed.map((group) => ({ value: group, label: group })),
      ]}
      onChange={onChange}
    />
  );
}
