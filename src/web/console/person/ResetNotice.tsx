import { time } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Notice } from "../../ui/State.tsx";
import { useTexts } from "../../texts/texts.ts";
import { useSignedIn } from "./person.ts";
import { ACCOUNT } from "./places.ts";

/** Tells of a link for the own password that somebody else made: the person may not have asked for it. */
export function ResetNotice() {
  const words = useTexts("person");
  const link = useSignedIn()?.resetLink;
  if (!link) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Link to={ACCOUNT} class="button small">
          {words.account}
        </Link>
      }
    >
      <p>{words.resetMade(link.by, time(link.expiresAt, { timeStyle: "short" }))}</p>
    </Notice>
  );
}
