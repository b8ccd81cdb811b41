/**
 * The answers of `/operator/api`. Its operations are not in the client, so that their types are those of the
 * room. Times are ISO 8601, ids are opaque.
 */

import type { Key } from "quietzone-client";
import type * as catalog from "../../features/operators/catalog-model.ts";
import type * as domains from "../../features/operators/domains-model.ts";
import type * as lists from "../../features/operators/lists-model.ts";
import type * as making from "../../features/operators/making-model.ts";
import type * as model from "../../features/operators/model.ts";
import type * as reports from "../../features/operators/reports-model.ts";
import type * as signs from "../../features/operators/signs-model.ts";
import type * as search from "../../features/operators/search-model.ts";
import type * as state from "../../features/operators/state-model.ts";
import type * as vouchers from "../../features/operators/vouchers-model.ts";

export type OperatorSession = model.OperatorSession;
export type SessionOptions = model.OperatorMethods;
export type FactorMethod = SessionOptions["methods"][number];

export type OperatorCode = model.OperatorCode;
export type OperatorCodeDetail = model.OperatorCodeFile;
export type Destination = model.Destination;
export type CodePage = model.OperatorCodes;
export type CodeSign = OperatorCodeDetail["signs"][number];
export type SignedPage = signs.SignedCodes;
export type Block = NonNullable<OperatorCode["blocked"]>;

/** Why an operator blocks. */
export type BlockReason = model.BlockInput["reason"];
export const BLOCK_REASONS = [
  "phishing",
  "malware",
  "spam",
  "rights",
  "other",
] as const satisfies readonly BlockReason[];

export type OperatorWorkspace = model.OperatorWorkspace;
export type OperatorWorkspaceDetail = model.OperatorWorkspaceFile;
export type WorkspacePage = model.OperatorWorkspaces;

export type OperatorPerson = model.OperatorPerson;
export type OperatorPersonDetail = model.OperatorPersonFile;
export type PersonPage = model.OperatorPeople;

export type OperatorReport = reports.OperatorReport;
export type ReportPage = reports.OperatorReports;
export type Decision = reports.DecideReport["decision"];

export type OperatorProblem = model.OperatorProblem;
export type OperatorState = state.OperatorState;
export type SearchAnswer = search.SearchAnswer;
export type SearchResult = search.SearchResult;
export type Growth = model.Growth;
export type LogEntry = model.LogEntry;
export type LogPage = model.LogPage;

export type NewOwner = making.MadeOwner;
export type NewWorkspace = making.MadeWorkspace;
export type NewVoucher = vouchers.MadeVoucher;
export type VoucherList = vouchers.OperatorVouchers;
export type Voucher = VoucherList["vouchers"][number];

export type DomainPage = domains.OperatorDomains;
export type OperatorDomain = DomainPage["domains"][number];

/** A link that is shown once. */
export type ShownLink = NonNullable<NewOwner["link"]>;

export type KeyRecord = Key;
export type ImportedLogo = catalog.OperatorLogos["logos"][number];
export type OperatorImage = catalog.OperatorImage;
export type OperatorList = lists.OperatorList;
export type ListCheck = lists.ListVerdict;
