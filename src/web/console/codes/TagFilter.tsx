import { Select } from "../../ui/Select.tsx";
import { TagChips } from "./TagChips.tsx";
import { useTags } from "./tags.ts";
import { useTexts } from "../../texts/texts.ts";

/** Chooses tags that all codes of the list have. It is not there while no tag is known. */
export function TagFilter(props: {
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}) {
  const { value, onChange } = props;
  const words = useTexts("codes");
  const left = useTags().filter((tag) => !value.includes(tag));
  return (
    <>
      {left.length > 0 && (
        <Select
          label={words.tag}
          hideLabel
          value=""
          options={[
            { value: "", label: value.length === 0 ? words.anyTag : words.anotherTag },
            ...left.map((tag) => ({ value: tag, label: tag })),
          ]}
          onChange={(tag) => {
            if (tag !== "") onChange([...value, tag]);
          }}
        />
      )}
      <TagChips tags={value} onChange={onChange} />
    </>
  );
}
