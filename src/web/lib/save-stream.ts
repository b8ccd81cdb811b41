import { save } from "./api.ts";
import { Offline } from "./problem.ts";
import { isAbort } from "./wait.ts";

/** A part of the File System Access API that not all browsers have. */
interface Picking extends Window {
  showSaveFilePicker?(options: { readonly suggestedName: string }): Promise<FileSystemFileHandle>;
}

/** Writes a file that may be larger than the memory. */
export type Saver = (response: Response, signal: AbortSignal) => Promise<void>;

/**
 * Asks where a file is to be saved. Where the browser can't ask, the file is collected first, on its disk as far as it likes, and
 * then saved like any download. Call it in the click itself: a browser asks only then.
 * @throws an AbortError when the person changes their mind.
 */
export async function pickFile(name: string): Promise<Saver> {
  const picking: Picking = window;
  const file = await picking.showSaveFilePicker?.({ suggestedName: name }).catch(unlessAbort);
  if (!file) return async (response) => save(await response.blob(), name);
  return async ({ body }, signal) => {
    if (body === null) throw new Offline("The answer has no content");
    // The part written so far is discarded when the answer breaks off.
    await body.pipeTo(await file.createWritable(), { signal });
  };
}

/** For a dialog that the browser does not allow here. @throws the error when the person closed the dialog. */
function unlessAbort(error: unknown): undefined {
  if (isAbort(error)) throw error;
}
