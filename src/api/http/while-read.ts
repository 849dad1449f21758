import type { Milliseconds } from "#kernel/duration.ts";

/** `leave` is called once: when all was read, when the reader went away or the source failed, or when `most` is over, which ends the reading. */
type Held = { readonly leave: () => void; readonly most: Milliseconds };

/** A body whose place is held for as long as somebody reads it, and no longer than that: who reads slowly holds what it is made of. */
export function whileRead(body: ReadableStream<Uint8Array>, { leave, most }: Held): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isHeld = true;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    if (isHeld) leave();
    isHeld = false;
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (stream) => {
        timer = setTimeout(() => {
          end();
          stream.error(new Error("an answer was read too slowly"));
          reader.cancel().catch(() => undefined);
        }, most).unref();
      },
      pull: async (stream) => {
        const next = await reader.read().catch((error: unknown) => {
          end();
          throw error;
        });
        if (!isHeld) return;
        if (!next.done) return stream.enqueue(next.value);
        end();
        stream.close();
      },
      cancel: (why) => {
        end();
        return reader.cancel(why);
      },
    },
    // Nothing is taken from it before it is read.
    { highWaterMark: 0 },
  );
}
