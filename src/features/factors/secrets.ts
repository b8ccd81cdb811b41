import type { Sealer } from "../../kit/shared/seal.ts";

/** Seals the secrets of authenticator apps: a reader of the database, or of a backup, can make no codes. */
export interface TotpSecrets {
  seal(secret: Uint8Array, personId: string): Promise<Uint8Array>;
  /** `null` where another secret of the service sealed it: it was lost, and recovery codes are left. */
  open(sealed: Uint8Array, personId: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

export function createTotpSecrets(sealer: Sealer): TotpSecrets {
  return {
    seal: (secret, personId) => sealer.seal(secret.toBase64(), personId),
    open: (sealed, personId) =>
      sealer.open(sealed, personId).then(
        (text) => Uint8Array.fromBase64(text),
        () => null,
      ),
  };
}
