import { Shell } from "./console/Shell.tsx";
import { mount } from "./mount.tsx";
import { loadConsole, loadStart } from "./texts/texts.ts";

/**
 * Modules that the studio starts with and views of the console use. Named here, they are in the one file that
 * both start with, which compresses better than a file of each.
 */
export { useLoad } from "./lib/load.ts";
export { AddressField } from "./ui/AddressField.tsx";
export { Later } from "./ui/Later.tsx";
export { Dialog } from "./ui/Dialog.tsx";
export { Select } from "./ui/Select.tsx";

void mount(<Shell />, [loadStart, loadConsole]);
