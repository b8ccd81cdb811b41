import { TEXTS } from "./texts.ts";

const SHOWN_MS = 2_000;

/** Gives every block of code a button that copies it. Without TLS browsers offer no clipboard, and there are no buttons. */
export function addCopyButtons(root: ParentNode): void {
  if (!("clipboard" in navigator)) return;
  for (const block of root.querySelectorAll(".code")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = TEXTS.copy;
    button.addEventListener("click", () => void copy(block, button));
    block.append(button);
  }
}

async function copy(block: Element, button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(block.querySelector("pre")?.textContent ?? "");
  button.textContent = TEXTS.copied;
  setTimeout(() => {
    button.textContent = TEXTS.copy;
  }, SHOWN_MS);
}
