import { type Static, Type } from "@sinclair/typebox";
import { count, text } from "../../kit/shared/common-members.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";

const time = (description: string) => Type.String({ format: "date-time", description });

export const OperatorList = Type.Object(
  {
    name: text("Its name"),
    location: text("The file or address that it is read from"),
    kind: oneOf(["block", "allow"], { description: "Whether it blocks hosts or lets them pass" }),
    hosts: count("Hosts in force on this node"),
    readAt: orNull(Type.String({ format: "date-time" }), { description: "When that content was read" }),
    ignored: count("Entries that are public suffixes, the service itself, or verified domains"),
    ignoredSome: Type.Array(Type.String(), { description: "Some of them" }),
    unread: count("Lines that name no host"),
    swept: Type.Boolean({ description: "Whether all codes were looked through with it" }),
    held: orNull(
      Type.Object({
        hosts: count("Its hosts"),
        since: time("Since when it waits"),
        why: oneOf(["workspaces", "shrunk"], {
          description: "It would block many workspaces, or lost half of its hosts",
        }),
        workspaces: orNull(Type.Integer(), {
          description: "Workspaces that it would block, as far as counted",
        }),
      }),
      { description: "A newer content that waits to be applied; null for none" },
    ),
  },
  named("OperatorList"),
);
export type OperatorList = Static<typeof OperatorList>;

export const OperatorLists = Type.Object(
  { lists: Type.Array(OperatorList, { description: "All that are set" }) },
  named("OperatorLists"),
);
export type OperatorLists = Static<typeof OperatorLists>;

const match = (description: string) =>
  orNull(Type.Object({ list: text("Name of the list"), host: text("The entry") }), { description });

export const ListVerdict = Type.Object(
  {
    host: text("The host that was asked for"),
    blocked: match("The list that names it; null for none"),
    allowed: match("The list that lets it pass although another one names it; null for none"),
  },
  named("OperatorListVerdict"),
);
export type ListVerdict = Static<typeof ListVerdict>;
