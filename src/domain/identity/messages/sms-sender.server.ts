import type { SendMessage } from "#domain/identity/core/messages.ts";
import { seconds } from "#kernel/duration.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";

export type SmsSenderOptions = {
  /** Takes `POST {"to":"+8190…","text":"…"}` and answers 2xx once it has accepted. User and password in it are sent as Basic. */
  readonly url: string;
  readonly log: Pick<Log, "warn" | "error">;
  readonly timeoutMs?: number;
};

/** Hands messages to an SMS gateway over HTTP. */
export function createSmsSender({ url, log, timeoutMs = seconds(10) }: SmsSenderOptions): SendMessage {
  const { target, authorization } = splitCredentials(url);
  const headers = { "content-type": "application/json", ...(authorization === null ? {} : { authorization }) };
  return async ({ to, body }) => {
    try {
      const answer = await fetch(target, {
        method: "POST",
        headers,
        body: JSON.stringify({ to, text: body }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) limited(log).warn("sms refused", { status: answer.status }, "the SMS gateway refused a message");
      return answer.ok;
    } catch (error) {
      limited(log).warn(
        "sms unreachable",
        { reason: error instanceof Error ? error.name : "unknown" },
        "the SMS gateway could not be reached",
      );
      return false;
    }
  };
}

/** fetch refuses an address with credentials in it. */
function splitCredentials(url: string): { target: URL; authorization: string | null } {
  const target = new URL(url);
  const { username, password } = target;
  target.username = "";
  target.password = "";
  if (username === "") return { target, authorization: null };
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { target, authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
}
