import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";
import { answerBrokenCalls } from "#main/site/door/broken-calls.server.ts";
import type { Fetch } from "#main/site/door/fetch.ts";
import { withoutStrangeCalls } from "#main/site/door/strange-calls.ts";

export type Listening = {
  readonly url: string;
  readonly port: number;
  /**
   * Takes no new connection, tells clients that theirs ends with its answer, and waits for answers under way; cuts them off after `within`, or else
   * after the time that was agreed on.
   */
  readonly close: (within?: Milliseconds) => Promise<void>;
};

type ListenOptions = {
  readonly host: string;
  readonly port: number;
  /** How long answers that are under way may take once the server is to close. */
  readonly shutdownMs?: Milliseconds;
  readonly limits?: ConnectionLimits;
};

type ConnectionLimits = Readonly<Record<"idle" | "headers" | "request" | "silence" | "checkEvery", Milliseconds>>;

/** What a connection may take before it is dropped. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  /** Between two requests. Proxies and clients keep idle connections for up to 60 s: ours must not be the first to go, or requests are lost on it. */
  idle: seconds(75),
  /** A header is sent at once; whoever takes longer holds the connection for its own sake. */
  headers: seconds(15),
  /** The largest upload (16 MB) over a slow line (1 Mbit/s). */
  request: minutes(3),
  /** Neither side sends: nobody reads the answer. */
  silence: minutes(2),
  checkEvery: seconds(2),
};

/** Serves `fetch` on a port (0: any free one). */
export async function listen(
  fetch: Fetch,
  { host, port, shutdownMs = seconds(20), limits = CONNECTION_LIMITS }: ListenOptions,
): Promise<Listening> {
  const serverOptions = {
    keepAliveTimeout: limits.idle,
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkEvery,
  };
  const server = createAdaptorServer({ fetch: withoutStrangeCalls(fetch), serverOptions }) as Server;
  server.setTimeout(limits.silence);
  answerBrokenCalls(server);
  const close = closer(server, shutdownMs);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shownHost = host === "0.0.0.0" || host === "127.0.0.1" || host === "::" ? "localhost" : host;
  return { url: `http://${shownHost}:${address.port}`, port: address.port, close };
}

/** How the server is closed; once, however often it is asked for. */
function closer(server: Server, shutdownMs: Milliseconds): Listening["close"] {
  const underWay = new Set<ServerResponse>();
  let closed: Promise<void> | null = null;
  server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (closed !== null) response.shouldKeepAlive = false;
  });
  return (within = shutdownMs) => {
    closed ??= new Promise((resolve) => {
      server.close(() => resolve());
      for (const response of underWay) {
        response.shouldKeepAlive = false;
        // Events have no end of their own; whoever listens connects anew.
        if (String(response.getHeader("content-type")).startsWith("text/event-stream")) response.destroy();
      }
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), within).unref();
    });
    return closed;
  };
}
