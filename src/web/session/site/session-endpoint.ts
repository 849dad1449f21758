import { ask } from "#web/session/core/ask.ts";
import { expiredSession } from "#web/session/core/interceptor.ts";
import type { FreshTokens } from "#web/session/core/types.ts";
import type { Environment } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { SESSION_ENDPOINT, SESSION_HEADER, type StrategyName } from "#wire/session-cookies.ts";

export interface SessionEndpoint {
  /** Hands fresh tokens over; the answer sets the cookies. */
  readonly keep: (strategy: StrategyName, tokens: FreshTokens) => Promise<void>;
  /** Rejects with `expiredSession` where the service refuses, with `network` where nothing could be reached. */
  readonly refresh: () => Promise<void>;
  /** Revokes, and removes the cookies. */
  readonly end: () => Promise<void>;
}

/** Our server's half of a sealed session. The cookies that it sets are the answer that counts. */
export function sessionEndpoint(environment: Environment, origin: string): SessionEndpoint {
  const url = `${origin}${SESSION_ENDPOINT}`;
  const headers = { [SESSION_HEADER]: "1" };
  const post = (address: string, body: object) =>
    ask(environment, address, {
      method: "POST",
      credentials: "same-origin",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    keep: async (strategy, tokens) => {
      const { isOk, status } = await post(url, { strategy, ...tokens });
      if (!isOk) throw new CatalogueError(status >= 500 ? "Network error" : "Authentication Error");
    },
    refresh: async () => {
      const { isOk, status } = await post(`${url}/refresh`, {});
      if (status === 401) throw expiredSession();
      if (!isOk) throw new CatalogueError("Network error", { name: "NetworkError" });
    },
    end: async () => {
      // The page may be left before the answer comes.
      await ask(environment, url, { method: "DELETE", credentials: "same-origin", headers, keepalive: true });
    },
  };
}
