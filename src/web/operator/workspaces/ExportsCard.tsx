import { useState } from "preact/hooks";
import { REDIRECT_FORMATS, type RedirectFormat } from "../../../features/moving/constants.ts";
import { fileOf } from "../../lib/api.ts";
import { pickFile } from "../../lib/save-stream.ts";
import { Button } from "../../ui/Button.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { Select } from "../../ui/Select.tsx";
import { useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { at, fetchFile } from "../api.ts";
import { useTexts } from "../../texts/texts.ts";

const ARCHIVE = "archive.zip";

/** Files of a workspace: an archive without leads and scans, and its redirects for a web server. */
export function ExportsCard({ workspaceId }: { readonly workspaceId: string }) {
  const words = useTexts("deskWorkspaces");
  const { saved } = useTexts("lists");
  const reason = useReason();
  const [format, setFormat] = useState<RedirectFormat>("caddy");
  const archive = useSubmit(
    async (_, signal) => {
      // First: a browser asks for a file only in the click itself.
      const write = await pickFile(ARCHIVE);
      await write(await fetchFile(at`workspaces/${workspaceId}/archive`, { signal }), signal);
    },
    {
      onDone: () => toast({ text: saved(ARCHIVE), tone: "good" }),
      onRefused: (error) => toast({ text: reason(error), tone: "bad" }),
    },
  );
  return (
    <section class="card stack" aria-labelledby="workspace-files">
      <h2 id="workspace-files">{words.files}</h2>
      <p class="soft">{words.filesText}</p>
      <div>
        <Button icon="download" small busy={archive.busy} onClick={() => archive.submit()}>
          {words.getArchive}
        </Button>
      </div>
      <Select<RedirectFormat>
        label={words.redirectsFor}
        value={format}
        options={REDIRECT_FORMATS.map((value) => ({ value, label: words.servers[value] }))}
        onChange={setFormat}
      />
      <div>
        <ExportButton
          file={async (signal) =>
            fileOf(await fetchFile(at`workspaces/${workspaceId}/redirects`, { query: { format }, signal }))
          }
          filename="redirects.txt"
          label={words.getRedirects}
        />
      </div>
    </section>
  );
}
