import { useState } from "preact/hooks";
import type { Domain } from "quietzone-client";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { shown } from "../codes/addresses.ts";
import { EditDialog } from "./EditDialog.tsx";
import { Records } from "./Records.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { Verify } from "./Verify.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A domain: while it is pending the records to set and their check, afterwards its settings. */
export function DomainItem(props: {
  readonly domain: Domain;
  /** Told of the changed record; `null` when it was deleted. */
  readonly onChanged: (domain: Domain | null) => void;
}) {
  const { domain, onChanged } = props;
  const words = useTexts("domains");
  const [open, setOpen] = useState<"settings" | "removal" | null>(null);
  const { host, state, codes, checkedAt, warning, disabled, home, notFound, listed } = domain;
  const isVerified = state === "verified";
  const ways = [
    [words.home, home],
    [words.notFound, notFound],
  ] as const;
  return (
    <li class="stack domain">
      <div class="row spread">
        <h3 class="mono address">{host}</h3>
        <span class={isVerified ? "badge good" : "badge warn"}>
          {isVerified ? words.verified : words.pending}
        </span>
      </div>
      {disabled && (
        <Notice tone="warn">
          <p>{words.disabled}</p>
        </Notice>
      )}
      {isVerified && <p class="soft">{words.codes(codes)}</p>}
      {Object.entries(listed ?? {}).map(([name, list]) => (
        <Notice key={name} tone="warn">
          <p>{words.listed(name, list)}</p>
        </Notice>
      ))}
      {domain.waiting > 0 && <p class="soft">{words.waiting(domain.waiting)}</p>}
      {isVerified &&
        ways.map(
          ([label, address]) =>
            address !== null && (
              <p key={label} class="soft">
                {label} <span class="address">{shown(address)}</span>
              </p>
            ),
        )}
      {isVerified && domain.gs1 && <p class="soft">{words.gs1}</p>}
      {!isVerified && (
        <>
          <p>{words.record}</p>
          <Records domain={domain} />
          <Verify domain={domain} onVerified={onChanged} />
        </>
      )}
      {warning !== null && isVerified && (
        <Notice tone="warn">
          <p>{words.warning}</p>
          <Records domain={domain} />
        </Notice>
      )}
      {checkedAt !== null && <p class="hint">{words.checked(checkedAt)}</p>}
      <div class="row">
        {isVerified && (
          <Button small icon="gear" label={`${words.edit}: ${host}`} onClick={() => setOpen("settings")}>
            {words.edit}
          </Button>
        )}
        <Button
          small
          kind="quiet"
          icon="trash"
          label={`${words.remove}: ${host}`}
          onClick={() => setOpen("removal")}
        >
          {words.remove}
        </Button>
      </div>
      {open === "settings" && (
        <EditDialog domain={domain} onClose={() => setOpen(null)} onSaved={onChanged} />
      )}
      {open === "removal" && (
        <RemoveDialog domain={domain} onClose={() => setOpen(null)} onRemoved={() => onChanged(null)} />
      )}
    </li>
  );
}
