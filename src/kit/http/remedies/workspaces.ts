import type { FaultCode } from "../../shared/problems.ts";
import type { Remedy } from "./model.ts";

/** Of keys, plans, codes, domains, webhooks and leads. */
export const WORKSPACE_REMEDIES = {
  invalid_key: {
    cause:
      "The call has no key, or one that is misspelt, expired, ended or replaced, or whose workspace was suspended or erased.",
    remedy:
      "Send `Authorization: Bearer qz_…` with a key that the console lists under Settings, Keys. A lost key can't be read again: make another with a second key, or ask the operator.",
  },
  scope_missing: {
    cause:
      "The key, or your role in the workspace, lacks a scope that the operation asks for. The problem names it.",
    remedy:
      "Make a key with that scope: a key that has `account` can, up to its own [scopes](keys.md). Another role comes from an owner or admin.",
  },
  key_not_found: {
    cause: "Your workspace has no key with this id, or it has ended.",
    remedy: "`GET /app/api/keys` lists the keys with their ids. Nothing is left to do if it was to be ended.",
  },
  app_not_found: {
    cause: "No app with this id is connected, or not any more.",
    remedy:
      "`GET /app/api/apps` lists the apps with their ids, `GET /app/api/person/apps` the own ones. Nothing is left to do if it was to be disconnected.",
  },
  report_decided: {
    cause: "The report was decided before, perhaps by another operator a moment ago.",
    remedy:
      "Read it again: `GET /operator/api/reports/{number}`. Its code can still be taken down, or put back.",
  },
  last_key: {
    cause:
      "Without this key nobody could manage the workspace, or grant all scopes again: no other one with every scope, or with `account`, lasts for good.",
    remedy: "Make another key with every scope and without an end first, or rotate this one.",
  },
  signup_closed: {
    cause: "The operator of this service admits no new workspaces (`QZ_SIGNUP=closed`).",
    remedy: "Ask the operator for a workspace. Drawing codes needs none.",
  },
  confirmation_mismatch: {
    cause: "A workspace is erased only when `confirm` is its exact name, so that nobody erases it by a slip.",
    remedy: "Read the name with `GET /app/api/me`, and send it letter by letter.",
  },
  plan_limit: {
    cause:
      "Something is full: codes, domains, bytes or rows of a file by your plan, or keys, saved looks, pictures or reports by mail, of which every workspace has the same number. Or too many new names were verified today.",
    remedy:
      "The problem names what is full. Delete what you no longer use, or redeem a voucher for a larger plan.",
  },
  dynamic_code_not_enabled: {
    cause: "Your plan has no tracked codes.",
    remedy: "Redeem a voucher for a plan that has them, or draw the content itself, which needs no plan.",
  },
  analytics_not_enabled: {
    cause: "Your plan has no analytics. Scans are counted all the same.",
    remedy: "Redeem a voucher for a plan that has them. You then see what was counted before, too.",
  },
  voucher_invalid: {
    cause: "There is no voucher with this code, or signing up here needs one and none was sent.",
    remedy: "Compare it letter by letter with what you were given, or ask the operator for one.",
  },
  voucher_expired: {
    cause: "The voucher could be redeemed up to a day that is over.",
    remedy: "Ask whoever gave it to you for a new one.",
  },
  voucher_used_up: {
    cause: "The voucher was redeemed as often as it allows, by other workspaces.",
    remedy: "Ask whoever gave it to you for a new one.",
  },
  voucher_already_redeemed: {
    cause: "Your workspace has redeemed this voucher before. Its grant is in force, or was.",
    remedy: "Nothing is left to do. `GET /app/api/me` shows your plan and its end.",
  },
  target_required: {
    cause: "A tracked code was to be made without an address to lead to.",
    remedy: "Send `target`, an absolute http or https address. A code of a page alone needs none.",
  },
  target_invalid: {
    cause:
      "The address is not an absolute http or https one, or leads back to this service, which would be a circle.",
    remedy: "Write it with `https://`, and give the place where people are to arrive in the end.",
  },
  target_blocked: {
    cause:
      "A host to which the code would lead, or a link of its page, is on a list of hosts that the operator refuses. The error names the list.",
    remedy: "Lead somewhere else. Ask the operator if the host is on the list by mistake.",
  },
  short_id_taken: {
    cause: "A code has this short id, or had it once: printed codes must never lead to somebody else.",
    remedy: "Choose another one, or leave it out and get a random one.",
  },
  gs1_taken: {
    cause:
      "A code on this host has this GS1 address. On the service's own host all codes of a GTIN, or of another key, are of the workspace that made the first one.",
    remedy:
      "`GET /app/api/codes?q=…` with the GTIN finds your code. Change that one, or use a domain of your own.",
  },
  external_id_taken: {
    cause: "Another code of your workspace has this `externalId`, which names one code only.",
    remedy:
      "`GET /app/api/codes?externalId=…` finds that code. Change it, take its `externalId` away with null, or choose another one.",
  },
  menu_changed: {
    cause:
      "The page has no such menu, or another dish stands at the place that you named: somebody changed the menu.",
    remedy: "Read the code again, and send the place that the dish has now, with its name.",
  },
  tags_full: {
    cause: "The code has so many tags that it would have more than 20 with the new ones.",
    remedy: "Take others away with `untag`, or use one of those that it has.",
  },
  code_not_found: {
    cause: "Your workspace has no code with this id, or nobody ever had this short id.",
    remedy: "`GET /app/api/codes` finds your codes. Another workspace's code is not found either.",
  },
  code_not_owned: {
    cause: "Your workspace has no code with this id. The scan log answers so in place of `code_not_found`.",
    remedy: "Take the id from `GET /app/api/codes` with the same key.",
  },
  code_locked: {
    cause: "The code has a lock, and its password was not given, was changed since, or was given a day ago.",
    remedy: "Open the code's page, `/p/{shortId}`, and enter the password, or `POST /p/{shortId}/unlock`.",
  },
  offer_over: {
    cause: "The page of the code gives no codes away, or has given all of its list.",
    remedy: "The owner of the code can add codes to `landing.offer.codes`.",
  },
  password_wrong: {
    cause: "The password does not open this code, or it was changed in this moment.",
    remedy: "Try again. Several wrong tries have to wait. The owner of the code can set another password.",
  },
  code_blocked: {
    cause: "The operator blocked the code of this short address, its workspace or its whole domain.",
    remedy:
      "Only the operator can lift that. `blocked` of the code says why, and [Abuse](abuse.md) how to object.",
  },
  code_gone: {
    cause: "The code of this short address was switched off or deleted by its owner.",
    remedy: "Switch it on again with `PATCH` and `active: true`. A deleted code does not come back.",
  },
  code_taken_down: {
    cause: "The code is blocked, for example after a report of abuse: `blocked` of its record says why.",
    remedy:
      "A block with `by: list` ends by itself soon after the list drops the address or the code leads elsewhere; asking the operator does not end it at once. Any other is the operator's alone to lift.",
  },
  code_changed: {
    cause: "The code is no longer as it was when you read it: its `ETag` is not the one in `If-Match`.",
    remedy: "Read the code again, decide again, and send the change with the new `ETag`.",
  },
  revision_not_found: {
    cause: "The history of the code has no revision of this number.",
    remedy: "The problem names the first and the last one. The oldest are dropped in time.",
  },
  revision_not_kept: {
    cause:
      "A value of this revision has made room for later ones. The history of a code keeps 8 MiB, or what the workspace's plan has room for.",
    remedy:
      "Restore a later revision, or change the code with `PATCH`. The history shows what is still kept.",
  },
  expected_differs: {
    cause: "Another number of codes matches than you expected, or a deletion by a filter named no number.",
    remedy: "Send the action with `dryRun: true` first, look at `matched`, and send that as `expected`.",
  },
  style_not_found: {
    cause: "Your workspace has no saved look with this id.",
    remedy: "`GET /app/api/styles` lists your looks.",
  },
  style_name_taken: {
    cause: "Another saved look of your workspace has this name.",
    remedy: "Choose another name, or change that look.",
  },
  style_in_use: {
    cause: "Codes have this look, so it can't be deleted.",
    remedy: "Give those codes another style first, together by [one action on many codes](bulk.md).",
  },
  style_changed: {
    cause: "The saved look is no longer as it was when you read it.",
    remedy: "Read it again, and send the change with the new `ETag` in `If-Match`.",
  },
  host_invalid: {
    cause: "The host is no name of a domain, is an address, or is the service's own name.",
    remedy: "Send a name such as `qr.museum.example`, without scheme, port and path.",
  },
  domain_not_verified: {
    cause:
      "The TXT record is not there yet, or a code or an import names a host that your workspace has not verified.",
    remedy:
      "Set the two records that `GET /app/api/domains` names, wait until they have spread, and verify again. See [Domains](domains.md).",
  },
  mailing_not_found: {
    cause: "Your workspace has no report by mail with this id, or its recipient has ended it.",
    remedy:
      "`GET /app/api/mailings` lists those that there are. Nothing is left to do if it was to be ended.",
  },
  domain_not_found: {
    cause: "Your workspace has no domain with this id.",
    remedy: "`GET /app/api/domains` lists your domains.",
  },
  domain_taken: {
    cause: "Another workspace has verified this host.",
    remedy:
      "If it is yours, have the other workspace remove it, or its TXT record. Seven days after that record was first missed you can add and verify the host. Or ask the operator.",
  },
  domain_in_use: {
    cause: "Codes are on this domain. Without it they would lead nowhere.",
    remedy: "Delete those codes first, or keep the domain.",
  },
  gs1_in_use: {
    cause: "Codes on this domain have GS1 addresses, which would lead nowhere if it did not answer them.",
    remedy: "Delete those codes first, or let `gs1` of the domain be `true`.",
  },
  domain_changed: {
    cause: "The settings of the domain are no longer as they were when you read them.",
    remedy: "Read the domain again, and send the change with the new `ETag` in `If-Match`.",
  },
  invalid_url: {
    cause:
      "The address of the webhook is malformed, or leads to a private network or a port that this service does not call.",
    remedy:
      "Give a public http or https address. Operators open networks with `QZ_WEBHOOK_ALLOW`. See [Webhooks](webhooks.md).",
  },
  no_url_set: {
    cause: "A delivery was to be sent, and the workspace has no webhook.",
    remedy: "Set its address with `PUT /app/api/webhook` first.",
  },
  webhook_not_found: {
    cause: "The workspace has no webhook with this id. One that was removed is gone with its log.",
    remedy: "`GET /app/api/webhooks` lists those that there are.",
  },
  share_not_found: {
    cause:
      "No numbers are shared by this link, or your workspace has no share with this id. It was ended, its time is over, or its code was deleted.",
    remedy: "`GET /app/api/shares` lists those of a workspace. People who were sent a link ask for another.",
  },
  share_locked: {
    cause: "The share has a password, and this client has not given it, or it has changed since.",
    remedy:
      "`POST` it to the address of the share, and send the cookie of the answer. See [Shares](shares.md).",
  },
  share_password_wrong: {
    cause: "The password is not that of the share.",
    remedy: "Ask whoever sent you the link.",
  },
  delivery_not_found: {
    cause: "There is no delivery with this id in your workspace, or it is older than the list goes back.",
    remedy: "`GET /app/api/webhook/deliveries` lists those that can be sent again.",
  },
  lead_not_found: {
    cause: "Your workspace has no lead with this id, or it was erased.",
    remedy: "List the leads of the code again.",
  },
  lead_empty: {
    cause: "The form was sent with nothing in it.",
    remedy: "Fill in at least one of email, name, phone, company and message.",
  },
  consent_required: {
    cause: "A lead came without `consent: true`. The service takes none without it.",
    remedy: "Show people the consent text of the page, and send `consent: true` once they agree.",
  },
} as const satisfies Partial<Record<FaultCode, Remedy>>;
