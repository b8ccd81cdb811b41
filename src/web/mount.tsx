import { type ComponentChild, render } from "preact";

/** Draws an app where the page has its skeleton. */
export function mount(app: ComponentChild): void {
  const root = document.getElementById("app");
  if (!root) return;
  root.replaceChildren();
  render(app, root);
}
