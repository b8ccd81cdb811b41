import notice from "../../../NOTICE" with { type: "file" };
import logoNotice from "../../../assets/NOTICE.logos" with { type: "file" };
import packageNotice from "../../../assets/NOTICE.packages" with { type: "file" };
import { markup } from "../../kit/shared/markup.ts";
import { headingMarkup } from "./markdown.ts";
import type { Body } from "./model.ts";

const PARTS = [
  { id: "program", title: markup`The program`, path: notice },
  { id: "logos", title: markup`Logos`, path: logoNotice },
  { id: "packages", title: markup`Packages`, path: packageNotice },
];

/** The licences of everything embedded. Most require their text to go wherever the program goes. */
export async function noticesBody(): Promise<Body> {
  const texts = await Promise.all(PARTS.map(({ path }) => Bun.file(path).text()));
  return {
    headings: PARTS.map(({ id, title }) => ({ level: 2, id, text: title })),
    html: markup`<h1>Notices</h1>
      <p>What ships inside the program, and whose it is.</p>
      ${PARTS.map(({ id, title }, at) => [headingMarkup(2, id, title), markup`<pre class="wrapped">${texts[at] ?? ""}</pre>`])}`,
  };
}
