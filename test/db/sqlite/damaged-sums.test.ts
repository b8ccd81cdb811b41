import { test } from "bun:test";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { expectSumsMended } from "../damaged-sums.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

test("damaged sums of workspaces are recounted exactly while scans go on", async () => {
  const db = openDatabase(temporaryFolder());
  await expectSumsMended(storesOf(db), async (statement) => db.writer.run(statement));
  await db.close();
});
