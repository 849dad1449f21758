import { randomBytes, randomUUID } from "node:crypto";
import { pino } from "pino";
import { expect, it } from "vitest";
import { listSentMessages, secretsFrom } from "#domain/identity/index.server.ts";
import { loadConfig } from "#platform/config.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { LINE_USER, testLine } from "#test/support/line.ts";
import { siteLine } from "./site-line.server.ts";

const { db } = await testDatabase();
const config = loadConfig({ MODE: "local" });
const messages = [{ type: "text", text: "新着です" }];

it("keeps what the LINE of this machine took in the outbox of local mode, and nothing that it refused", async () => {
  const { channel, clock } = await testLine();
  const sealing = secretsFrom([randomBytes(32)]);
  const { carrier } = siteLine({ db, clock, log: pino({ level: "silent" }), sealing }, config, channel);
  const send = (to: string) => carrier.sendLine?.({ to, messages, retryKey: randomUUID(), tenant: null });

  expect(await send(LINE_USER)).toBe("sent");
  expect(await send("nobody")).toBe("refused");

  expect(await listSentMessages(db, { wanted: [], limit: 9 })).toMatchObject([
    { medium: "LINE", to: LINE_USER, body: "新着です", messages, subject: null, html: null },
  ]);
});
