import { type Static, Type } from "@sinclair/typebox";
import { ApiKey } from "../keys/model.ts";
import { LONGEST_SENT_PASSWORD } from "../passwords/constants.ts";
import { CurrentPlan, FirstLimits, Grants } from "../plans/model.ts";
import { Alerts, AlertsInput } from "../watch/alert-model.ts";
import { ALL_SCOPES } from "../../kit/shared/scopes.ts";
import { count, createdAt, idOf, text } from "../../kit/shared/common-members.ts";
import { FILLED, named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { CONTACT_LENGTH, EMAIL_LENGTH, NAME_LENGTH, VOUCHER_LENGTH } from "./constants.ts";

/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

const NAME = "Name of the person or organisation";
const EMAIL = "Where the operator can reach the tenant";
const CONTACT = "Linked on the page of a switched-off code: an https or mailto address";

const SECOND_FACTOR = "Whether members without a second factor can do nothing but set one up";

const name = Type.String({
  minLength: 1,
  maxLength: NAME_LENGTH,
  pattern: FILLED,
  description: NAME,
});

const email = Type.String({
  maxLength: EMAIL_LENGTH,
  // The HTML standard's valid e-mail address. It needs no dot: intranets sign up too.
  pattern:
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  description: EMAIL,
});

export const SignupInput = Type.Object(
  {
    name,
    email,
    voucher: Type.Optional(
      Type.String({
        maxLength: VOUCHER_LENGTH,
        description: "Sets the plan from the start; required where sign-up is by voucher",
      }),
    ),
    password: Type.Optional(
      Type.String({
        maxLength: LONGEST_SENT_PASSWORD,
        description:
          "Of the person with the email, who then owns the workspace and is signed in. A new person is made with it: 10 to 200 characters, not a common one, and without the mail address",
      }),
    ),
  },
  { ...open, ...named("SignupInput") },
);
export type SignupInput = Static<typeof SignupInput>;

export const TenantRecord = Type.Object(
  {
    id: idOf("ten", "Id of the workspace"),
    name: text(NAME),
    email: text(EMAIL),
    createdAt,
    contact: orNull(Type.String({ format: "uri" }), { description: `${CONTACT}; null for none` }),
    requireSecondFactor: Type.Boolean({ description: SECOND_FACTOR }),
    unconfirmed: Type.Boolean({
      description:
        "Whether the address is still to be confirmed, where the operator asks for that: until then there are no tracked codes",
    }),
  },
  { description: "The workspace", ...named("Tenant") },
);
export type TenantRecord = Static<typeof TenantRecord>;

export const SignupAnswer = Type.Object(
  { tenant: TenantRecord, plan: CurrentPlan, apiKey: ApiKey },
  named("SignupAnswer"),
);
export type SignupAnswer = Static<typeof SignupAnswer>;

export const Me = Type.Object(
  {
    tenant: TenantRecord,
    plan: CurrentPlan,
    grants: Grants,
    firstDay: orNull(FirstLimits, {
      description: "Limits of the first day that hold now, until an address is confirmed",
    }),
    firstWeek: orNull(FirstLimits, { description: "Limits of the first week that hold now" }),
    alerts: orNull(Alerts, { description: "Where dead destinations are mailed; null for nowhere" }),
    scopes: Type.Array(oneOf(ALL_SCOPES), { description: "Of the key or the member that asks" }),
    usage: Type.Object(
      {
        codes: count("Codes, disabled ones included"),
        plainCodes: count("Plain codes"),
        bytes: count(
          "Of codes with their styles, pages and rules, histories, pictures, looks, files of domains, and answers kept for a day, and of plain codes. Each row counts 128 bytes more",
        ),
        fileBytes: count("Of files"),
      },
      { description: "Amounts that `grants` limits" },
    ),
  },
  named("Me"),
);
export type Me = Static<typeof Me>;

/** The same for every key of a workspace. */
export type Ours = Omit<Me, "scopes">;

export const EditTenant = Type.Object(
  {
    name: Type.Optional(name),
    email: Type.Optional(email),
    contact: Type.Optional(
      orNull(
        Type.String({
          maxLength: CONTACT_LENGTH,
          description: CONTACT,
        }),
      ),
    ),
    alerts: Type.Optional(orNull(AlertsInput)),
    requireSecondFactor: Type.Optional(
      Type.Boolean({ description: `${SECOND_FACTOR}; only owners change it` }),
    ),
  },
  { ...open, ...named("TenantChange") },
);
export type EditTenant = Static<typeof EditTenant>;

export const DeleteInput = Type.Object(
  {
    confirm: Type.String({ description: "The workspace's name, to show that this is meant" }),
  },
  { ...open, ...named("DeleteInput") },
);
