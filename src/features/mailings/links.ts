import { nothingHere } from "../../kit/shared/common-faults.ts";
import type { Signer } from "../../kit/shared/hmac.ts";

const TOKEN = /^(mail_[0-9a-z]{1,40})\.([0-9a-f]{32}|stop)\.([\w-]{43})$/;

/** The links of mails, signed over the mailing and what they do. */
export interface MailingLinks {
  /** @param word - a nonce, or `STOP`. */
  of(mailingId: string, word: string): Promise<string>;
  /** @throws Fault `not_found` */
  read(token: string): Promise<{ readonly id: string; readonly word: string }>;
}

export function createMailingLinks(signer: Signer, baseUrl: string): MailingLinks {
  const signed = (id: string, word: string) => `${id} ${word}`;
  return {
    of: async (id, word) => `${baseUrl}/mailings/${id}.${word}.${await signer.sign(signed(id, word))}`,
    async read(token) {
      const [, id = "", word = "", signature = ""] = TOKEN.exec(token) ?? [];
      if (id === "" || !(await signer.verify(signed(id, word), signature))) throw nothingHere();
      return { id, word };
    },
  };
}
