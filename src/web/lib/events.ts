/** An event of a stream, as far as ours have members (HTML, 9.2.6). */
export interface StreamEvent {
  readonly id: string;
  readonly data: string;
}

/** Reads the events of an answer as they come. Comments and events without data are left out. */
export async function* eventsOf({ body }: Response): AsyncGenerator<StreamEvent> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += piece.value;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const event = eventIn(text.slice(0, end));
        text = text.slice(end + 2);
        if (event) yield event;
      }
    }
  } finally {
    // A client that stops reading leaves.
    await reader.cancel().catch(() => {});
  }
}

function eventIn(block: string): StreamEvent | null {
  const field = (name: string) =>
    block
      .split("\n")
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const data = field("data");
  return data === undefined ? null : { id: field("id") ?? "", data };
}
