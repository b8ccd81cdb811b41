import { draw } from "../../qr/draw.ts";
import { writeSvg } from "../../qr/write/svg.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { deedOfPerson } from "../../kit/shared/deed.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { PeopleStore } from "../people/store/people.ts";
import { personGone } from "./faults.ts";
import type { NewTotp, RecoveryCodes } from "./model.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery.ts";
import type { TotpSecrets } from "./secrets.ts";
import type { FactorStore } from "./store/factors.ts";
import { isTotpCode, SECRET_BYTES, spelled, stepOfCode, uriOf } from "./totp.ts";

/** The authenticator app of a person. */
export interface AuthenticatorApp {
  /** Makes a secret, which waits for its first code. One that is in force stays so until then. */
  propose(personId: string): Promise<NewTotp>;
  /**
   * Puts it in force, with new recovery codes.
   * @throws Fault `invalid_request` for a wrong code, and where no secret waits.
   */
  confirm(personId: string, code: string): Promise<RecoveryCodes>;
  /**
   * Removes it, and the recovery codes if no passkey is left.
   * @throws Fault `invalid_request` where there is none.
   */
  remove(personId: string): Promise<void>;
  /** Whether a code is one of now, or a recovery code. It is used up. */
  accepts(personId: string, code: string): Promise<boolean>;
}

/** Width of the picture in pixels. */
const WIDTH = 256;

export function createAuthenticatorApp(needs: {
  store: FactorStore;
  people: Pick<PeopleStore, "byId">;
  secrets: TotpSecrets;
  /** The service, as the app shows it. */
  issuer: string;
  clock: Clock;
  ids: Ids;
  /** Called when cached sessions may be out of date: they hold whether a second factor is set. */
  onChanged: () => void;
}): AuthenticatorApp {
  const { store, people, secrets, issuer, clock, ids, onChanged } = needs;

  async function isOfNow(personId: string, code: string): Promise<boolean> {
    const stored = await store.totp(personId);
    if (!stored?.secret) return false;
    const secret = await secrets.open(stored.secret, personId);
    const step = secret && (await stepOfCode(secret, code, clock.now(), stored.usedStep));
    return step !== null && store.useStep(personId, step);
  }

  return {
    async propose(personId) {
      const person = await people.byId(personId);
      const secret = ids.bytes(SECRET_BYTES);
      if (!person || !(await store.propose(personId, await secrets.seal(secret, personId))))
        throw personGone();
      const uri = uriOf(secret, issuer, person.email);
      return { secret: spelled(secret), uri, svg: writeSvg(draw(uri, {}, null).scene, { widthPx: WIDTH }) };
    },

    async confirm(personId, code) {
      const pending = (await store.totp(personId))?.pending ?? null;
      const secret = pending && (await secrets.open(pending, personId));
      if (!pending || !secret) throw invalidRequest([{ pointer: "", ...explain("totp_not_begun") }]);
      const step = await stepOfCode(secret, withoutBlanks(code), clock.now(), 0);
      const codes = newRecoveryCodes(ids);
      const deed = deedOfPerson(needs, personId);
      const hashes = codes.map(hashRecoveryCode);
      if (step === null || !(await store.confirm(personId, pending, step, hashes, deed)))
        throw invalidRequest([{ pointer: "/code", ...explain("totp_wrong") }]);
      onChanged();
      return { recoveryCodes: codes };
    },

    async remove(personId) {
      if (!(await store.removeTotp(personId, deedOfPerson(needs, personId))))
        throw invalidRequest([{ pointer: "", ...explain("totp_not_set") }]);
      onChanged();
    },

    accepts(personId, typed) {
      const code = withoutBlanks(typed);
      return isTotpCode(code)
        ? isOfNow(personId, code)
        : store.useRecoveryCode(personId, hashRecoveryCode(code));
    },
  };
}

/** Apps show codes in groups. */
function withoutBlanks(code: string): string {
  return code.replace(/\s/g, "");
}
