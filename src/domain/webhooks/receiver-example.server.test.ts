import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { newSecret } from "./secrets.server.ts";
import { signedHeaders } from "./sign.server.ts";

/** The example of the documentation, as it stands there. */
const FILE = path.resolve(`.cache/receiver-example-${process.pid}.ts`);
const secret = newSecret((length) => new Uint8Array(length).fill(7));
const body = JSON.stringify({ type: "ping" });
let takeMessage: (secret: string, headers: Record<string, string>, body: string) => unknown;

beforeAll(async () => {
  const [, code = ""] = /```ts\n(.*?)```/s.exec(await readFile("docs/api/webhooks.md", "utf8")) ?? [];
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, code);
  ({ takeMessage } = await import(pathToFileURL(FILE).href));
});
afterAll(() => rm(FILE, { force: true }));

const sent = (id: string, at = new Date()) => signedHeaders({ id, at, body }, [secret]);

it("takes a message once", () => {
  expect(takeMessage(secret, sent("msg_1"), body)).toEqual({ type: "ping" });
  expect(takeMessage(secret, sent("msg_1"), body)).toBeNull();
});

it("refuses one that was changed, or recorded and sent again later", () => {
  expect(() => takeMessage(secret, sent("msg_2"), `${body} `)).toThrow();
  expect(() => takeMessage(secret, sent("msg_3", new Date(Date.now() - minutes(6))), body)).toThrow("too old");
});
