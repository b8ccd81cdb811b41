import { type Markup, markup } from "../../../kit/shared/markup.ts";
import type { PartOf } from "../../codes/part-models.ts";
import { icon } from "../icons.ts";
import type { PhoneSystem } from "../phone-system.ts";
import type { RenderContext } from "../render-context.ts";
import { linkAddress } from "./frame.ts";
import { partSection } from "./section.ts";

interface Shop {
  readonly name: string;
  readonly url: string | undefined;
  /** The phones whose shop it is. */
  readonly system?: PhoneSystem;
}

/** The shops of an app. The one of the reader's phone is a button, and all others stay links. */
export function appsPart(part: PartOf<"apps">, { visit, partTexts }: RenderContext): Markup | null {
  const texts = partTexts.apps;
  const shops: readonly Shop[] = [
    { name: "App Store", url: part.appStore, system: "ios" },
    { name: "Google Play", url: part.googlePlay, system: "android" },
    ...(part.others ?? []).map(({ label, url }) => ({ name: label, url })),
  ];
  const links = shops.flatMap(({ url, ...shop }) => {
    const href = linkAddress(url, ["http:", "https:"]);
    return href === null ? [] : { ...shop, href };
  });
  if (links.length === 0) return null;
  const own = links.find(({ system }) => system !== undefined && system === visit.system);
  const others = links.filter((link) => link !== own);
  const list = others.map(
    ({ name, href }) => markup`
      <li><a href="${href}" rel="noreferrer noopener" data-count="link_click"><span dir="auto">${name}</span>${icon("arrow")}</a></li>`,
  );
  return partSection(
    part,
    markup`
      ${own ? markup`<p class="own"><a class="button" href="${own.href}" rel="noreferrer noopener" data-count="link_click"><span>${own.name}</span>${icon("arrow")}</a><small>${texts.forThis}</small></p>` : null}
      ${own && others.length > 0 ? markup`<h3>${texts.others}</h3>` : null}
      ${others.length > 0 && markup`<div class="links"><ul>${list}</ul></div>`}`,
    { title: texts.heading },
  );
}
