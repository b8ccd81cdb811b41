import { type Static, Type } from "@sinclair/typebox";
import {
  count,
  createdAt,
  idOf,
  nextCursor,
  text,
  textOrNull,
  time,
} from "../../kit/shared/common-members.ts";
import { LINE, LINES, named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { BLOCK_WORDS_LENGTH, DECIDED_REASONS } from "../../kit/shared/block.ts";
import { Blocked } from "../blocks/model.ts";
import { CredentialOptions, FACTOR_METHODS, PasskeySignIn } from "../factors/model.ts";
import { CurrentPlan } from "../plans/model.ts";
import { OperatorSign } from "../signs/model.ts";
import { OPERATOR_ACTIONS } from "./constants.ts";
import { LOG_KINDS } from "./records.ts";

/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

const flag = (description: string) => Type.Boolean({ description });
const timeOrNull = (description: string) => orNull(Type.String({ format: "date-time" }), { description });

export const OperatorSession = Type.Object(
  {
    operator: Type.Object(
      {
        kind: oneOf(["person", "key"], { description: "Who asks" }),
        id: text("Id of the person or the key"),
        name: text("Name of the person or the key"),
        email: textOrNull("Address of the person"),
      },
      { description: "The operator who asks" },
    ),
    expiresAt: timeOrNull("When it ends if it is not used again; null for a key"),
  },
  named("OperatorSession"),
);
export type OperatorSession = Static<typeof OperatorSession>;

export const OperatorMethods = Type.Object(
  {
    methods: Type.Array(oneOf(FACTOR_METHODS), { description: "The second factors that the person has" }),
    passkey: orNull(CredentialOptions, {
      description: "PublicKeyCredentialRequestOptionsJSON; null for a person without a passkey",
    }),
  },
  named("OperatorMethods"),
);
export type OperatorMethods = Static<typeof OperatorMethods>;

export const OperatorSignIn = Type.Object(
  {
    code: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        pattern: LINE,
        description: "The six digits that the app shows now, or a recovery code",
      }),
    ),
    credential: Type.Optional(PasskeySignIn.properties.credential),
  },
  { ...open, ...named("OperatorSignIn") },
);
export type OperatorSignIn = Static<typeof OperatorSignIn>;

export const BlockInput = Type.Object(
  {
    reason: oneOf(DECIDED_REASONS, { description: "What for; the owner is told" }),
    words: Type.Optional(
      Type.String({
        maxLength: BLOCK_WORDS_LENGTH,
        pattern: LINES,
        description: "What the owner is told beside the reason",
      }),
    ),
  },
  { ...open, ...named("BlockInput") },
);
export type BlockInput = Static<typeof BlockInput>;

const blocked = orNull(Blocked, { description: "Why it is blocked; null while it is not" });

const place = Type.Object(
  {
    id: idOf("ten", "Id of the workspace"),
    name: text("Its name"),
    suspended: flag("Whether it is suspended"),
  },
  { description: "The workspace" },
);

const code = {
  id: idOf("code", "Id of the code"),
  shortId: text("Short id"),
  domain: textOrNull("Its host; null for the service's own"),
  shortUrl: text("The address that its symbol holds"),
  workspace: place,
  type: text("Type of its content"),
  title: textOrNull("Its title"),
  target: text("Where it leads by default"),
  active: flag("Whether it redirects, unless its workspace is suspended"),
  blocked,
  scans: count("Scans, as of at most a minute ago"),
  createdAt,
  updatedAt: time("When it was last changed"),
};

export const OperatorCode = Type.Object(code, named("OperatorCode"));
export type OperatorCode = Static<typeof OperatorCode>;

const DESTINATIONS = ["target", "rule", "fallback", "link"] as const;

const Destination = Type.Object(
  {
    kind: oneOf(DESTINATIONS, { description: "By which way: a rule, or a link of its page" }),
    url: text("The address"),
    host: textOrNull("Its host; null for an address without one"),
    when: textOrNull("The conditions of the rule, as JSON; null for others"),
    listed: textOrNull("The list that names the host; null for none"),
  },
  named("OperatorDestination"),
);
export type Destination = Static<typeof Destination>;

export const OperatorCodeFile = Type.Object(
  {
    ...code,
    group: textOrNull("Its campaign"),
    destinations: Type.Array(Destination, { description: "All that it and its page lead to" }),
    blocks: Type.Array(Blocked, { description: "All that blocks it, the decision of an operator first" }),
    signs: Type.Array(OperatorSign, { description: "What is odd about where it leads, oldest first" }),
    previewUrl: text("The page that says where it leads, without following it"),
    pageUrl: textOrNull("Its hosted page; null without one"),
  },
  named("OperatorCodeFile"),
);
export type OperatorCodeFile = Static<typeof OperatorCodeFile>;

export const OperatorCodes = Type.Object(
  { codes: Type.Array(OperatorCode, { description: "Newest first" }), nextCursor },
  named("OperatorCodes"),
);
export type OperatorCodes = Static<typeof OperatorCodes>;

const workspace = {
  id: idOf("ten", "Id of the workspace"),
  name: text("Its name"),
  email: text("Its address"),
  plan: CurrentPlan,
  deviceLog: flag("Whether it sees its list of consenting devices"),
  unconfirmed: flag("Whether its sign-up had to confirm the address, and has not"),
  createdAt,
  suspended: flag("Whether it is suspended"),
  blocked,
  usage: Type.Object(
    {
      codes: count("Codes"),
      plainCodes: count("Plain codes"),
      bytes: count("Bytes that are stored"),
      fileBytes: count("Bytes of files"),
    },
    { description: "What it uses" },
  ),
};

export const OperatorWorkspace = Type.Object(workspace, named("OperatorWorkspace"));
export type OperatorWorkspace = Static<typeof OperatorWorkspace>;

export const OperatorWorkspaces = Type.Object(
  { workspaces: Type.Array(OperatorWorkspace, { description: "Newest first" }), nextCursor },
  named("OperatorWorkspaces"),
);
export type OperatorWorkspaces = Static<typeof OperatorWorkspaces>;

export const OperatorWorkspaceFile = Type.Object(
  {
    ...workspace,
    members: Type.Array(
      Type.Object({
        id: idOf("per", "Id of the person"),
        name: text("Name"),
        email: text("Address"),
        role: text("Role"),
      }),
      { description: "People in it, at most 200" },
    ),
    codes: Type.Array(OperatorCode, { description: "Its newest codes, at most 20" }),
  },
  named("OperatorWorkspaceFile"),
);
export type OperatorWorkspaceFile = Static<typeof OperatorWorkspaceFile>;

export const EditWorkspace = Type.Object(
  {
    plan: Type.Optional(
      Type.String({ maxLength: 100, pattern: LINE, description: "Name of a plan, without end" }),
    ),
    deviceLog: Type.Optional(flag("Whether it sees its list of consenting devices")),
  },
  { ...open, ...named("OperatorEditWorkspace") },
);
export type EditWorkspace = Static<typeof EditWorkspace>;

const person = {
  id: idOf("per", "Id of the person"),
  name: text("Name"),
  email: text("Address"),
  confirmedAt: timeOrNull("When a mailed link proved the address"),
  createdAt,
  secondFactor: flag("Whether a second factor is set"),
  operator: flag("Whether the person is an operator"),
};

export const OperatorPerson = Type.Object(person, named("OperatorPerson"));
export type OperatorPerson = Static<typeof OperatorPerson>;

export const OperatorPeople = Type.Object(
  { people: Type.Array(OperatorPerson, { description: "Newest first" }), nextCursor },
  named("OperatorPeople"),
);
export type OperatorPeople = Static<typeof OperatorPeople>;

export const OperatorPersonFile = Type.Object(
  {
    ...person,
    sessions: count("Browsers in which the person is signed in"),
    workspaces: Type.Array(Type.Object({ ...place.properties, role: text("Role") }), {
      description: "Where the person is a member, at most 100",
    }),
  },
  named("OperatorPersonFile"),
);
export type OperatorPersonFile = Static<typeof OperatorPersonFile>;

export const OperatorProblem = Type.Object(
  {
    at: time("When"),
    level: oneOf(["warn", "error"], { description: "How bad" }),
    message: text("What the log says"),
    requestId: textOrNull("The request that met it"),
    detail: textOrNull("Further members of the line, as JSON"),
  },
  named("OperatorProblem"),
);
export type OperatorProblem = Static<typeof OperatorProblem>;

export const Growth = Type.Object(
  {
    day: Type.String({ format: "date", description: "The day, in UTC" }),
    workspaces: count("Workspaces that were made"),
    people: count("People who were added"),
    codes: count("Codes that were made, up to 20,000"),
    byWorkspace: Type.Array(
      Type.Object({
        workspace: Type.Object(
          { id: idOf("ten", "Id"), name: text("Name") },
          { description: "The workspace" },
        ),
        codes: count("Codes that it made"),
      }),
      { description: "The workspaces that made most, at most 20" },
    ),
  },
  named("OperatorGrowth"),
);
export type Growth = Static<typeof Growth>;

export const LogEntry = Type.Object(
  {
    id: idOf("opl", "Id of the entry"),
    at: time("When"),
    who: Type.Object(
      {
        kind: oneOf(LOG_KINDS, { description: "A person or a key of the view, or a command" }),
        id: text("Id of the person or the key; of a command the user of the machine"),
        name: textOrNull("Name; null of a person who was erased"),
      },
      { description: "Who did it" },
    ),
    action: oneOf(OPERATOR_ACTIONS, { description: "What was done" }),
    subject: Type.Object({ kind: text("Kind of record"), id: text("Its id") }, { description: "On what" }),
    detail: Type.Record(Type.String(), orNull(Type.Union([Type.String(), Type.Number(), Type.Boolean()])), {
      description: "Further facts",
    }),
  },
  named("OperatorLogEntry"),
);
export type LogEntry = Static<typeof LogEntry>;

export const LogPage = Type.Object(
  { entries: Type.Array(LogEntry, { description: "Newest first" }), nextCursor },
  named("OperatorLog"),
);
export type LogPage = Static<typeof LogPage>;
