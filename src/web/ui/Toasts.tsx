import { useEffect, useRef } from "preact/hooks";
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
}

const shown = createStore<readonly Shown[]>([]);
let lastId = 0;

/** Milliseconds. A toast with an undo stays longer. */
const [STAYS, STAYS_WITH_ACTION] = [5_000, 12_000];

/** Shows a toast. @returns a function that removes it. */
export function toast(message: Toast): () => void {
  const id = ++lastId;
  shown.set([...shown.get().slice(-2), { ...message, id }]);
  return () => dismiss(id);
}

function dismiss(id: number): void {
  shown.set(shown.get().filter((each) => each.id !== id));
}

/** The place of the toasts, once in each page. */
export function Toasts() {
  const list = useStore(shown);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {list.map((each) => (
        <ToastLine key={each.id} {...each} />
      ))}
    </div>
  );
}

function ToastLine({ id, text, tone = "plain", action }: Shown) {
  const words = useTexts("ui");
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stays = action ? STAYS_WITH_ACTION : STAYS;
    // It stays while it is hovered or focused.
    const tick = setInterval(() => {
      if (!line.current?.matches(":hover, :focus-within")) dismiss(id);
    }, stays);
    return () => clearInterval(tick);
  }, [id, action]);
  return (
    <div class={`toast ${tone}`} ref={line}>
      {tone !== "plain" && <Icon name={tone === "good" ? "good" : "warning"} />}
      <span>{text}</span>
      {action && (
        <Button
          kind="quiet"
          small
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button kind="quiet" small icon="close" label={words.dismiss} onClick={() => dismiss(id)} />
    </div>
  );
}
