import { type ComponentChild, render } from "preact";
import { loadStart } from "./texts/texts.ts";

/** Renders an app in place of the page's skeleton, once its texts are there. */
export async function mount(app: ComponentChild): Promise<void> {
  const root = document.getElementById("app");
  if (!root) return;
  await loadStart();
  root.replaceChildren();
  render(app, root);
}
