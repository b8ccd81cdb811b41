import type { ComponentChildren } from "preact";
import type { Code } from "quietzone-client";
import { dateTime, number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useBots } from "../bots.ts";
import { leadsToItself, shown, webAddress } from "../codes/addresses.ts";
import { isSingle } from "../gs1/single.ts";
import { SingleNote } from "../gs1/SingleNote.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The facts of a code. */
export function Facts({ code }: { readonly code: Code }) {
  const words = useTexts("code");
  const bots = useBots();
  const address = code.gs1 ? words.gs1Link : words.shortLink;
  return (
    <dl class="code-facts">
      <Fact name={address}>
        <span class="row">
          <span class="mono">
            <Parted address={code.shortUrl} />
          </span>
          <CopyButton small text={code.shortUrl} label={address} />
        </span>
      </Fact>
      {!leadsToItself(code) && (
        <Fact name={words.leadsTo}>
          <Outside address={code.target} />
        </Fact>
      )}
      <Fact name={words.page}>
        <Outside address={code.pageUrl} />
        <span class="hint">
          {code.locked ? words.pageLocked : code.landing ? words.pageFirst : words.pageAlways}
        </span>
      </Fact>
      {code.group !== null && (
        <Fact name={words.group}>
          <Link to={`/codes?${new URLSearchParams({ group: code.group })}`}>{code.group}</Link>
        </Fact>
      )}
      {code.tags.length > 0 && (
        <Fact name={words.tags}>
          <span class="tag-chips">
            {code.tags.map((tag) => (
              <Link key={tag} to={`/codes?${new URLSearchParams({ tag })}`} class="badge tag">
                {tag}
              </Link>
            ))}
          </span>
        </Fact>
      )}
      {code.notes !== null && (
        <Fact name={words.notes}>
          <span class="code-notes" dir="auto">
            {code.notes}
          </span>
        </Fact>
      )}
      <Fact name={words.scans}>
        {code.gs1 && isSingle(code.gs1) ? (
          <SingleNote product={code.gs1} />
        ) : (
          <span class="numbers">{number(code.scans - (bots ? 0 : code.bots))}</span>
        )}
      </Fact>
      <Fact name={words.made}>
        <time dateTime={code.createdAt}>{dateTime(code.createdAt)}</time>
      </Fact>
      <Fact name={words.changed}>
        <time dateTime={code.updatedAt}>{dateTime(code.updatedAt)}</time>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * An address that breaks between its parts: browsers break no line between a slash and a number, but in the
 * number.
 */
export function Parted({ address }: { readonly address: string }) {
  return shown(address)
    .split("/")
    .map((part, at) => [at > 0 && ["/", <wbr />], part]);
}

/**
 * An external link, when the address may be one; otherwise its text. @param props.children - stand for the
 * address.
 */
export function Outside({
  address,
  children = shown(address),
}: {
  readonly address: string;
  readonly children?: ComponentChildren;
}) {
  const words = useTexts("code");
  const href = webAddress(address);
  if (href === null) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external" size={14} />
      <span class="hidden"> ({words.opensTab})</span>
    </a>
  );
}
