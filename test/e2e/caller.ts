import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type CallerProxy = { readonly server: string; readonly close: () => void };

/**
 * A proxy through which a browser reaches the site from an address of its own, so that no journey uses up what another is allowed. A header that the
 * browser sent by itself would be refused at the identity service, which is of another origin.
 */
export async function callerProxy(address: string): Promise<CallerProxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => passOn(asked, answer, { agent, address }));
  // Playwright's own requests ask for a tunnel: what comes through it is passed on in the same way.
  server.on("connect", (_, socket, head) => {
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    socket.unshift(head);
    server.emit("connection", socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  };
  return { server: `http://127.0.0.1:${port}`, close };
}

type Way = { readonly agent: Agent; readonly address: string };

function passOn(asked: IncomingMessage, answer: ServerResponse, { agent, address }: Way): void {
  const { method, url = "", headers } = asked;
  const target = url.startsWith("/") ? `http://${headers.host}${url}` : url;
  const passed = request(target, { agent, method, headers: { ...headers, "x-forwarded-for": address } }, (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers);
    found.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  answer.on("close", () => passed.destroy());
  asked.pipe(passed);
}
