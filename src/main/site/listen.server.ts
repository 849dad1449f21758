import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

export type Listening = { readonly url: string; readonly close: () => Promise<void> };

type Fetch = (request: Request) => Response | Promise<Response>;

type ListenOptions = {
  readonly host: string;
  readonly port: number;
  /** How long an idle connection stays open; it must be longer than clients think it is, or they lose requests on it. */
  readonly keepAliveMs?: number;
};

/** Serves `fetch` on a port (0: any free one). Closing lets running answers finish and drops idle connections. */
export async function listen(fetch: Fetch, { host, port, keepAliveMs }: ListenOptions): Promise<Listening> {
  const server = createAdaptorServer({ fetch }) as Server;
  if (keepAliveMs !== undefined) server.keepAliveTimeout = keepAliveMs;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shownHost = host === "0.0.0.0" || host === "127.0.0.1" || host === "::" ? "localhost" : host;
  return { url: `http://${shownHost}:${address.port}`, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3000).unref();
  });
}
