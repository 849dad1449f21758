import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { ModelWork, WorkEnd } from "#domain/valuation/index.server.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import type { Config } from "#platform/config.server.ts";

/** One piece of heavy work, as the site hands it to a process of its own (model-task.server.ts). */
export type ModelOrder = { readonly work: ModelWork; readonly config: Config };

type Terms = {
  /** The site stops. */
  readonly signal: AbortSignal;
  readonly limit: Milliseconds;
  /** The program of the process; another one only in tests. */
  readonly program?: URL;
};

const PROGRAM = new URL("../model-task.server.ts", import.meta.url);
const COMPLAINT_LENGTH = 2000;

/** Has a piece of work on a model done by a process of its own, so that neither its processor time nor its memory is the site's. Never throws. */
export async function runModelTask(order: ModelOrder, { signal, limit, program = PROGRAM }: Terms): Promise<WorkEnd> {
  const outOfTime = AbortSignal.timeout(limit);
  const enough = AbortSignal.any([signal, outOfTime]);
  const child = fork(program, { execArgv: [], stdio: ["ignore", "ignore", "pipe", "ipc"] });
  const complaint = lastWords(child);
  const kill = () => child.kill("SIGKILL");
  enough.addEventListener("abort", kill);
  if (enough.aborted) kill();
  try {
    const answer = await answerOf(child, order);
    if (answer) return answer;
  } catch (error) {
    return { ended: "crashed", complaint: String(error) };
  } finally {
    enough.removeEventListener("abort", kill);
  }
  if (signal.aborted) return { ended: "stopped" };
  return outOfTime.aborted ? { ended: "time-limit" } : { ended: "crashed", complaint: complaint() };
}

/** What the process answers before it is gone; null when it says nothing. */
async function answerOf(child: ChildProcess, order: ModelOrder): Promise<WorkEnd | null> {
  const answered = once(child, "message");
  const gone = once(child, "close");
  // A process that is gone already cannot be told; `close` says so.
  child.send(order, () => undefined);
  const answer = await Promise.race([answered, gone.then(() => null)]);
  await gone;
  return answer && (answer[0] as WorkEnd);
}

/** The end of what the process wrote to standard error. */
function lastWords(child: ChildProcess): () => string {
  let words = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    words = (words + chunk.toString("utf8")).slice(-COMPLAINT_LENGTH);
  });
  return () => words.trim();
}
