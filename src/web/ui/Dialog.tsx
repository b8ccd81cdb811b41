import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Button } from "./Button.tsx";
import { useTexts } from "../texts/texts.ts";

/**
 * A dialog over the page, open while it is rendered. Escape, the cross and a click beside it close it; the focus goes
 * back to where it was.
 */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Its buttons. */
  readonly footer?: ComponentChildren;
  readonly wide?: boolean;
}) {
  const id = useId();
  const words = useTexts("ui");
  const dialog = useRef<HTMLDialogElement>(null);
  const drawn = useRef(true);
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      drawn.current = false;
      // While it is open nothing outside it can take the focus.
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={props.wide ? "dialog wide" : "dialog"}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClose={() => {
        if (!drawn.current) return;
        props.onClose();
        // Chromium closes it at a second Escape, whatever the page says. One that has to stay comes back.
        setTimeout(() => drawn.current && dialog.current?.showModal());
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) props.onClose();
      }}
    >
      <div class="dialog-body">
        <header>
          <h2 id={id}>{props.title}</h2>
          <Button kind="quiet" icon="close" label={words.close} onClick={props.onClose} />
        </header>
        {props.children}
        {props.footer && <footer>{props.footer}</footer>}
      </div>
    </dialog>
  );
}
