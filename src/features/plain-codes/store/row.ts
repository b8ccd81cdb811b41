import type { Style } from "../../../qr/style.ts";
import { trusted } from "../../../kit/shared/column.ts";
import { copyKey } from "../../../kit/shared/pin.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { isVisibleIn } from "../../../../db/sql.ts";
import { titleKey } from "../../codes/store/title-key.ts";
import { bytesOfRow } from "../../tenants/store/weights.ts";
import type { PlainCode } from "../model.ts";
import { plainCodes } from "../tables.ts";

const OWN = {
  id: text,
  tenantId: text,
  type: text,
  title: nullable(text),
  group: from("group_tag", nullable(text)),
  printed: flag,
  revision: whole,
  createdAt: whole,
  updatedAt: whole,
  changedBy: nullable(text),
  payload: text,
};

/** A row of `plain_codes` as it is written. */
export const PLAIN_ROW = shape({
  ...OWN,
  titleKey: text,
  styleCopy: nullable(text),
  batch: nullable(whole),
  alikeKey: text,
  searchText: text,
  fields: text,
  style: nullable(text),
});

/** A plain code as it is read. */
export const PLAIN_CODE = shape({
  ...OWN,
  fields: trusted<PlainCode["fields"]>(),
  style: nullable(trusted<Style>()),
});

export type PlainRow = Omit<ReturnType<typeof PLAIN_ROW.read>, "batch">;

/** Whether a plain code exists for its tenant. */
export const isVisible = isVisibleIn("plain_codes");

export function toRow({ style, fields, ...code }: PlainCode): PlainRow {
  return {
    ...code,
    titleKey: titleKey(code.title),
    styleCopy: copyKey(style),
    alikeKey: alikeKey(code),
    searchText: [code.title, code.group, ...textsOf(fields)].join("\n").toLowerCase(),
    fields: JSON.stringify(fields),
    style: style && JSON.stringify(style),
  };
}

/** The bytes of a new code. */
export function bytesOfNew(row: PlainRow): number {
  return bytesOfRow(plainCodes, { ...row, history: null });
}

/** The key of codes whose titles lists do not tell apart, and which say the same. */
export function alikeKey({ title, payload }: Pick<PlainCode, "title" | "payload">): string {
  return new Bun.CryptoHasher("sha256")
    .update(JSON.stringify([titleKey(title), payload]))
    .digest("base64url");
}

/** All texts of a content. A schema bounds how deep it is. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
