import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

/** Tabs: one panel is visible. Arrow keys go from tab to tab. */
export function Tabs<T extends string>(props: {
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly label: string; readonly mark?: ComponentChildren }[];
  readonly current: T;
  readonly onSelect: (id: T) => void;
  /** Stands at the end of the tabs, which are then one row. */
  readonly end?: ComponentChildren;
  /** The panel of the current tab. */
  readonly children: ComponentChildren;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const { tabs, current, onSelect, end } = props;
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div class={end ? "tabs one-row" : "tabs"}>
      <div role="tablist" aria-label={props.label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label, mark }) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            id={`${base}-${id}`}
            aria-controls={`${base}-panel`}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            onClick={(event) => {
              // In one row it may be in sight by half.
              event.currentTarget.scrollIntoView({ block: "nearest" });
              onSelect(id);
            }}
          >
            {label}
            {mark}
          </button>
        ))}
      </div>
      {end}
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`}>
        {props.children}
      </div>
    </div>
  );
}
