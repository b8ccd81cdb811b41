import { Fault } from "../../kit/shared/fault.ts";

/** The page of a code gives no codes away. */
export function noOffer(): Fault {
  return new Fault("offer_over", "The page of this code gives no codes away.");
}

/** Every code of a list was given. */
export function offerOver(): Fault {
  return new Fault("offer_over", "All codes of this offer were given.");
}
