import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CLIENT_SETTINGS, type TestIdentity, testIdentity } from "#test/support/identity.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  identity = await testIdentity(db);
});

type Answer = { ChallengeName?: string; Session?: string; ChallengeParameters: Record<string, string>; AuthenticationResult?: object };

async function begin(USERNAME: string, ClientId = identity.client.id): Promise<Answer> {
  return (await identity.run(initiateAuth, { ClientId, AuthFlow: "CUSTOM_AUTH", AuthParameters: { USERNAME } })) as Answer;
}

async function answer(Session: string | undefined, USERNAME: string, ANSWER: string): Promise<Answer> {
  const body = { ClientId: identity.client.id, ChallengeName: "CUSTOM_CHALLENGE", Session, ChallengeResponses: { USERNAME, ANSWER } };
  return (await identity.run(respondToAuthChallenge, body)) as Answer;
}

/** A client that may learn who is known. */
function openClient() {
  const settings = { ...CLIENT_SETTINGS, preventsExistenceErrors: false };
  return createClient(identity.service, { poolId: identity.pool.id, name: "open", settings });
}

describe("custom questions", () => {
  it("lead to tokens when they are answered", async () => {
    const { username } = await identity.account();
    const { Session } = await begin(username);

    expect(await answer(Session, username, "1122")).toHaveProperty("AuthenticationResult");
  });

  it("are asked of a name nobody has as of anybody, and never lead to tokens", async () => {
    const { username } = await identity.account();
    const [known, unknown] = [await begin(username), await begin("nobody")];
    expect({ ...unknown.ChallengeParameters, USERNAME: "" }).toEqual({ ...known.ChallengeParameters, USERNAME: "" });
    const second = await answer(unknown.Session, "nobody", "1122");
    const third = await answer(second.Session, "nobody", "1122");
    expect([second.ChallengeName, third.ChallengeName]).toEqual(["CUSTOM_CHALLENGE", "CUSTOM_CHALLENGE"]);

    await expect(answer(third.Session, "nobody", "1122")).rejects.toMatchObject({
      type: "NotAuthorizedException",
      message: "Incorrect username or password.",
    });
  });

  it("say that nobody has the name where the client may know", async () => {
    const open = await openClient();

    await expect(begin("nobody", open.id)).rejects.toMatchObject({ type: "UserNotFoundException" });
  });

  it("are not asked of an account with a temporary password where the client may know", async () => {
    const { username, sub } = await identity.account();
    await changeAccount(db, sub, { status: "FORCE_CHANGE_PASSWORD" }, identity.clock.now());

    await expect(begin(username, (await openClient()).id)).rejects.toThrow("Incorrect username or password.");
  });

  it("are not asked of an account that is disabled where the client may know", async () => {
    const { username, sub } = await identity.account();
    await changeAccount(db, sub, { isEnabled: false }, identity.clock.now());

    await expect(begin(username, (await openClient()).id)).rejects.toThrow("User is disabled.");
  });
});
