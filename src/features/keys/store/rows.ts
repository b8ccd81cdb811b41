import { BY_KEY } from "../constants.ts";
import { BESIDE } from "../../../../db/locks.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";

/** A row of `api_keys`: the text of a key, the present one or one that was replaced. */
export const ROW = shape({
  hash: text,
  tenantId: text,
  createdAt: whole,
  validUntil: nullable(whole),
  id: text,
  name: text,
  scopes: nullable(text),
  hint: nullable(text),
  lastUsedOn: nullable(whole),
  replaced: flag,
  madeBy: nullable(text),
  owner: nullable(text),
});
/** A row as it is read. */
export type KeyRow = ReturnType<typeof ROW.read>;

/** An owner's right of a key `k` ends with the role of the person on whom it rests. */
export const OWNER = from(
  `case when k.scopes is null then '${BY_KEY}' when k.owner = '${BY_KEY}' or exists (select 1 from members m
    where m.tenant_id = k.tenant_id and m.person_id = k.owner and m.role = 'owner') then k.owner end`,
  nullable(text),
);

/** A key beside its tenant. */
export const HOLDER = shape({
  ...BESIDE,
  validUntil: nullable(whole),
  keyId: from("k.id", text),
  keyName: from("k.name", text),
  scopes: nullable(text),
  owner: OWNER,
});
