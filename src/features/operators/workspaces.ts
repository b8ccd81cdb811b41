import { shownBlock } from "../../kit/shared/block.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor, nothingToChange } from "../../kit/shared/common-faults.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import { blockOf, type Tenant } from "../../kit/shared/tenant.ts";
import type { Blocks } from "../blocks/blocks.ts";
import type { Plans } from "../plans/plans.ts";
import type { TenantAdmin } from "../tenants/admin.ts";
import type { TenantStore } from "../tenants/store/tenants.ts";
import { codeRecord, wordsOf } from "./codes.ts";
import { noPlan, noSuch } from "./faults.ts";
import type {
  BlockInput,
  EditWorkspace,
  OperatorWorkspace,
  OperatorWorkspaceFile,
  OperatorWorkspaces,
} from "./model.ts";
import type { FindingStore } from "./store/finding.ts";
import type { ListingStore } from "./store/listing.ts";

/** Codes of a workspace that its file shows. */
const NEWEST = 20;

/** All workspaces. */
export interface OperatorWorkspacesDesk {
  /** @throws Fault `cursor_invalid` */
  list(
    choice: { readonly search?: string | undefined; readonly suspended?: boolean },
    limit: number,
    cursor: string | null,
  ): Promise<OperatorWorkspaces>;
  /** @throws Fault `not_found` */
  show(id: string): Promise<OperatorWorkspaceFile>;
  /** Suspends it, or replaces the reason. @throws Fault `not_found` */
  suspend(id: string, input: BlockInput, by: Operator): Promise<OperatorWorkspace>;
  /** Undoes that. @throws Fault `not_found` */
  resume(id: string, by: Operator): Promise<OperatorWorkspace>;
  /** @throws Fault `not_found`, `nothing_to_change`, and `invalid_request` for an unknown plan. */
  edit(id: string, input: EditWorkspace, by: Operator): Promise<OperatorWorkspace>;
  /** Erases it, with all that is in it. @throws Fault `not_found` */
  erase(id: string, by: Operator): Promise<void>;
}

export function createOperatorWorkspaces(needs: {
  store: Pick<FindingStore, "codes">;
  listing: Pick<ListingStore, "workspaces" | "membersOf">;
  tenants: Pick<TenantStore, "byId" | "usage">;
  /** The services of the commands. @param by - who acts; `null` to read. */
  as: (by: Operator | null) => {
    tenants: Pick<TenantAdmin, "planNames" | "setPlan" | "grantDeviceLog" | "erase">;
    blocks: Pick<Blocks, "blockWorkspace" | "unblockWorkspace">;
  };
  plans: Plans;
  baseUrl: string;
  clock: Clock;
  /** Called when what a workspace may do was changed. */
  onEdited: () => void;
  /** Called when a workspace was erased. */
  onGone: (id: string) => void;
}): OperatorWorkspacesDesk {
  const { store, listing, tenants, as, plans, baseUrl, clock } = needs;

  async function record(tenant: Tenant): Promise<OperatorWorkspace> {
    const { id, name, email, deviceLog, unconfirmed, createdAt, suspended } = tenant;
    const { codes, plainCodes, bytes, fileBytes } = await tenants.usage(id);
    return {
      ...{ id, name, email, deviceLog, unconfirmed, createdAt: isoTime(createdAt), suspended },
      plan: plans.current(tenant, clock.now()),
      blocked: shownBlock(blockOf(tenant)),
      usage: { codes, plainCodes, bytes, fileBytes },
    };
  }

  async function found(id: string): Promise<OperatorWorkspace> {
    const tenant = await tenants.byId(id);
    if (!tenant) throw noSuch("workspace");
    return record(tenant);
  }

  return {
    async list(choice, limit, cursor) {
      if (cursor !== null && !/^ten_[0-9a-z]{26}$/.test(cursor)) throw invalidCursor();
      const { rows, next } = await listing.workspaces(choice, limit, cursor);
      return { workspaces: await Promise.all(rows.map(record)), nextCursor: next };
    },

    async show(id) {
      const workspace = await found(id);
      const { rows } = await store.codes({ workspace: id }, NEWEST, null);
      return {
        ...workspace,
        members: await listing.membersOf(id),
        codes: rows.map((code) => codeRecord(code, baseUrl)),
      };
    },

    async suspend(id, { reason, words }, by) {
      if (!(await as(by).blocks.blockWorkspace(id, { reason, words: wordsOf(words) })))
        throw noSuch("workspace");
      return found(id);
    },

    async resume(id, by) {
      if (!(await as(by).blocks.unblockWorkspace(id))) throw noSuch("workspace");
      return found(id);
    },

    async edit(id, { plan, deviceLog }, by) {
      if (plan === undefined && deviceLog === undefined) throw nothingToChange();
      const admin = as(by).tenants;
      if (plan !== undefined && !admin.planNames.includes(plan)) throw noPlan(admin.planNames);
      await found(id);
      if (plan !== undefined && !(await admin.setPlan(id, plan))) throw noSuch("workspace");
      if (deviceLog !== undefined && !(await admin.grantDeviceLog(id, deviceLog))) throw noSuch("workspace");
      needs.onEdited();
      return found(id);
    },

    async erase(id, by) {
      if (!(await as(by).tenants.erase(id))) throw noSuch("workspace");
      needs.onGone(id);
    },
  };
}
