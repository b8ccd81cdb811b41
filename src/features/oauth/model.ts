import { type Static, Type } from "@sinclair/typebox";
import { day, idOf, text, time } from "../../kit/shared/common-members.ts";
import { named, oneOf } from "../../kit/shared/schema.ts";
import { ALL_SCOPES } from "../../kit/shared/scopes.ts";

export const AppRecord = Type.Object(
  {
    id: idOf("app", "Id of the connected app"),
    name: text("The name that the app gave itself: nobody has checked it"),
    host: text("Host to which the app led the person back; localhost is the person's own computer"),
    person: Type.Object(
      { id: idOf("per", "Id of the person"), name: text("Name of the person") },
      { description: "The person who connected it, for whom it acts" },
    ),
    workspace: Type.Object(
      { id: idOf("ten", "Id of the workspace"), name: text("Name of the workspace") },
      { description: "The workspace in which it acts" },
    ),
    scopes: Type.Array(oneOf(ALL_SCOPES), {
      description: "What the person gave it. It may do no more than the role of the person",
    }),
    connectedAt: time("When it was connected"),
    lastUsedOn: day("Day on which it got its last token, in UTC; it asks for one in each hour of use"),
    expiresAt: time(
      "When it is disconnected if it is not used again; 90 days after it was connected at the latest",
    ),
  },
  named("App"),
);
export type AppRecord = Static<typeof AppRecord>;

export const AppList = Type.Object(
  { apps: Type.Array(AppRecord, { description: "Newest first, at most 1,000" }) },
  named("AppList"),
);
export type AppList = Static<typeof AppList>;
