import { describe, expect, test } from "vitest";
import { hours } from "#kernel/duration.ts";
import { json, MEMBER, openTab, poolRefusal, START, signedInJar } from "#test/support/site-session.ts";
import { shelvedDevice } from "#web/session/pool/device-shelf.ts";
import { keptKeys } from "#web/session/pool/keys.ts";

const CLIENT = "client-of-the-site";
const NAME = "sub-1-name";

/** A member on a known device, with what an earlier release kept of them, and a draft in the tab. */
function memberTab({ network = () => json({}), clock = { now: START } }: { network?: () => Response; clock?: { now: number } } = {}) {
  const jar = signedInJar("cognito", START);
  const keys = keptKeys(jar, CLIENT);
  keys.setLastUser(NAME);
  keys.write(NAME, "userData", '{"email":"hanako@example.com"}');
  keys.write(NAME, "deviceKey", "ap-northeast-1_d");
  keys.write(NAME, "deviceGroupKey", "-g");
  keys.write(NAME, "randomPasswordKey", "p");
  const forgotten: boolean[] = [];
  const parts = { initial: MEMBER, forgetHere: ({ keepsTyped }: { keepsTyped: boolean }) => void forgotten.push(keepsTyped) };
  return { jar, forgotten, ...openTab({ jar, network, clock, parts }) };
}

const left = (jar: ReturnType<typeof signedInJar>) => (jar.names?.() ?? []).map((name) => `${name}=${jar.get(name)}`);

describe("what a browser keeps of somebody who has gone", () => {
  test.each([
    ["here", {}],
    ["everywhere", { isEverywhere: true }],
  ])("after a sign-out %s is a device that tells nobody", async (_where, options) => {
    const { session, jar, forgotten } = memberTab();
    await session.start();

    await session.logout(options);

    expect(left(jar).filter((one) => !one.startsWith("device."))).toEqual([]);
    expect(left(jar).join()).not.toMatch(/sub-1|hanako|@/);
    expect(await shelvedDevice(jar, CLIENT, NAME)).toEqual({ key: "ap-northeast-1_d", group: "-g", password: "p" });
    expect(forgotten.at(-1)).toBe(false);
  });

  test("after the account is deleted is nothing", async () => {
    const { session, jar } = memberTab();
    await session.start();

    await session.logout({ isDeleted: true });

    expect(left(jar)).toEqual([]);
  });

  test("without network is the same", async () => {
    const { session, jar } = memberTab({
      network: () => {
        throw new TypeError("fetch failed");
      },
    });
    await session.start();
    await session.logout();

    expect(left(jar).join()).not.toMatch(/sub-1|hanako|@|token/);
  });

  test("after a refused refresh is no more, but what they typed in this tab stays for them", async () => {
    const clock = { now: START };
    const refused = () => poolRefusal("NotAuthorizedException", "Refresh Token has been revoked");
    const { session, jar, forgotten } = memberTab({ clock, network: refused });
    await session.start();
    clock.now += hours(2);
    await expect(session.bearerToken()).rejects.toThrow();

    expect(left(jar).filter((one) => !/^device\.|^redirect=/.test(one))).toEqual([]);
    expect(forgotten).toEqual([true]);
  });

  test("in another tab, which learns of it, goes from that tab too", async () => {
    const { session, jar, forgotten } = memberTab();
    await session.start();
    for (const name of jar.names?.() ?? []) if (!name.startsWith("device.")) jar.remove(name);
    await session.bearerToken();

    expect(session.view().isLoggedIn).toBe(false);
    expect(forgotten).toEqual([false]);
  });
});
