import { Type } from "@sinclair/typebox";
import { closed, filledLine } from "./fields.ts";
import { Problems } from "./problems.ts";
import type { CodeType } from "./type.ts";
import { LONGEST_ADDRESS, webAddress } from "./web-address.ts";

const Fields = Type.Object(
  {
    url: filledLine("Web address", LONGEST_ADDRESS, {
      description: "A whole address, beginning with https:// or http://",
      examples: ["https://example.com/menu"],
    }),
  },
  closed,
);

/**
 * A web address (RFC 3986): http and https only. Other schemes have types of their own, or open nothing, or,
 * as `javascript:` and `data:` do, run what a stranger printed.
 */
export const url: CodeType<typeof Fields> = {
  type: "url",
  name: "Web address",
  description: "Opens a page on the web.",
  fields: Fields,
  example: { url: "https://example.com/menu" },
  payload(fields) {
    const problems = new Problems();
    const address = problems.read("url", fields.url, webAddress);
    problems.settle();
    return address;
  },
};
