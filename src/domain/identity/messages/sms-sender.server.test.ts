import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import type { Message } from "#domain/identity/core/messages.ts";
import { createSmsSender } from "./sms-sender.server.ts";

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});

async function gateway(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const message: Message = {
  medium: "SMS",
  to: "+819012345678",
  username: "hanako",
  subject: null,
  body: "【まちのね】ログインの確認コード: 012345",
  code: "012345",
};

function sender(url: string, timeoutMs?: number) {
  const logged: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line), error: () => undefined };
  return { send: createSmsSender({ url, log, ...(timeoutMs === undefined ? {} : { timeoutMs }) }), logged };
}

describe("an SMS", () => {
  it("is posted to the gateway as JSON, with the credentials of its address in the header", async () => {
    const got: unknown[] = [];
    const url = await gateway(async (request, response) => {
      got.push(request.method, request.url, request.headers.authorization, request.headers["content-type"], await json(request));
      response.writeHead(202).end("accepted");
    });
    const withCredentials = `${url.replace("://", "://machinone:p%40ss@")}/messages`;

    expect(await sender(withCredentials).send(message)).toBe(true);
    expect(got).toEqual([
      "POST",
      "/messages",
      `Basic ${Buffer.from("machinone:p@ss").toString("base64")}`,
      "application/json",
      { to: "+819012345678", text: "【まちのね】ログインの確認コード: 012345" },
    ]);
  });

  it.each([400, 401, 500, 503])("counts as not sent when the gateway answers %i", async (status) => {
    const url = await gateway((_request, response) => void response.writeHead(status).end("+819012345678 refused"));
    const { send, logged } = sender(url);

    expect(await send(message)).toBe(false);
    expect(logged).toEqual([[{ cause: "sms refused", status }, "the SMS gateway refused a message"]]);
  });

  it("does not follow the gateway elsewhere", async () => {
    const elsewhere = await gateway((_request, response) => void response.writeHead(200).end());
    const url = await gateway((_request, response) => void response.writeHead(307, { location: elsewhere }).end());

    expect(await sender(url).send(message)).toBe(false);
  });

  it("counts as not sent when the gateway does not answer in time, or is not there", async () => {
    const url = await gateway(() => undefined);
    const { send, logged } = sender(url, 50);

    expect(await send(message)).toBe(false);
    expect(await sender("http://127.0.0.1:1").send(message)).toBe(false);
    expect(logged).toEqual([[{ cause: "sms unreachable", reason: "TimeoutError" }, "the SMS gateway could not be reached"]]);
  });
});
