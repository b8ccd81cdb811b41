import { type Clock, DAY } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import { shortUrl, splitAddress } from "../../kit/shared/short-address.ts";
import type { ReportDesk, ReportFile } from "../reports/desk.ts";
import type { ReportState } from "../reports/records.ts";
import { wordsOf } from "./codes.ts";
import { noSuch } from "./faults.ts";
import type { FindingStore } from "./store/finding.ts";
import type { DecideReport, OperatorReport, OperatorReports } from "./reports-model.ts";

/** Reports of codes that do harm. */
export interface OperatorReportsDesk {
  /** @throws Fault `cursor_invalid` */
  list(state: ReportState, limit: number, cursor: string | null): Promise<OperatorReports>;
  /** `null` where there is none. */
  find(number: string): Promise<OperatorReport | null>;
  /** @throws Fault `not_found` */
  show(number: string): Promise<OperatorReport>;
  /** @throws Fault `not_found`, `report_decided` */
  decide(number: string, input: DecideReport, by: Operator): Promise<OperatorReport>;
  /** Erases one, as its reporter may ask. @throws Fault `not_found` */
  erase(number: string, by: Operator): Promise<void>;
}

export function createOperatorReports(needs: {
  /** The service of the commands. @param by - who acts; `null` to read. */
  as: (by: Operator | null) => { reports: ReportDesk };
  store: Pick<FindingStore, "codeAt">;
  baseUrl: string;
  clock: Clock;
}): OperatorReportsDesk {
  const { as, store, baseUrl, clock } = needs;
  const { reports: desk } = as(null);

  async function record(file: ReportFile): Promise<OperatorReport> {
    const { number, code, reason, words, name, email, at, others, state, answer, decidedAt, mail } = file;
    const found = await store.codeAt(code);
    const linked = { ...splitAddress(code), gs1: found?.gs1 ?? null };
    return {
      ...{ number, reason, words, name, email, at, others, state, answer, decidedAt, mail },
      code: { id: found?.id ?? null, address: code, shortUrl: shortUrl(baseUrl, linked) },
      ageDays: Math.max(0, Math.floor((clock.now() - Date.parse(at)) / DAY)),
    };
  }

  async function find(number: string): Promise<OperatorReport | null> {
    const file = await desk.show(number);
    return file && record(file);
  }

  async function show(number: string): Promise<OperatorReport> {
    const report = await find(number);
    if (!report) throw noSuch("report");
    return report;
  }

  return {
    find,
    show,

    async list(state, limit, cursor) {
      if (cursor !== null && !/^\d{1,15}$/.test(cursor)) throw invalidCursor();
      const { reports, next } = await desk.list(state, limit, cursor === null ? null : Number(cursor));
      const files: OperatorReport[] = [];
      // One after the other: each is decrypted. One that was erased meanwhile is left out.
      for (const { number } of reports) {
        const file = await find(number);
        if (file) files.push(file);
      }
      return { reports: files, nextCursor: next === null ? null : String(next) };
    },

    async decide(number, { decision, reason, words, all }, by) {
      const verdict = { decision, reason: reason ?? null, words: wordsOf(words), ofCode: all ?? false };
      const decided = await as(by).reports.decide(number, verdict);
      if (decided.kind === "unknown") throw noSuch("report");
      if (decided.kind === "decided before")
        throw new Fault("report_decided", "This report was decided before. Read it again.");
      return show(number);
    },

    async erase(number, by) {
      if (!(await as(by).reports.erase(number))) throw noSuch("report");
    },
  };
}
