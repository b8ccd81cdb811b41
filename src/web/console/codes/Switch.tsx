import type { Code } from "quietzone-client";
import { useSubmit } from "../../ui/submit.ts";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { useTexts } from "../../texts/texts.ts";

/** Switches a code on or off (ARIA, switch). Ignores clicks while one is in flight. */
export function Switch(props: { readonly code: Code; readonly onSwitch: (code: Code) => Promise<void> }) {
  const { code, onSwitch } = props;
  const words = useTexts("codes");
  const { submit, busy } = useSubmit(() => onSwitch(code));
  return (
    <button
      type="button"
      role="switch"
      class="switch"
      aria-checked={code.active}
      aria-busy={busy || undefined}
      aria-label={nameOfCode(code)}
      title={code.active ? words.switchOff : words.switchOn}
      onClick={() => submit()}
    >
      <span />
    </button>
  );
}
