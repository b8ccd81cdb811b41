import { isObject, readStored } from "../../kit/shared/json.ts";
import type { Sealer } from "../../kit/shared/seal.ts";
import type { ReportTexts, StoredReport } from "./records.ts";

/** Opens what a reporter wrote. `null` when it was sealed under another secret: `QZ_SECRET` was changed. */
export type OpenReport = (report: Pick<StoredReport, "number" | "sealed">) => Promise<ReportTexts | null>;

export function createReportOpener(sealer: Sealer): OpenReport {
  return async ({ number, sealed }) => {
    const text = await sealer.open(sealed, number).catch(() => null);
    return text === null ? null : readStored(text, isReportTexts);
  };
}

function isReportTexts(value: unknown): value is ReportTexts {
  if (!isObject(value) || typeof value["words"] !== "string") return false;
  return ["name", "email"].every((name) => ["undefined", "string"].includes(typeof value[name]));
}
