import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../../ui/Icon.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A form's buttons, which stay visible, and its number of errors. */
export function FormFoot(props: {
  /** The number of errors at fields. */
  readonly errors: number;
  /** The status while there is no error. */
  readonly state?: string;
  /** The code in small. */
  readonly symbol?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const words = useTexts("ui");
  const id = useId();
  const { errors: count, state } = props;
  return (
    <div class="form-foot">
      {props.symbol}
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

/** Enter in a search box must not submit the form around it. */
export function keepSearches(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key === "Enter" && target instanceof HTMLInputElement && target.type === "search")
    event.preventDefault();
}
