import { Agent, type IncomingMessage, request } from "node:http";

/** Talks to one service over connections that stay open, as cheaply as Node can: the client is not what is measured. */
export type Wire = {
  /** One operation of the user-pool API; throws on anything but 200. */
  readonly call: <Answer>(operation: string, body: object) => Promise<Answer>;
  readonly options: () => Promise<void>;
  readonly get: (path: string) => Promise<string>;
  readonly close: () => void;
};

type Sent = { readonly method: string; readonly path: string; readonly headers: Record<string, string | number>; readonly body?: string };

export function openWire(endpoint: string): Wire {
  const { hostname, port } = new URL(endpoint);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = ({ method, path, headers, body }: Sent) =>
    new Promise<string>((resolve, reject) => {
      const outgoing = request(
        { hostname, port, agent, method, path, headers: { ...headers, "x-forwarded-for": nextAddress() } },
        (answer) => read(answer).then(resolve, reject),
      );
      outgoing.once("error", reject);
      outgoing.end(body);
    });
  return {
    call: async (operation, body) => JSON.parse((await send(operationRequest(operation, body))) || "{}"),
    options: async () => {
      await send({ method: "OPTIONS", path: "/", headers: PREFLIGHT });
    },
    get: (path) => send({ method: "GET", path, headers: {} }),
    close: () => agent.destroy(),
  };
}

const PREFLIGHT = {
  origin: "http://localhost:3000",
  "access-control-request-method": "POST",
  "access-control-request-headers": "content-type,x-amz-target,x-amz-user-agent,cache-control",
};

function operationRequest(operation: string, value: object): Sent {
  const body = JSON.stringify(value);
  const headers = {
    "content-type": "application/x-amz-json-1.1",
    "content-length": Buffer.byteLength(body),
    "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
  };
  return { method: "POST", path: "/", headers, body };
}

async function read(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  const { statusCode = 0 } = answer;
  if (statusCode < 200 || statusCode > 299) throw new Error(`${statusCode}: ${text}`);
  return text;
}

/** Each call comes from a caller of its own (RFC 2544: 198.18.0.0/15), so that nobody uses up an allowance. */
let callers = 0;

function nextAddress(): string {
  callers = (callers + 1) % (1 << 17);
  return `198.${18 + (callers >> 16)}.${(callers >> 8) & 255}.${callers & 255}`;
}
