import { useState } from "preact/hooks";
import { REDIRECT_FORMATS, type RedirectFormat } from "../../../features/moving/constants.ts";
import { download } from "../../lib/api.ts";
import { Select } from "../../ui/Select.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The configuration that includes the file, for servers that need one. */
const EXAMPLES: Readonly<Partial<Record<RedirectFormat, string>>> = {
  caddy: "caddy run --config Caddyfile",
  nginx: "http {\n  include /etc/nginx/quietzone-nginx.conf;\n}",
  apache:
    "<VirtualHost *:443>\n  ServerName qr.example.com\n  Include /etc/apache2/quietzone-apache.conf\n</VirtualHost>",
};

/** Downloads the redirects of all active codes for a web server, and says how they are used there. */
export function RedirectsCard() {
  const words = useTexts("move");
  const [format, setFormat] = useState<RedirectFormat>("caddy");
  const example = EXAMPLES[format];
  return (
    <section class="card stack" aria-labelledby="move-redirects">
      <h3 id="move-redirects">{words.redirects}</h3>
      <p class="soft">{words.redirectsText}</p>
      <Select<RedirectFormat>
        label={words.format}
        value={format}
        options={REDIRECT_FORMATS.map((value) => ({ value, label: words.formatName(value) }))}
        onChange={setFormat}
      />
      <p>{words.steps(format)}</p>
      {example && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        <section class="sample" tabIndex={0} aria-label={words.example(words.formatName(format))}>
          <pre>{example}</pre>
        </section>
      )}
      <p class="soft">{words.redirectsLimits}</p>
      <div class="row">
        <ExportButton
          file={(signal) => download("GET /app/api/redirects", { format }, { signal })}
          filename="redirects.txt"
          label={words.getRedirects}
        />
      </div>
    </section>
  );
}
