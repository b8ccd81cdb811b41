import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { createStore, useStore } from "../lib/store.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { useTexts } from "../texts/texts.ts";

/** A short message at the edge of the page. */
export interface Toast {
  readonly text: string;
  readonly tone?: "plain" | "good" | "bad";
  /** Such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface Shown extends Toast {
  readonly id: number;
  /** The view that it is about. */
  readonly view: string | undefined;
}

const shown = createStore<Shown | null>(null);
let lastId = 0;

/** Milliseconds. A toast with an undo stays longer. */
const [STAYS, STAYS_WITH_ACTION] = [4_000, 8_000];

/** The view that is open, without its filters. */
function viewHere(): string | undefined {
  return location.hash.split("?")[0];
}

/**
 * Shows a toast in place of the one before. It goes with its view: whoever goes on to another one does that
 * first.
 */
export function toast(message: Toast): void {
  shown.set({ ...message, id: ++lastId, view: viewHere() });
}

/** Takes the toast away: what it says may no longer be so. */
export function clearToast(): void {
  shown.set(null);
}

addEventListener("hashchange", () => {
  if (shown.get()?.view !== viewHere()) clearToast();
});

/**
 * The place of the toast, once in each page.
 * @param props.lift - pixels at the window's lower edge that are taken.
 */
export function Toasts({ lift }: { readonly lift?: () => number }) {
  const one = useStore(shown);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (one && lift) place.current?.style.setProperty("--lift", `${lift()}px`);
  }, [one]);
  return (
    <div class="toasts" role="status" aria-live="polite" ref={place}>
      {one && <ToastLine key={one.id} {...one} />}
    </div>
  );
}

function ToastLine({ text, tone = "plain", action }: Shown) {
  const words = useTexts("ui");
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stays = action ? STAYS_WITH_ACTION : STAYS;
    // It stays while it is hovered or focused.
    const tick = setInterval(() => {
      if (!line.current?.matches(":hover, :focus-within")) clearToast();
    }, stays);
    return () => clearInterval(tick);
  }, [action]);
  return (
    <div class={`toast ${tone}`} ref={line}>
      {tone !== "plain" && <Icon name={tone === "good" ? "good" : "warning"} />}
      <span>{text}</span>
      {action && (
        <Button
          kind="quiet"
          small
          onClick={() => {
            clearToast();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button kind="quiet" small icon="close" label={words.dismiss} onClick={clearToast} />
    </div>
  );
}
