import { Link } from "../../lib/route.tsx";
import type { Destination, OperatorCodeDetail } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/** Every address to which a code may lead. They are text and no links: nothing here opens one of them. */
export function Destinations({ code }: { readonly code: Pick<OperatorCodeDetail, "destinations"> }) {
  const words = useTexts("deskCodes");
  return (
    <section class="card stack" aria-labelledby="code-destinations">
      <h2 id="code-destinations">{words.destinations}</h2>
      <DestinationList destinations={code.destinations} />
    </section>
  );
}

export function DestinationList({ destinations }: { readonly destinations: readonly Destination[] }) {
  const words = useTexts("deskCodes");
  if (destinations.length === 0) return <p class="soft">{words.noDestination}</p>;
  return (
    <ul class="plain-list op-destinations">
      {destinations.map(({ kind, url, host, when, listed }, index) => (
        <li key={index}>
          <p class="row">
            <span class="badge">{words.kinds[kind]}</span>
            {listed !== null && <span class="badge bad">{words.listed(listed)}</span>}
          </p>
          <p class="op-url" dir="ltr">
            {url}
          </p>
          {when !== null && when !== "{}" && (
            <p class="soft small-text">
              {words.when} <code>{when}</code>
            </p>
          )}
          {host !== null && (
            <p class="small-text">
              <Link to={`/codes?${new URLSearchParams({ host })}`}>{words.allTo(host)}</Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
