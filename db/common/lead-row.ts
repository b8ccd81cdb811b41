import type { Lead } from "../../src/leads/model.ts";
import type { NewLead } from "../../src/leads/store.ts";
import { DEVICE_CLASSES } from "../../src/scans/constants.ts";
import type { OutboxRow } from "./delivery-row.ts";

/** The route under which the marks of what a code's leads say are kept. */
export function textsRoute(codeId: string): string {
  return `lead-texts/${codeId}`;
}

/** The route under which a code's forms are kept. */
export function formRoute(codeId: string): string {
  return `leads/${codeId}`;
}

export function toLead(
  { id, at, country, device, sealed }: Omit<Lead, "device" | "codeId"> & { readonly device: string },
  codeId: string,
): Lead {
  const known = DEVICE_CLASSES.find((each) => each === device) ?? "other";
  return { id, codeId, at, country, device: known, sealed };
}

/** What is told of a lead: that it came, never what it says. */
export function leadEvent(
  codeSeq: number,
  { at, country, device, hasEmail }: Pick<NewLead, "at" | "country" | "device" | "hasEmail">,
): OutboxRow {
  return { codeSeq, event: "qr.lead", at, country, device, repeat: false, hasEmail };
}
