/**
 * A page shown in a frame that can run nothing: its markup is taken apart by the browser's own parser and put into an
 * empty document, its styles as sheets made by that document's own window, which no policy on inline styles is about.
 */

export type Scheme = "light" | "dark";

/** Puts a page into a frame, which stays scrolled where it was. Whatever is clicked or sent in it does nothing. */
export function showPage(frame: HTMLIFrameElement, html: string, scheme: Scheme): void {
  const { contentDocument: shown } = frame;
  const { defaultView: view } = shown ?? {};
  if (!shown || !view) return;
  const styles: string[] = [];
  // Taken out before the markup is parsed: a parser says of every style element that the policy forbids it. What people
  // wrote has no such tag, it is escaped.
  const markup = html.replace(/<style>([\s\S]*?)<\/style>/g, (_, style: string) => {
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
    // On the body, which is new each time.
    body.addEventListener(kind, (event) => event.preventDefault());
  }
}

/** Makes rules about the visitor's scheme hold, or not hold, as if the visitor had this one. */
function settle(sheet: CSSStyleSheet, scheme: Scheme, { CSSMediaRule }: typeof globalThis): void {
  for (const rule of sheet.cssRules) {
    // Of the frame's own window: this one's is another class.
    if (!(rule instanceof CSSMediaRule)) continue;
    const asks = /prefers-color-scheme:\s*(light|dark)/.exec(rule.media.mediaText)?.[1];
    if (asks !== undefined) rule.media.mediaText = asks === scheme ? "all" : "not all";
  }
}
