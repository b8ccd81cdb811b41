import { Type } from "@sinclair/typebox";
import { MailingInput } from "../../mailings/model.ts";
import { NewShareInput } from "../../shares/model.ts";
import { anyObject, anyValue, idFrom } from "../input-model.ts";
import type { Tool } from "../tool.ts";

const share = { id: idFrom("list_shares") };
const mailing = { id: idFrom("list_mailings") };
const { title, expiresAt } = NewShareInput.properties;
const { to, every, language, notices } = MailingInput.properties;

/** `of` of shares and reports. */
const OF = '"workspace", {code: id} or {group: name}';

/** Numbers for others: links to them, and reports by mail. */
export const SHARING_TOOLS: readonly Tool[] = [
  {
    name: "list_shares",
    title: "Shares",
    description: "Links by which people without an account see numbers.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/shares" }],
    input: {},
  },
  {
    name: "share_numbers",
    title: "Share numbers",
    description: "Make a link to counts. Everybody who has it sees them.",
    effect: "adds",
    calls: [{ method: "POST", path: "/app/api/shares" }],
    input: {
      of: Type.Unknown({ description: OF }),
      title,
      period: anyObject("{days}, or {from, to}; the last 30 days by default"),
      expiresAt,
    },
  },
  {
    name: "end_share",
    title: "End a share",
    description: "End a link to numbers, at once.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/shares/:id" }],
    input: share,
  },
  {
    name: "list_mailings",
    title: "Reports by mail",
    description: "Addresses that get numbers by mail.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/mailings" }],
    input: {},
  },
  {
    name: "mail_reports",
    title: "Mail reports",
    description: "Have numbers mailed. An address of no member has to confirm it first.",
    effect: "sends",
    calls: [{ method: "POST", path: "/app/api/mailings" }],
    input: { to, every, of: anyValue(OF), language, notices },
  },
  {
    name: "end_mailing",
    title: "End reports by mail",
    description: "Mail no more numbers to an address.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/mailings/:id" }],
    input: mailing,
  },
];
