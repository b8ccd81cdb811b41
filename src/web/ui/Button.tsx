import type { ComponentChildren, Ref } from "preact";
import { Icon, type IconName } from "./Icon.tsx";

export interface ButtonProps {
  readonly children?: ComponentChildren;
  readonly onClick?: (event: MouseEvent) => void;
  /** `primary`: the view's main action. `quiet`: without an edge. `danger`: can't be undone. */
  readonly kind?: "primary" | "plain" | "quiet" | "danger";
  readonly icon?: IconName;
  /** The accessible name of a button that has only an icon. */
  readonly label?: string;
  readonly type?: "button" | "submit";
  /** Shows that it is busy and ignores further clicks. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly small?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly describedBy?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly class?: string;
}

/** A button. Busy and disabled ones stay in the tab order, so that the focus is not lost. */
export function Button(props: ButtonProps) {
  const { kind = "plain", icon, label, busy = false, disabled = false, children } = props;
  const off = busy || disabled;
  const names = ["button", kind, props.small && "small", children === undefined && "icon-only", props.class];
  return (
    <button
      type={props.type ?? "button"}
      class={names.filter(Boolean).join(" ")}
      aria-label={label}
      title={children === undefined ? label : undefined}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-describedby={props.describedBy}
      ref={props.buttonRef}
      onClick={(event) => {
        if (off) event.preventDefault();
        else props.onClick?.(event);
      }}
    >
      {busy ? <span class="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
