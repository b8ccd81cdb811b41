import { createFetch, type Fetch } from "../outbound/documents.ts";
import { createGuard } from "../outbound/guard.ts";
import { systemLookup } from "../outbound/lookup.ts";
import { EVERYWHERE } from "../outbound/public.ts";
import { type Clock, DAY, systemClock } from "../shared/clock.ts";
import { timeout } from "../shared/timeout.ts";
import { isObjectName, ObjectExists, type ObjectStore, requireObjectName } from "./objects.ts";
import { download, downloadPart } from "./s3/download.ts";
import { createListing } from "./s3/listing.ts";
import { inParts } from "./s3/parts.ts";
import { Refused } from "./s3/refusals.ts";
import { type Account, createRequests, sha256Of } from "./s3/requests.ts";
import { type Patience, systemPatience } from "./s3/retries.ts";
import { createUploads, type Write } from "./s3/upload.ts";
import { untilAborted } from "./until-aborted.ts";

/** Bytes of a part: ten thousand of them are 156 GiB, and three are in memory at the same time. */
const PART = 16 * 1024 * 1024;

/** An upload that was begun so long ago, and not ended, is that of a writer that was killed. */
const ABANDONED_AFTER = DAY;

/** A bucket, or a part of one, and what it takes to be let in. */
export interface S3Place extends Account {
  /** Keys of objects begin with it and a slash; empty for those of the whole bucket. */
  readonly prefix: string;
}

/** The surroundings of a store. Tests pass their own. */
export interface S3Needs {
  readonly clock?: Clock;
  readonly patience?: Patience;
  readonly fetch?: Fetch;
  /** Certificates to trust instead of the machine's. */
  readonly ca?: string;
  /** Bytes of a part, at least 5 MiB for most stores. */
  readonly part?: number;
  /** Objects of a page of a list. */
  readonly page?: number;
  /** Hears once what does not work and does not matter now, as a sentence. */
  readonly tell?: (sentence: string) => void;
}

/**
 * Keeps objects in a bucket of a store that speaks S3. The operator names its endpoint, so that it may have
 * any address, also a private one.
 */
export function openS3(bucket: S3Place, needs: S3Needs = {}): ObjectStore {
  const { clock = systemClock, patience = systemPatience, part = PART, tell = () => {} } = needs;
  const start = bucket.prefix === "" ? "" : `${bucket.prefix}/`;
  const place = ["s3:/", bucket.bucket, bucket.prefix].filter(Boolean).join("/");
  const fetch = needs.fetch ?? fetchAnywhere(needs.ca);
  const requests = createRequests({ account: bucket, place, fetch, clock, patience });
  const uploads = createUploads({ requests, patience, place });
  const listing = createListing(requests, place);

  let wasTold = false;

  function keyOf(name: string): string {
    requireObjectName(name);
    return start + name;
  }

  /** A list answers with a reason where a look at the object itself would answer with a status alone. */
  async function exists(key: string): Promise<boolean> {
    for await (const found of listing.objects(key, 1)) return found.key === key;
    return false;
  }

  /** Ends uploads of killed writers beside a key. They are in no list of objects, and cost all the same. */
  async function abortAbandoned(key: string): Promise<void> {
    const folder = key.slice(0, key.lastIndexOf("/") + 1);
    try {
      for await (const { key, uploadId } of listing.uploads(folder, clock.now() - ABANDONED_AFTER))
        await requests.ask({ method: "DELETE", key, query: { uploadId } }, undefined);
    } catch (error) {
      // Some stores can't list them, and some keys may not. A rule of the bucket can do it in our place.
      if (!(error instanceof Refused)) throw error;
      if (wasTold) return;
      wasTold = true;
      tell(`Uploads that were not ended are left in ${place}: ${error.message}`);
    }
  }

  return {
    place,

    async *list(prefix) {
      for await (const { key, bytes } of listing.objects(start + prefix, needs.page)) {
        const name = key.slice(start.length);
        // Consoles make objects for folders, whose names end with a slash.
        if (key.startsWith(start + prefix) && isObjectName(name)) yield { name, bytes };
      }
    },

    async put(name, body, signal) {
      const key = keyOf(name);
      signal?.throwIfAborted();
      if (await exists(key)) throw new ObjectExists(place, name);
      await abortAbandoned(key);
      const write: Write = { name, key, mark: crypto.randomUUID(), signal };
      const hash = new Bun.CryptoHasher("sha256");
      let bytes = 0;
      const parts = inParts(
        counted(untilAborted(body, signal), (more) => (bytes += more)),
        part,
        hash,
      );
      try {
        const first = await parts.next();
        if (first.done) await uploads.whole(write, NOTHING);
        else if (first.value.bytes.length < part) await uploads.whole(write, first.value);
        else await uploads.parts(write, first.value, parts);
      } finally {
        await parts.return();
      }
      return { bytes, sha256: hash.digest("hex") };
    },

    async *get(name, signal) {
      const key = keyOf(name);
      signal?.throwIfAborted();
      yield* download({ requests, patience, place, name, key }, signal);
    },

    async part(name, from, bytes, signal) {
      const key = keyOf(name);
      signal?.throwIfAborted();
      return downloadPart({ requests, patience, place, name, key }, from, bytes, signal);
    },

    async remove(name) {
      try {
        await requests.ask({ method: "DELETE", key: keyOf(name) }, undefined);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "NoSuchKey") throw error;
      }
    },
  };
}

const NOTHING = { bytes: new Uint8Array(0), sha256: sha256Of(new Uint8Array(0)) };

async function* counted(
  pieces: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const piece of pieces) {
    count(piece.length);
    yield piece;
  }
}

/** Redirects and proxies are not followed, and a certificate must be that of the name. */
function fetchAnywhere(ca: string | undefined): Fetch {
  const guard = createGuard({ allow: EVERYWHERE, lookup: systemLookup, timeout });
  return createFetch({ guardOf: () => guard, userAgent: "Quietzone", ...(ca === undefined ? {} : { ca }) });
}
