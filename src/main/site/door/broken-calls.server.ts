import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { PLAIN_HEADERS, plainPage } from "./plain-page.ts";
import { REFUSALS, type Refusal } from "./refusals.ts";

/** By the code of the parser's error, as Node itself answers them. */
const BY_CODE: Readonly<Record<string, Refusal>> = { HPE_HEADER_OVERFLOW: REFUSALS.header, ERR_HTTP_REQUEST_TIMEOUT: REFUSALS.late };

/**
 * Answers calls that could not even be parsed by a page that people can read: what they asked for is not known, and browsers show an empty page for an answer
 * without one. Where another answer is under way on the connection, it is only dropped.
 */
export function answerBrokenCalls(server: Server): void {
  const answering = new WeakSet<Socket>();
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket);
    response.once("close", () => answering.delete(socket));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || answering.has(socket)) return void socket.destroy();
    socket.end(spelledOut(BY_CODE[error.code ?? ""] ?? REFUSALS.garbled), () => socket.destroy());
  });
}

function spelledOut({ status, heading, lines }: Refusal): string {
  const page = plainPage({ heading, lines, again: "useless" });
  const headers = { ...PLAIN_HEADERS, "content-length": String(Buffer.byteLength(page)), connection: "close" };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, "", page].join("\r\n");
}
