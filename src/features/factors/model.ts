import { type Static, Type } from "@sinclair/typebox";
import { createdAt, day, idOf, text } from "../../kit/shared/common-members.ts";
import { described, LINE, named, orNull } from "../../kit/shared/schema.ts";
import { ownPassword } from "../people/model.ts";
import { PASSKEY_NAME_LENGTH } from "./constants.ts";

/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

/** How a second factor may come: `passkey` by signing in with one. */
export const FACTOR_METHODS = ["totp", "passkey", "recovery"] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** A code of an app with blanks in it, or a recovery code. */
const code = (description: string) =>
  Type.String({ minLength: 1, maxLength: 60, pattern: LINE, description });

export const NewTotp = Type.Object(
  {
    secret: text("The secret, in base 32, for apps that read no pictures"),
    uri: text("The same as an otpauth address"),
    svg: text("The same as a picture to scan, as SVG"),
  },
  named("NewTotp"),
);
export type NewTotp = Static<typeof NewTotp>;

export const TotpCode = Type.Object(
  { code: code("The six digits that the app shows now") },
  { ...open, ...named("TotpCode") },
);

const recoveryCodes = Type.Array(Type.String(), {
  description: "Each stands in for the second factor once. They are shown only now",
});

export const RecoveryCodes = Type.Object({ recoveryCodes }, named("RecoveryCodes"));
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const RemoveTotp = Type.Object({ password: ownPassword }, { ...open, ...named("RemoveTotp") });

export const SecondStepInput = Type.Object(
  { code: code("The six digits that the app shows now, or a recovery code") },
  { ...open, ...named("SecondStepInput") },
);

const record = {
  id: idOf("pk", "Id of the passkey"),
  name: text("As its owner calls it"),
  createdAt,
  lastUsedOn: orNull(day("A day, in UTC; null while it was not used")),
};

export const PasskeyRecord = Type.Object(record, named("Passkey"));
export type PasskeyRecord = Static<typeof PasskeyRecord>;

export const PasskeyList = Type.Object(
  { passkeys: Type.Array(PasskeyRecord, { description: "Oldest first, at most 20" }) },
  named("PasskeyList"),
);
export type PasskeyList = Static<typeof PasskeyList>;

/** Characters of the longest member: an attestation holds a few certificates. */
const MOST_BYTES = 16_384;

/** Bytes in base64url, as browsers send them. */
const sent = (description: string) => Type.String({ maxLength: MOST_BYTES, description });

const credential = {
  id: Type.String({ minLength: 1, maxLength: 1_400, description: "Its id at the authenticator, base64url" }),
  rawId: sent("The same"),
  type: Type.Literal("public-key", { description: "The only kind" }),
};

export const NewPasskey = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: PASSKEY_NAME_LENGTH, pattern: LINE, description: "`Passkey` by default" }),
    ),
    credential: Type.Object(
      {
        ...credential,
        response: Type.Object(
          {
            clientDataJSON: sent("What the browser signed"),
            attestationObject: sent("The public key, and who made it"),
            transports: Type.Optional(
              Type.Array(Type.String({ maxLength: 40 }), {
                maxItems: 20,
                description: "How browsers reach it",
              }),
            ),
          },
          { ...open, description: "The authenticator's answer" },
        ),
      },
      {
        ...open,
        description: "`toJSON()` of what `navigator.credentials.create` gives (RegistrationResponseJSON)",
      },
    ),
  },
  { ...open, ...named("NewPasskey") },
);
export type NewPasskey = Static<typeof NewPasskey>;

export const AddedPasskey = Type.Object(
  {
    passkey: described(PasskeyRecord, "The new passkey"),
    recoveryCodes: orNull(recoveryCodes, {
      description: "Ten codes for the day on which the passkey is lost; null where there are some already",
    }),
  },
  named("AddedPasskey"),
);
export type AddedPasskey = Static<typeof AddedPasskey>;

export const PasskeySignIn = Type.Object(
  {
    remember: Type.Optional(
      Type.Boolean({
        description:
          "Stay signed in for 30 days after the last use; by default as the first step says, or the session that the browser has of the person",
      }),
    ),
    credential: Type.Object(
      {
        ...credential,
        response: Type.Object(
          {
            clientDataJSON: sent("What the browser signed"),
            authenticatorData: sent("What the authenticator signed"),
            signature: sent("The signature"),
          },
          { ...open, description: "The authenticator's answer" },
        ),
      },
      {
        ...open,
        description: "`toJSON()` of what `navigator.credentials.get` gives (AuthenticationResponseJSON)",
      },
    ),
  },
  { ...open, ...named("PasskeySignIn") },
);
export type PasskeyAnswer = Static<typeof PasskeySignIn>["credential"];

/** The options of a browser's call. The browser reads them, and nobody else has to. */
export const CredentialOptions = Type.Object(
  { challenge: text("Good for five minutes and one answer") },
  { ...open, ...named("CredentialOptions") },
);
