import { seconds } from "#kernel/duration.ts";
import type { Environment } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";

/** A request that hangs would hold up every other one that waits for its tokens. */
const LIMIT = seconds(20);

export interface Asked {
  readonly status: number;
  readonly isOk: boolean;
  /** Empty where the answer is no object. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** One request of the session itself. Rejects with `network` when nothing came back. */
export async function ask(environment: Environment, url: string, init: RequestInit): Promise<Asked> {
  try {
    const response = await environment.fetch(url, { cache: "no-store", signal: AbortSignal.timeout(LIMIT), ...init });
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, isOk: response.ok, body: Object(body) };
  } catch (cause) {
    throw new CatalogueError("Network error", { name: "NetworkError", cause });
  }
}
