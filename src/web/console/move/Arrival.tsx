import { useRef, useState } from "preact/hooks";
import type { Import } from "quietzone-client";
import type { Source } from "../../../features/moving/constants.ts";
import { MOST_BYTES, SOURCES } from "../../../features/moving/constants.ts";
import { call } from "../../lib/api.ts";
import type { Query } from "../../lib/query.ts";
import { bytes } from "../../lib/format.ts";
import { isAbort } from "../../lib/wait.ts";
import { Button } from "../../ui/Button.tsx";
import { focusField } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Select } from "../../ui/Select.tsx";
import { TablePicker } from "../../ui/TablePicker.tsx";
import { useVerifiedHosts } from "../domains/domains.ts";
import { randomKey } from "../random.ts";
import { refreshMe } from "../session.ts";
import { mediaTypeOf, withLines } from "./arriving.ts";
import { Imported } from "./Imported.tsx";
import { Refusal } from "./Refusal.tsx";
import { Report } from "./Report.tsx";
import { useTexts } from "../../texts/texts.ts";

type Stage =
  | { readonly kind: "idle" | "checking" }
  | { readonly kind: "checked" | "importing" | "imported"; readonly answer: Import }
  /** @property answer - of the check, when the import failed. */
  | { readonly kind: "failed"; readonly error: unknown; readonly answer: Import | null };

/** Whether a file is only checked, and how it is imported. */
type How = Pick<Query<"POST /app/api/import">, "dryRun" | "onConflict" | "Idempotency-Key">;

const IDLE: Stage = { kind: "idle" };

/** Imports the codes of another service: service, domain and file are chosen, checked, and then imported. */
export function Arrival() {
  const words = useTexts("move");
  const hosts = useVerifiedHosts();
  const [from, setFrom] = useState<Source | "">("");
  const [domain, setDomain] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [skips, setSkips] = useState(false);
  const [stage, setStage] = useState<Stage>(IDLE);
  const [tried, setTried] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  /** The idempotency key of the file and its choices: another try with it makes nothing twice. */
  const attempt = useRef<string | null>(null);
  const isBusy = stage.kind === "checking" || stage.kind === "importing";
  const tooLarge = file !== null && file.size > MOST_BYTES;

  /** Discards the check when something else is chosen. */
  function chosen() {
    underWay.current?.abort();
    attempt.current = null;
    setSkips(false);
    setTried(false);
    setStage(IDLE);
  }

  async function post(from: Source, source: File, how: How): Promise<Import> {
    const mine = new AbortController();
    underWay.current = mine;
    const type = await mediaTypeOf(source);
    const body = source.slice(0, source.size, type);
    const args = { from, ...(domain && { domain }), ...how, body };
    const answer = await call("POST /app/api/import", args, { signal: mine.signal });
    const report = type === "text/csv" ? await withLines(answer, source) : answer;
    mine.signal.throwIfAborted();
    return report;
  }

  async function check(event?: Event) {
    event?.preventDefault();
    setTried(true);
    if (isBusy) return;
    if (from === "" || file === null || tooLarge) {
      focusField(from === "" ? "/from" : "/file");
      return;
    }
    setStage({ kind: "checking" });
    try {
      setStage({ kind: "checked", answer: await post(from, file, { dryRun: true }) });
    } catch (error) {
      if (!isAbort(error)) setStage({ kind: "failed", error, answer: null });
    }
  }

  async function run(answer: Import) {
    if (from === "" || file === null) return;
    const key = attempt.current ?? randomKey();
    attempt.current = key;
    setStage({ kind: "importing", answer });
    try {
      const made = await post(from, file, {
        ...(skips && { onConflict: "skip" }),
        "Idempotency-Key": key,
      });
      setStage({ kind: "imported", answer: made });
      refreshMe();
    } catch (error) {
      // Something else was chosen meanwhile.
      if (attempt.current !== key) return;
      setStage(isAbort(error) ? { kind: "checked", answer } : { kind: "failed", error, answer });
    }
  }

  function stop() {
    underWay.current?.abort();
    if (stage.kind === "checking") setStage(IDLE);
  }

  const services = SOURCES.map((value) => ({ value, label: words.service(value) }));
  const errors = {
    from: tried && from === "" ? words.fromMissing : undefined,
    file: tooLarge ? words.tooLarge : tried && file === null ? words.fileMissing : undefined,
  };
  return (
    <>
      <form class="card stack" noValidate onSubmit={check} aria-labelledby="move-in">
        <h2 id="move-in">{words.arrive}</h2>
        <p class="soft">{words.arriveText}</p>
        <Select<Source | "">
          label={words.from}
          hint={from === "" ? undefined : words.fileOf(from)}
          pointer="/from"
          value={from}
          options={[{ value: "", label: words.fromNone }, ...services]}
          error={errors.from}
          onChange={(value) => {
            setFrom(value);
            chosen();
          }}
        />
        {hosts.length > 0 && (
          <Select
            label={words.domain}
            hint={from === "quietzone" ? words.domainOfArchive : undefined}
            value={domain}
            options={[
              { value: "", label: words.domainNone(from, new URL(document.baseURI).host) },
              ...hosts.map((host) => ({ value: host, label: host })),
            ]}
            onChange={(value) => {
              setDomain(value);
              chosen();
            }}
          />
        )}
        <div data-pointer="/file" class="stack">
          <TablePicker
            label={words.choose}
            hint={words.drop}
            accept=".csv,.tsv,.txt,.json,.zip"
            onFile={(next) => {
              setFile(next);
              chosen();
            }}
          />
          {file && (
            <p class="file-name">
              <Icon name="text" /> <strong>{`${file.name}, ${bytes(file.size)}`}</strong>
            </p>
          )}
          <p class="error" role="alert">
            {errors.file ?? ""}
          </p>
        </div>
        <div class="row">
          <Button
            kind={stage.kind === "idle" ? "primary" : "plain"}
            type="submit"
            busy={stage.kind === "checking"}
          >
            {stage.kind === "idle" || stage.kind === "checking" ? words.check : words.checkAgain}
          </Button>
          {stage.kind === "checking" && <Button onClick={stop}>{words.stop}</Button>}
        </div>
      </form>
      {stage.kind === "failed" && (
        <Refusal
          error={stage.error}
          retry={() => void (stage.answer === null ? check() : run(stage.answer))}
          recheck={() => void check()}
        />
      )}
      {(stage.kind === "checked" || stage.kind === "importing") && (
        <Report
          answer={stage.answer}
          skips={skips}
          onSkips={(next) => {
            attempt.current = null;
            setSkips(next);
          }}
          busy={stage.kind === "importing"}
          onImport={() => void run(stage.answer)}
          onStop={stop}
        />
      )}
      {stage.kind === "imported" && (
        <Imported
          answer={stage.answer}
          onAnother={() => {
            setFile(null);
            chosen();
          }}
        />
      )}
    </>
  );
}
