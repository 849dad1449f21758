import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { milliseconds, seconds } from "#kernel/duration.ts";
import type { NameLookup } from "./outside-guard.server.ts";
import { outsidePost } from "./outside-post.server.ts";

let server: Server;
let host = "";
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const path = request.url ?? "";
    if (path === "/to") response.writeHead(302, { location: `http://${host}/inside` }).end();
    else if (path === "/slow") return;
    else if (path === "/endless") {
      response.writeHead(200);
      const more = () => response.writable && response.write(Buffer.alloc(64_000), more);
      more();
    } else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

const posting = (url: string) => ({ url, headers: { "content-type": "application/json" }, body: "{}" });
const allowed = (patience = seconds(5)) => outsidePost({ patience, alsoAllowed: [host] });

it.each([
  ["/taken", 204],
  ["/endless", 200],
])("answers of %s with the status, and reads no more", async (path, status) => {
  expect(await allowed()(posting(`http://${host}${path}`))).toEqual({ ok: true, value: status });
});

it("does not go where a redirect leads", async () => {
  expect(await allowed()(posting(`http://${host}/to`))).toEqual({ ok: true, value: 302 });
  expect(asked).toEqual(["/to"]);
});

it("gives up who answers nothing", async () => {
  expect(await allowed(milliseconds(100))(posting(`http://${host}/slow`))).toEqual({ ok: false, reason: "too-slow" });
});

it.each([
  ...["http://203.0.113.9/", "https://203.0.113.9:8443/", "https://[::ffff:127.0.0.1]/", "https://169.254.169.254/latest/meta-data"],
  ...[
    "https://10.0.0.1/",
    "https://[fe80::1]/",
    "https://[64:ff9b::a00:1]/",
    "https://100.64.0.1/",
    "https://224.0.0.1/",
    "https://0x7f.1/",
  ],
  ...["https://user:word@example.com/", "file:///etc/passwd", "no address"],
])("asks nothing at %s", async (url) => {
  expect(await outsidePost({ patience: seconds(1) })(posting(url))).toEqual({ ok: false, reason: "address-not-allowed" });
});

it("looks a name up anew for each call, and does not follow it inside when it leads there later", async () => {
  const answers = ["203.0.113.9", "127.0.0.1"].map((address) => [{ address, family: 4 }]);
  let times = 0;
  const rebinding: unknown = (_name: string, _options: object, callback: (error: Error | null, found: readonly object[]) => void) => {
    const found = answers[times] ?? [];
    times += 1;
    // The first is public and never reached from here: what counts is that it is not asked again whether it may be.
    if (times === 1) callback(new Error("gone"), []);
    else callback(null, found);
  };
  const post = outsidePost({ patience: seconds(5), lookup: rebinding as NameLookup });

  expect(await post(posting("https://rebind.example/"))).toEqual({ ok: false, reason: "unreachable" });
  expect(await post(posting("https://rebind.example/"))).toEqual({ ok: false, reason: "address-not-allowed" });
  expect(times).toBe(2);
});
