import { StoreError } from "../objects.ts";
import type { Requests } from "./requests.ts";
import { elementsIn, readXml, textIn, type XmlElement } from "./xml.ts";

/** Names of a page: to read one must not hold the thread for long. */
const PAGE = 500;

/** An object of a bucket. */
export interface Keyed {
  readonly key: string;
  readonly bytes: number;
}

/** Lists of a bucket. */
export interface Listing {
  /** Objects whose keys begin with `prefix`, by key. */
  objects(prefix: string, page?: number): AsyncGenerator<Keyed, void, void>;
  /**
   * Uploads that were begun, not ended, and begun before `before`, whose keys begin with `prefix` and have no
   * slash behind it.
   */
  uploads(prefix: string, before: number): AsyncGenerator<{ key: string; uploadId: string }, void, void>;
}

/** Lists a bucket, a page at a time. @param place - the bucket as messages name it. */
export function createListing(requests: Requests, place: string): Listing {
  async function page(name: string, query: Readonly<Record<string, string>>): Promise<XmlElement> {
    const answer = await requests.ask({ method: "GET", key: null, query }, undefined);
    const root = readXml(answer.text);
    if (root?.name !== name) throw requests.refusal(answer);
    return root;
  }

  return {
    async *objects(prefix, size = PAGE) {
      let next: string | null = null;
      do {
        const found: XmlElement = await page("ListBucketResult", {
          ...(next === null ? {} : { "continuation-token": next }),
          "encoding-type": "url",
          "list-type": "2",
          "max-keys": String(size),
          prefix,
        });
        for (const object of elementsIn(found, "Contents"))
          yield { key: keyIn(found, object), bytes: bytesIn(object) };
        next = nextOf(found, "NextContinuationToken", next);
      } while (next !== null);
    },

    async *uploads(prefix, before) {
      let key: string | null = null;
      let uploadId: string | null = null;
      do {
        const found: XmlElement = await page("ListMultipartUploadsResult", {
          delimiter: "/",
          "encoding-type": "url",
          ...(key ? { "key-marker": key, "upload-id-marker": uploadId ?? "" } : {}),
          prefix,
          uploads: "",
        });
        for (const upload of elementsIn(found, "Upload"))
          if (Date.parse(textIn(upload, "Initiated")) < before)
            yield { key: keyIn(found, upload), uploadId: textIn(upload, "UploadId") };
        uploadId = nextOf(found, "NextUploadIdMarker", uploadId);
        key = uploadId === null ? null : decoded(found, textIn(found, "NextKeyMarker"));
      } while (key !== null);
    },
  };

  /** @throws StoreError where the store gives the same mark again, so that a list would have no end. */
  function nextOf(page: XmlElement, name: string, before: string | null): string | null {
    if (textIn(page, "IsTruncated") !== "true") return null;
    const next = textIn(page, name);
    if (next === "" || next === before) throw new StoreError(`${place}: the store's list has no end.`);
    return next;
  }

  function bytesIn(object: XmlElement): number {
    const text = textIn(object, "Size");
    if (!/^\d{1,15}$/.test(text))
      throw new StoreError(`${place}: the store's list has an object without a size.`);
    return Number(text);
  }
}

function keyIn(page: XmlElement, element: XmlElement): string {
  return decoded(page, textIn(element, "Key"));
}

/**
 * A key as it is. XML can't spell all of them, so they are asked for in the encoding of URLs, with a plus for
 * a blank; a store that does not know it leaves them as they are.
 */
function decoded(page: XmlElement, key: string): string {
  if (textIn(page, "EncodingType") !== "url") return key;
  try {
    return decodeURIComponent(key.replaceAll("+", " "));
  } catch {
    // Bytes that are no UTF-8 are the key of no object of ours.
    return key;
  }
}
