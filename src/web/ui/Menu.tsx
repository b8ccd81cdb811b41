import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "./Button.tsx";
import { Icon, type IconName } from "./Icon.tsx";

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly run: () => void;
}

/** A button that opens a menu of actions. Arrow keys move in it, Escape closes it. */
export function Menu(props: {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: IconName;
  /** Whether the label is seen below the icon. */
  readonly showsLabel?: boolean;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  useEffect(() => {
    if (!open) return;
    entries()[0]?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    if (event.key === "Tab") return setOpen(false);
    const all = entries();
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  return (
    <div class="menu" ref={root}>
      <Button
        kind="quiet"
        icon={props.icon ?? "dots"}
        {...(props.showsLabel ? { children: props.label } : { label: props.label })}
        expanded={open}
        buttonRef={opener}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div role="menu" aria-label={props.label} tabIndex={-1} onKeyDown={walk}>
          {props.items.map(({ label, icon, danger, run }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class={danger ? "danger" : undefined}
              onClick={() => {
                close();
                run();
              }}
            >
              {icon && <Icon name={icon} size={18} />}
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
