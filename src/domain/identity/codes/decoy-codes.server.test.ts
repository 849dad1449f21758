import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { PoolSettings } from "#domain/identity/core/types.ts";
import { hours, seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { refuseDecoy, simulatedDelivery } from "./decoy-codes.server.ts";

let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const decoy = (username: string, settings: Partial<PoolSettings> = {}) => ({
  pool: { ...identity.pool, settings: { ...identity.pool.settings, ...settings } },
  username,
  purpose: "reset" as const,
});
const deliver = (username: string, settings?: Partial<PoolSettings>) =>
  simulatedDelivery(identity.service, decoy(username, settings), CALLER);
const refusal = (username: string, purpose: "reset" | "sign-up" = "reset") =>
  refuseDecoy(identity.service, { ...decoy(username), purpose }).catch(({ type }) => type);

describe("a delivery to nobody", () => {
  it("shows an address that belongs to the name, and to that name alone", async () => {
    const shown = new Set<string>();
    for (let i = 0; i < 20; i += 1) shown.add((await deliver(`name${i}`)).Destination);

    expect(shown.size).toBeGreaterThan(10);
    expect((await deliver("NAME1")).Destination).toBe((await deliver("name1")).Destination);
  });

  it.each<[string, Partial<PoolSettings>, object]>([
    ["taro@example.jp", { usernameAttributes: ["email"] }, { Destination: "t***@e***", DeliveryMedium: "EMAIL" }],
    ["+819012345678", { aliasAttributes: ["phone_number"] }, { Destination: "+*******5678", DeliveryMedium: "SMS" }],
    ["+819012345678", { aliasAttributes: ["email"] }, { Destination: expect.stringMatching(/^[a-z]\*{3}@/), DeliveryMedium: "EMAIL" }],
  ])("of the name %s in a pool with %j goes where a name like that would be written to", async (username, settings, expected) => {
    expect(await deliver(username, settings)).toMatchObject(expected);
  });

  it("keeps no name in the database", async () => {
    await deliver("private-name@example.jp");

    const { rows } = await sql`select 1 from identity_counter where key like '%private-name%'`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe("a code for nobody", () => {
  it("is refused as expired before one was asked for, for another purpose, and once it would have expired", async () => {
    expect(await refusal("never-asked")).toBe("ExpiredCodeException");
    await deliver("asked");

    expect(await refusal("asked", "sign-up")).toBe("ExpiredCodeException");
    identity.clock.advance(hours(1) - seconds(1));
    expect(await refusal("asked")).toBe("CodeMismatchException");
    identity.clock.advance(seconds(1));
    expect(await refusal("asked")).toBe("ExpiredCodeException");
  });

  it("may be guessed five times, and again after another was asked for", async () => {
    await deliver("guessed");
    for (let i = 0; i < 5; i += 1) expect(await refusal("guessed")).toBe("CodeMismatchException");
    expect(await refusal("guessed")).toBe("LimitExceededException");

    await deliver("guessed");
    expect(await refusal("guessed")).toBe("CodeMismatchException");
  });
});
