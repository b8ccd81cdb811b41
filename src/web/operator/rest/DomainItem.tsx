import { useState } from "preact/hooks";
import { date } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { ask, at } from "../api.ts";
import { ActButton } from "../parts/ActButton.tsx";
import { Item } from "../parts/Item.tsx";
import { useTold } from "../parts/told.ts";
import type { OperatorDomain } from "../records.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * A domain in a list, which may be switched off and on, or released.
 * @param props.onReleased - it belongs to nobody any more.
 */
export function DomainItem(props: {
  readonly domain: OperatorDomain;
  readonly onChanged: (domain: OperatorDomain) => void;
  readonly onReleased?: () => void;
}) {
  const { domain, onChanged, onReleased } = props;
  const { host, tenantId } = domain;
  const words = useTexts("deskRest");
  const desk = useTexts("desk");
  const told = useTold();
  const [asks, setAsks] = useState(false);
  const disable = () => ask<unknown>("POST", at`domains/${host}/disable`);
  const enable = () => ask<unknown>("POST", at`domains/${host}/enable`);
  return (
    <Item
      title={host}
      more={
        <>
          <p class="small-text">
            <Link to={`/workspaces/${encodeURIComponent(tenantId)}`}>{words.toWorkspace}</Link>
          </p>
          {domain.warning !== null && <p class="small-text">{domain.warning}</p>}
        </>
      }
      facts={[
        domain.verifiedAt !== null && words.verifiedOn(date(domain.verifiedAt)),
        domain.checkedAt !== null && words.checkedOn(date(domain.checkedAt)),
      ]}
      marks={
        <>
          {domain.disabled && <span class="badge bad">{words.disabled}</span>}
          <span class={domain.state === "verified" ? "badge good" : "badge"}>
            {words.states[domain.state]}
          </span>
        </>
      }
    >
      {domain.disabled ? (
        <ActButton
          small
          act={enable}
          said={words.enabledNow(host)}
          onDone={() => onChanged({ ...domain, disabled: false })}
        >
          {words.enable}
        </ActButton>
      ) : (
        <ActButton
          small
          act={disable}
          said={words.disabledNow(host)}
          onDone={() => onChanged({ ...domain, disabled: true })}
          undo={{
            act: enable,
            said: words.enabledNow(host),
            onDone: () => onChanged({ ...domain, disabled: false }),
          }}
        >
          {words.disable}
        </ActButton>
      )}
      {onReleased && domain.state === "verified" && (
        <Button small kind="danger" onClick={() => setAsks(true)}>
          {words.release}
        </Button>
      )}
      {asks && onReleased && (
        <DangerDialog
          title={words.releaseTitle(host)}
          yes={words.release}
          no={desk.cancel}
          typing={{ label: words.typeHost, text: host, wrong: desk.notTyped }}
          act={() => ask("POST", at`domains/${host}/release`)}
          onClose={() => setAsks(false)}
          onDone={() => {
            setAsks(false);
            told(words.released(host));
            onReleased();
          }}
        >
          <p>{words.releaseText}</p>
        </DangerDialog>
      )}
    </Item>
  );
}
