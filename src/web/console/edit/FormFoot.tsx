import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { texts as common } from "../../ui/texts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** A form's buttons, which stay in sight, and how many things are wrong with it. */
export function FormFoot(props: {
  /** Why it was not taken, where that stands at fields. */
  readonly error?: unknown;
  /** How things are, while nothing is wrong. */
  readonly state?: string;
  readonly children: ComponentChildren;
}) {
  const words = useTexts(common);
  const id = useId();
  const { error, state } = props;
  const count = error instanceof Problem ? Math.max(error.errors.length, 1) : 0;
  return (
    <div class="form-foot">
      <p class={count > 0 ? "error" : "soft small-text"} role="status" id={id}>
        {count > 0 ? (
          <>
            <Icon name="warning" size={18} /> {words.errors(count)}
          </>
        ) : (
          (state ?? "")
        )}
      </p>
      <div class="row">{props.children}</div>
    </div>
  );
}

/** Enter in a search box within a form searches; it must not send the form. */
export function keepSearches(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key === "Enter" && target instanceof HTMLInputElement && target.type === "search")
    event.preventDefault();
}
