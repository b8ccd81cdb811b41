import { usePages } from "../../ui/pages.ts";
import { ask } from "../api.ts";
import { Page } from "../parts/Page.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import type { DomainPage } from "../records.ts";
import { DomainItem } from "./DomainItem.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The own domains of all workspaces. */
export function Domains() {
  const words = useTexts("deskRest");
  const { domains: title } = useTexts("desk");
  const pages = usePages(
    (page, signal) => ask<DomainPage>("GET", "domains", { query: { ...page }, signal }),
    [],
  );
  const domains = pages.pages.flatMap((page) => page.domains);
  return (
    <Page title={title}>
      <PagedList pages={pages} count={domains.length} label={title} none={words.noDomains}>
        {domains.map((domain) => (
          <DomainItem
            key={`${domain.host} ${domain.tenantId}`}
            domain={domain}
            onChanged={({ host, disabled }) =>
              pages.update((page) => ({
                ...page,
                // Others may have the host, too: it is switched off whoever has verified it.
                domains: page.domains.map((each) => (each.host === host ? { ...each, disabled } : each)),
              }))
            }
            onReleased={() =>
              pages.update((page) => ({
                ...page,
                domains: page.domains.filter(
                  ({ host, tenantId }) => host !== domain.host || tenantId !== domain.tenantId,
                ),
              }))
            }
          />
        ))}
      </PagedList>
    </Page>
  );
}
