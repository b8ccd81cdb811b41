/** The parts of the studio that are loaded after it has begun, together. */
export { PrintPieces } from "../design/PrintPieces.tsx";
export { RecentDialog } from "./RecentDialog.tsx";
