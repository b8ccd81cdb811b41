import { useState } from "preact/hooks";
import type { Domain } from "quietzone-client";
import { address, call } from "../../lib/api.ts";
import { docsIn } from "../../lib/docs.ts";
import { useLanguage } from "../../lib/language.ts";
import { focusField } from "../../ui/Field.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { AddDomain } from "./AddDomain.tsx";
import { DomainItem } from "./DomainItem.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The domains of the workspace. */
export function DomainsCard() {
  const words = useTexts("domains");
  const list = usePages((page, signal) => call("GET /app/api/domains", page, { signal }), []);
  const [added, setAdded] = useState<readonly Domain[]>([]);
  const read = list.pages.flatMap((page) => page.domains);
  const domains = [...added.filter(({ id }) => read.every((each) => each.id !== id)), ...read];
  const change = (id: string, next: Domain | null) => {
    const changed = (all: readonly Domain[]) =>
      all.flatMap((domain) => (domain.id === id ? (next ?? []) : domain));
    setAdded(changed);
    // The button that had the focus is gone.
    if (next === null) requestAnimationFrame(() => focusField("/host"));
    list.update((page) => ({ ...page, domains: changed(page.domains) }));
  };
  return (
    <section class="card stack" aria-labelledby="settings-domains">
      <h2 id="settings-domains">{words.title}</h2>
      <p class="soft">
        {words.intro} <a href={address(docsIn(useLanguage(), "domains"))}>{words.how}</a>
      </p>
      <AddDomain
        onAdded={(domain) => setAdded((all) => [domain, ...all.filter(({ id }) => id !== domain.id)])}
      />
      <Loaded load={list.first}>
        {() =>
          domains.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <>
              <ul class="plain-list apart">
                {domains.map((domain) => (
                  <DomainItem key={domain.id} domain={domain} onChanged={(next) => change(domain.id, next)} />
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
