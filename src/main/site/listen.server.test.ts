import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { listen } from "./listen.server.ts";

const HOST = "127.0.0.1";
const portOf = (url: string) => Number(new URL(url).port);

describe("a server", () => {
  it("takes a free port where none is asked for, and is shown as localhost", async () => {
    const { url, close } = await listen(() => new Response("here"), { host: HOST, port: 0 });

    expect(url).toMatch(/^http:\/\/localhost:\d{4,5}$/);
    expect(await (await fetch(url.replace("localhost", HOST))).text()).toBe("here");
    await close();
  });

  it("is refused a port that another one has", async () => {
    const first = await listen(() => new Response(""), { host: HOST, port: 0 });

    await expect(listen(() => new Response(""), { host: HOST, port: portOf(first.url) })).rejects.toMatchObject({ code: "EADDRINUSE" });
    await first.close();
  });

  it("lets an answer that is under way finish before it is closed, and takes no other", async () => {
    const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answer = async () => {
      asked.resolve();
      await go.promise;
      return new Response("late");
    };
    const { url, close } = await listen(answer, { host: HOST, port: 0 });
    const address = url.replace("localhost", HOST);
    const running = fetch(address, { headers: { connection: "close" } }).then((response) => response.text());
    await asked.promise;

    const closed = close();
    await expect(fetch(address)).rejects.toThrow("fetch failed");
    go.resolve();

    expect(await running).toBe("late");
    await closed;
  });

  it("drops connections on which nobody asks when it is closed", async () => {
    const { url, close } = await listen(() => new Response(""), { host: HOST, port: 0, keepAliveMs: 60_000 });
    const socket = connect(portOf(url), HOST);
    await once(socket, "connect");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");

    await Promise.all([once(socket, "close"), close()]);

    expect(socket.destroyed).toBe(true);
  });
});
