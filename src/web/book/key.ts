import { read } from "../lib/storage.ts";
import { TEXTS } from "./texts.ts";

/** How each language of a sample names the key of its environment, and how it writes one. */
const PLACES: readonly (readonly [place: RegExp, write: (key: string) => string])[] = [
  [/\$QZ_KEY\b/g, (key) => key],
  [/\bprocess\.env\.QZ_KEY\b/g, (key) => `"${key}"`],
  [/\bos\.environ\['QZ_KEY'\]/g, (key) => `'${key}'`],
];

/** The key with which the console is signed in on this device. It goes into the page and nowhere else. */
export function consoleKey(): string | null {
  return read("tab", "key") ?? read("device", "key");
}

/** Gives each sample that needs a key a button that writes the reader's own into it, and hides it again. */
export function addKeyButtons(root: ParentNode): void {
  if (consoleKey() === null) return;
  for (const group of root.querySelectorAll<HTMLElement>(".samples")) {
    const texts = [...group.querySelectorAll("code")].map((code) => ({ code, text: code.textContent }));
    if (!texts.some(({ text }) => withKey(text, "") !== text)) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "own-key";
    let isShown = false;
    const show = (key: string | null) => {
      isShown = key !== null;
      for (const { code, text } of texts) code.textContent = key === null ? text : withKey(text, key);
      button.textContent = isShown ? TEXTS.hideKey : TEXTS.showKey;
    };
    button.addEventListener("click", () => show(isShown ? null : consoleKey()));
    show(null);
    group.append(button);
  }
}

function withKey(text: string, key: string): string {
  return PLACES.reduce((filled, [place, write]) => filled.replace(place, () => write(key)), text);
}
