/**
 * Shows a page in a frame without scripts. The browser's parser reads the markup, which is put into an empty document;
 * its styles become constructed sheets of that document's window, to which no policy on inline styles applies.
 */

export type Scheme = "light" | "dark";

/** Puts a page into a frame and keeps the scroll position. Clicks and forms in it do nothing. */
export function showPage(frame: HTMLIFrameElement, html: string, scheme: Scheme): void {
  const { contentDocument: shown } = frame;
  const { defaultView: view } = shown ?? {};
  if (!shown || !view) return;
  const styles: string[] = [];
  // Removed before the markup is parsed: the parser reports each style element as a violation of the policy. Texts of
  // people are escaped and hold no such tag.
  const markup = html.replace(/<style>([^<]*)<\/style>/g, (_, style: string) => {
    styles.push(style);
    return "";
  });
  const page = new DOMParser().parseFromString(markup, "text/html");
  const sheets = styles.map((style) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(style);
    settle(sheet, scheme, view);
    return sheet;
  });
  const forced = new view.CSSStyleSheet();
  forced.replaceSync(`:root{color-scheme:${scheme}}`);
  const top = view.scrollY;
  shown.adoptedStyleSheets = [forced, ...sheets];
  shown.documentElement.lang = page.documentElement.lang;
  shown.title = page.title;
  const body = shown.adoptNode(page.body);
  for (const each of body.querySelectorAll("script, style")) each.remove();
  shown.body.replaceWith(body);
  view.scrollTo({ top });
  for (const kind of ["click", "submit", "auxclick"]) {
    // On the body, which is replaced each time.
    body.addEventListener(kind, (event) => event.preventDefault());
  }
}

/** Applies the media rules of a colour scheme, as if the visitor had it. */
function settle(sheet: CSSStyleSheet, scheme: Scheme, { CSSMediaRule }: typeof globalThis): void {
  for (const rule of sheet.cssRules) {
    // From the frame's window: this window's class is a different one.
    if (!(rule instanceof CSSMediaRule)) continue;
    const asks = /prefers-color-scheme:\s*(light|dark)/.exec(rule.media.mediaText)?.[1];
    if (asks !== undefined) rule.media.mediaText = asks === scheme ? "all" : "not all";
  }
}
