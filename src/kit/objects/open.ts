import { openFolder } from "./folder.ts";
import { isObjectName, type ObjectStore, StoreError } from "./objects.ts";
import { openS3, type S3Needs } from "./s3.ts";

/** The settings of stores that speak S3. */
export interface S3Settings {
  /** Without a slash at its end; `null`: that of Amazon in the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly key: string | null;
  readonly secret: string | null;
}

/** The longest prefix, in characters: it and a name make a key of 1,024 bytes at most. */
const LONGEST_PREFIX = 120;

/**
 * Opens the store of an address. Nothing is asked of it yet.
 * @param address - `s3://bucket/prefix`, or the path of a folder.
 * @throws StoreError where the address is none, or the settings do not suffice.
 */
export function openStore(address: string, settings: S3Settings, needs: S3Needs = {}): ObjectStore {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return openFolder(address);
  const [, bucket, rest = ""] = /^s3:\/\/([a-z0-9][a-z0-9._-]{1,253})(?:\/(.*))?$/i.exec(address) ?? [];
  const prefix = rest.replace(/\/$/, "");
  const isPrefix = prefix === "" || (prefix.length <= LONGEST_PREFIX && isObjectName(prefix));
  if (bucket === undefined || !isPrefix)
    throw new StoreError(`${address} leads to no store: s3://bucket/prefix does, and the path of a folder.`);
  const { endpoint, region, key, secret } = settings;
  if (key === null || secret === null) throw new StoreError(`${address} needs QZ_S3_KEY and QZ_S3_SECRET.`);
  const account = { bucket, endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`, region, key, secret };
  return openS3({ ...account, prefix }, needs);
}
