/** Opens and closes the database in the folder it is given, once its input ends. Started by migrations.test.ts. */
import { openDatabase } from "../../../db/sqlite/open.ts";

const [folder = ""] = process.argv.slice(2);
process.stdout.write("ready\n");
// The end of the input is the signal.
await Bun.stdin.text();
openDatabase(folder).close();
