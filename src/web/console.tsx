import { Shell } from "./console/Shell.tsx";
import { enterIfSignedIn } from "./console/person/person.ts";
import { keepThen } from "./console/person/then.ts";
import { currentWorkspace } from "./lib/holder.ts";
import { mount } from "./mount.tsx";
import { loadConsole, loadStart } from "./texts/catalogues.ts";

/**
 * Modules that the studio starts with and views of the console use. Named here, they are in the one file that
 * both start with, which compresses better than a file of each.
 */
export { useLoad } from "./lib/load.ts";
export { AddressField } from "./ui/AddressField.tsx";
export { Later } from "./ui/Later.tsx";
export { Dialog } from "./ui/Dialog.tsx";
export { Select } from "./ui/Select.tsx";

// An app that asked for consent sent the person here to sign in. Where a workspace is open that is done
// already.
if (keepThen() && currentWorkspace() !== null) enterIfSignedIn();
void mount(<Shell />, [loadStart, loadConsole]);
