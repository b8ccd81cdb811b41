import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** A part of a code's form. */
export function Part(props: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="card stack" aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </section>
  );
}

/** A part that is opened when it is needed. Its fields exist while it is closed, so that an error finds them. */
export function Fold(props: {
  readonly title: string;
  /** Its contents in a few words. */
  readonly hint: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ComponentChildren;
}) {
  return (
    <details
      class="fold"
      open={props.isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== props.isOpen) props.onToggle(currentTarget.open);
      }}
    >
      <summary class="card">
        <h2>{props.title}</h2>
        <span class="hint">{props.hint}</span>
      </summary>
      <div class="stack">{props.children}</div>
    </details>
  );
}
