/**
 * Counts scans of a code, one commit each, in the database of the folder it is given. Started by
 * two-processes.test.ts: `bun write-many.ts FOLDER CODE_ID TIMES`.
 */
import { openDatabase } from "../../../db/sqlite/open.ts";
import { createScanWriting } from "../../../db/sqlite/scans.ts";
import { newScan, visitor } from "../stores.ts";

const [folder = "", id = "", times = "0"] = process.argv.slice(2);
const db = openDatabase(folder);
const scans = createScanWriting(db);
process.stdout.write("ready\n");
// The end of the input is the signal.
await Bun.stdin.text();
for (let i = 0; i < Number(times); i++) await scans.commit([newScan({ id }, { visitor: visitor(i) })]);
db.close();
