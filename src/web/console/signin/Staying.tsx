import { Check } from "../../ui/Field.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Choices about what the browser keeps. */
export interface Stay {
  /** The key, after the tab is closed. */
  readonly key: boolean;
  /** The workspace's name, after signing out. */
  readonly name: boolean;
}

/** The choice of what this browser keeps. */
export function Staying(props: { readonly stay: Stay; readonly onChange: (stay: Stay) => void }) {
  const { stay, onChange } = props;
  const words = useTexts("signin");
  return (
    <div>
      <Check
        label={words.keepDevice}
        hint={words.keepDeviceHint}
        checked={stay.key}
        onChange={(key) => onChange({ ...stay, key })}
      />
      <Check
        label={words.keepName}
        hint={words.keepNameHint}
        checked={stay.name}
        onChange={(name) => onChange({ ...stay, name })}
      />
    </div>
  );
}
