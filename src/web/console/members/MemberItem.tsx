import type { Member } from "quietzone-client";
import { Menu, type MenuItem } from "../../ui/Menu.tsx";
import { Entry } from "../Entry.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A member, with what may be done. */
export function MemberItem(props: {
  readonly member: Member;
  readonly isSelf: boolean;
  /** Whether the role is not above the own. */
  readonly mayManage: boolean;
  /** Whether the role is lower than the own. */
  readonly mayReset: boolean;
  readonly onOpen: (what: "role" | "reset" | "remove") => void;
}) {
  const { member, isSelf, mayManage, mayReset, onOpen } = props;
  const words = useTexts("members");
  const roles = useTexts("roles");
  const { name, email, role, since, lastSeenOn, secondFactor } = member;
  const facts = [
    words.since(since),
    lastSeenOn === null ? words.never : words.seen(lastSeenOn),
    secondFactor ? words.factor : words.noFactor,
  ];
  const items: MenuItem[] = [
    ...(mayManage ? [{ label: words.changeRole, icon: "user" as const, run: () => onOpen("role") }] : []),
    ...(mayReset && !isSelf
      ? [{ label: words.reset, icon: "key" as const, run: () => onOpen("reset") }]
      : []),
    ...(mayManage || isSelf
      ? [
          {
            label: isSelf ? words.leave : words.remove,
            icon: "trash" as const,
            danger: true,
            run: () => onOpen("remove"),
          },
        ]
      : []),
  ];
  return (
    <Entry
      title={
        <>
          {name} {isSelf && <span class="badge good">{words.you}</span>}
        </>
      }
      more={<p class="address">{email}</p>}
      facts={facts}
    >
      <span class="badge">{roles[role]}</span>
      {items.length > 0 && <Menu label={words.actions(name)} items={items} />}
    </Entry>
  );
}
