import type { FaultCode } from "../../shared/problems.ts";
import type { Remedy } from "./model.ts";

/** Of people, their sessions and their roles. */
export const PEOPLE_REMEDIES = {
  session_required: {
    cause:
      "The call takes a person who is signed in and came with a key, or the session of the browser has ended: after 12 hours without use, 30 days with `remember`, 90 days at most, and by signing out.",
    remedy: "Sign in: `POST /app/api/session`.",
  },
  operator_required: {
    cause:
      "The call is for those who run the service. It came with nothing, with a key or a session of a workspace, or the operator's session has ended: 30 minutes after its last use, with the sign-in, and with the right.",
    remedy:
      "Open `/operator` and give the second factor again, or send a key of `quietzone operator key`. `quietzone person operator` says who is one.",
  },
  second_factor_required: {
    cause:
      "Address and password are right, and the person has set a second factor. The answer has a cookie that is good for the second step for five minutes.",
    remedy:
      "Send a code of the app, or a recovery code, to `POST /app/api/session/second`, or sign in with a passkey. `methods` says what is set. A person who has lost all of them asks the operator.",
  },
  sign_in_again: {
    cause:
      "What the call changes could lock you out, and the sign-in of this browser is older than 15 minutes: somebody else may be sitting there.",
    remedy: "Sign in once more, then repeat the call.",
  },
  passkey_not_found: {
    cause: "You have no passkey with this id, or it was deleted.",
    remedy: "`GET /app/api/passkeys` lists yours. Nothing is left to do if it was to be deleted.",
  },
  sign_in_failed: {
    cause: "The mail address or the password is wrong. The problem does not tell which.",
    remedy: "Try again. Several wrong tries have to wait. A workspace's key still opens its console.",
  },
  workspace_required: {
    cause: "You are in several workspaces, and the call names none.",
    remedy: "Send `X-Workspace` with the id of one. `GET /app/api/session` lists them.",
  },
  workspace_not_found: {
    cause: "You are not, or no longer, in the workspace that the call names, or the operator suspended it.",
    remedy: "`GET /app/api/session` lists your workspaces. An owner or admin of another one can invite you.",
  },
  second_factor_missing: {
    cause:
      "The workspace demands a second factor of its members (`requireSecondFactor`), and you have set none.",
    remedy: "Set one up in your account: codes of an app, or a passkey. You may also leave the workspace.",
  },
  owner_required: {
    cause:
      "Only owners erase a workspace, make and unmake owners, and demand a second factor. A key may where it is the sign-up's, or an owner made it who still is one.",
    remedy: "Ask an owner, or sign in as one.",
  },
  role_too_high: {
    cause:
      "The call gives a role above your own, or changes or removes a member who has one, or makes a link for somebody whose role is not lower.",
    remedy: "Ask a member of a higher role. `GET /app/api/members` lists all of them.",
  },
  invitation_of_another: {
    cause: "You are signed in with another address than the one that is invited.",
    remedy: "Sign out and open the link again, or have an owner or admin invite your address.",
  },
  member_not_found: {
    cause: "The workspace has no member with this id, or no longer.",
    remedy: "`GET /app/api/members` lists them.",
  },
  invitation_not_found: {
    cause:
      "The workspace has no open invitation with this id: it was accepted or withdrawn, or is older than seven days.",
    remedy: "`GET /app/api/members` lists those that are open.",
  },
  link_ended: {
    cause:
      "The link was used, replaced or withdrawn, or its time is over. One that a member or a key made also ends with their right to make it, and one for a password when the person gets another role or joins another workspace.",
    remedy: "Ask for a new one where you got it. See [Members](members.md).",
  },
  email_unconfirmed: {
    cause:
      "The operator has new workspaces confirm their address (`QZ_SIGNUP_CONFIRM`) before they make tracked codes: the sign-up sent a mail with the link. Or somebody who is signed in sets up a second factor with an address that no mailed link has proved.",
    remedy:
      "Open the link in the mail. For a workspace `POST /app/api/me/confirmation` sends another one, and `PATCH /app/api/me` mends an address with a slip in it. For a person `PATCH /app/api/person` with the address sends it. See [Second factors](second-factors.md).",
  },
  already_member: {
    cause: "The person with this address is a member of the workspace.",
    remedy: "Change the role with `PATCH /app/api/members/{id}`.",
  },
  member_elsewhere: {
    cause: "The person is a member of another workspace, too, which a new password would open.",
    remedy:
      "They ask for a link by mail themselves. Where no mail is sent, the operator makes one: `quietzone person reset EMAIL`.",
  },
  session_not_found: {
    cause: "You have no session with this id, or it has ended.",
    remedy: "`GET /app/api/sessions` lists yours. Nothing is left to do if it was to be ended.",
  },
  last_owner: {
    cause: "A workspace would have no owner.",
    remedy: "Make another member an owner first, or erase the workspace.",
  },
} as const satisfies Partial<Readonly<Record<FaultCode, Remedy>>>;
