import { openFolder } from "../../../src/kit/objects/folder.ts";
import { openS3 } from "../../../src/kit/objects/s3.ts";
import { randomBytes } from "./pieces.ts";

/**
 * A program that writes an object, and is killed by its test. It says each piece that it hands over, so
 * that the test counts pieces and not time.
 * @param process.argv - the place as JSON, the name, how many pieces there are, bytes of a part, and the
 *   piece behind which it waits to be killed; none for 0.
 */
const [place = "", name = "", pieces = "", part = "", waitsBehind = "0"] = process.argv.slice(2);
const given = JSON.parse(place);
const store = given.folder === undefined ? openS3(given, { part: Number(part) }) : openFolder(given.folder);

async function* body(): AsyncGenerator<Uint8Array> {
  const piece = randomBytes(10_000);
  for (let at = 0; at < Number(pieces); at++) {
    yield piece;
    process.stdout.write(".");
    if (at + 1 === Number(waitsBehind)) await new Promise((resolve) => setTimeout(resolve, 1_000_000));
  }
}

await store.put(name, body());
process.stdout.write("!");
