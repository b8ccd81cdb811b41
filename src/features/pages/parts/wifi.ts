import { markup, type Markup } from "../../../kit/shared/markup.ts";
import { icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";

/** The name and the password of a network, to be typed or copied: no page can join one. */
export function wifiPart({ page, texts }: RenderContext): Markup {
  const { type, fields, landing } = page.source;
  const [ssid, password] = [textOf(fields["ssid"]), textOf(fields["password"])];
  if (type !== "wifi" || landing === null || ssid === "") return markup``;
  const { heading, network, password: label, open } = texts.wifi;
  const secret =
    password === "" ? markup`<dd>${open}</dd>` : markup`<dd class="copied"><bdi>${password}</bdi></dd>`;
  return markup`
    <section class="wifi" aria-label="${heading}">
      <dl>
        <div>${icon("wifi")}<dt>${network}</dt><dd class="copied"><bdi>${ssid}</bdi></dd></div>
        <div>${icon("key")}<dt>${label}</dt>${secret}</div>
      </dl>
    </section>`;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
