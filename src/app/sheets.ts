import { nameOfCode } from "../features/codes/traits.ts";
import type { Stores } from "../../db/stores.ts";
import { createRowPrinting } from "../features/bulk/printing.ts";
import type { Hosts } from "../features/domains/hosts.ts";
import { labelParts, patiently } from "../features/drawings/parts.ts";
import type { LogoStyles } from "../features/logos/styles.ts";
import type { Looks } from "../features/looks/looks.ts";
import { codePages } from "../features/moving/out/pages.ts";
import type { CountedCode } from "../features/codes/model.ts";
import { plainPages } from "../features/plain-codes/pages.ts";
import type { PlainCode } from "../features/plain-codes/model.ts";
import { createSheets, type Sheets } from "../features/sheets/sheets.ts";
import type { StoredCode } from "../features/sheets/stored.ts";
import type { Clock } from "../kit/shared/clock.ts";
import { payloadOf } from "../features/codes/payload.ts";
import { shortUrl } from "../kit/shared/short-address.ts";
import type { Tenant } from "../kit/shared/tenant.ts";
import type { ThreadPool } from "../kit/threads/pool.ts";
import { createStyleReader } from "./style-reader.ts";

/** Creates the service that prints sheets: of the API and of the shell. */
export function createSheetService(needs: {
  stores: Stores;
  baseUrl: string;
  logoStyles: Pick<LogoStyles, "pin" | "inlineCopy">;
  looks: Pick<Looks, "byName" | "resolve">;
  pool: Pick<ThreadPool, "jobsFor" | "openBulkSession" | "permit">;
  planRows: (tenant: Tenant) => number | null;
  hosts: Pick<Hosts, "names" | "gs1On">;
  clock: Clock;
}): Sheets {
  const { stores, baseUrl, logoStyles, looks, pool, planRows, hosts, clock } = needs;
  function tracked(code: CountedCode): StoredCode {
    const [payload, address] = [payloadOf(baseUrl, code), shortUrl(baseUrl, code)];
    return { ...code, name: nameOfCode(code), payload, shortUrl: address };
  }
  return createSheets({
    stored: {
      async *pages(tenantId, group) {
        for await (const page of codePages(stores.codes, tenantId, { group })) yield page.map(tracked);
        for await (const page of plainPages(stores.plainCodes, tenantId, { group })) yield page.map(plain);
      },
      async code(tenantId, id) {
        const code = await stores.codes.get(tenantId, id);
        if (code) return tracked(code);
        const other = await stores.plainCodes.get(tenantId, id);
        return other && plain(other);
      },
      stylesOf: createStyleReader(stores.looks, logoStyles),
    },
    openRows: createRowPrinting({ pool, baseUrl, logoStyles, looks, planRows, hosts }),
    partRule: labelParts,
    askFor: (caller) => (expected, ask) =>
      patiently(() => ask(pool.jobsFor(caller, expected)), caller, Bun.sleep),
    permit: pool.permit,
    async styleOf(tenant, style, by) {
      const { parts, copies } = await logoStyles.pin({ style }, by);
      const { style: drawn } = await looks.resolve(tenant, parts.style);
      return logoStyles.inlineCopy(drawn, copies);
    },
    clock,
  });
}

function plain(code: PlainCode): StoredCode {
  return { ...code, name: code.title ?? "", target: "", shortId: "", shortUrl: "" };
}
