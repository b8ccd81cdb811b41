import { type Static, Type } from "@sinclair/typebox";
import { count, text, textOrNull } from "../../kit/shared/common-members.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { OperatorProblem } from "./model.ts";

const timeOrNull = (description: string) => orNull(Type.String({ format: "date-time" }), { description });

export const OperatorState = Type.Object(
  {
    version: text("Version of the program"),
    commit: textOrNull("The commit that it was built from"),
    schema: count("Number of the database's schema"),
    engine: oneOf(["sqlite", "postgres"], { description: "Where the data are" }),
    baseUrl: text("The public address"),
    storage: Type.Object(
      {
        status: oneOf(["ok", "degraded"], { description: "As /healthz tells it" }),
        reason: textOrNull("Why it is degraded"),
        databaseBytes: count("Size of the database"),
        lostScans: count("Scans since the start that could not be stored"),
        diskLow: Type.Boolean({ description: "Whether the disk has less room than QZ_DISK_FLOOR" }),
      },
      { description: "The storage" },
    ),
    load: Type.Object(
      {
        pressure: Type.Number({
          description: "How full turns of the event loop are; 1 is as much as can be done",
        }),
        waiting: Type.Boolean({ description: "Whether requests wait" }),
      },
      { description: "The event loop" },
    ),
    queues: Type.Object(
      {
        deliveries: count("Deliveries to webhooks that wait, up to 10,000"),
        jobs: count("Drawings and files that wait for a thread of this node"),
      },
      { description: "Work that waits" },
    ),
    mail: Type.Boolean({ description: "Whether a mail server is set" }),
    passwords: Type.Boolean({ description: "Whether people sign in with passwords" }),
    signup: text("Who may sign up"),
    plans: Type.Array(Type.String(), { description: "Names of plans" }),
    counts: Type.Object(
      { workspaces: count("Workspaces"), people: count("People"), codes: count("Codes") },
      { description: "How many there are" },
    ),
    reports: Type.Object(
      { open: count("Reports that wait"), oldestAt: timeOrNull("When the oldest of them was sent") },
      { description: "Reports of codes" },
    ),
    backups: Type.Object(
      {
        lastAt: timeOrNull("When the last one was made beside this data folder"),
        bytes: orNull(count("Its size")),
      },
      { description: "Backups that the command made" },
    ),
    offsite: orNull(
      Type.Object({
        place: text("The bucket or folder"),
        late: Type.Boolean({ description: "Whether the last one is older than three periods" }),
        lastAt: timeOrNull("When the last whole one was made"),
        bytes: orNull(count("Its size")),
        verifiedAt: timeOrNull("When one was last restored as a test"),
        verifiedBytes: orNull(count("The size of that one")),
      }),
      { description: "Backups that the service makes in another place; null where QZ_BACKUP_TO names none" },
    ),
    problems: Type.Array(OperatorProblem, {
      description: "The last warnings and errors of this node's log, newest first, at most 50",
    }),
  },
  named("OperatorState"),
);
export type OperatorState = Static<typeof OperatorState>;
