import type { RouteArguments } from "../../../../sdk/src/route.ts";
import { call } from "../../lib/api.ts";
import { bytesOf, NoPasskey, textOf } from "../../lib/passkey.ts";
import { shaped } from "../../lib/shape.ts";

type NewPasskey = RouteArguments<"POST /app/api/passkeys">["body"];

const isOptions = shaped<PublicKeyCredentialCreationOptionsJSON>({
  challenge: "string",
  pubKeyCredParams: "list",
  rp: "object",
  user: "object",
});

/**
 * Has the browser make a passkey. The browsers' readers of JSON, which older ones lack, are not needed.
 * @throws NoPasskey where the person says no, or the device has one already; the same as `call`.
 */
export async function makePasskey(): Promise<NewPasskey["credential"]> {
  const options: unknown = await call("POST /app/api/passkeys/options");
  if (!isOptions(options)) throw new Error("These are no options of a passkey");
  const { challenge, rp, user, pubKeyCredParams, authenticatorSelection, excludeCredentials = [] } = options;
  const publicKey = {
    challenge: bytesOf(challenge),
    rp,
    user: { ...user, id: bytesOf(user.id) },
    pubKeyCredParams,
    ...(authenticatorSelection ? { authenticatorSelection } : {}),
    excludeCredentials: excludeCredentials.map(({ id }) => ({
      type: "public-key" as const,
      id: bytesOf(id),
    })),
  };
  const credential = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    const isNone =
      error instanceof DOMException && ["NotAllowedError", "InvalidStateError"].includes(error.name);
    throw isNone ? new NoPasskey() : error;
  });
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new NoPasskey();
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: "public-key",
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}
