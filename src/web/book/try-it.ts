import { element } from "./element.ts";
import { consoleKey } from "./key.ts";

/**
 * Forms by which a reader tries operations of the API, with the key of the console. Nothing is sent to other
 * hosts.
 */

/** Longer answers are cut where they are shown. */
const LONGEST_SHOWN = 100_000;

/** @param root - the relative address of the service's root */
export function addTryForms(page: ParentNode, root: string): void {
  for (const details of page.querySelectorAll<HTMLDetailsElement>(".try")) addTryForm(details, root);
}

function addTryForm(details: HTMLDetailsElement, root: string): void {
  const form = details.querySelector("form");
  const button = details.querySelector("button");
  const note = details.querySelector<HTMLElement>(".note");
  const outcome = details.querySelector<HTMLElement>(".outcome");
  if (!form || !button || !note || !outcome) return;
  const { needsKey, isRisky } = details.dataset;
  let isAsked = false;
  let sending: AbortController | null = null;

  /** Back to where nothing was asked. The reader may have signed in meanwhile. */
  function begin(): void {
    isAsked = false;
    const lacksKey = needsKey !== undefined && consoleKey() === null;
    if (button) {
      button.disabled = lacksKey;
      button.textContent = "Send";
      button.classList.remove("risky");
    }
    if (lacksKey)
      note?.replaceChildren(
        "This call needs a key. ",
        element("a", { href: `${root}app` }, "Sign in to the console"),
        " in this browser, then come back.",
      );
    else
      note?.replaceChildren(
        needsKey === undefined ? "" : "It is sent with the key of the console, and works on your workspace.",
      );
  }

  details.hidden = false;
  details.addEventListener("toggle", begin);
  form.addEventListener("input", begin);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isRisky !== undefined && !isAsked) {
      isAsked = true;
      note.textContent = "This changes or deletes what is in your workspace. Press again to send it.";
      button.textContent = "Yes, send it";
      button.classList.add("risky");
      return;
    }
    begin();
    sending?.abort();
    sending = new AbortController();
    const { signal } = sending;
    outcome.replaceChildren(element("p", {}, "Sending …"));
    send(details, form, root, signal)
      .then((shown) => {
        if (!signal.aborted) outcome.replaceChildren(...shown);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) outcome.replaceChildren(element("p", {}, `No answer came: ${String(error)}`));
      });
  });
}

/** Sends what the form says. @returns the answer as it is shown */
async function send(
  details: HTMLElement,
  form: HTMLFormElement,
  root: string,
  signal: AbortSignal,
): Promise<readonly Node[]> {
  const { method = "GET", path = "", needsKey } = details.dataset;
  const headers = new Headers();
  const query = new URLSearchParams();
  let filled = path;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-in]")) {
    const { name, value } = field;
    if (value === "") continue;
    if (field.dataset["in"] === "path") filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (field.dataset["in"] === "header") headers.set(name, value);
    else query.set(name, value);
  }
  const key = needsKey === undefined ? null : consoleKey();
  if (key !== null) headers.set("authorization", `Bearer ${key}`);
  const text = form.querySelector("textarea");
  const file = form.querySelector<HTMLInputElement>("input[type=file]")?.files?.[0];
  const body = text?.value ?? file ?? null;
  const mediaType = text?.dataset["media"] ?? file?.type;
  if (mediaType !== undefined) headers.set("content-type", mediaType);
  const address = new URL(`${root}${filled.slice(1)}${query.size > 0 ? `?${query}` : ""}`, location.href);
  const options = { method, headers, body, signal, redirect: "manual", credentials: "omit" } as const;
  return shownAnswer(await fetch(address, options), address);
}

async function shownAnswer(answer: Response, address: URL): Promise<readonly Node[]> {
  if (answer.type === "opaqueredirect")
    return [
      element("p", {}, "A redirect. Browsers do not tell a page where it leads: open the address instead."),
    ];
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  const status = element("p");
  status.append(
    element("b", {}, `${answer.status} ${answer.statusText}`),
    ` ${address.pathname}${address.search}`,
  );
  return [status, block("Headers", headers), ...(await shownContent(answer))];
}

async function shownContent(answer: Response): Promise<readonly Node[]> {
  const type = (answer.headers.get("content-type") ?? "").split(";")[0] ?? "";
  if (/^image\//.test(type)) {
    const picture = element("img", {
      alt: "The picture of the answer",
      src: await dataUrl(await answer.blob()),
    });
    return [picture];
  }
  if (/^application\/(?:pdf|zip|postscript)$/.test(type)) {
    const blob = await answer.blob();
    const ending = type === "application/postscript" ? "eps" : type.slice("application/".length);
    const href = URL.createObjectURL(blob);
    return [element("a", { href, download: `answer.${ending}` }, `Save the file (${blob.size} bytes)`)];
  }
  const text = await answer.text();
  if (text === "") return [];
  const pretty = /json$/.test(type) ? spread(text) : text;
  const isCut = pretty.length > LONGEST_SHOWN;
  return [block("Body", isCut ? `${pretty.slice(0, LONGEST_SHOWN)}\n…` : pretty)];
}

/** JSON in lines; a text that only says that it is JSON as it came. */
function spread(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The picture can't be read")));
    reader.readAsDataURL(blob);
  });
}

/** Text that scrolls by itself, also with the keyboard's arrows. */
function block(name: string, text: string): HTMLElement {
  const made = element("div", { class: "code" });
  const pre = element("pre", { tabindex: "0", "aria-label": name, role: "group" });
  pre.append(element("code", {}, text));
  made.append(element("p", { class: "language" }, name), pre);
  return made;
}
