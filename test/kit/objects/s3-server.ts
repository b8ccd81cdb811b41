import { onTestFinished } from "bun:test";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { checkSignature } from "./signature.ts";

/** Keys of the server. */
export const KEY = "AKIDTEST";
export const SECRET = "secret/of+the=server";
export const BUCKET = "backups";

/** A request, as faults see it. */
export interface Call {
  /** `PUT part`, `POST complete`, `GET list`… */
  readonly what: string;
  readonly key: string;
  readonly headers: IncomingMessage["headers"];
  readonly query: URLSearchParams;
  readonly bytes: number;
  /** How many calls of the same kind there were before. */
  readonly before: number;
}

/** A fault that the server makes at a call. */
export type Fault =
  /** An answer in place of the server's; nothing is done. */
  | {
      readonly status: number;
      readonly code?: string;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  /** The connection ends before anything is done, or after all of it. */
  | "cut before"
  | "cut after"
  /** The answer ends behind so many bytes, with the connection or as though it were whole. */
  | { readonly cutAt: number }
  | { readonly shortenTo: number }
  /** There is never an answer. */
  | "silence"
  /** A part is taken, acknowledged and lost. */
  | "lose";

interface Stored {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly meta: Record<string, string>;
  readonly checksum: string | null;
}

interface Upload {
  readonly key: string;
  readonly initiated: string;
  readonly meta: Record<string, string>;
  readonly isChecked: boolean;
  readonly parts: Map<number, Stored>;
}

export interface Options {
  readonly region?: string;
  /** Milliseconds since the epoch by the clock of the server. */
  readonly now?: () => number;
  /** Whether it refuses requests whose time is another. */
  readonly knowsTime?: boolean;
  /** Its way with conditions and with checksums: stores know, refuse or ignore them. */
  readonly conditions?: "known" | "refused" | "ignored";
  readonly checksums?: "known" | "refused" | "ignored";
  readonly knowsUrlEncoding?: boolean;
  readonly knowsRanges?: boolean;
  readonly keepsMarks?: boolean;
  readonly fault?: (call: Call) => Fault | null | undefined;
}

export interface S3Server {
  readonly endpoint: string;
  readonly port: number;
  readonly objects: Map<string, Stored>;
  readonly uploads: Map<string, Upload>;
  /** The kinds of the calls so far. */
  readonly calls: string[];
  readonly all: Call[];
}

const md5 = (bytes: Uint8Array) => new Bun.CryptoHasher("md5").update(bytes).digest("hex");
const sha256 = (bytes: Uint8Array) => new Bun.CryptoHasher("sha256").update(bytes).digest("base64");
const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: string;
  constructor(status: number, code: string, more = "") {
    super(code);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/**
 * A server that speaks as much of S3 as a store of objects does, and that fails as it is told. Parts may have
 * any size, but all one.
 */
export async function startS3(options: Options = {}): Promise<S3Server> {
  const { region = "us-east-1", now = () => 0, conditions = "known", checksums = "known" } = options;
  const { knowsUrlEncoding = true, knowsRanges = true, keepsMarks = true, knowsTime = true, fault } = options;
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Upload>();
  const calls: string[] = [];
  const all: Call[] = [];
  const counts = new Map<string, number>();
  let uploadCount = 0;

  function whatOf(method: string, key: string, query: URLSearchParams): string {
    if (key === "") return query.has("uploads") ? "GET uploads" : "GET list";
    if (query.has("uploads")) return "POST begin";
    if (query.has("partNumber")) return "PUT part";
    if (query.has("uploadId")) return method === "POST" ? "POST complete" : "DELETE upload";
    return method;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://${request.headers.host}${request.url}`);
    const isHostStyle = url.hostname.startsWith(`${BUCKET}.`);
    const path = decodeURIComponent(url.pathname).slice(1);
    const bucket = isHostStyle ? BUCKET : path.split("/", 1)[0];
    const key = isHostStyle ? path : path.slice(path.indexOf("/") + 1);
    const method = request.method ?? "";
    const what = whatOf(method, key, url.searchParams);
    const before = counts.get(what) ?? 0;
    counts.set(what, before + 1);
    calls.push(what);
    const content = await buffer(request);
    const call = {
      what,
      key,
      headers: request.headers,
      query: url.searchParams,
      bytes: content.length,
      before,
    };
    all.push(call);
    const failing = fault?.(call) ?? null;
    if (failing === "silence") return;
    if (failing === "cut before") return void request.socket.destroy();
    try {
      if (failing !== null && typeof failing === "object" && "status" in failing) {
        if (failing.body !== undefined)
          return void response.writeHead(failing.status, failing.headers).end(failing.body);
        response.writeHead(failing.status, failing.headers);
        const body = failing.code
          ? `<Error><Code>${failing.code}</Code><Message>Said by the store</Message></Error>`
          : "";
        return void response.end(method === "HEAD" ? "" : body);
      }
      if (bucket !== BUCKET) throw new Refusal(404, "NoSuchBucket");
      checkSignature(
        request,
        url,
        content,
        { key: KEY, secret: SECRET, region },
        knowsTime ? now() : null,
        Refusal,
      );
      const done = run(what, key, url.searchParams, request.headers, content, failing === "lose");
      if (failing === "cut after") return void request.socket.destroy();
      send(response, method, done, failing);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, more } = error;
      response.writeHead(status, { date: new Date(now()).toUTCString() });
      const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${xml("No & no")}</Message>${more}</Error>`;
      response.end(method === "HEAD" ? "" : body);
    }
  }

  interface Done {
    readonly status: number;
    readonly headers?: Record<string, string>;
    readonly body?: Uint8Array | string;
  }

  function send(response: ServerResponse, method: string, done: Done, failing: Fault | null): void {
    const body = Buffer.from(done.body ?? "");
    const headers: Record<string, string> = { "content-length": String(body.length), ...done.headers };
    const shortened =
      typeof failing === "object" && failing && "shortenTo" in failing ? failing.shortenTo : null;
    if (shortened !== null) headers["content-length"] = String(shortened);
    response.writeHead(done.status, headers);
    if (method === "HEAD") return void response.end();
    const cutAt = typeof failing === "object" && failing && "cutAt" in failing ? failing.cutAt : null;
    if (cutAt === null) return void response.end(shortened === null ? body : body.subarray(0, shortened));
    response.write(body.subarray(0, cutAt), () => response.socket?.destroy());
  }

  function run(
    what: string,
    key: string,
    query: URLSearchParams,
    headers: IncomingMessage["headers"],
    content: Buffer,
    isLost: boolean,
  ): Done {
    const checked = headers["x-amz-checksum-sha256"];
    if (headers["if-none-match"] !== undefined && conditions === "refused")
      throw new Refusal(501, "NotImplemented");
    const algorithm = headers["x-amz-checksum-algorithm"];
    if ((checked ?? algorithm) !== undefined && checksums === "refused")
      throw new Refusal(501, "NotImplemented");
    if (checked !== undefined && checksums === "known" && checked !== sha256(content))
      throw new Refusal(400, "BadDigest");
    const isConditional = headers["if-none-match"] === "*" && conditions === "known";
    const mark = headers["x-amz-meta-quietzone-write"];
    const meta: Record<string, string> =
      typeof mark === "string" && keepsMarks ? { "x-amz-meta-quietzone-write": mark } : {};
    const stored = (bytes: Buffer): Stored => ({
      bytes,
      etag: `"${md5(bytes)}"`,
      meta,
      checksum: typeof checked === "string" && checksums === "known" ? checked : null,
    });
    const told = (one: Stored): Record<string, string> => ({
      etag: one.etag,
      ...one.meta,
      ...(one.checksum === null ? {} : { "x-amz-checksum-sha256": one.checksum }),
    });
    const upload = uploads.get(query.get("uploadId") ?? "");
    const object = objects.get(key);
    switch (what) {
      case "PUT": {
        if (isConditional && object) throw new Refusal(412, "PreconditionFailed");
        const one = stored(content);
        objects.set(key, isLost ? stored(content.subarray(0, -1)) : one);
        return { status: 200, headers: told(one) };
      }
      case "HEAD":
        if (!object) throw new Refusal(404, "NoSuchKey");
        return { status: 200, headers: { ...told(object), "content-length": String(object.bytes.length) } };
      case "GET":
        if (!object) throw new Refusal(404, "NoSuchKey");
        return range(object, headers, told(object));
      case "DELETE":
        objects.delete(key);
        return { status: 204 };
      case "POST begin": {
        // S3 has ids with slashes, pluses and signs of equality.
        const id = `id/${++uploadCount}+=`;
        const initiated = new Date(now()).toISOString();
        const isChecked = algorithm === "SHA256" && checksums === "known";
        uploads.set(id, { key, initiated, meta, isChecked, parts: new Map() });
        return {
          status: 200,
          body: `<InitiateMultipartUploadResult><UploadId>${xml(id)}</UploadId></InitiateMultipartUploadResult>`,
        };
      }
      case "PUT part": {
        if (!upload) throw new Refusal(404, "NoSuchUpload");
        const one = stored(content);
        upload.parts.set(Number(query.get("partNumber")), isLost ? { ...one, bytes: Buffer.alloc(0) } : one);
        return { status: 200, headers: told(one) };
      }
      case "POST complete":
        if (!upload) throw new Refusal(404, "NoSuchUpload");
        if (isConditional && object) throw new Refusal(412, "PreconditionFailed");
        return complete(upload, query.get("uploadId") ?? "", content.toString());
      case "DELETE upload":
        if (!upload) throw new Refusal(404, "NoSuchUpload");
        uploads.delete(query.get("uploadId") ?? "");
        return { status: 204 };
      case "GET list":
        return { status: 200, body: list(query) };
      default:
        return { status: 200, body: listUploads(query) };
    }
  }

  function range(object: Stored, headers: IncomingMessage["headers"], told: Record<string, string>): Done {
    const match = headers["if-match"];
    if (match !== undefined && match !== object.etag) throw new Refusal(412, "PreconditionFailed");
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
    if (first === undefined || !knowsRanges) return { status: 200, headers: told, body: object.bytes };
    if (Number(first) >= object.bytes.length) throw new Refusal(416, "InvalidRange");
    const body = object.bytes.subarray(Number(first), Number(last) + 1);
    const end = Number(first) + body.length - 1;
    return {
      status: 206,
      headers: { ...told, "content-range": `bytes ${first}-${end}/${object.bytes.length}` },
      body,
    };
  }

  function complete(upload: Upload, id: string, manifest: string): Done {
    const listed = [...manifest.matchAll(/<Part>(.*?)<\/Part>/g)].map(([, part = ""]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll("&#34;", '"'),
      checksum: /<ChecksumSHA256>(.*?)</.exec(part)?.[1] ?? null,
    }));
    const parts = listed.map(({ number, etag, checksum }, at) => {
      const part = upload.parts.get(number);
      if (!part || part.etag !== etag || number !== at + 1) throw new Refusal(400, "InvalidPart");
      if (upload.isChecked && checksum !== part.checksum) throw new Refusal(400, "InvalidPart");
      return part;
    });
    const sizes = new Set(
      parts
        .slice(0, -1)
        .map(({ bytes }) => bytes.length)
        .filter((size) => size > 0),
    );
    if (sizes.size > 1 || parts.length === 0) throw new Refusal(400, "InvalidPart");
    const bytes = Buffer.concat(parts.map((part) => part.bytes));
    const etag = `"${md5(Buffer.concat(parts.map((part) => Buffer.from(md5(part.bytes), "hex"))))}-${parts.length}"`;
    const digests = Buffer.concat(parts.map((part) => Buffer.from(part.checksum ?? "", "base64")));
    const checksum = upload.isChecked ? `${sha256(digests)}-${parts.length}` : null;
    objects.set(upload.key, { bytes, etag, meta: upload.meta, checksum });
    uploads.delete(id);
    const told = checksum === null ? "" : `<ChecksumSHA256>${checksum}</ChecksumSHA256>`;
    // S3 sends blanks while it works.
    const body = `   \n<?xml version="1.0" encoding="UTF-8"?>\n<CompleteMultipartUploadResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><ETag>${xml(etag)}</ETag>${told}</CompleteMultipartUploadResult>`;
    return { status: 200, body };
  }

  /** As S3 encodes keys in a list: as URLs do in a query. */
  function spelled(query: URLSearchParams, key: string): string {
    if (query.get("encoding-type") !== "url" || !knowsUrlEncoding) return xml(key);
    return new URLSearchParams({ k: key }).toString().slice(2).replaceAll("%2F", "/");
  }

  const encodingOf = (query: URLSearchParams) =>
    query.get("encoding-type") === "url" && knowsUrlEncoding ? "<EncodingType>url</EncodingType>" : "";

  function list(query: URLSearchParams): string {
    const prefix = query.get("prefix") ?? "";
    const most = Number(query.get("max-keys") ?? 1000);
    const after = query.get("continuation-token");
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(prefix))
      .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    const from = after === null ? 0 : Number(Buffer.from(after, "base64").toString());
    const page = keys.slice(from, from + most);
    const isTruncated = from + most < keys.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${spelled(query, key)}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`,
    );
    const next = Buffer.from(String(from + most)).toString("base64");
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${encodingOf(query)}${contents.join("")}${
      isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : ""
    }</ListBucketResult>`;
  }

  /** Two a page, so that few uploads have several. */
  function listUploads(query: URLSearchParams): string {
    const prefix = query.get("prefix") ?? "";
    const marker = `${query.get("key-marker") ?? ""}\0${query.get("upload-id-marker") ?? ""}`;
    const found = [...uploads]
      .filter(([, { key }]) => key.startsWith(prefix) && !key.slice(prefix.length).includes("/"))
      .map(([id, upload]) => ({ id, ...upload, place: `${upload.key}\0${id}` }))
      .toSorted((a, b) => (a.place < b.place ? -1 : 1))
      .filter(({ place }) => !query.has("key-marker") || place > marker);
    const page = found.slice(0, 2);
    const last = page.at(-1);
    const items = page.map(
      ({ id, key, initiated }) =>
        `<Upload><Key>${spelled(query, key)}</Key><UploadId>${xml(id)}</UploadId><Initiated>${initiated}</Initiated></Upload>`,
    );
    const isTruncated = found.length > page.length;
    const next = isTruncated
      ? `<NextKeyMarker>${spelled(query, last?.key ?? "")}</NextKeyMarker><NextUploadIdMarker>${xml(last?.id ?? "")}</NextUploadIdMarker>`
      : "";
    return `<ListMultipartUploadsResult>${encodingOf(query)}<IsTruncated>${isTruncated}</IsTruncated>${next}${items.join("")}</ListMultipartUploadsResult>`;
  }

  const server = createServer((request, response) => void handle(request, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return { endpoint: `http://127.0.0.1:${address.port}`, port: address.port, objects, uploads, calls, all };
}
