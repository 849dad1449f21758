import { request } from "node:http";

export type Sent = {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** An address of the loopback network, so that nobody uses up what another is allowed. */
  readonly from?: string;
};

export type Answer = {
  /** Null: the connection ended, or was refused, without an answer. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly ms: number;
};

const PATIENCE_MS = 30_000;

/** One call on a connection of its own. Never rejects. */
export function call(url: string, { method = "GET", headers = {}, body, from = "127.0.0.1" }: Sent = {}): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number | null, text = "", retryAfter: string | null = null) =>
      resolve({ status, retryAfter, text, ms: performance.now() - began });
    const sent = request(url, { method, headers, localAddress: from, agent: false, timeout: PATIENCE_MS }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => done(response.statusCode ?? null, text, response.headers["retry-after"] ?? null));
      response.on("error", () => done(null));
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => done(null));
    sent.on("close", () => done(null));
    sent.end(body);
  });
}

let callers = 0;

/** An address that nobody has called from in this run. */
export function newCaller(): string {
  callers += 1;
  return `127.${1 + ((callers >> 16) & 63)}.${(callers >> 8) & 255}.${1 + (callers % 250)}`;
}
