import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { CONNECTION_LIMITS, listen } from "./listen.server.ts";

const HOST = "127.0.0.1";
const portOf = (url: string) => Number(new URL(url).port);

describe("a server", () => {
  it("takes a free port where none is asked for, and is shown as localhost", async () => {
    const { url, close } = await listen(() => new Response("here"), { host: HOST, port: 0, shutdownMs: 60_000 });

    expect(url).toMatch(/^http:\/\/localhost:\d{4,5}$/);
    expect(await (await fetch(url.replace("localhost", HOST))).text()).toBe("here");
    await close();
  });

  it("is refused a port that another one has", async () => {
    const first = await listen(() => new Response(""), { host: HOST, port: 0, shutdownMs: 60_000 });

    await expect(listen(() => new Response(""), { host: HOST, port: portOf(first.url), shutdownMs: 60_000 })).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
    await first.close();
  });

  it("lets an answer that is under way finish before it is closed, and takes no other", async () => {
    const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answer = async () => {
      asked.resolve();
      await go.promise;
      return new Response("late");
    };
    const { url, close } = await listen(answer, { host: HOST, port: 0, shutdownMs: 60_000 });
    const address = url.replace("localhost", HOST);
    const running = fetch(address).then(async (response) => [response.headers.get("connection"), await response.text()]);
    await asked.promise;

    const closed = close();
    await expect(fetch(address)).rejects.toThrow("fetch failed");
    go.resolve();

    expect(await running).toEqual(["close", "late"]);
    await closed;
  });

  it("drops connections on which nobody asks when it is closed", async () => {
    const { url, close } = await listen(() => new Response(""), { host: HOST, port: 0, shutdownMs: 60_000 });
    const socket = connect(portOf(url), HOST);
    await once(socket, "connect");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");

    await Promise.all([once(socket, "close"), close()]);

    expect(socket.destroyed).toBe(true);
  });

  it("cuts off an answer that takes longer than it may once the server is to close", async () => {
    const asked = Promise.withResolvers<void>();
    const answer = () => {
      asked.resolve();
      return new Promise<Response>(() => undefined);
    };
    const { url, close } = await listen(answer, { host: HOST, port: 0, shutdownMs: 50 });
    const running = fetch(url.replace("localhost", HOST));
    await asked.promise;

    await Promise.all([close(), close()]);

    await expect(running).rejects.toThrow("fetch failed");
  });
});

/** What the server says on a connection until it ends it. */
async function saidTo(url: string, sent: string, perByte?: string): Promise<string> {
  const socket = connect(portOf(url), HOST);
  let said = "";
  socket.on("data", (chunk) => {
    said += chunk;
  });
  // The server may end the connection while something is being sent.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(sent);
  const drip = perByte === undefined ? undefined : setInterval(() => socket.write(perByte), 20);
  await once(socket, "close");
  clearInterval(drip);
  return said;
}

describe("a connection", () => {
  const limits = { ...CONNECTION_LIMITS, checkEvery: 20 };
  const echo = async (request: Request) => new Response(await request.text());
  const served = (more: Partial<typeof CONNECTION_LIMITS>) =>
    listen(echo, { host: HOST, port: 0, shutdownMs: 0, limits: { ...limits, ...more } });

  it("that sends its header byte by byte without end is dropped", async () => {
    const { url, close } = await served({ headers: 200 });

    expect(await saidTo(url, "GET / HTTP/1.1\r\nHost: x\r\n", "X")).toMatch(/^HTTP\/1.1 408 /);
    await close();
  });

  it.each([
    [
      "an endless header",
      `GET /search?q=${"%E3%81%82".repeat(5000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      "431 Request Header Fields Too Large",
      "長すぎます",
    ],
    ["what is no request", "あいうえお\r\n\r\n", "400 Bad Request", "受け付けられない通信です"],
  ])("that sends %s is answered by a page that can be read", async (_what, sent, status, words) => {
    const { url, close } = await served({});
    const said = await saidTo(url, sent);

    expect(said).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(said).toContain("content-security-policy: default-src 'none'");
    expect(said.split("\r\n\r\n")[1]).toContain(words);
    await close();
  });

  it("that sends garbage behind a request that is being answered is dropped, and the answer is not mixed with another", async () => {
    const { url, close } = await listen(() => new Promise<Response>(() => undefined), { host: HOST, port: 0, shutdownMs: 0, limits });

    expect(await saidTo(url, "GET / HTTP/1.1\r\nHost: x\r\n\r\nあいうえお\r\n\r\n")).toBe("");
    await close();
  });

  it("that sends its body byte by byte without end is dropped", async () => {
    const { url, close } = await served({ headers: 100, request: 300 });

    const said = await saidTo(url, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", "x");

    expect(said).not.toContain("200 OK");
    await close();
  });

  it("on which nobody sends anything is dropped", async () => {
    const { url, close } = await served({ headers: 200 });

    await saidTo(url, "");
    await close();
  });

  it("on which nobody asks again is dropped, though not before those of a proxy", async () => {
    expect(CONNECTION_LIMITS.idle).toBeGreaterThan(60_000);
    const { url, close } = await served({ idle: 100 });

    expect(await saidTo(url, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
    await close();
  });

  it("on which neither side sends is dropped", async () => {
    const { url, close } = await listen(() => new Promise<Response>(() => undefined), {
      ...{ host: HOST, port: 0, shutdownMs: 0 },
      limits: { ...limits, silence: 100 },
    });

    expect(await saidTo(url, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")).toBe("");
    await close();
  });
});
