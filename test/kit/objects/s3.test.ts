import { describe, expect, test } from "bun:test";
import type { ObjectStore } from "../../../src/kit/objects/objects.ts";
import { openS3, type S3Needs } from "../../../src/kit/objects/s3.ts";
import { baseOf, createRequests, type S3Request, sha256Of } from "../../../src/kit/objects/s3/requests.ts";
import { systemPatience } from "../../../src/kit/objects/s3/retries.ts";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { bytesOf, inPieces, namesOf, randomBytes, sha256 } from "./pieces.ts";
import { BUCKET, type Fault, KEY, type Options, type S3Server, SECRET, startS3 } from "./s3-server.ts";
import { storeSuite } from "./suite.ts";

const NOW = Date.UTC(2026, 10, 29, 12);

/** Bytes of a part, so that small objects have several. */
const PART = 100_000;

/** Waits of retries that were asked for, in milliseconds. They take no time. */
function patience(waits: number[] = []) {
  return {
    async wait(milliseconds: number) {
      waits.push(milliseconds);
    },
    chance: () => 1,
    limit: () => new AbortController().signal,
  };
}

function open(
  server: S3Server,
  needs: S3Needs = {},
  more: { prefix?: string; [name: string]: string | undefined } = {},
) {
  const { prefix = "qr/one", ...account } = more;
  const place = { bucket: BUCKET, endpoint: server.endpoint, region: "us-east-1", key: KEY, secret: SECRET };
  const clock = { now: () => NOW };
  return openS3(
    { ...place, ...account, prefix },
    { clock, patience: patience(), part: PART, page: 3, ...needs },
  );
}

const start = (options: Options = {}) => startS3({ now: () => NOW, ...options });

/** Stores without conditions can't tell two that write at the same time: there one writes after the other. */
function oneAfterTheOther(store: ObjectStore): ObjectStore {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    put(name, body, signal) {
      const put = turn.then(() => store.put(name, body, signal));
      turn = put.catch(() => {});
      return put;
    },
  };
}

storeSuite("a bucket", async () => open(await start()));
storeSuite("a bucket without a prefix", async () => open(await start(), {}, { prefix: "" }));
storeSuite("a bucket of a store that refuses conditions and checksums", async () =>
  oneAfterTheOther(open(await start({ conditions: "refused", checksums: "refused" }))),
);
storeSuite("a bucket of a store that knows neither ranges nor an encoding of keys", async () =>
  open(await start({ knowsRanges: false, knowsUrlEncoding: false })),
);
storeSuite("a bucket of a store that fails at each first try", async () => {
  const seen = new Set<string>();
  const fault = ({
    what,
    key,
    query,
    headers,
  }: {
    what: string;
    key: string;
    query: URLSearchParams;
    headers: object;
  }) => {
    const call = JSON.stringify([what, key, query.toString(), "range" in headers ? headers.range : null]);
    if (seen.has(call)) return null;
    seen.add(call);
    return (["cut before", { status: 503, code: "SlowDown" }, "cut after", { status: 500 }] as const)[
      seen.size % 4
    ];
  };
  return open(await start({ fault }));
});
storeSuite("a bucket of a store that ignores conditions and checksums, and keeps no marks", async () =>
  oneAfterTheOther(open(await start({ conditions: "ignored", checksums: "ignored", keepsMarks: false }))),
);
storeSuite("a bucket whose name is a part of the host", async () => {
  const server = await start();
  return open(server, {}, { endpoint: `http://${BUCKET}.localhost:${server.port}` });
});

type Faults = NonNullable<Options["fault"]>;

const always =
  (what: string, fault: Fault): Faults =>
  (call) =>
    call.what === what ? fault : null;
const first =
  (what: string, fault: Fault): Faults =>
  (call) =>
    call.what === what && call.before === 0 ? fault : null;

const content = randomBytes(7 * PART + 12_345);
const body = () => inPieces(content, 33_333);
const sentenceOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => String(error),
  );

describe("requests", () => {
  const account = {
    bucket: "examplebucket",
    endpoint: "https://s3.amazonaws.com",
    region: "us-east-1",
    key: "AKIAIOSFODNN7EXAMPLE",
    secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  };
  const text = new TextEncoder().encode("Welcome to Amazon S3.");

  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
  const PUBLISHED: { request: S3Request; signature: string }[] = [
    {
      request: { method: "GET", key: "test.txt", headers: { range: "bytes=0-9" } },
      signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    },
    {
      request: {
        method: "PUT",
        key: "test$file.text",
        headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
        content: { bytes: text, sha256: sha256Of(text) },
      },
      signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    },
    {
      request: { method: "GET", key: null, query: { lifecycle: "" } },
      signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    },
    {
      request: { method: "GET", key: null, query: { prefix: "J", "max-keys": "2" } },
      signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    },
  ];

  test.each(PUBLISHED)(
    "are signed as Amazon has published it: $request.method $signature",
    async ({ request, signature }) => {
      const sent: { url: URL; headers: Readonly<Record<string, string>> }[] = [];
      const requests = createRequests({
        account,
        place: "s3://examplebucket",
        clock: { now: () => Date.UTC(2013, 4, 24) },
        patience: patience(),
        async fetch(url, { headers }) {
          sent.push({ url, headers });
          return new Response("");
        },
      });
      await requests.ask(request, undefined);
      expect(sent[0]?.url.host).toBe("examplebucket.s3.amazonaws.com");
      expect(sent[0]?.headers["authorization"]).toEndWith(`Signature=${signature}`);
    },
  );

  test.each([
    ["https://s3.eu-central-1.amazonaws.com", "backups", "https://backups.s3.eu-central-1.amazonaws.com/"],
    // The certificate is for one name without a dot.
    [
      "https://s3.eu-central-1.amazonaws.com",
      "my.backups",
      "https://s3.eu-central-1.amazonaws.com/my.backups/",
    ],
    ["https://s3.example.org", "backups", "https://s3.example.org/backups/"],
    ["https://backups.s3.example.org", "backups", "https://backups.s3.example.org/"],
    ["https://s3.example.org:9000/storage/s3", "backups", "https://s3.example.org:9000/storage/s3/backups/"],
  ])("at %s find the bucket %s at %s", (endpoint, bucket, address) => {
    expect(baseOf({ endpoint, bucket }).href).toBe(address);
  });
});

describe("writing", () => {
  test("all parts but the last have one size, whatever the pieces have", async () => {
    for (const size of [1_000_000, 99_999, 100_000, 12_345]) {
      const server = await start();
      await open(server).put("one", inPieces(content, size));
      const parts = server.all.filter(({ what }) => what === "PUT part");
      expect(parts.map(({ bytes }) => bytes)).toEqual([...Array(7).fill(PART), 12_345]);
      expect(sha256(server.objects.get("qr/one/one")?.bytes ?? Buffer.of())).toBe(sha256(content));
    }
  });

  test("each part and the object have checksums, and the object is written on the condition that there is none", async () => {
    const server = await start();
    await open(server).put("large", body());
    await open(server).put("small", inPieces(content.subarray(0, 10), 3));
    for (const { what, headers } of server.all) {
      if (["PUT", "PUT part"].includes(what)) expect(headers["x-amz-checksum-sha256"]).toHaveLength(44);
      if (["PUT", "POST complete"].includes(what)) expect(headers["if-none-match"]).toBe("*");
    }
    expect(server.objects.get("qr/one/large")?.checksum).toEndWith("-8");
    expect(server.objects.get("qr/one/small")?.checksum).toHaveLength(44);
  });

  test("the next part is read while one is sent, and none beyond it", async () => {
    const server = await start();
    let read = 0;
    const ahead: number[] = [];
    const pieces = async function* () {
      for (let at = 0; at < content.length; at += PART) {
        read++;
        ahead.push(read - server.calls.filter((what) => what === "PUT part").length);
        yield content.slice(at, at + PART);
      }
    };
    await open(server).put("one", pieces());
    expect(Math.max(...ahead)).toBeLessThanOrEqual(3);
  });

  const KINDS = ["GET list", "GET uploads", "POST begin", "PUT part", "POST complete", "HEAD"];
  const LASTING: Fault[] = [
    "cut before",
    "cut after",
    { status: 500, code: "InternalError" },
    { status: 503, code: "SlowDown" },
    { status: 403, code: "AccessDenied" },
    { status: 507, code: "InsufficientStorage" },
    { status: 200, body: "no XML" },
    { status: 200, body: "<Error><Code>InternalError</Code></Error>" },
  ];
  const CASES = KINDS.flatMap((what) =>
    LASTING.map((fault) => ({ what, fault, told: JSON.stringify(fault) })),
  );

  test.each(CASES)(
    "$what always fails by $told: what is listed is whole, and no upload is left",
    async ({ what, fault }) => {
      const server = await start({ fault: always(what, fault) });
      const told: string[] = [];
      const outcome = await sentenceOf(
        open(server, { tell: (sentence) => told.push(sentence) }).put("one", body()),
      );
      for (const { bytes } of server.objects.values()) expect(sha256(bytes)).toBe(sha256(content));
      // Without an answer to its beginning nobody knows of an upload: it is ended a day later.
      if (what !== "POST begin") expect([...server.uploads]).toEqual([]);
      if (outcome === "done") {
        // An ETag is all that is needed of a part; what is left of killed writers does not matter now.
        expect([...server.objects.keys()]).toEqual(["qr/one/one"]);
      } else {
        expect(outcome).toMatch(/^StoreError: s3:\/\/backups\/qr\/one: |^ObjectExists: /);
      }
      expect(outcome + told.join()).not.toContain(SECRET);
    },
  );

  test.each([
    ["POST complete", "cut after"],
    ["POST complete", { status: 200, body: "<Error><Code>InternalError</Code></Error>" }],
    ["POST complete", { status: 409, code: "ConditionalRequestConflict" }],
    ["PUT part", { status: 400, code: "RequestTimeout" }],
    ["HEAD", "cut before"],
  ] as const)(
    "%s that fails once by %j is repeated, and the writer knows its object again",
    async (what, fault) => {
      const server = await start({ fault: first(what, fault) });
      await open(server).put("one", body());
      expect(sha256(await bytesOf(open(server).get("one")))).toBe(sha256(content));
      expect([...server.uploads]).toEqual([]);
    },
  );

  test("a small object whose answer is lost is known again, and that of another writer is not", async () => {
    const server = await start({ fault: first("PUT", "cut after") });
    await open(server).put("one", inPieces(content.subarray(0, 10), 3));
    expect(server.calls.filter((what) => what === "PUT").length).toBe(2);
    const other = await start({
      fault: ({ what, before }) => {
        if (what === "PUT" && before === 0)
          other.objects.set("qr/one/one", {
            bytes: Buffer.from("theirs"),
            etag: '"e"',
            meta: {},
            checksum: null,
          });
        return what === "PUT" && before === 0 ? "cut before" : null;
      },
    });
    expect(await sentenceOf(open(other).put("one", inPieces(content.subarray(0, 10), 3)))).toContain(
      "ObjectExists",
    );
    expect(other.objects.get("qr/one/one")?.bytes.toString()).toBe("theirs");
  });

  test("a store that loses a part, or a byte, is noticed, and its object removed", async () => {
    const server = await start({
      fault: (call) => (call.what === "PUT part" && call.before === 3 ? "lose" : null),
    });
    const kept = `the store kept ${content.length - PART} bytes of the ${content.length} of one. It was removed.`;
    expect(await sentenceOf(open(server).put("one", body()))).toContain(kept);
    const small = await start({ fault: always("PUT", "lose") });
    expect(await sentenceOf(open(small).put("one", inPieces(content.subarray(0, 10), 3)))).toContain(
      "kept 9 bytes of the 10",
    );
    expect([...server.objects, ...small.objects]).toEqual([]);
  });

  test("a store that tells another checksum is not believed", async () => {
    const wrong = { "x-amz-checksum-sha256": sha256Of(Buffer.from("other")).toBase64(), etag: '"e"' };
    const server = await start({ fault: first("PUT part", { status: 200, headers: wrong }) });
    expect(await sentenceOf(open(server).put("one", body()))).toContain("another checksum");
    const small = await start({ fault: first("PUT", { status: 200, headers: wrong }) });
    expect(await sentenceOf(open(small).put("one", inPieces(content.subarray(0, 10), 3)))).toContain(
      "another checksum",
    );
    const told = `<CompleteMultipartUploadResult><ChecksumSHA256>AAAA-8</ChecksumSHA256></CompleteMultipartUploadResult>`;
    const whole = await start({ fault: first("POST complete", { status: 200, body: told }) });
    expect(await sentenceOf(open(whole).put("one", body()))).toContain("another checksum");
  });

  test("a signal ends a write whose part is never answered, and its upload", async () => {
    const controller = new AbortController();
    const server = await start({
      fault({ what }) {
        if (what !== "PUT part") return null;
        controller.abort(new Error("enough"));
        return "silence";
      },
    });
    expect(await sentenceOf(open(server).put("one", body(), controller.signal))).toContain("enough");
    expect([...server.uploads]).toEqual([]);
  });

  test("a store that does not answer is asked again", async () => {
    const limits: AbortController[] = [];
    const limited = {
      ...patience(),
      limit() {
        const controller = new AbortController();
        limits.push(controller);
        return controller.signal;
      },
    };
    const server = await start({
      fault({ what, before }) {
        if (what !== "PUT part" || before > 0) return null;
        limits.at(-1)?.abort(new DOMException("too long", "TimeoutError"));
        return "silence";
      },
    });
    await open(server, { patience: limited }).put("one", body());
    expect(sha256(server.objects.get("qr/one/one")?.bytes ?? Buffer.of())).toBe(sha256(content));
  });
});

describe("uploads that were not ended", () => {
  test("beside the object that is written are ended a day later, and no others", async () => {
    let now = NOW - DAY - HOUR;
    const server = await startS3({ now: () => now });
    const begin = (key: string) =>
      createRequests({
        account: { bucket: BUCKET, endpoint: server.endpoint, region: "us-east-1", key: KEY, secret: SECRET },
        place: "",
        clock: { now: () => now },
        patience: patience(),
        fetch: (url, request, signal) => fetch(url, { ...request, body: request.body ?? null, signal }),
      }).ask({ method: "POST", key, query: { uploads: "" } }, undefined);
    for (const key of ["qr/one/a", "qr/one/b & c", "qr/one/b & c", "qr/one/z"]) await begin(key);
    for (const key of ["qr/one/deeper/a", "qr/other", "qr/one2"]) await begin(key);
    now = NOW - HOUR;
    await begin("qr/one/a");
    now = NOW;
    await open(server).put("a", inPieces(content.subarray(0, 10), 3));
    expect([...server.uploads.values()].map(({ key, initiated }) => `${key} ${initiated}`)).toEqual([
      "qr/one/deeper/a 2026-11-28T11:00:00.000Z",
      "qr/other 2026-11-28T11:00:00.000Z",
      "qr/one2 2026-11-28T11:00:00.000Z",
      "qr/one/a 2026-11-29T11:00:00.000Z",
    ]);
  });

  test("are told of where the key may not list them, and the object is written", async () => {
    const told: string[] = [];
    const server = await start({ fault: always("GET uploads", { status: 403, code: "AccessDenied" }) });
    const store = open(server, { tell: (sentence) => told.push(sentence) });
    await store.put("one", body());
    await store.put("two", body());
    expect(told.length).toBe(1);
    expect(told.join()).toContain("Uploads that were not ended are left in s3://backups/qr/one: ");
  });
});

describe("reading", () => {
  async function filled(options: Options = {}) {
    const server = await start(options);
    const large = randomBytes(20_000_000);
    server.objects.set("qr/one/one", { bytes: Buffer.from(large), etag: '"e1"', meta: {}, checksum: null });
    return { server, large };
  }

  test("goes on behind the last byte after each cut, of the same version", async () => {
    const { server, large } = await filled({
      fault: ({ what, before }) =>
        what === "GET" && before % 3 < 2 ? { cutAt: 1_000_000 * (1 + (before % 3)) } : null,
    });
    expect(sha256(await bytesOf(open(server).get("one")))).toBe(sha256(large));
    const reads = server.all.filter(({ what }) => what === "GET").map(({ headers }) => headers);
    expect(reads.length).toBeGreaterThan(4);
    expect(reads.slice(1).map((headers) => headers["if-match"])).toEqual(reads.slice(1).map(() => '"e1"'));
    expect(reads[1]?.range).not.toStartWith("bytes=0-");
  });

  test("goes on after cuts of a store that knows no ranges", async () => {
    const { server, large } = await filled({
      knowsRanges: false,
      fault: ({ what, before }) =>
        what === "GET" && before < 3 ? { cutAt: 5_000_000 * (before + 1) } : null,
    });
    expect(sha256(await bytesOf(open(server).get("one")))).toBe(sha256(large));
  });

  test("goes on where answers are shorter than they should be, and gives up where nothing comes", async () => {
    const { server, large } = await filled({ fault: first("GET", { shortenTo: 1_000 }) });
    expect(sha256(await bytesOf(open(server).get("one")))).toBe(sha256(large));
    const empty = await filled({ fault: always("GET", { shortenTo: 0 }) });
    expect(await sentenceOf(bytesOf(open(empty.server).get("one")))).toContain("no bytes of one come");
  });

  test.each([
    [
      { status: 206, headers: { "content-range": "bytes 5-9/20000000" }, body: "12345" },
      "answers with another range",
    ],
    [{ status: 206, headers: {}, body: "12345" }, "answers with another range"],
    [
      { status: 206, headers: { "content-range": "bytes 0-4/3" }, body: "12345" },
      "more bytes come than its size says",
    ],
    [{ status: 416, code: "InvalidRange" }, "refuses a range of its bytes"],
  ] as const)("an answer of %j is not believed", async (fault, sentence) => {
    const { server } = await filled({ fault: always("GET", fault) });
    expect(await sentenceOf(bytesOf(open(server).get("one")))).toContain(sentence);
  });

  test("an object that is replaced or removed meanwhile can't be read", async () => {
    for (const [etag, sentence] of [
      ['"e2"', "it was replaced meanwhile"],
      [null, "it was removed meanwhile"],
    ] as const) {
      const { server } = await filled({
        fault({ what, before }) {
          const object = server.objects.get("qr/one/one");
          if (what !== "GET" || before !== 1 || !object) return null;
          if (etag === null) server.objects.delete("qr/one/one");
          else server.objects.set("qr/one/one", { ...object, etag });
          return null;
        },
      });
      expect(await sentenceOf(bytesOf(open(server).get("one")))).toContain(sentence);
    }
  });

  test("a list without an end, or without sizes, is refused", async () => {
    const page = (more: string) => `<ListBucketResult>${more}</ListBucketResult>`;
    const endless = page("<IsTruncated>true</IsTruncated><NextContinuationToken>a</NextContinuationToken>");
    for (const [text, sentence] of [
      [endless, "the store's list has no end"],
      [page("<IsTruncated>true</IsTruncated>"), "the store's list has no end"],
      [page("<Contents><Key>qr/one/a</Key></Contents>"), "an object without a size"],
      [page(""), "done"],
      ["<ListBucketResult><Contents>", "an answer that can't be read"],
      [
        '<!DOCTYPE a [<!ENTITY b "c">]><ListBucketResult>&b;</ListBucketResult>',
        "an answer that can't be read",
      ],
    ] as const) {
      const server = await start({ fault: always("GET list", { status: 200, body: text }) });
      expect(await sentenceOf(namesOf(open(server).list("")))).toContain(sentence);
    }
  });

  test("objects of others are neither in a list nor in the way", async () => {
    const server = await start();
    const other = { bytes: Buffer.from("a"), etag: '"e"', meta: {}, checksum: null };
    for (const key of [
      "qr/one/",
      "qr/one",
      "qr/one/folder/",
      "qr/one/.a",
      "qr/one//b",
      "qr/onetwo",
      "qr/one/\u0001",
    ])
      server.objects.set(key, other);
    await open(server).put("a", body());
    expect(await namesOf(open(server).list(""))).toEqual([`a ${content.length}`]);
  });
});

describe("refusals", () => {
  const put = (server: S3Server, more: Record<string, string> = {}, needs: S3Needs = {}) =>
    sentenceOf(open(server, needs, more).put("one", body()));

  test("say what to do", async () => {
    const server = await start();
    const place = "StoreError: s3://backups/qr/one: ";
    const host = `127.0.0.1:${server.port}`;
    const clock = { now: () => NOW + 42 * MINUTE };
    expect(await put(server, {}, { clock })).toBe(
      `${place}${host} answers 403 RequestTimeTooSkewed. The clock of this machine differs from that of ${host} by 42 minutes: set it.`,
    );
    expect(await put(server, { key: "AKIDOTHER" })).toContain(
      "The store does not know the key in QZ_S3_KEY.",
    );
    expect(await put(server, { secret: "another" })).toContain(
      "QZ_S3_SECRET does not belong to the key in QZ_S3_KEY.",
    );
    expect(await put(server, { region: "eu-north-1" })).toContain(
      "The bucket backups is in the region us-east-1, and QZ_S3_REGION is eu-north-1: set it to that region.",
    );
    expect(await put(server, { bucket: "missing" })).toContain(
      "There is no bucket missing. Create it, or correct its name.",
    );
    expect([...server.objects]).toEqual([]);
  });

  test.each([301, 307])("a redirect of %p is not followed, and says where the bucket is", async (status) => {
    const headers = { "x-amz-bucket-region": "eu-west-1", location: "http://127.0.0.1:1/" };
    const server = await start({ fault: () => ({ status, code: "PermanentRedirect", headers }) });
    expect(await put(server)).toContain(
      "The bucket backups is in the region eu-west-1, and QZ_S3_REGION is us-east-1",
    );
    const silent = await start({ fault: () => ({ status, headers: { location: "http://127.0.0.1:1/" } }) });
    expect(await put(silent)).toContain(
      "The bucket backups has another address. Check QZ_S3_ENDPOINT and QZ_S3_REGION.",
    );
  });

  test("an endpoint that is not there is told, also where it has no name", async () => {
    const server = await start();
    expect(await put(server, { endpoint: "http://127.0.0.1:1" })).toContain("can't be reached (");
    expect(await put(server, { endpoint: "http://nowhere.invalid" })).toContain(
      "nowhere.invalid can't be reached (",
    );
  });

  test("repeat a message of the store in one line, and not all of a long one", async () => {
    const body = `<Error><Code>Odd</Code><Message>one\ntwo${"x".repeat(1_000)}</Message></Error>`;
    const server = await start({ fault: () => ({ status: 400, body }) });
    const sentence = await put(server);
    expect(sentence).toContain("answers 400 Odd. The store says: one twoxxx");
    expect(sentence.length).toBeLessThan(350);
  });
});

describe("retries", () => {
  test("wait longer each time, and end", async () => {
    const waits: number[] = [];
    const server = await start({ fault: always("GET list", { status: 503 }) });
    expect(await sentenceOf(namesOf(open(server, { patience: patience(waits) }).list("")))).toContain(
      "answers 503.",
    );
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1_000));
    expect(server.calls.length).toBe(8);
  });

  test("wait as long as the store asks, but for a minute at most", async () => {
    const waits: number[] = [];
    const after = ["7", "5000", "soon", "0"];
    const server = await start({
      fault: ({ before }) =>
        before < 4 ? { status: 503, headers: { "retry-after": after[before] ?? "" } } : null,
    });
    await namesOf(open(server, { patience: patience(waits) }).list(""));
    expect(waits).toEqual([7_000, 60_000, 4_000, 8_000]);
  });

  test("end with a signal", async () => {
    const controller = new AbortController();
    const server = await start({ fault: always("GET", { status: 503 }) });
    const waiting = {
      ...systemPatience,
      wait(milliseconds: number, signal: AbortSignal | undefined) {
        setImmediate(() => controller.abort(new Error("enough")));
        return systemPatience.wait(1_000 * milliseconds, signal);
      },
    };
    const read = bytesOf(open(server, { patience: waiting }).get("one", controller.signal));
    expect(await sentenceOf(read)).toContain("enough");
  });
});
