import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll } from "vitest";

/** A line to a service of the user-pool API that is torn in the middle of the operations that are cut. Call it in `beforeAll`. */
export async function cutWire(to: string) {
  const cut = new Set<string>();
  const server = createServer((asked, answer) => {
    const operation =
      String(asked.headers["x-amz-target"] ?? "")
        .split(".")
        .at(-1) ?? "";
    // As from a process that was killed.
    if (cut.has(operation)) asked.socket.destroy();
    else void passOn(to, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut };
}

async function passOn(to: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { host: _, connection: __, "content-length": ___, ...headers } = asked.headers;
  const body = asked.method === "POST" ? { body: await buffer(asked) } : {};
  const told = await fetch(`${to}${asked.url}`, { method: asked.method ?? "GET", headers: headers as Record<string, string>, ...body });
  answer.writeHead(told.status, { "content-type": told.headers.get("content-type") ?? "" });
  answer.end(Buffer.from(await told.arrayBuffer()));
}
