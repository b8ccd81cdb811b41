import { type Called, nameOfCode } from "../../../features/codes/traits.ts";
import { fileNameOf } from "../../lib/file-name.ts";

/**
 * A file name from the code's name that every file system accepts. Short ids keep their letters as they are.
 */
export function fileName(code: Called): string {
  const { shortId } = code;
  const plain = fileNameOf(nameOfCode(code));
  return plain === "" || plain === shortId.toLowerCase() ? shortId : `${plain}-${shortId}`;
}
