import { isIP } from "node:net";
import { generate } from "selfsigned";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { PRESENT } from "../../present.ts";

/** A certificate and its key, both PEM. A receiver of tests trusts it by naming it as its authority. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Makes one for some names or addresses, valid from and to so many days from now. */
export async function certificateFor(
  names: readonly string[],
  from = -1,
  to = 30,
  now = PRESENT,
): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: "commonName", value: names[0] ?? "" }], {
    keyType: "ec",
    notBeforeDate: new Date(now + from * DAY),
    notAfterDate: new Date(now + to * DAY),
    extensions: [
      { name: "basicConstraints", cA: true },
      {
        name: "subjectAltName",
        altNames: names.map((name) => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
      },
    ],
  });
  return { cert, key };
}
