import { milliseconds } from "#kernel/duration.ts";
import type { Environment } from "#web/session/pool/types.ts";
import { SOCIAL_SDK_WAIT } from "#wire/constants.ts";

export type ScriptSettings<T> = {
  /** Looks for the script in the page; null: not loaded (yet). */
  readonly find: () => T | null;
  readonly environment: Pick<Environment, "now" | "wait">;
};

const LOOK_AGAIN = milliseconds(100);

/** The script once it is in the page, or null when it is not after 2 s. */
export async function awaitScript<T>({ find, environment }: ScriptSettings<T>): Promise<T | null> {
  const end = environment.now() + SOCIAL_SDK_WAIT;
  for (;;) {
    const script = find();
    if (script !== null || environment.now() >= end) return script;
    await environment.wait(LOOK_AGAIN);
  }
}
