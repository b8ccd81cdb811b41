import type { FaultDetail } from "./fault.ts";

/** A reason for which a style or rules are refused, as a sentence that names the property: it stands where there is no pointer. */
export function propertyDetail({ pointer, detail }: Pick<FaultDetail, "pointer" | "detail">): string {
  const property = pointer.split("/").slice(2).join(".");
  return property === "" ? detail : `${property} ${detail}`;
}
