import { type Static, Type } from "@sinclair/typebox";
import { listedHosts } from "../blocklist/model.ts";
import { idOf, nextCursor, text, time } from "../../kit/shared/common-members.ts";
import { FILLED, named, oneOf, orNull } from "../../kit/shared/schema.ts";

/** A host of a workspace. Times are milliseconds since the epoch. */
export interface Domain {
  readonly id: string;
  readonly tenantId: string;
  /** As `URL` spells it. */
  readonly host: string;
  /** The value of the TXT record that proves ownership. */
  readonly value: string;
  readonly home: string | null;
  readonly notFound: string | null;
  /** JSON. */
  readonly apple: string | null;
  readonly android: string | null;
  /** Whether it answers GS1 Digital Links. */
  readonly gs1: boolean;
  /** Goes up by one with every edit, and when it is verified: what the ETag is made of. */
  readonly revision: number;
  readonly createdAt: number;
  /** `null` while it is pending. */
  readonly verifiedAt: number | null;
  readonly checkedAt: number | null;
  readonly warning: string | null;
  /** Whether the operator has switched it off. */
  readonly disabled: boolean;
}

/** The members that an edit may change. */
export type DomainChange = Partial<Pick<Domain, "home" | "notFound" | "apple" | "android" | "gs1">>;

const open = { additionalProperties: true };
const host = Type.String({ description: "A name such as qr.museum.example" });

export const CreateDomain = Type.Object({ host }, { ...open, ...named("NewDomain") });
export type CreateDomain = Static<typeof CreateDomain>;

/** `parseTarget` says what is wrong with an address. */
const address = (description: string) => orNull(Type.String({ pattern: FILLED, description }));
const AppLinks = Type.Object({}, { ...open, description: "/.well-known/apple-app-site-association" });
const AssetLinks = Type.Array(Type.Object({}, open), { description: "/.well-known/assetlinks.json" });

const members = {
  home: address("Where the root leads"),
  notFound: address("Where unknown short ids lead"),
  apple: orNull(AppLinks),
  android: orNull(AssetLinks),
  gs1: Type.Boolean({
    description: "Whether it answers GS1 Digital Links, and codes on it may have `gs1`",
  }),
};
const change = {
  home: Type.Optional(members.home),
  notFound: Type.Optional(members.notFound),
  apple: Type.Optional(members.apple),
  android: Type.Optional(members.android),
  gs1: Type.Optional(members.gs1),
};
export const EditDomain = Type.Object(change, open);
export const EditDomainDocument = Type.Object(change, { minProperties: 1, ...named("DomainChange") });
export type EditDomain = Static<typeof EditDomain>;

export const DomainRecord = Type.Object(
  {
    id: idOf("dom", "Id of the domain"),
    host,
    state: oneOf(["pending", "verified"], { description: "`pending` until its record was found" }),
    dns: Type.Object(
      {
        type: oneOf(["TXT"], { description: "Type of the record" }),
        name: text("Name of the record"),
        value: text("Content of the record"),
      },
      { description: "The record to set" },
    ),
    ...members,
    listed: listedHosts("`home` and `notFound` that lead there are left out"),
    codes: Type.Integer({ description: "Codes on this host" }),
    waiting: Type.Integer({
      minimum: 0,
      description: "Codes of an archive that start once the domain is verified",
    }),
    createdAt: time("When it was added"),
    verifiedAt: orNull(time("When its record was found; null until then")),
    checkedAt: orNull(time("When its record was last looked up; null before the first time")),
    warning: orNull(Type.String({ description: "The last look-up did not find the record; codes go on" })),
    disabled: Type.Boolean({ description: "The operator has switched it off: all of it answers 410" }),
  },
  named("Domain"),
);
export type DomainRecord = Static<typeof DomainRecord>;

export const DomainList = Type.Object(
  { domains: Type.Array(DomainRecord, { description: "Domains of the workspace" }), nextCursor },
  named("DomainList"),
);
export type DomainList = Static<typeof DomainList>;
