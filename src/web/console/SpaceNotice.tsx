import { bytes } from "../lib/format.ts";
import { Link } from "../lib/route.tsx";
import { NEAR, shareOf } from "../lib/share.ts";
import { Notice } from "../ui/State.tsx";
import { useMe } from "./session.ts";
import { useTexts } from "../texts/texts.ts";

/** Tells that the space of the plan is used up, or soon will be. */
export function SpaceNotice() {
  const words = useTexts("shell");
  const me = useMe();
  const limit = me?.grants.bytes ?? null;
  if (me === null || limit === null) return null;
  const used = me.usage.bytes;
  const share = shareOf(used, limit);
  if (share < NEAR) return null;
  const tell = share < 1 ? words.spaceAlmost : words.spaceFull;
  return (
    <Notice
      tone="warn"
      action={
        <Link to="/settings" class="button small">
          {words.settings}
        </Link>
      }
    >
      <p>{tell(bytes(used), bytes(limit))}</p>
    </Notice>
  );
}
