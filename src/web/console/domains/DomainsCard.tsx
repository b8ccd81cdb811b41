import { isDomainList } from "../../lib/answers.ts";
import { address, call } from "../../lib/api.ts";
import { useTexts } from "../../lib/texts.ts";
import { Loaded } from "../figures/Loaded.tsx";
import { More } from "../figures/More.tsx";
import { usePages } from "../figures/pages.ts";
import { DomainItem } from "./DomainItem.tsx";
import { texts } from "./texts.ts";

/** The domains of the workspace. */
export function DomainsCard() {
  const words = useTexts(texts);
  const list = usePages((cursor, signal) => {
    const query = new URLSearchParams(cursor === null ? {} : { cursor });
    return call("GET", `/app/api/domains?${query}`, isDomainList, { signal });
  }, []);
  const domains = list.pages.flatMap((page) => page.domains);
  return (
    <section class="card stack" aria-labelledby="account-domains">
      <h2 id="account-domains">{words.title}</h2>
      <p class="soft">{words.intro}</p>
      <Loaded load={list.first}>
        {() =>
          domains.length === 0 ? (
            <p>
              {words.none} <a href={address("docs")}>{words.how}</a>
            </p>
          ) : (
            <>
              <ul class="plain-list domains">
                {domains.map((domain) => (
                  <DomainItem key={domain.id} domain={domain} />
                ))}
              </ul>
              {list.hasMore && <More pages={list} label={words.more} count={words.shown(domains.length)} />}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
