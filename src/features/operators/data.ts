import type { Keeping } from "../../../db/engine.ts";
import { createOperatorStore } from "./store/access.ts";
import { createFindingStore } from "./store/finding.ts";
import { createCodeHostStore } from "./store/hosts.ts";
import { createListingStore } from "./store/listing.ts";
import { createOperatorLogStore } from "./store/log.ts";
import {
  codeHostBacklog,
  codeHosts,
  operatorKeys,
  operatorLog,
  operators,
  operatorSessions,
} from "./tables.ts";

/** The operators of the service, and what they did. */
export const operatorsData = {
  tables: [operators, operatorSessions, operatorKeys, operatorLog, codeHosts, codeHostBacklog],
  stores: ({ database }: Keeping) => ({
    operators: createOperatorStore(database),
    operatorLog: createOperatorLogStore(database),
    codeHosts: createCodeHostStore(database),
    finding: createFindingStore(database),
    listing: createListingStore(database),
  }),
};
