import { describe, expect, it } from "vitest";
import { poolLogin } from "./pool-login.ts";

const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

describe("the login of a user pool at an identity pool", () => {
  it("is the id token under the pool's name, of the user it is about", async () => {
    const idToken = token({ sub: "sub-1" });
    expect(await poolLogin("ap-northeast-1_AbC", async () => idToken)()).toEqual({
      logins: { "cognito-idp.ap-northeast-1.amazonaws.com/ap-northeast-1_AbC": idToken },
      user: "sub-1",
      cameBy: [],
    });
  });

  it("says by which logins at providers the member came", async () => {
    const identities = [{ providerName: "Google", providerType: "Google", userId: "g1", primary: "true" }];
    expect(await poolLogin("ap-northeast-1_AbC", async () => token({ sub: "sub-1", identities }))()).toMatchObject({
      cameBy: [{ provider: "accounts.google.com", subject: "g1" }],
    });
  });

  it("is nobody's without a session", async () => {
    expect(await poolLogin("ap-northeast-1_AbC", async () => null)()).toBeNull();
  });
});
