import { type Static, Type } from "@sinclair/typebox";
import { day, time } from "../../kit/shared/common-members.ts";
import { named, orNull } from "../../kit/shared/schema.ts";

/** A view of the console. */
export const View = Type.Optional(
  Type.String({
    pattern: "^[A-Za-z0-9_/-]{0,100}$",
    description: "View of the console to which it leads, as it stands behind `/app#/`",
    examples: ["codes"],
  }),
);

/** Ways to sign in, as a page has to know them before anybody has. */
export const SignInWays = Type.Object(
  {
    passwords: Type.Boolean({ description: "Whether people may sign in with a password" }),
    provider: orNull(
      Type.Object(
        { name: Type.String({ description: "What people call it" }) },
        { description: "Where people sign in elsewhere, by GET /app/api/oidc/start; null without one" },
      ),
    ),
  },
  named("SignInWays"),
);
export type SignInWays = Static<typeof SignInWays>;

export const ProviderLinks = Type.Object(
  {
    links: Type.Array(
      Type.Object({
        issuer: Type.String({ description: "Address of the provider, as it names itself" }),
        linkedAt: time("When it was linked"),
        lastUsedOn: orNull(day("A day, in UTC; null while it was not used")),
      }),
      { description: "Providers by which the person may sign in" },
    ),
  },
  named("ProviderLinks"),
);
export type ProviderLinks = Static<typeof ProviderLinks>;

export const ProviderAddress = Type.Object(
  { url: Type.String({ format: "uri", description: "Where the browser is to go, within ten minutes" }) },
  named("ProviderAddress"),
);
export type ProviderAddress = Static<typeof ProviderAddress>;

export const LinkInput = Type.Object({ to: View }, { additionalProperties: true });
