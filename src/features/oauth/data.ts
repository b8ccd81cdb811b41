import type { Keeping } from "../../../db/engine.ts";
import { createAppStore } from "./store/apps.ts";
import { apps } from "./tables.ts";

/** Apps that people have connected with workspaces. */
export const oauthData = {
  tables: [apps],
  stores: ({ database }: Keeping) => ({ apps: createAppStore(database) }),
};
