import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outsideFetch } from "./outside-fetch.server.ts";
import { isPublicAddress } from "./public-address.ts";

let server: Server;
let host = "";
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://x");
    asked.push(pathname);
    if (pathname === "/to") response.writeHead(302, { location: searchParams.get("url") ?? "" }).end();
    else if (pathname === "/slow") response.writeHead(200).write("a");
    else if (pathname === "/endless") {
      response.writeHead(200);
      const more = () => response.writable && response.write(Buffer.alloc(64_000), more);
      more();
    } else if (pathname === "/missing") response.writeHead(404).end("none");
    else response.writeHead(200).end("picture");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const allowed = (more: Partial<Parameters<typeof outsideFetch>[0]> = {}) => outsideFetch({ mostBytes: 1000, alsoAllowed: [host], ...more });
const to = (url: string) => `http://${host}/to?url=${encodeURIComponent(url)}`;

describe("an address that somebody else wrote", () => {
  it("is read, over redirects too", async () => {
    const read = await allowed()(to(to(`http://${host}/picture`)));

    expect(read.ok && new TextDecoder().decode(read.value)).toBe("picture");
  });

  it.each([
    ...["http://127.0.0.1/a.jpg", "http://[::1]/a.jpg", "http://[::ffff:127.0.0.1]/a.jpg", "http://[::ffff:7f00:1]/a.jpg"],
    ...["http://10.1.2.3/a.jpg", "http://192.168.0.1/a.jpg", "http://169.254.169.254/latest/meta-data", "http://[fd00::1]/a.jpg"],
    ...[
      "http://[64:ff9b::7f00:1]/a.jpg",
      "http://[2002:7f00:1::]/a.jpg",
      "http://0.0.0.0/a.jpg",
      "http://2130706433/a.jpg",
      "http://0x7f.1/a.jpg",
    ],
    ...["http://203.0.113.9:22/a.jpg", "ftp://203.0.113.9/a.jpg", "file:///etc/passwd", "http://user:word@203.0.113.9/a.jpg", "no address"],
  ])("is not asked where it is no public one: %s", async (address) => {
    expect(await outsideFetch({ mostBytes: 1000 })(address)).toEqual({ ok: false, reason: "address-not-allowed" });
  });

  it.each(["http://127.0.0.1/x", "http://[::ffff:127.0.0.1]/x", "http://169.254.169.254/x"])("is not followed to %s", async (target) => {
    expect(await allowed()(to(target))).toEqual({ ok: false, reason: "address-not-allowed" });
  });

  it.each([
    ["inside alone", ["127.0.0.1"]],
    ["outside and inside", ["203.0.113.9", "10.0.0.7"]],
  ])("is not asked where its name leads %s", async (_, addresses) => {
    const found = addresses.map((address) => ({ address, family: 4 }));
    const fetch = outsideFetch({ mostBytes: 1000, lookup: namesTo(() => found) });

    expect(await fetch("http://pictures.example/a.jpg")).toEqual({ ok: false, reason: "address-not-allowed" });
  });

  it("is looked up once for a connection, so that a name cannot lead elsewhere after it was looked at", async () => {
    let times = 0;
    const rebinding = namesTo(() => {
      times += 1;
      return [{ address: times === 1 ? "127.0.0.1" : "203.0.113.9", family: 4 }];
    });

    expect(await outsideFetch({ mostBytes: 1000, lookup: rebinding })("http://rebind.example/a.jpg")).toMatchObject({ ok: false });
    expect(times).toBe(1);
  });

  it("is given up where it goes round in circles, is missing, too large or too slow", async () => {
    const circle = to(to(to(to(`http://${host}/picture`))));

    expect(await allowed()(circle)).toEqual({ ok: false, reason: "too-many-redirects" });
    expect(await allowed()(`http://${host}/missing`)).toEqual({ ok: false, reason: "bad-status" });
    expect(await allowed()(`http://${host}/endless`)).toEqual({ ok: false, reason: "too-large" });
    expect(await allowed({ patience: 200 })(`http://${host}/slow`)).toEqual({ ok: false, reason: "too-slow" });
    expect(await outsideFetch({ mostBytes: 10, alsoAllowed: ["127.0.0.1:1"] })("http://127.0.0.1:1/a")).toEqual({
      ok: false,
      reason: "unreachable",
    });
  });
});

it.each([
  ["8.8.8.8", true],
  ["2001:4860:4860::8888", true],
  ["100.64.0.1", false],
  ["::ffff:8.8.8.8", true],
  ["::ffff:10.0.0.1", false],
  ["::7f00:1", false],
  ["64:ff9b:1::7f00:1", false],
  ["fec0::1", false],
  ["ff02::1", false],
  ["168.63.129.16", false],
  ["198.18.0.1", false],
  ["not one", false],
])("%s counts as public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

type Lookup = NonNullable<Parameters<typeof outsideFetch>[0]["lookup"]>;
type Found = { readonly address: string; readonly family: number };

/** A resolver that knows what a test says. */
function namesTo(answer: () => readonly Found[]): Lookup {
  const lookup = (_name: string, _options: object, callback: (error: null, found: readonly Found[]) => void) => callback(null, answer());
  return lookup as Lookup;
}
