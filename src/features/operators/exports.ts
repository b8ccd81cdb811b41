import type { Caller } from "../../kit/shared/caller.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { RedirectFormat } from "../moving/constants.ts";
import type { Archives } from "../moving/out/archive.ts";
import type { Redirects } from "../moving/out/redirects.ts";
import type { TenantStore } from "../tenants/store/tenants.ts";
import { OPERATOR_PARTS, readOperatorParts } from "./exports-model.ts";
import { noSuch } from "./faults.ts";
import type { OperatorLogStore } from "./store/log.ts";

/** Files of a workspace, in pieces that are made as they are read. */
export interface OperatorExports {
  /**
   * A ZIP of the workspace without scans and leads. It is noted with its first piece: a download that is
   * refused has none.
   * @param parts - names with commas between; all that operators may take without it.
   * @throws Fault `not_found`, and `invalid_request` for an unknown name.
   */
  archive(
    id: string,
    parts: string | undefined,
    caller: Caller,
    by: Operator,
  ): Promise<AsyncGenerator<Uint8Array>>;
  /** Its active codes, for a web server of another. @throws Fault `not_found` */
  redirects(id: string, format: RedirectFormat): Promise<AsyncGenerator<string>>;
}

export function createOperatorExports(
  needs: Omit<OperatorNeeds, "by"> & {
    tenants: Pick<TenantStore, "byId">;
    archives: Pick<Archives, "write">;
    redirects: Pick<Redirects, "file">;
    log: Pick<OperatorLogStore, "noteExport">;
  },
): OperatorExports {
  const { tenants, archives, redirects, log, clock, ids } = needs;

  async function found(id: string): Promise<Tenant> {
    const tenant = await tenants.byId(id);
    if (!tenant) throw noSuch("workspace");
    return tenant;
  }

  async function* noted(id: string, by: Operator, pieces: AsyncGenerator<Uint8Array>) {
    await log.noteExport(id, deedOfOperator({ clock, ids, by }), "zip");
    yield* pieces;
  }

  return {
    async archive(id, names, caller, by) {
      const selection = readOperatorParts(names);
      if (selection === null)
        throw invalidRequest([
          { pointer: "?parts", ...explain("not_one_of", { choices: OPERATOR_PARTS.join(", ") }) },
        ]);
      return noted(id, by, archives.write(await found(id), selection, caller));
    },

    redirects: async (id, format) => redirects.file((await found(id)).id, format),
  };
}
