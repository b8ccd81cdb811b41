import { MINUTE } from "../../shared/clock.ts";
import { ObjectExists, StoreError } from "../objects.ts";
import { type Answer, Refused } from "./refusals.ts";
import { type Content, type Requests, sha256Of } from "./requests.ts";
import { createTries, type Patience } from "./retries.ts";
import { escapeXml, readXml, textIn } from "./xml.ts";

/** The mark of a writer, by which it knows its object again after an answer that it did not get. */
const MARK = "x-amz-meta-quietzone-write";

/** S3 takes no more parts of one object. */
const MOST_PARTS = 10_000;

/** An object that is written. */
export interface Write {
  /** Its name for people, and its key. */
  readonly name: string;
  readonly key: string;
  /** Tells it from an object of another writer. */
  readonly mark: string;
  readonly signal: AbortSignal | undefined;
}

/** A part that the store has. */
interface Sent {
  readonly etag: string;
  readonly sha256: Uint8Array;
}

/** An object at the key of a write. */
interface Found {
  readonly bytes: number;
  /** Whether this writer made it; `null` where the store keeps no marks. */
  readonly isOwn: boolean | null;
}

/** Writes objects to a bucket. */
export interface Uploads {
  /** @throws ObjectExists, StoreError */
  whole(write: Write, content: Content): Promise<void>;
  /** Sends the parts one after another; the next is read meanwhile. @throws ObjectExists, StoreError */
  parts(write: Write, first: Content, others: AsyncIterator<Content, void>): Promise<void>;
}

/** Writes objects to one bucket. @param needs - `place` is the bucket as messages name it. */
export function createUploads(needs: { requests: Requests; patience: Patience; place: string }): Uploads {
  const { requests, patience, place } = needs;
  /** Whether the store knows conditions, and checksums beside that of the signature. Some refuse them. */
  let knowsConditions = true;
  let knowsChecksums = true;

  const condition = (): Record<string, string> => (knowsConditions ? { "if-none-match": "*" } : {});
  const checksum = ({ sha256 }: Content): Record<string, string> =>
    knowsChecksums ? { "x-amz-checksum-sha256": sha256.toBase64() } : {};

  /** The object that is there now, and whether this writer made it; `null` where there is none. */
  async function look({ key, mark, signal }: Write): Promise<Found | null> {
    try {
      const { headers } = await requests.ask({ method: "HEAD", key }, signal);
      const length = headers.get("content-length");
      if (length === null) throw new StoreError(`${place}: the store tells no size of an object.`);
      const found = headers.get(MARK);
      return { bytes: Number(length), isOwn: found === null ? null : found === mark };
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return null;
      throw error;
    }
  }

  /**
   * Sends the request that makes an object. Its answer may be lost: then the object is there, and the next
   * try is told so.
   * @param send - one try.
   * @returns the answer; `null` where it was lost.
   */
  async function create(write: Write, send: () => Promise<Answer>): Promise<Answer | null> {
    const tries = createTries(patience);
    while (true) {
      const [hadConditions, hadChecksums] = [knowsConditions, knowsChecksums];
      try {
        return await send();
      } catch (error) {
        if (error instanceof Refused && isTaken(error)) {
          if ((await look(write))?.isOwn) return null;
          if (error.status === 412) throw new ObjectExists(place, write.name);
        }
        if (error instanceof Refused && error.status === 501 && (hadConditions || hadChecksums)) {
          if (hadConditions) knowsConditions = false;
          else knowsChecksums = false;
          continue;
        }
        await tries.after(error, write.signal);
      }
    }
  }

  /** @throws ObjectExists, StoreError where the store has not kept all of the object; it is removed then. */
  async function verify(write: Write, bytes: number): Promise<void> {
    const found = await look(write);
    if (!found) throw new StoreError(`${place}: the store took ${write.name}, and does not have it.`);
    // Without conditions another writer may have replaced it.
    if (found.isOwn === false) throw new ObjectExists(place, write.name);
    if (found.bytes === bytes) return;
    await requests.ask({ method: "DELETE", key: write.key }, write.signal);
    throw new StoreError(
      `${place}: the store kept ${found.bytes} bytes of the ${bytes} of ${write.name}. It was removed.`,
    );
  }

  /** @throws StoreError where the store tells another checksum than that of the content. */
  function compare(told: string | null, content: Content): void {
    if (told && told !== content.sha256.toBase64())
      throw new StoreError(`${place}: the store tells another checksum than that of the content.`);
  }

  async function sendPart(write: Write, uploadId: string, number: number, content: Content): Promise<Sent> {
    const send = () =>
      requests.ask(
        {
          method: "PUT",
          key: write.key,
          query: { partNumber: String(number), uploadId },
          headers: checksum(content),
          content,
        },
        write.signal,
      );
    const { headers } = await withoutUnknown(send);
    compare(headers.get("x-amz-checksum-sha256"), content);
    const etag = headers.get("etag");
    if (!etag) throw new StoreError(`${place}: the store tells no ETag of a part.`);
    return { etag, sha256: content.sha256 };
  }

  /** Sends again without checksums where the store does not know them. */
  async function withoutUnknown(send: () => Promise<Answer>): Promise<Answer> {
    const hadChecksums = knowsChecksums;
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 501 || !hadChecksums) throw error;
      knowsChecksums = false;
      return send();
    }
  }

  async function begin({ key, mark, signal }: Write): Promise<string> {
    const send = () => {
      const algorithm: Record<string, string> = knowsChecksums
        ? { "x-amz-checksum-algorithm": "SHA256" }
        : {};
      const headers = { ...CONTENT_TYPE, [MARK]: mark, ...algorithm };
      return requests.ask({ method: "POST", key, query: { uploads: "" }, headers }, signal);
    };
    const answer = await withoutUnknown(send);
    const uploadId = textIn(readXml(answer.text), "UploadId");
    if (uploadId === "") throw requests.refusal(answer);
    return uploadId;
  }

  /** All parts but the first are read while the one before is sent. */
  async function sendParts(
    write: Write,
    uploadId: string,
    first: Content,
    others: AsyncIterator<Content, void>,
  ): Promise<{ sent: Sent[]; bytes: number }> {
    const sent: Sent[] = [];
    let bytes = 0;
    for (let content: Content | null = first; content;) {
      if (sent.length === MOST_PARTS)
        throw new StoreError(
          `${place}: ${write.name} is larger than ${bytes} bytes, the most that is written.`,
        );
      const sending = sendPart(write, uploadId, sent.length + 1, content);
      // The first failure is told; the other call is waited for, so that its buffer is no longer used.
      const [part, next] = await Promise.allSettled([sending, others.next()]);
      if (next.status === "rejected") throw next.reason;
      if (part.status === "rejected") throw part.reason;
      sent.push(part.value);
      bytes += content.bytes.length;
      content = next.value.done ? null : next.value.value;
    }
    return { sent, bytes };
  }

  async function complete(write: Write, uploadId: string, sent: readonly Sent[]): Promise<void> {
    const content = contentOf(manifestOf(sent, knowsChecksums));
    const answer = await create(write, async () => {
      const headers = { "content-type": "application/xml", ...condition() };
      const request = { method: "POST", key: write.key, query: { uploadId }, headers, content } as const;
      const heard = await requests.askOnce(request, write.signal);
      // S3 answers before it is done, so that an error may follow a status of 200. Of a result stores have
      // names of their own.
      if ((readXml(heard.text)?.name ?? "Error") === "Error") throw requests.refusal(heard);
      return heard;
    });
    const told = answer && textIn(readXml(answer.text), "ChecksumSHA256");
    if (told?.endsWith(`-${sent.length}`) && told !== checksumOfParts(sent))
      throw new StoreError(`${place}: the store tells another checksum than that of the parts.`);
  }

  /** An upload that can't be ended now is removed a day later, as those of killed writers are. */
  async function abort({ key }: Write, uploadId: string): Promise<void> {
    const limit = patience.limit(MINUTE);
    await requests.askOnce({ method: "DELETE", key, query: { uploadId } }, limit).catch(() => {});
  }

  return {
    async whole(write, content) {
      const { key, mark, signal } = write;
      const answer = await create(write, () => {
        const headers = { ...CONTENT_TYPE, [MARK]: mark, ...condition(), ...checksum(content) };
        return requests.askOnce({ method: "PUT", key, headers, content }, signal);
      });
      compare(answer?.headers.get("x-amz-checksum-sha256") ?? null, content);
      await verify(write, content.bytes.length);
    },

    async parts(write, first, others) {
      const uploadId = await begin(write);
      let isComplete = false;
      try {
        const { sent, bytes } = await sendParts(write, uploadId, first, others);
        await complete(write, uploadId, sent);
        isComplete = true;
        await verify(write, bytes);
      } finally {
        if (!isComplete) await abort(write, uploadId);
      }
    },
  };
}

const CONTENT_TYPE = { "content-type": "application/octet-stream" };

/** Whether an object, or the end of the upload, may be there of a try before. */
function isTaken({ status, code }: Refused): boolean {
  return status === 412 || code === "NoSuchUpload";
}

function manifestOf(sent: readonly Sent[], hasChecksums: boolean): string {
  const parts = sent.map(({ etag, sha256 }, at) => {
    const checksum = hasChecksums ? `<ChecksumSHA256>${sha256.toBase64()}</ChecksumSHA256>` : "";
    return `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag>${checksum}</Part>`;
  });
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join("")}</CompleteMultipartUpload>`;
}

/** The checksum of an object in parts: that of theirs, and how many there are. */
function checksumOfParts(sent: readonly Sent[]): string {
  return `${sha256Of(Buffer.concat(sent.map(({ sha256 }) => sha256))).toBase64()}-${sent.length}`;
}

function contentOf(text: string): Content {
  const bytes = new TextEncoder().encode(text);
  return { bytes, sha256: sha256Of(bytes) };
}
