import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Answered = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** From the first byte asked to the last one read. */
  readonly ms: number;
};

type Asked = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

export type Caller = {
  /** `address` under the site's own; rejects where no answer comes. */
  readonly ask: (address: string, asked?: Asked) => Promise<Answered>;
  readonly close: () => void;
};

/**
 * Somebody who asks a site over connections that stay open: `connections` of them, from the network address `from`. Not `fetch`, which cannot choose its
 * own address and takes more time of the processor.
 */
export function caller(siteUrl: string, { from, connections = 1 }: { readonly from?: string; readonly connections?: number } = {}): Caller {
  const { port } = new URL(siteUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (address: string, { method = "GET", headers = {}, body }: Asked = {}) =>
    new Promise<Answered>((resolve, reject) => {
      const began = performance.now();
      const outgoing = request(
        { host: "127.0.0.1", port, agent, method, path: address, headers, ...(from && { localAddress: from }) },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.once("error", reject);
          answer.once("end", () => {
            const { statusCode: status = 0, headers: own } = answer;
            resolve({ status, headers: own, body: Buffer.concat(chunks), ms: performance.now() - began });
          });
        },
      );
      outgoing.once("error", reject);
      outgoing.end(body);
    });
  return { ask, close: () => agent.destroy() };
}
