import { shownBlock } from "../../kit/shared/block.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import { addressOf, pageUrl, previewUrl, shortUrl } from "../../kit/shared/short-address.ts";
import type { Blocks } from "../blocks/blocks.ts";
import type { OperatorSign } from "../signs/model.ts";
import type { CodeSign } from "../signs/records.ts";
import type { SignStore } from "../signs/store/signs.ts";
import { noSuch } from "./faults.ts";
import type { BlockInput, OperatorCode, OperatorCodeFile, OperatorCodes } from "./model.ts";
import type { SignedCodes } from "./signs-model.ts";
import type { CodeChoice, CodeFile, FindingStore, FoundCode } from "./store/finding.ts";
import { waysOf } from "./traits.ts";

/** The codes of all workspaces. */
export interface OperatorCodesDesk {
  /** @throws Fault `cursor_invalid` */
  list(choice: CodeChoice, limit: number, cursor: string | null): Promise<OperatorCodes>;
  /** Codes with signs. @throws Fault `cursor_invalid` */
  signed(limit: number, cursor: string | null): Promise<SignedCodes>;
  /** The code as a list shows it; `null` where there is none. */
  find(id: string): Promise<OperatorCode | null>;
  /** @throws Fault `not_found` */
  show(id: string): Promise<OperatorCodeFile>;
  /** Blocks a code, or replaces the reason. @throws Fault `not_found` */
  takeDown(id: string, input: BlockInput, by: Operator): Promise<OperatorCodeFile>;
  /** Undoes that. A code that a list blocks stays blocked. @throws Fault `not_found` */
  putBack(id: string, by: Operator): Promise<OperatorCodeFile>;
}

export function createOperatorCodes(needs: {
  store: Pick<FindingStore, "codes" | "codesAt" | "code">;
  signs: Pick<SignStore, "ofCode" | "newest">;
  as: (by: Operator) => { blocks: Pick<Blocks, "block" | "unblock"> };
  baseUrl: string;
}): OperatorCodesDesk {
  const { store, signs, as, baseUrl } = needs;

  async function found(id: string): Promise<CodeFile> {
    const code = await store.code(id);
    if (!code) throw noSuch("code");
    return code;
  }

  async function show(id: string): Promise<OperatorCodeFile> {
    const code = await found(id);
    return codeFile(code, await signs.ofCode(id), baseUrl);
  }

  return {
    async list(choice, limit, cursor) {
      const form = choice.host === undefined ? /^code_[0-9a-z]{26}$/ : /^\d{1,15}$/;
      if (cursor !== null && !form.test(cursor)) throw invalidCursor();
      const { rows, next } = await store.codes(choice, limit, cursor);
      return { codes: rows.map((code) => codeRecord(code, baseUrl)), nextCursor: next };
    },

    async signed(limit, cursor) {
      if (cursor !== null && !/^\d{1,15}$/.test(cursor)) throw invalidCursor();
      const page = await signs.newest(cursor === null ? null : Number(cursor), limit);
      const signsOf = new Map(page.codes.map((one) => [one.codeSeq, one.signs]));
      const codes = await store.codesAt([...signsOf.keys()]);
      return {
        codes: codes.map((code) => ({
          code: codeRecord(code, baseUrl),
          signs: (signsOf.get(code.seq) ?? []).map(signRecord),
        })),
        nextCursor: page.next === null ? null : String(page.next),
      };
    },

    show,

    async find(id) {
      const code = await store.code(id);
      return code && codeRecord(code, baseUrl);
    },

    async takeDown(id, { reason, words }, by) {
      const block = { by: "operator", reason, words: wordsOf(words), list: null } as const;
      if (!(await as(by).blocks.block(addressOf(await found(id)), block))) throw noSuch("code");
      return show(id);
    },

    async putBack(id, by) {
      if (!(await as(by).blocks.unblock(addressOf(await found(id)), "operator"))) throw noSuch("code");
      return show(id);
    },
  };
}

/** Words that say something. */
export function wordsOf(words: string | undefined): string | null {
  return words?.trim() || null;
}

/** A code as a list shows it. */
export function codeRecord(code: FoundCode, baseUrl: string): OperatorCode {
  const { id, shortId, domain, tenantId, type, title, target, active, scans, createdAt, updatedAt } = code;
  return {
    ...{ id, shortId, domain, shortUrl: shortUrl(baseUrl, code), type, title, target, active, scans },
    workspace: { id: tenantId, name: code.workspace, suspended: code.suspended },
    blocked: shownBlock(code.blocks[0] ?? null),
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
  };
}

function codeFile(code: CodeFile, signs: readonly CodeSign[], baseUrl: string): OperatorCodeFile {
  return {
    ...codeRecord(code, baseUrl),
    group: code.group,
    destinations: waysOf(code),
    blocks: code.blocks.flatMap((block) => shownBlock(block) ?? []),
    signs: signs.map(signRecord),
    previewUrl: previewUrl(baseUrl, code),
    pageUrl: code.landing === null ? null : pageUrl(baseUrl, code),
  };
}

function signRecord({ sign, host, detail, foundAt }: CodeSign): OperatorSign {
  return { sign, host, detail, foundAt: isoTime(foundAt) };
}
