import type { Code } from "quietzone-client";
import { Till } from "../../design/Till.tsx";
import { languageName } from "../../lib/format.ts";
import type { Load } from "../../lib/load.ts";
import { Link } from "../../lib/route.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Outside, Parted } from "../code/Facts.tsx";
import type { Judged } from "../code/least.ts";
import { May } from "../May.tsx";
import { DESTINATIONS, nameOfType } from "./links.ts";
import { useTexts } from "../../texts/texts.ts";

/** The readings of a till and of a phone of a product's code, side by side. */
export function WaysCard({ code, judged }: { readonly code: Code; readonly judged: Load<Judged> }) {
  const words = useTexts("product");
  const path = `/codes/${encodeURIComponent(code.id)}/edit`;
  const links = code.links ?? [];
  const types = [...new Set(links.map(({ type }) => type))].filter((type) => type !== DESTINATIONS);
  return (
    <section class="card ways" aria-labelledby="ways">
      <h2 class="hidden" id="ways">
        {words.product}
      </h2>
      <Loaded load={judged}>
        {({ scannability, hasLine }) => (
          <Till {...scannability} isPrinted={hasLine}>
            <May scope="codes:write">
              <p>
                <Link to={path}>{words.toEdit}</Link>
              </p>
            </May>
          </Till>
        )}
      </Loaded>
      <section class="stack" aria-labelledby="ways-phone">
        <h3 id="ways-phone">{words.phone}</h3>
        <p>
          {words.opens}{" "}
          <span class="mono address">
            <Parted address={code.shortUrl} />
          </span>{" "}
          {words.leadsTo} <Outside address={code.landing ? code.pageUrl : code.target} />
        </p>
        {links.some(({ type }) => type === DESTINATIONS) && (
          <>
            <p>{words.byLanguage}</p>
            <Typed links={links} type={DESTINATIONS} />
          </>
        )}
        {types.length > 0 && (
          <>
            <p>{words.asked}</p>
            <dl class="code-facts">
              {types.map((type) => (
                <div key={type}>
                  <dt>{nameOfType(type, words.kinds)}</dt>
                  <dd>
                    <Typed {...{ links, type }} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
    </section>
  );
}

/** The links of a type, with the language and the context for which they are. */
function Typed(props: { readonly links: NonNullable<Code["links"]>; readonly type: string }) {
  const those = props.links.filter(({ type }) => type === props.type);
  return (
    <ul class="plain-list product-links">
      {those.map(({ href, title, language, context }) => (
        <li key={[href, title, language, context].join()}>
          <Outside address={href}>{title}</Outside>{" "}
          {language !== undefined && <span class="badge">{languageName(language)}</span>}{" "}
          {context !== undefined && <span class="badge">{context}</span>}
        </li>
      ))}
    </ul>
  );
}
