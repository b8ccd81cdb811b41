import { read, write } from "../lib/storage.ts";
import { TEXTS } from "./texts.ts";

/** Where the browser keeps the language that a reader chose last. */
const KEPT = "language-of-samples";

/** Makes tabs of samples that say the same in several languages. A choice holds for all samples, and for the next pages. */
export function addTabs(root: ParentNode): void {
  const all = [...root.querySelectorAll<HTMLElement>(".samples")];
  const groups = all.filter(({ childElementCount }) => childElementCount > 1);
  const choose = (language: string) => {
    for (const group of groups) show(group, language);
  };
  for (const [at, group] of groups.entries()) makeTabs(group, `samples-${at}`, choose);
  const kept = read("device", KEPT);
  if (kept !== null) choose(kept);
}

function makeTabs(group: HTMLElement, id: string, choose: (language: string) => void): void {
  const blocks = [...group.querySelectorAll<HTMLElement>(".code")];
  const list = document.createElement("div");
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", TEXTS.language);
  for (const [at, block] of blocks.entries()) {
    const language = block.dataset["language"] ?? "";
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = `${id}-tab-${at}`;
    tab.textContent = language;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", `${id}-${at}`);
    tab.addEventListener("click", () => {
      write("device", KEPT, language);
      choose(language);
    });
    block.id = `${id}-${at}`;
    block.setAttribute("role", "tabpanel");
    block.setAttribute("aria-labelledby", tab.id);
    list.append(tab);
  }
  list.addEventListener("keydown", (event) => step(list, event));
  group.prepend(list);
  show(group, blocks[0]?.dataset["language"] ?? "");
}

/** Arrow keys go from tab to tab (ARIA Authoring Practices, tabs). */
function step(list: HTMLElement, event: KeyboardEvent): void {
  const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (move === undefined) return;
  const tabs = [...list.querySelectorAll("button")];
  const at = tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  const next = tabs.at((at + move) % tabs.length);
  next?.focus();
  next?.click();
  event.preventDefault();
}

/** Shows a language of a sample, if the sample is there in it. */
function show(group: HTMLElement, language: string): void {
  const blocks = [...group.querySelectorAll<HTMLElement>(".code")];
  if (!blocks.some((block) => block.dataset["language"] === language)) return;
  for (const block of blocks) {
    const isShown = block.dataset["language"] === language;
    block.hidden = !isShown;
    const tab = group.querySelector<HTMLElement>(`[aria-controls="${block.id}"]`);
    tab?.setAttribute("aria-selected", String(isShown));
    tab?.setAttribute("tabindex", isShown ? "0" : "-1");
  }
}
