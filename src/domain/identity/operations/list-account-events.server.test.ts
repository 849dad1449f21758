import { beforeAll, expect, it } from "vitest";
import { RECENT_SIGN_IN } from "#domain/identity/recent/recent-sign-in.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { initiateAuth } from "./initiate-auth.server.ts";
import { listAccountEvents } from "./list-account-events.server.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

type Answer = {
  readonly Events: readonly { readonly Event: string; readonly Outcome: string; readonly EventDate: number; readonly IpAddress?: string }[];
};

async function signIn(username: string, password = PASSWORD): Promise<string> {
  const body = { ClientId: identity.client.id, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME: username, PASSWORD: password } };
  const answer = (await identity.run(initiateAuth, body, CALLER)) as { AuthenticationResult: { AccessToken: string } };
  return answer.AuthenticationResult.AccessToken;
}

it("is told to its owner alone, the newest first, without what it was kept with", async () => {
  const [mine, other] = [await identity.account(), await identity.account()];
  await signIn(other.username);
  await expect(signIn(mine.username, "chigau-kagi-9")).rejects.toThrow();
  const token = await signIn(mine.username);
  const { Events } = (await identity.run(listAccountEvents, { AccessToken: token })) as Answer;

  expect(Events.map(({ Event, Outcome }) => `${Event} ${Outcome}`)).toEqual(["sign-in done", "password wrong"]);
  expect(Events[0]).toEqual({
    ...{ Event: "sign-in", Outcome: "done", EventDate: expect.any(Number), IpAddress: CALLER.ip },
  });
  await expect(identity.run(listAccountEvents, { AccessToken: "nobody" })).rejects.toThrow();
});

it("wants a sign-in of a moment ago: it tells from where others tried", () => {
  expect(RECENT_SIGN_IN.get("ListAccountEvents")).toBe("always");
});
