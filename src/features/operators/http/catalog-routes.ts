import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { query } from "../../../kit/http/input.ts";
import { json } from "../../../kit/http/operation.ts";
import { operatorOf } from "../../../kit/http/requests.ts";
import type { OperatorCatalogDesk } from "../catalog.ts";
import { OperatorFile, OperatorImage, OperatorLogos } from "../catalog-model.ts";
import type { OperatorListsDesk } from "../lists.ts";
import { ListVerdict, OperatorList, OperatorLists } from "../lists-model.ts";
import { EXAMPLE_CODE, EXAMPLE_PLACE } from "./examples.ts";
import { nothing, type OperatorRouteNeeds, optionsOf, pathOf } from "./operations.ts";

const image = {
  ...{ id: "img_01kahgz4q8s2v6x0z4b8d2f6hj", tenantId: EXAMPLE_PLACE.id, width: 1_200, height: 800 },
  ...{ bytes: 84_112, codes: [EXAMPLE_CODE.id] },
};
const file = {
  ...{ id: "file_01kahgz4q8s2v6x0z4b8d2f6hj", tenantId: EXAMPLE_PLACE.id, type: "application/pdf" },
  ...{ bytes: 184_320, title: "Menu", codes: [EXAMPLE_CODE.id] },
};
const list = {
  ...{ name: "phishing.txt", location: "https://lists.example/phishing.txt", kind: "block", hosts: 48_112 },
  ...{ readAt: "2026-11-21T09:00:00.000Z", ignored: 1, ignoredSome: ["github.io"], unread: 0, swept: true },
  held: null,
};

const logoPath = pathOf("ImportedLogoId", "Id of the logo", "import.acme");
const imagePath = pathOf("OperatorImageId", "Id of the picture", image.id);

const filePath = pathOf("OperatorFileId", "Id of the file", file.id);

const CheckQuery = query({
  host: Type.String({
    minLength: 1,
    maxLength: 2_048,
    description: "A host, or an address",
    examples: ["bad.example"],
  }),
});

/** Imported logos, pictures of pages, and lists of hosts. */
export function catalogRoutes(
  needs: OperatorRouteNeeds & { catalog: OperatorCatalogDesk; lists: OperatorListsDesk },
) {
  const { catalog, lists } = needs;
  const { reads, acts } = optionsOf(needs);

  return new Elysia()
    .get(
      "/operator/api/logos",
      () => catalog.logos(),
      reads({
        id: "listImportedLogos",
        summary: "Logos that the command imported",
        description: "Logos that come with the service are not among them, and can't be removed.",
        answers: {
          200: json("All of them", OperatorLogos, {
            logos: [{ id: "import.acme", name: "Acme", format: "svg", addedAt: "2026-11-21T10:20:00.000Z" }],
          }),
        },
      }),
    )
    .delete(
      "/operator/api/logos/:id",
      ({ request, params: { id }, set }) => nothing({ set }, catalog.removeLogo(id, operatorOf(request))),
      acts({
        id: "removeImportedLogo",
        summary: "Remove an imported logo from the catalog",
        description: "Codes that have it keep their copies.",
        path: logoPath,
        answers: { 204: { description: "Removed" } },
        problems: ["not_found"],
      }),
    )
    .get(
      "/operator/api/images/:id",
      ({ params: { id } }) => catalog.image(id),
      reads({
        id: "getOperatorImage",
        summary: "A picture of a page: whose it is, and which codes show it",
        description: "It names at most 100 codes. The picture itself is not in the answer.",
        path: imagePath,
        answers: { 200: json("The picture", OperatorImage, image) },
        problems: ["not_found"],
      }),
    )
    .delete(
      "/operator/api/images/:id",
      ({ request, params: { id }, set }) => nothing({ set }, catalog.removeImage(id, operatorOf(request))),
      acts({
        id: "removeOperatorImage",
        summary: "Remove a picture, although pages show it",
        description:
          "The pages are shown without it. Nothing brings it back, but its workspace can upload it again.",
        path: imagePath,
        answers: { 204: { description: "Removed" } },
        problems: ["not_found"],
      }),
    )
    .get(
      "/operator/api/files/:id",
      ({ params: { id } }) => catalog.file(id),
      reads({
        id: "getOperatorFile",
        summary: "A file of a page: whose it is, and which codes name it",
        description: "It names at most 100 codes. The file itself is not in the answer.",
        path: filePath,
        answers: { 200: json("The file", OperatorFile, file) },
        problems: ["not_found"],
      }),
    )
    .delete(
      "/operator/api/files/:id",
      ({ request, params: { id }, set }) => nothing({ set }, catalog.removeFile(id, operatorOf(request))),
      acts({
        id: "removeOperatorFile",
        summary: "Remove a file, although pages name it",
        description:
          "The pages are shown without it. Nothing brings it back, but its workspace can upload it again.",
        path: filePath,
        answers: { 204: { description: "Removed" } },
        problems: ["not_found"],
      }),
    )
    .get(
      "/operator/api/lists",
      () => lists.list(),
      reads({
        id: "listBlocklists",
        summary: "Lists of hosts to which no code may lead",
        description:
          "Lists that let hosts pass are among them. `held` is a newer content that waits for `applyBlocklist`.",
        answers: { 200: json("All that are set", OperatorLists, { lists: [list] }) },
      }),
    )
    .get("/operator/api/lists/check", ({ query: { host } }) => lists.check(host), {
      query: CheckQuery,
      ...reads({
        id: "checkBlocklists",
        summary: "What lists say of a host",
        description:
          "A host is also blocked by an entry for a name above it. A content that is held back is not asked.",
        answers: {
          200: json("The entries that hold", ListVerdict, {
            host: "www.bad.example",
            blocked: { list: list.name, host: "bad.example" },
            allowed: null,
          }),
        },
      }),
    })
    .post(
      "/operator/api/lists/:name/apply",
      ({ request, params: { name } }) => lists.apply(name, operatorOf(request)),
      acts({
        id: "applyBlocklist",
        summary: "Put a newer content of a list in force that was held back",
        description:
          "All codes are then looked through in the background, and those whose target is listed are blocked. 404 where no content of the list waits.",
        path: { name: { component: "BlocklistName", description: "Name of the list", example: list.name } },
        answers: { 200: json("The list as it is now", OperatorList, list) },
        problems: ["not_found"],
      }),
    );
}
