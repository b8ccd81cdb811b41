import { useState } from "preact/hooks";
import type { NewShare, Share } from "quietzone-client";
import { go } from "../../lib/route.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { Choice } from "../analytics/choice.ts";
import { useMay } from "../session.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import { draftOf } from "./period.ts";
import { useTexts } from "../../texts/texts.ts";

/** Shares the numbers that a view shows, and leads to all shares. */
export function ShareMenu(props: { readonly of: NewShare["of"]; readonly choice: Choice }) {
  const words = useTexts("shares");
  const may = useMay();
  const { of, choice } = props;
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<Share | null>(null);
  return (
    <>
      <Menu
        label={words.share}
        icon="link"
        items={[
          ...(may("codes:write") ? [{ label: words.make, run: () => setAsking(true) }] : []),
          { label: words.all, run: () => go("/shares") },
        ]}
      />
      {asking && (
        <ShareDialog
          of={of}
          period={draftOf(choice)}
          bots={choice.bots}
          onClose={() => setAsking(false)}
          onSaved={(share) => {
            setAsking(false);
            setMade(share);
          }}
        />
      )}
      {made && (
        <Dialog title={words.made} onClose={() => setMade(null)}>
          <p class="soft">{made.locked ? words.handOnLocked : words.handOn}</p>
          <ShareLink share={made} />
        </Dialog>
      )}
    </>
  );
}

/** The link of a share, to be copied and opened. */
export function ShareLink({ share }: { readonly share: Share }) {
  const words = useTexts("shares");
  if (share.url === null) return <p class="soft">{words.unreadable}</p>;
  return (
    <div class="row">
      <a class="mono share-url" href={share.url} target="_blank" rel="noreferrer noopener">
        {share.url}
      </a>
      <CopyButton small text={share.url} label={share.title ?? share.name ?? words.workspace} />
    </div>
  );
}
