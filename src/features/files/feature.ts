import { feature } from "../../app/feature.ts";
import { openFilesPlace } from "../../app/files-place.ts";
import { choresOf } from "../../app/given.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { createMissCounter } from "../../kit/http/misses.ts";
import { redirects } from "../scans/scan-feature.ts";
import { createSemaphore } from "../../kit/shared/semaphore.ts";
import { fileUrl } from "../../kit/shared/short-address.ts";
import { createFiles } from "./files.ts";
import { fileRoutes } from "./http/routes.ts";
import { FILE_LINE } from "./http/serving.ts";
import { keepInDatabase, keepOutside } from "./keeping.ts";

/** Files of workspaces. */
export const files = feature({
  name: "files",
  service: (given) => {
    const { stores, settings, ids, plans, clock, baseUrl } = given.context;
    const objects = openFilesPlace(settings);
    return createFiles({
      store: stores.files,
      inDatabase: keepInDatabase(stores.files),
      outside: objects && keepOutside(objects),
      ids,
      clock,
      mostBytes: (tenant) => plans.grants(tenant, clock.now()).fileBytes,
      urlOf: (id) => fileUrl(baseUrl, null, id),
      onChores: choresOf(given),
      onChanged: () => given.emit("tenant.edited", null),
    });
  },
  routes: async ({ gate, service, use, context }) => {
    const [{ hosts }, { missLimit }] = [await use(ownDomains), await use(redirects)];
    return [
      fileRoutes({
        gate,
        files: service,
        line: createSemaphore(FILE_LINE),
        newBoundary: () => context.ids.bytes(12).toHex(),
        tenantAt: (domain) => (domain === null ? null : (hosts.of(domain)?.tenantId ?? null)),
        // Nothing is cached that guesses could push out.
        countMisses: createMissCounter(missLimit, () => {}),
      }),
    ];
  },
});
