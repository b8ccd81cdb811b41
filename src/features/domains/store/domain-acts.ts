import { note } from "../../audit/store.ts";
import { noteBlocks } from "../../backups/store/erased.ts";
import type { OperatorAction } from "../../operators/constants.ts";
import { noteAct } from "../../operators/store/log.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import type { Domain } from "../model.ts";
import { domains } from "../tables.ts";
import { DOMAIN, IS_VERIFIED, subjectOf } from "./domain-row.ts";
import { forgetAnswersOf } from "../../tenants/store/kept-answers.ts";
import { addToTotals } from "../../tenants/store/tenant-totals.ts";
import { bytesOfRow } from "../../tenants/store/weights.ts";
import { first, run, type Work } from "../../../../db/work.ts";

/* Acts of operators on domains of any workspace. */

/** As `DomainStore.release`, within a transaction. */
export function* release(host: string, deed: Deed | null = null): Work<Domain | null> {
  const domain = yield* first(DOMAIN)`select ${DOMAIN} from domains where host = ${host} and ${IS_VERIFIED}`;
  if (!domain) return null;
  yield* run`delete from domains where id = ${domain.id}`;
  const answers = yield* forgetAnswersOf([domain.id]);
  yield* addToTotals(domain.tenantId, { bytes: -bytesOfRow(domains, domain) - answers });
  yield* note(domain.tenantId, deed, "domain.deleted", subjectOf(domain));
  yield* noteAct(deed, "domain.released", { kind: "domain", id: host }, { tenant: domain.tenantId });
  return domain;
}

/** As `DomainStore.disable`, within a transaction. */
export function* disable(host: string, at: number, deed: Deed | null = null): Work<string | null> {
  const isNew =
    (yield* run`insert into disabled_hosts (host, disabled_at) values (${host}, ${at})
      on conflict (host) do nothing`) > 0;
  if (isNew) yield* noteBlocks("host", host, {});
  return yield* tell(host, isNew ? deed : null, "domain.disabled");
}

/** As `DomainStore.enable`, within a transaction. */
export function* enable(host: string, deed: Deed | null = null): Work<boolean> {
  if ((yield* run`delete from disabled_hosts where host = ${host}`) === 0) return false;
  yield* noteBlocks("host", host, null);
  yield* tell(host, deed, "domain.enabled");
  return true;
}

/** Has all nodes load a host again. @returns the tenant that has verified it. */
function* tell(host: string, deed: Deed | null, action: OperatorAction): Work<string | null> {
  yield* noteAct(deed, action, { kind: "domain", id: host });
  // Nodes are told of changes of this column, also of those that change nothing.
  yield* run`update domains set verified_at = verified_at, revision = revision + 1
    where host = ${host} and verified_at is not null`;
  const domain = yield* first(DOMAIN)`select ${DOMAIN} from domains where host = ${host} and ${IS_VERIFIED}`;
  if (!domain) return null;
  yield* note(domain.tenantId, deed, "domain.changed", subjectOf(domain), { members: ["disabled"] });
  return domain.tenantId;
}
