import type { ApiClient } from "#api/client/client.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";

type Parts = {
  readonly mypage: ApiClient["mypage"];
  readonly fetch: (request: Request) => Promise<Response>;
  readonly tell: (unread: number) => void;
  readonly isVisible: () => boolean;
  readonly wait: (time: Milliseconds) => Promise<void>;
};

/** A page that is only passed through opens no stream. */
const BEFORE_STREAM = seconds(15);
const BETWEEN_POLLS = seconds(60);
const BEFORE_NEXT_STREAM = seconds(1);

/** Tells how many notices are unread: asked for once, then as the server sends it, and asked for each minute where it cannot. Answers how to end it. */
export function watchUnread({ mypage, fetch, tell, isVisible, wait }: Parts): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const poll = async () => {
    const answer = await mypage.get("/inbox", { signal });
    if (answer.ok && !signal.aborted) tell(answer.value.unread);
  };
  const stream = async (): Promise<boolean> => {
    let reading: Promise<void> | null = null;
    // The call is over with the head of the answer: nobody waits for what comes, and no bar shows it.
    const send = async (request: Request) => {
      const response = await fetch(new Request(request.url, { headers: request.headers, signal }));
      if (response.ok && response.body) reading = readEvents(response.body, tell);
      return new Response("{}", { status: response.status, headers: { "content-type": "application/json" } });
    };
    await mypage.get("/inbox/events", { send, isRepeatable: false, signal });
    if (reading === null) return false;
    await reading;
    return true;
  };
  const watch = async () => {
    await poll();
    await wait(BEFORE_STREAM);
    while (!signal.aborted) {
      const isStreamed = isVisible() && (await stream().catch(() => false));
      if (!isStreamed && isVisible() && !signal.aborted) await poll();
      await wait(isStreamed ? BEFORE_NEXT_STREAM : BETWEEN_POLLS);
    }
  };
  void watch().catch(() => undefined);
  return () => ending.abort();
}

/** Reads server-sent events whose data are a number, until they end. */
export async function readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, tell: (unread: number) => void): Promise<void> {
  let rest = "";
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const unread = /^data: (\d+)$/.exec(line)?.[1];
      if (unread !== undefined) tell(Number(unread));
    }
  }
}
