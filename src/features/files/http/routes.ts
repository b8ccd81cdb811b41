import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { actorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { IF_NONE_MATCH } from "../../../kit/http/conditional.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { page, pageSize, query } from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import type { CountMisses } from "../../../kit/http/misses.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { BINARY, type HeaderParameter, json, openOperation, operation } from "../../../kit/http/operation.ts";
import { domainOf, mayPause, spooledBody, tenantOf } from "../../../kit/http/requests.ts";
import { mediaTypeOf } from "../../../kit/shared/headers.ts";
import { COMPONENT } from "../../../kit/shared/schema.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { MOST_BYTES, SENT_TYPES } from "../constants.ts";
import type { Files } from "../files.ts";
import { EditFile, FILE_PATH, FileList, FileRecord, FileTitle } from "../model.ts";
import { sourceOf } from "../source.ts";
import { fileResponse, type Serving } from "./serving.ts";

const body: BodyRule = { maxBytes: MOST_BYTES, mediaTypes: [...SENT_TYPES], spooled: true };
const editBody: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };

const example: FileRecord = {
  ...{ id: FILE_PATH.id.example, url: `https://qr.example.org/f/${FILE_PATH.id.example}` },
  ...{ type: "application/pdf", bytes: 184_320, title: "Menu", createdAt: "2026-11-21T09:05:00.000Z" },
};

const RANGE: HeaderParameter = {
  [COMPONENT]: "parameters/Range",
  name: "Range",
  in: "header",
  description: "Some bytes of the file: one range, or several",
  schema: { type: "string" },
  example: "bytes=0-1023",
};

const HEADERS = {
  etag: "Of the file",
  "last-modified": "When it was uploaded",
  "cache-control": "For an hour: it never changes, and may be removed",
  "content-security-policy": "Nothing in it is run in the origin that it comes from",
  "accept-ranges": "`bytes`",
  "cross-origin-resource-policy": "`cross-origin`: pages of others may play it",
};
const SENT = {
  ...HEADERS,
  "content-disposition": "`inline`, with a name made of its title",
};

const CONTENT = { schema: BINARY, example: "%PDF-1.7 …" };
const OTHERS = {
  "audio/mpeg": { schema: BINARY, example: "ID3…" },
  "audio/mp4": { schema: BINARY, example: "ftypM4A …" },
  "audio/ogg": { schema: BINARY, example: "OggS…" },
  "application/epub+zip": { schema: BINARY, example: "PK…" },
};

const UploadQuery = query({
  title: Type.Optional(Type.String({ ...FileTitle, examples: ["Menu"] })),
});

/** `/app/api/files`, and the files at `/f/{id}`. */
export function fileRoutes({
  gate,
  files,
  line,
  newBoundary,
  countMisses,
  tenantAt,
}: {
  gate: Gate;
  files: Files;
  countMisses: CountMisses;
  /** The workspace whose files a host has; `null` where it has those of all. */
  tenantAt: (domain: string | null) => string | null;
} & Pick<Serving, "line" | "newBoundary">) {
  const serving: Serving = { read: files.read, line, newBoundary };

  async function own(tenant: Tenant, params: Readonly<Record<string, string>>): Promise<void> {
    await files.get(tenant, params["id"] ?? "");
  }

  const edits = jsonBody(gate, { scopes: ["codes:write"], body: editBody, owner: own, schema: EditFile });

  return new Elysia()
    .post(
      "/app/api/files",
      async ({ request, query, set }) => {
        const about = {
          mediaType: mediaTypeOf(request.headers.get("content-type")),
          title: query.title ?? null,
        };
        // A large file is looked through, and written, while other requests have their turns.
        mayPause(request);
        const added = await files.add(
          tenantOf(request),
          sourceOf(spooledBody(request)),
          about,
          actorOf(request),
        );
        set.status = 201;
        return added;
      },
      {
        query: UploadQuery,
        ...operation(gate.receives({ scopes: ["codes:write"], body }), {
          id: "addFile",
          tag: "pages",
          summary: "Upload a file for pages",
          description:
            "At most 25 MB and 1,000 files. Its content decides what it is, not its name. A PDF that holds scripts or starts programs is refused, and so is an encrypted one. Files are not checked for viruses.",
          storage: true,
          body: {
            rule: body,
            ...CONTENT,
            others: { ...OTHERS, "audio/x-m4a": OTHERS["audio/mp4"] },
          },
          answers: { 201: json("The file", FileRecord, example) },
          problems: ["file_invalid", "invalid_request", "plan_limit"],
        }),
      },
    )
    .get(
      "/app/api/files",
      async ({ request, query, set }) => {
        const found = await files.list(tenantOf(request), {
          limit: pageSize(query.limit),
          ...(query.cursor ? { cursor: query.cursor } : {}),
        });
        Object.assign(set.headers, nextByCursor(request, found.nextCursor));
        return found;
      },
      {
        query: query(page),
        ...operation(gate.reads({ scopes: ["codes:read"] }), {
          id: "listFiles",
          tag: "pages",
          summary: "Your files, newest first",
          storage: true,
          answers: {
            200: json(
              "One page of files",
              FileList,
              { files: [{ ...example, named: true }], nextCursor: null },
              NEXT,
            ),
          },
          problems: ["invalid_request", "cursor_invalid"],
        }),
      },
    )
    .get("/app/api/files/:id", ({ request, params: { id } }) => files.get(tenantOf(request), id), {
      ...operation(gate.reads({ scopes: ["codes:read"] }), {
        id: "getFileRecord",
        tag: "pages",
        summary: "One file, without its content",
        storage: true,
        path: FILE_PATH,
        answers: { 200: json("The file", FileRecord, example) },
        problems: ["file_not_found"],
      }),
    })
    .patch(
      "/app/api/files/:id",
      ({ request, params: { id }, body }) => files.entitle(tenantOf(request), id, body.title),
      {
        ...operation(edits, {
          id: "editFile",
          tag: "pages",
          summary: "Give a file another title",
          storage: true,
          path: FILE_PATH,
          body: { rule: editBody, schema: EditFile, example: { title: "Menu of the summer" } },
          answers: { 200: json("The file", FileRecord, { ...example, title: "Menu of the summer" }) },
          problems: ["file_not_found"],
        }),
      },
    )
    .delete(
      "/app/api/files/:id",
      async ({ request, params: { id }, set }) => {
        await files.remove(tenantOf(request), id);
        set.status = 204;
      },
      {
        ...operation(gate.reads({ scopes: ["codes:write"] }), {
          id: "deleteFile",
          tag: "pages",
          summary: "Delete a file, although pages name it",
          description:
            "Pages are shown without it from then on, and codes that lead straight to it find nothing: give them another one before.",
          storage: true,
          path: FILE_PATH,
          answers: { 204: { description: "Deleted" } },
          problems: ["file_not_found"],
        }),
      },
    )
    .get(
      "/f/:id",
      async ({ request, params: { id } }) => {
        const file = await countMisses(request, id, files.open(id, tenantAt(domainOf(request))));
        return fileResponse(request, file, serving);
      },
      {
        ...openOperation({
          id: "getFile",
          tag: "pages",
          summary: "The content of a file",
          description:
            "The same bytes for ever, on the hosts of its workspace, unless its workspace is suspended or the operator takes a code down that names it. With several ranges it answers in parts; those that overlap are joined.",
          storage: true,
          path: FILE_PATH,
          parameters: [IF_NONE_MATCH, RANGE],
          answers: {
            200: {
              description: "The file",
              mediaType: "application/pdf",
              ...CONTENT,
              others: OTHERS,
              headers: SENT,
            },
            206: {
              description: "The bytes that were asked for",
              mediaType: "application/pdf",
              ...CONTENT,
              others: { ...OTHERS, "multipart/byteranges": { schema: BINARY, example: "--…" } },
              headers: { ...SENT, "content-range": { description: "Of one range", optional: true } },
            },
            304: { description: "You have it already", headers: HEADERS },
          },
          problems: ["file_not_found", "file_other", "range_not_satisfiable", "rate_limited", "busy"],
        }),
      },
    );
}
