import { Type } from "@sinclair/typebox";
import { BINARY } from "./operation.ts";

/** Drawings as files, for the OpenAPI document. Examples are cut short. */
export const FILES = {
  svg: {
    schema: Type.String(),
    example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37" width="512" height="512">…</svg>',
  },
  pdf: { schema: BINARY, example: "%PDF-1.7 …" },
  eps: { schema: Type.String(), example: "%!PS-Adobe-3.0 EPSF-3.0 …" },
  png: { schema: BINARY, example: "\u0089PNG …" },
};
