import type { DomainRecord } from "../../../domains/model.ts";
import { useTexts } from "../../lib/texts.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Notice } from "../../ui/State.tsx";
import { shown } from "../codes/addresses.ts";
import { texts } from "./texts.ts";

/** A domain: its state, and while it is pending the record to set. */
export function DomainItem({ domain }: { readonly domain: DomainRecord }) {
  const words = useTexts(texts);
  const { host, state, dns, codes, checkedAt, warning, home, notFound } = domain;
  const isVerified = state === "verified";
  return (
    <li class="stack">
      <div class="row spread">
        <strong class="mono">{host}</strong>
        <span class={isVerified ? "badge good" : "badge warn"}>
          {isVerified ? words.verified : words.pending}
        </span>
      </div>
      {isVerified ? (
        <>
          <p class="soft">{words.codes(codes)}</p>
          {home !== null && (
            <p class="soft">
              {words.home} {shown(home)}
            </p>
          )}
          {notFound !== null && (
            <p class="soft">
              {words.notFound} {shown(notFound)}
            </p>
          )}
        </>
      ) : (
        <>
          <p>{words.record}</p>
          <Line name={`${dns.type} · ${words.recordName}`} value={dns.name} />
          <Line name={words.recordValue} value={dns.value} />
        </>
      )}
      {checkedAt !== null && <p class="hint">{words.checked(checkedAt)}</p>}
      {warning !== null && (
        <Notice tone="warn">
          <p>{warning}</p>
        </Notice>
      )}
    </li>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div class="row">
      <span class="soft">{name}</span>
      <code class="address">{value}</code>
      <CopyButton small text={value} label={name} />
    </div>
  );
}
