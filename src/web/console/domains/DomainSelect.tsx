import { Select } from "../../ui/Select.tsx";
import { useVerifiedHosts } from "./domains.ts";
import { useTexts } from "../../texts/texts.ts";

/** The domain of a new code, where the workspace has a verified one. @param props.value - empty for the service's own. */
export function DomainSelect(props: {
  readonly value: string;
  readonly onChange: (host: string) => void;
  readonly error?: string | undefined;
}) {
  const { value, onChange, error } = props;
  const words = useTexts("domains");
  const verified = useVerifiedHosts();
  const hosts = value === "" || verified.includes(value) ? verified : [value, ...verified];
  if (hosts.length === 0) return null;
  const own = new URL(document.baseURI).host;
  return (
    <Select
      label={words.choose}
      hint={words.chooseHint}
      value={value}
      error={error}
      options={[
        { value: "", label: words.service(own) },
        ...hosts.map((host) => ({ value: host, label: host })),
      ]}
      onChange={onChange}
    />
  );
}
