import { hostOf } from "../../kit/shared/target.ts";
import type { Led } from "../watch/traits.ts";
import { type Names, signsOf } from "./judge.ts";
import type { SignStore } from "./store/signs.ts";

/** A step of the look at new and changed codes. @returns whether there is more. */
export type Looking = (rows: number, now: number) => Promise<boolean>;

/** @param needs.names - loaded when there is a code to look at. */
export function createLooking(needs: {
  store: Pick<SignStore, "look" | "settle">;
  names: () => Promise<Names>;
  addressesOf: (code: Led) => readonly string[];
}): Looking {
  const { store, names, addressesOf } = needs;

  return async (rows, now) => {
    const look = await store.look(now, rows);
    if (look === null) return false;
    const known = await names();
    const findings = look.codes.map((code) => {
      const addresses = addressesOf(code);
      const hosts = [...new Set(addresses.flatMap((address) => hostOf(address) ?? []))];
      const { seq, createdAt } = code;
      return { seq, createdAt, hosts, signs: signsOf(code, addresses, known) };
    });
    await store.settle(look, findings, now);
    return true;
  };
}
