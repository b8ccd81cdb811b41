import { Type } from "@sinclair/typebox";
import { closed, requiredLineField } from "./fields.ts";
import { Problems } from "./problems.ts";
import { defineType } from "./type.ts";
import { LONGEST_ADDRESS, webAddress } from "./web-address.ts";

const Fields = Type.Object(
  {
    url: requiredLineField("Web address", LONGEST_ADDRESS, {
      description: "A whole address, beginning with https:// or http://",
      examples: ["https://example.com/menu"],
    }),
  },
  closed,
);

/**
 * A web address (RFC 3986) with http or https. Other schemes have types of their own, or open nothing, or run a
 * stranger's code, as `javascript:` and `data:` do.
 */
export const url = defineType({
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
});
