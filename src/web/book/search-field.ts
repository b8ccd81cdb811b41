import type { SearchEntry } from "../../features/book/model.ts";
import { element, setAttributes } from "./element.ts";
import { excerptOf } from "./excerpt.ts";
import { createSearch, type Search } from "./search.ts";
import { isGerman, TEXTS } from "./texts.ts";

const MOST_RESULTS = 10;

/** A search over the whole book, in a place of the page. @param root - the relative address of the service's root. */
export function addSearch(place: Element, root: string): void {
  const field = element("input", {
    type: "search",
    placeholder: TEXTS.search,
    autocomplete: "off",
    spellcheck: "false",
  });
  setAttributes(field, {
    role: "combobox",
    "aria-label": TEXTS.searchDocs,
    "aria-expanded": "false",
    "aria-controls": "search-results",
    "aria-autocomplete": "list",
  });
  const list = element("div", { id: "search-results", role: "listbox", "aria-label": TEXTS.results });
  // A live region is heard only if it was there before its text.
  const status = element("p", { class: "hidden", role: "status" });
  const note = element("p", { "aria-hidden": "true" });
  const panel = element("div", { class: "results" });
  panel.hidden = true;
  panel.append(list, note);
  place.append(field, panel, status);

  let loading: Promise<Search> | null = null;
  /** Loads the index, once. After a failure the next key tries again. */
  const load = () => {
    loading ??= loadSearch(root).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  const options = () => [...list.querySelectorAll<HTMLElement>("[role=option]")];

  function select(option: HTMLElement | undefined): void {
    for (const other of options()) other.setAttribute("aria-selected", String(other === option));
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  function close(): void {
    panel.hidden = true;
    field.setAttribute("aria-expanded", "false");
    select(undefined);
  }

  /** Shows results, or a sentence in their place. */
  function open(results: readonly HTMLElement[], sentence: string): void {
    list.replaceChildren(...results);
    list.hidden = results.length === 0;
    note.textContent = sentence;
    note.hidden = sentence === "";
    status.textContent = sentence === "" ? TEXTS.found(results.length) : sentence;
    panel.hidden = false;
    field.setAttribute("aria-expanded", String(results.length > 0));
    select(results[0]);
  }

  function show(entries: readonly SearchEntry[], query: string): void {
    const results = entries.slice(0, MOST_RESULTS).map((entry, at) => resultOf(entry, query, at, root));
    open(results, results.length === 0 ? TEXTS.nothing(query) : "");
  }

  async function update(): Promise<void> {
    const query = field.value.trim();
    if (query === "") return close();
    try {
      const search = await load();
      if (field.value.trim() === query) show(search(query), query);
    } catch {
      open([], TEXTS.failed);
    }
  }

  field.addEventListener("focus", () => {
    load().catch(() => {});
    if (field.value !== "") void update();
  });
  field.addEventListener("input", () => void update());
  field.addEventListener("keydown", (event) => {
    const all = options();
    const at = all.findIndex(isSelected);
    if (event.key === "ArrowDown") select(all[(at + 1) % all.length]);
    else if (event.key === "ArrowUp") select(all.at((at - 1) % all.length));
    else if (event.key === "Enter") all[at]?.click();
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
  panel.addEventListener("click", close);
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Node && !place.contains(target)) close();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !place.contains(target)) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    field.focus();
  });
}

async function loadSearch(root: string): Promise<Search> {
  const answer = await fetch(`${root}docs/${isGerman ? "de/" : ""}search.json`);
  if (!answer.ok) throw new Error(`The search is ${answer.status}`);
  const entries: SearchEntry[] = await answer.json();
  return createSearch(entries);
}

/** A result: its page and section, and the words that were found. */
function resultOf(
  { at, page, title, text }: SearchEntry,
  query: string,
  index: number,
  root: string,
): HTMLElement {
  const result = element("a", {
    href: `${root}docs/${at}`,
    id: `search-result-${index}`,
    role: "option",
    tabindex: "-1",
  });
  const excerpt = element("span", { class: "excerpt" });
  excerpt.append(
    ...excerptOf(text, query).map((piece) => (piece.isFound ? element("mark", {}, piece.text) : piece.text)),
  );
  result.append(element("strong", {}, title === "" ? page : `${page} › ${title}`), excerpt);
  return result;
}

function isSelected(option: Element): boolean {
  return option.getAttribute("aria-selected") === "true";
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}
