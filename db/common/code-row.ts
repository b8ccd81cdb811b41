import type { CountedCode } from "../../src/codes/model.ts";
import type { PageSource } from "../../src/pages/model.ts";
import { copyKey } from "../../src/shared/pin.ts";

/** A code as both engines keep it: what is no plain text is JSON. */
export interface CodeRow {
  readonly id: string;
  readonly shortId: string;
  readonly tenantId: string;
  readonly type: string;
  readonly fields: string;
  readonly style: string | null;
  readonly target: string;
  readonly title: string | null;
  readonly group: string | null;
  readonly landing: string | null;
  readonly active: boolean;
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Columns by which rows are found, beside what they hold. */
interface Derived {
  readonly searchText: string;
  readonly styleCopy: string | null;
  readonly landingCopy: string | null;
}

/** A code as its row. */
export function toRow(code: Omit<CountedCode, "scans">): CodeRow & Derived {
  return {
    id: code.id,
    shortId: code.shortId,
    tenantId: code.tenantId,
    type: code.type,
    fields: JSON.stringify(code.fields),
    style: code.style && JSON.stringify(code.style),
    target: code.target,
    title: code.title,
    group: code.group,
    landing: code.landing && JSON.stringify(code.landing),
    searchText: [code.title, code.group, code.target, code.shortId].join("\n").toLowerCase(),
    styleCopy: copyKey(code.style),
    landingCopy: copyKey(code.landing),
    active: code.active,
    revision: code.revision,
    createdAt: code.createdAt,
    updatedAt: code.updatedAt,
  };
}

export function toCode(code: CodeRow, scans: number): CountedCode {
  return {
    id: code.id,
    shortId: code.shortId,
    tenantId: code.tenantId,
    type: code.type,
    fields: JSON.parse(code.fields),
    style: code.style === null ? null : JSON.parse(code.style),
    target: code.target,
    title: code.title,
    group: code.group,
    landing: code.landing === null ? null : JSON.parse(code.landing),
    active: code.active,
    revision: code.revision,
    createdAt: code.createdAt,
    updatedAt: code.updatedAt,
    scans,
  };
}

/** What a page is made from. */
export function toPageSource(
  code: CodeRow,
  tenant: { readonly tenantName: string; readonly suspended: boolean },
): PageSource {
  return {
    codeId: code.id,
    shortId: code.shortId,
    type: code.type,
    fields: JSON.parse(code.fields),
    target: code.target,
    title: code.title,
    landing: code.landing === null ? null : JSON.parse(code.landing),
    active: code.active && !tenant.suspended,
    revision: code.revision,
    updatedAt: code.updatedAt,
    tenantName: tenant.tenantName,
  };
}

/** The pattern of a search, for `like … escape '\'`: `%` and `_` in what a person searches for are letters. */
export function searchPattern(search: string): string {
  return `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}
