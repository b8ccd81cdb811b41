import { type Static, Type } from "@sinclair/typebox";
import { AnyFields, documentedContent, TypedContent } from "../../qr/payload/contract.ts";
import { CODE_TYPES } from "../../qr/payload/index.ts";
import { Style } from "../../qr/style.ts";
import { createdAt, idOf, nextCursor, time, updatedAt } from "../../kit/shared/common-members.ts";
import { described, named, oneOf, orNull, TEXT } from "../../kit/shared/schema.ts";
import type { Who } from "../../kit/shared/author.ts";
import { BY, BY_KEY, WhoRecord } from "../audit/model.ts";
import { TITLE_LENGTH } from "../codes/constants.ts";
import { Group } from "../codes/model.ts";
import { CodeStyle } from "../looks/model.ts";
import { PLAIN_MEMBERS, type PlainMember } from "./constants.ts";

/** A plain code as it is stored. Times are milliseconds since the epoch. */
export interface PlainCode {
  readonly id: string;
  readonly tenantId: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** A style of its own: a saved look is copied, because what is printed does not change with a look. */
  readonly style: Style | null;
  readonly title: string | null;
  readonly group: string | null;
  /** Whether its owner has said so. Then `type` and `fields` are closed. */
  readonly printed: boolean;
  /** The text that the symbol encodes. */
  readonly payload: string;
  /** Goes up by one with every edit: what the ETag is made of. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The author of the present revision, as `shared/author.ts` spells it; `null` when it is not known. */
  readonly changedBy: string | null;
}

/** The members that an edit may change. */
export type PlainValues = Pick<PlainCode, PlainMember>;
export type PlainChange = Partial<PlainValues>;

const type = oneOf(
  CODE_TYPES.map((codeType) => codeType.type),
  { description: "Kind of code; GET /app/api/types lists them" },
);
/** A type of the catalog of types, as a filter. */
export const PlainType = oneOf(
  CODE_TYPES.map((codeType) => codeType.type),
  { description: "Only codes of this type" },
);
const fields = Type.Record(Type.String(), Type.Unknown(), {
  description: "Content of the code, as its type's schema says",
});
const title = Type.String({ maxLength: TITLE_LENGTH, pattern: TEXT, description: "Label of the code" });
const printed = Type.Boolean({
  description: "Whether it is on paper: then type and fields stay as they are, until it is false again",
});

/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

const creation = {
  type,
  fields,
  style: Type.Optional(CodeStyle),
  title: Type.Optional(title),
  group: Type.Optional(Group),
  printed: Type.Optional(printed),
};
export const CreatePlainCode = Type.Object(creation, open);
export type CreatePlainCode = Static<typeof CreatePlainCode>;
export const CreatePlainCodeDocument = documentedContent(TypedContent, CreatePlainCode, "NewPlainCode");

const change = {
  type: Type.Optional(type),
  fields: Type.Optional(fields),
  style: Type.Optional(orNull(CodeStyle)),
  title: Type.Optional(orNull(title)),
  group: Type.Optional(orNull(Group)),
  printed: Type.Optional(printed),
};
export const EditPlainCode = Type.Object(change, open);
export type EditPlainCode = Static<typeof EditPlainCode>;
export const EditPlainCodeDocument = Type.Object(
  { ...change, fields: Type.Optional(AnyFields) },
  { minProperties: 1, ...named("PlainCodeChange") },
);

const values = { style: orNull(Style), title: orNull(title), group: orNull(Group), printed };
const AnyPlainRecord = Type.Object({
  id: idOf("plain", "Id of the plain code"),
  type,
  fields,
  ...values,
  payload: Type.String({ description: "What the QR code says" }),
  createdAt,
  updatedAt,
});
export type PlainCodeRecord = Static<typeof AnyPlainRecord>;
export const PlainCodeRecord = Type.Unsafe<PlainCodeRecord>(
  documentedContent(TypedContent, AnyPlainRecord, "PlainCode"),
);

export const PlainCodeList = Type.Object(
  { plainCodes: Type.Array(PlainCodeRecord, { description: "In the order of ?sort" }), nextCursor },
  named("PlainCodeList"),
);
export type PlainCodeList = Static<typeof PlainCodeList>;

/** Some members of a plain code, as they were. */
const Values = Type.Partial(Type.Object({ type, fields: AnyFields, ...values }), named("PlainCodeValues"));

export const PlainChanges = Type.Object(
  {
    changes: Type.Array(
      Type.Object({
        revision: Type.Integer({ minimum: 1, description: "Number of the revision; the first is 1" }),
        at: time("When it was made"),
        by: BY,
        byKey: BY_KEY,
        who: WhoRecord,
        changed: Type.Array(oneOf(PLAIN_MEMBERS), { description: "Members that it changed" }),
        before: orNull(Values, { description: "Their values before; null for the first revision" }),
        after: described(Values, "Their values since"),
      }),
      { description: "Newest first" },
    ),
  },
  named("PlainCodeHistory"),
);

/** A list of changes, newest first. */
export interface PlainChangeList {
  readonly changes: readonly {
    readonly revision: number;
    readonly at: string;
    readonly by: string | null;
    readonly byKey: string | null;
    readonly who: Who;
    readonly changed: PlainMember[];
    readonly before: PlainChange | null;
    readonly after: PlainChange;
  }[];
}

export const RestorePlain = Type.Object(
  { revision: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  open,
);

/** The plain code in a path, for the OpenAPI document. */
export const PLAIN_PATH = {
  id: {
    component: "PlainCodeId",
    description: "Id of the plain code",
    example: "plain_01kahgy2m4e8r6t0v2x4z6b8dk",
  },
};

/** A record, for the OpenAPI document. */
export const PLAIN_EXAMPLE = {
  id: PLAIN_PATH.id.example,
  type: "wifi" as const,
  fields: { ssid: "Museum", password: "hall-3-hall-4" },
  style: null,
  title: "Wi-Fi of the foyer",
  group: null,
  printed: false,
  payload: "WIFI:T:WPA;S:Museum;P:hall-3-hall-4;;",
  createdAt: "2026-11-21T09:05:00.000Z",
  updatedAt: "2026-11-21T09:05:00.000Z",
};
