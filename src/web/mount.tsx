import { type ComponentChild, render } from "preact";
import { start } from "./texts/catalogues.ts";

/** Renders an app in place of the page's skeleton, once its texts are there. */
export async function mount(app: ComponentChild): Promise<void> {
  const root = document.getElementById("app");
  if (!root) return;
  await start.load();
  root.replaceChildren();
  render(app, root);
}
