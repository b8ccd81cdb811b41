import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "./Icon.tsx";

/** A part of a page on which a file can be dropped. While one is dragged over it, it is covered by what the drop does. */
export function FileDrop(props: {
  /** The words of the drop zone, such as "Drop the logo here". */
  readonly label: string;
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}) {
  const { label, onFile, children } = props;
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; a file button inside does the same.
    <div
      class="file-drop"
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        // Without it the browser opens the file in place of the page.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
      {over && (
        // Screen readers have the file button in its place.
        <div class="file-drop-cover" aria-hidden="true">
          <p>
            <Icon name="upload" /> {label}
          </p>
        </div>
      )}
    </div>
  );
}
