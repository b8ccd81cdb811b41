import { type Static, Type } from "@sinclair/typebox";
import { named, oneOf } from "../../kit/shared/schema.ts";
import { EMAIL_LENGTH } from "../tenants/constants.ts";
import { MAIL_LANGUAGES } from "./traits.ts";

export const email = Type.String({
  maxLength: EMAIL_LENGTH,
  description: "an email address such as owner@museum.example",
  // As the HTML standard's valid address, with a dot: mail goes to the internet.
  pattern:
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,63}$",
});
const language = oneOf(MAIL_LANGUAGES, { description: "Language of the mails; en by default" });

export const AlertsInput = Type.Object(
  { email, language: Type.Optional(language) },
  {
    additionalProperties: false,
    description: "Where dead destinations are mailed, once the address was confirmed by the link sent to it",
    ...named("AlertsInput"),
  },
);
export type AlertsInput = Static<typeof AlertsInput>;

export const Alerts = Type.Object(
  {
    email,
    language,
    confirmed: Type.Boolean({ description: "Whether the link that was sent to the address was opened" }),
  },
  { description: "Where dead destinations are mailed", ...named("Alerts") },
);
export type Alerts = Static<typeof Alerts>;
