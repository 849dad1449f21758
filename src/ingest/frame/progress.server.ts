import cliProgress from "cli-progress";
import type { Clock } from "#platform/clock.ts";

export type ProgressOutput = { readonly isTTY?: boolean; readonly write: (text: string) => unknown };
export type Progress = { readonly update: (read: number, inAll: number) => void; readonly stop: () => void };

const QUIET_MS = 3000;

/** How far a file is read, by its bytes on disk: a bar on a terminal, elsewhere a line every few seconds. */
export function openProgress(label: string, output: ProgressOutput & NodeJS.WritableStream, clock: Clock): Progress {
  return output.isTTY ? bar(label, output) : lines(label, output, clock);
}

function bar(label: string, stream: NodeJS.WritableStream): Progress {
  const format = `${label} {bar} {percentage}% 残り約{eta_formatted}`;
  const shown = new cliProgress.SingleBar({ format, stream, hideCursor: true, clearOnComplete: true }, cliProgress.Presets.rect);
  let started = false;
  return {
    update: (read, inAll) => {
      if (!started) shown.start(inAll, 0);
      started = true;
      shown.update(read);
    },
    stop: () => shown.stop(),
  };
}

function lines(label: string, output: ProgressOutput, clock: Clock): Progress {
  let last = clock.now().getTime();
  return {
    update: (read, inAll) => {
      const now = clock.now().getTime();
      if (now - last < QUIET_MS) return;
      last = now;
      output.write(`${label}: ${Math.floor((100 * read) / Math.max(1, inAll))}%\n`);
    },
    stop: () => undefined,
  };
}
