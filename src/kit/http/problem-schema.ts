import { BLOCK_REASONS, BLOCKERS } from "../shared/block.ts";
import { PROBLEMS } from "../shared/problems.ts";

/** The members that explain a fault, in the schema of a problem (RFC 9457): codes for programs, sentences for people. */
const EXPLANATION = {
  reason: {
    type: "string",
    pattern: "^[a-z0-9_]+$",
    description: "Stable; programs and translations go by it",
  },
  params: {
    type: "object",
    description: "Numbers and names of the sentence",
    additionalProperties: { type: ["string", "number"] },
  },
  detail: { type: "string", description: "The sentence in English" },
};

/** RFC 9457 with the members of the contract, section 1. */
export const PROBLEM = {
  type: "object",
  description: "A problem document (RFC 9457)",
  required: ["type", "title", "status", "detail", "code"],
  properties: {
    type: { type: "string", format: "uri", description: "A page that explains the code" },
    title: { type: "string", description: "The kind of problem, in a few words" },
    status: { type: "integer", description: "HTTP status of the answer" },
    detail: { type: "string", description: "What to do about it" },
    code: {
      type: "string",
      enum: Object.keys(PROBLEMS),
      description: "Stable; programs go by it. New ones may come",
    },
    errors: {
      type: "array",
      description: "What is wrong, and where",
      items: {
        anyOf: [
          {
            type: "object",
            required: ["pointer", "reason", "detail"],
            properties: {
              pointer: { type: "string", description: "JSON pointer into the body, or ?name of a parameter" },
              ...EXPLANATION,
            },
          },
          {
            type: "object",
            description: "Of a bulk file (`rows_invalid`)",
            required: ["row", "column", "reason", "detail"],
            properties: {
              row: { type: "integer", minimum: 1, description: "Counts rows of data from 1" },
              column: { type: ["string", "null"], description: "null when it is the row as a whole" },
              ...EXPLANATION,
            },
          },
        ],
      },
    },
    conflicts: {
      type: "array",
      description: "Of an import (`import_conflicts`), with the other members of its answer",
      items: { type: "object", additionalProperties: {} },
    },
    methods: {
      type: "array",
      description: "Second factors that the person has set (`second_factor_required`)",
      items: { type: "string", enum: ["totp", "passkey", "recovery"] },
    },
    blocked: {
      type: "object",
      description: "Why the operator suspended the workspace (`invalid_key`)",
      required: ["by", "reason", "words", "list", "since"],
      properties: {
        by: { type: "string", enum: BLOCKERS, description: "operator: a person decided it" },
        reason: { type: "string", enum: BLOCK_REASONS, description: "What for" },
        words: { type: ["string", "null"], description: "What the operator says about it" },
        list: { type: ["string", "null"], description: "null: no list suspends a workspace" },
        since: { type: "string", format: "date-time", description: "Since when" },
      },
    },
    mend: {
      type: "object",
      description: "A merge patch (RFC 7396) of the style that would be accepted",
      additionalProperties: {},
    },
  },
};
