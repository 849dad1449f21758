import { describe, expect, it, test } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { AUTH, json, MEMBER, mintTokens, openTab, START } from "#test/support/site-session.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { lastUserMark } from "./last-user.ts";

const PREFIX = "CognitoIdentityServiceProvider.client.";

it("is kept under Cognito's names, and read by the next page", () => {
  const storage = memoryStorage();
  lastUserMark(storage, "client").write({ username: "hanako", clockDrift: -12 });

  expect([storage.get(`${PREFIX}LastAuthUser`), storage.get(`${PREFIX}hanako.clockDrift`)]).toEqual(["hanako", "-12"]);
  expect(lastUserMark(storage, "client").read()).toEqual({ username: "hanako", clockDrift: -12 });
  expect(lastUserMark(storage, "another").read()).toBeNull();
});

it("takes the place of whoever was marked before, and leaves nothing of them", () => {
  const storage = memoryStorage();
  const mark = lastUserMark(storage, "client");
  mark.write({ username: "hanako", clockDrift: 3 });
  mark.write({ username: "taro", clockDrift: 0 });

  expect(mark.read()).toEqual({ username: "taro", clockDrift: 0 });
  expect(storage.get(`${PREFIX}hanako.clockDrift`)).toBeNull();
});

it("is gone once it is forgotten", () => {
  const storage = memoryStorage();
  const mark = lastUserMark(storage, "client");
  mark.forget();
  mark.write({ username: "hanako", clockDrift: 3 });
  mark.forget();

  expect([mark.read(), storage.get(`${PREFIX}LastAuthUser`), storage.get(`${PREFIX}hanako.clockDrift`)]).toEqual([null, null, null]);
});

it("has no drift where what is kept is no number", () => {
  const storage = memoryStorage();
  const mark = lastUserMark(storage, "client");
  mark.write({ username: "hanako", clockDrift: 3 });
  storage.set(`${PREFIX}hanako.clockDrift`, "much");

  expect(mark.read()).toEqual({ username: "hanako", clockDrift: 0 });
});

describe("who signed in last", () => {
  const CLIENT = "CognitoIdentityServiceProvider.client-of-the-site.";

  test.each(["plain", "sealed"] as const)(
    "is marked with the drift of the clock in %s cookies, read by the next page, and gone after a sign-out",
    async (cookies) => {
      const [jar, clock] = [memoryStorage(), { now: START + minutes(10) }];
      const parts = { auth: { ...AUTH, cookies } };
      const network = () => json({});
      const { session } = openTab({ jar, clock, network, parts });
      await session.adopt(mintTokens({ at: START }));
      expect([jar.get(`${CLIENT}LastAuthUser`), jar.get(`${CLIENT}sub-1-name.clockDrift`)]).toEqual(["sub-1-name", "600"]);

      const next = openTab({ jar, clock, network, parts });
      expect(next.session.lastUser()).toEqual({ username: "sub-1-name", clockDrift: 600 });
      await next.session.logout();
      expect([jar.get(`${CLIENT}LastAuthUser`), jar.get(`${CLIENT}sub-1-name.clockDrift`)]).toEqual([null, null]);
    },
  );

  test("spares a device whose clock is ahead a refresh at every page", async () => {
    const [jar, clock] = [memoryStorage(), { now: START + minutes(180) }];
    await openTab({ jar, clock }).session.adopt(mintTokens({ at: START }));
    const { session, sent } = openTab({ jar, clock, parts: { initial: MEMBER } });
    await session.start();

    expect(await session.bearerToken()).toMatch(/^eyJ/);
    expect(sent).toEqual([]);
  });
});
