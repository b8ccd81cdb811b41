import { go, useRoute } from "../../lib/route.tsx";
import { usePages } from "../../ui/pages.ts";
import { ask } from "../api.ts";
import { Page } from "../parts/Page.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { pathWith, SearchFilter } from "../parts/SearchFilter.tsx";
import type { PersonPage } from "../records.ts";
import { PersonItem } from "./PersonItem.tsx";
import { useTexts } from "../../texts/texts.ts";

/** All people with an account, newest first. */
export function People() {
  const words = useTexts("deskPeople");
  const { params } = useRoute();
  const q = params.get("q") ?? "";
  const unconfirmed = params.get("unconfirmed") === "true" ? "true" : "";
  const pages = usePages(
    (page, signal) => ask<PersonPage>("GET", "people", { query: { q, unconfirmed, ...page }, signal }),
    [q, unconfirmed],
  );
  const people = pages.pages.flatMap((page) => page.people);
  return (
    <Page title={words.title}>
      <SearchFilter
        label={words.find}
        q={q}
        onSearch={(typed) => go(pathWith("/people", { q: typed, unconfirmed }))}
        only={words.onlyUnconfirmed}
        isOnly={unconfirmed !== ""}
        onOnly={(isOnly) => go(pathWith("/people", { q, unconfirmed: isOnly ? "true" : "" }))}
      />
      <PagedList pages={pages} count={people.length} label={words.title} none={words.none}>
        {people.map((person) => (
          <PersonItem key={person.id} person={person} />
        ))}
      </PagedList>
    </Page>
  );
}
