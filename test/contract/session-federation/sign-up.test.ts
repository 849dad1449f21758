import { beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "#test/support/identity.ts";
import { type IdentityServer, identityServer, type Place } from "#test/support/identity-server.ts";
import { aBrowser } from "./a-browser.ts";

let server: IdentityServer;
/** Accounts are called by their address. */
let byMail: Place;
let byName: Place;
/** A client that lets nobody in with the flow of these browsers. */
let srpOnly: Place;
beforeAll(async () => {
  server = await identityServer();
  byMail = await server.addPool({ usernameAttributes: ["email"], deviceTracking: "off" });
  srpOnly = await server.addPool({ usernameAttributes: ["email"] }, { flows: ["USER_SRP_AUTH"], preventsExistenceErrors: false });
  byName = await server.addPool({ deviceTracking: "off" });
});

let people = 0;
const somebody = () => {
  people += 1;
  return `newcomer${people}@example.jp`;
};
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe("signing up with our client", () => {
  it("takes a name and a password, and tells where the code went", async () => {
    const { client } = aBrowser(server, byMail);
    const name = somebody();
    const result = await client.signUp(name, PASSWORD);
    expect(result).toEqual({
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      isConfirmed: false,
      delivery: { destination: "n***@e***", medium: "EMAIL", attribute: "email" },
    });
    expect(await client.confirmSignUp(name, server.codeTo(name))).toBeNull();
    expect(await client.signIn(name, PASSWORD)).toMatchObject({ kind: "done" });
  });

  it("takes an object, and signs in by itself after the code", async () => {
    const { client } = aBrowser(server, byName);
    const email = somebody();
    const input = { username: "hanako", password: PASSWORD, attributes: { email, name: "花子" }, autoSignIn: { isByLink: false } };
    await client.signUp(input);
    expect(await client.confirmSignUp("hanako", server.codeTo(email))).toEqual({ kind: "done", username: "hanako", isNewDevice: false });
    expect((await client.currentSession()).username).toBe("hanako");
    expect((await client.user()).attributes).toMatchObject({ email, name: "花子", email_verified: "true" });
  });

  it("refuses a wrong code, after which the right one still signs in", async () => {
    const { client } = aBrowser(server, byMail);
    const name = somebody();
    await client.signUp({ username: name, password: PASSWORD, autoSignIn: { isByLink: false } });
    await expect(client.confirmSignUp(name, wrong(server.codeTo(name)))).rejects.toMatchObject({ name: "CodeMismatchException" });
    expect(await client.confirmSignUp(name, server.codeTo(name))).toMatchObject({ kind: "done" });
  });

  it("sends another code when asked", async () => {
    const { client } = aBrowser(server, byMail);
    const name = somebody();
    await client.signUp(name, PASSWORD);
    const before = server.sent.length;
    expect(await client.resendSignUp(name)).toEqual({ destination: "n***@e***", medium: "EMAIL", attribute: "email" });
    expect(server.sent).toHaveLength(before + 1);
    expect(await client.confirmSignUp(name, server.codeTo(name))).toBeNull();
  });

  it("asks for credentials when the sign-in after the code is refused, though the code counted", async () => {
    const { client } = aBrowser(server, srpOnly);
    const name = somebody();
    await client.signUp({ username: name, password: PASSWORD, autoSignIn: { isByLink: false } });
    await expect(client.confirmSignUp(name, server.codeTo(name))).rejects.toMatchObject({
      key: "Please use your credentials to sign in",
      message: "Please use your credentials to sign in",
      cause: { name: "InvalidParameterException" },
    });
    const again = client.confirmSignUp(name, "123456");
    await expect(again).rejects.toMatchObject({ name: "NotAuthorizedException", message: expect.stringContaining("CONFIRMED") });
  });

  it("signs in by itself once the address is confirmed elsewhere, as by a link", async () => {
    const name = somebody();
    const elsewhere = aBrowser(server, byMail).client;
    const waits: number[] = [];
    const { client } = aBrowser(server, byMail, async (ms) => {
      waits.push(ms);
      if (waits.length === 3) await elsewhere.confirmSignUp(name, server.codeTo(name));
    });
    await client.signUp({ username: name, password: PASSWORD, autoSignIn: { isByLink: true } });
    expect(await client.autoSignIn()).toMatchObject({ kind: "done" });
    expect(waits).toEqual([5000, 5000, 5000]);
    expect((await client.user()).attributes.email).toBe(name);
  });

  it("says what the service says of a weak password and of a taken name", async () => {
    const { client } = aBrowser(server, byName);
    await expect(client.signUp("taro", "short")).rejects.toMatchObject({ name: "InvalidPasswordException" });
    await client.signUp("taro", PASSWORD);
    await expect(client.signUp("taro", PASSWORD)).rejects.toMatchObject({
      name: "UsernameExistsException",
      message: "User already exists",
    });
  });
});
