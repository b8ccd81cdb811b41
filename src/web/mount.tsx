import { type ComponentChild, render } from "preact";

/** Renders an app in place of the page's skeleton. */
export function mount(app: ComponentChild): void {
  const root = document.getElementById("app");
  if (!root) return;
  root.replaceChildren();
  render(app, root);
}
