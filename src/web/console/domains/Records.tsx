import type { Domain } from "quietzone-client";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The two records of a domain, each part with a button that copies it. */
export function Records({ domain: { host, dns } }: { readonly domain: Domain }) {
  const words = useTexts("domains");
  const service = new URL(document.baseURI).hostname;
  return (
    <>
      <DnsRecord title={words.proof} type={dns.type} name={dns.name} value={dns.value} />
      <DnsRecord title={words.way} type="CNAME" name={host} value={service} />
    </>
  );
}

function DnsRecord(props: {
  readonly title: string;
  readonly type: string;
  readonly name: string;
  readonly value: string;
}) {
  const words = useTexts("domains");
  const { title, type, name, value } = props;
  return (
    <div class="dns-record">
      <p>
        {title} <span class="badge">{type}</span>
      </p>
      <dl>
        {(
          [
            [words.recordName, name],
            [words.recordValue, value],
          ] as const
        ).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code class="address">{text}</code>
              <CopyButton small text={text} label={`${type} ${label}`} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
