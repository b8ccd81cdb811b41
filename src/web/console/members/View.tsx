import { useState } from "preact/hooks";
import type { Member, MemberList, RemovedMember } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Loaded } from "../../ui/Loaded.tsx";
import { LeaveDialog } from "../person/LeaveDialog.tsx";
import { useRole, useSignedIn } from "../person/person.ts";
import { Page, WithMe } from "../settings/Page.tsx";
import { DemandCard } from "./DemandCard.tsx";
import { InvitationsCard } from "./InvitationsCard.tsx";
import { KeysLeft } from "./KeysLeft.tsx";
import { MemberItem } from "./MemberItem.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { ResetDialog } from "./ResetDialog.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import { ROLES, type Role } from "./roles.ts";
import { useTexts } from "../../texts/texts.ts";

/** Something that is done with a member. */
interface Open {
  readonly what: "role" | "reset" | "remove";
  readonly member: Member;
}

/** Members of a workspace and its open invitations. */
export function View() {
  const load = useLoad((signal) => call("GET /app/api/members", {}, { signal }), []);
  const role = useRole();
  return (
    <Page tab="members">
      <Loaded load={load}>
        {(list) => (
          <>
            <MembersCard list={list} onChange={load.change} />
            <InvitationsCard
              invitations={list.invitations}
              roles={rolesOf(role)}
              isFirst={list.members.length === 0}
              onInvited={load.reload}
              onWithdrawn={({ id }) =>
                load.change((last) => ({
                  ...last,
                  invitations: last.invitations.filter((each) => each.id !== id),
                }))
              }
            />
          </>
        )}
      </Loaded>
      <WithMe>{(me, put) => <DemandCard me={me} onChanged={put} />}</WithMe>
    </Page>
  );
}

/** The roles that may be given. Of a key the service knows whether it acts as an owner. */
function rolesOf(own: Role | null): readonly Role[] {
  return own === null ? ROLES : ROLES.slice(0, ROLES.indexOf(own) + 1);
}

function MembersCard(props: {
  readonly list: MemberList;
  readonly onChange: (change: (list: MemberList) => MemberList) => void;
}) {
  const { list, onChange } = props;
  const words = useTexts("members");
  const [open, setOpen] = useState<Open | null>(null);
  const [left, setLeft] = useState<{ name: string; keys: RemovedMember["keys"] } | null>(null);
  const close = () => setOpen(null);
  const self = useSignedIn()?.person.id;
  const own = useRole();
  const roles = rolesOf(own);
  return (
    <section class="card stack" aria-labelledby="members-title">
      <h2 id="members-title">{words.title}</h2>
      <p class="soft">{words.intro}</p>
      {list.members.length === 0 && <p>{words.none}</p>}
      <ul class="plain-list member-list" aria-label={words.list}>
        {list.members.map((member) => (
          <MemberItem
            key={member.id}
            member={member}
            isSelf={member.id === self}
            mayManage={roles.includes(member.role)}
            mayReset={own === null || ROLES.indexOf(member.role) < ROLES.indexOf(own)}
            onOpen={(what) => setOpen({ what, member })}
          />
        ))}
      </ul>
      {open?.what === "role" && (
        <RoleDialog
          member={open.member}
          roles={roles}
          onClose={close}
          onChanged={(changed) => {
            close();
            onChange((last) => ({
              ...last,
              members: last.members.map((each) => (each.id === changed.id ? changed : each)),
            }));
          }}
        />
      )}
      {open?.what === "reset" && <ResetDialog member={open.member} onClose={close} />}
      {open?.what === "remove" && open.member.id === self && <LeaveDialog onClose={close} />}
      {open?.what === "remove" && open.member.id !== self && (
        <RemoveDialog
          member={open.member}
          onClose={close}
          onRemoved={({ keys }) => {
            const { id, name } = open.member;
            close();
            if (keys.length > 0) setLeft({ name, keys });
            onChange((last) => ({ ...last, members: last.members.filter((each) => each.id !== id) }));
          }}
        />
      )}
      {left && <KeysLeft name={left.name} keys={left.keys} onClose={() => setLeft(null)} />}
    </section>
  );
}
