import { Icon } from "../../ui/Icon.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Tags, each with a button that takes it away. */
export function TagChips(props: {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}) {
  const { tags, onChange } = props;
  const words = useTexts("codes");
  if (tags.length === 0) return null;
  return (
    <ul class="plain-list tag-chips">
      {tags.map((tag) => (
        <li key={tag} class="badge">
          <span dir="auto">{tag}</span>
          <button
            type="button"
            aria-label={words.takeTag(tag)}
            onClick={() => onChange(tags.filter((one) => one !== tag))}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
