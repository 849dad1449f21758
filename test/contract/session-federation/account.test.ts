import { beforeAll, describe, expect, it } from "vitest";
import { type IdentityServer, identityServer, type Place, type TestUser } from "#test/support/identity-server.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";
import { aBrowser } from "./a-browser.ts";

const ANOTHER = "Another2horse";
let server: IdentityServer;
let place: Place;
beforeAll(async () => {
  server = await identityServer();
  place = await server.addPool({ deviceTracking: "off" });
});

async function signedIn() {
  const user = await server.aUser(place);
  const browser = aBrowser(server, place);
  await browser.client.signIn(user.username, user.password);
  return { ...browser, user };
}
const enter = ({ username }: TestUser, password: string) => aBrowser(server, place).client.signIn(username, password);

describe("passwords with our client", () => {
  it("are replaced by the code for a forgotten one; the old one is refused then", async () => {
    const user = await server.aUser(place);
    const { client } = aBrowser(server, place);
    expect(await client.forgotPassword(user.username)).toMatchObject({ destination: expect.stringContaining("*") });
    const { code } = server.sent.at(-1) ?? {};
    await expect(client.confirmForgotPassword(user.username, code ?? "", "short")).rejects.toMatchObject({
      name: "InvalidPasswordException",
    });
    await client.confirmForgotPassword(user.username, code ?? "", ANOTHER);
    await expect(enter(user, user.password)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    expect(await enter(user, ANOTHER)).toMatchObject({ kind: "done" });
  });

  it("are not replaced by a wrong code", async () => {
    const user = await server.aUser(place);
    const { client } = aBrowser(server, place);
    await client.forgotPassword(user.username);
    const { code } = server.sent.at(-1) ?? {};
    await expect(client.confirmForgotPassword(user.username, code === "000000" ? "000001" : "000000", ANOTHER)).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
  });

  it("are changed by whoever knows the old one", async () => {
    const { client, user } = await signedIn();
    await expect(client.changePassword("Wrong4horses", ANOTHER)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await client.changePassword(user.password, ANOTHER);
    expect(await enter(user, ANOTHER)).toMatchObject({ kind: "done" });
  });
});

describe("attributes with our client", () => {
  it("are changed and read again, though sub and what is verified came along", async () => {
    const { client, user } = await signedIn();
    const before = await client.user();
    await client.updateAttributes({ ...before.attributes, name: "花子", sub: "another", email_verified: "false" });
    expect((await client.user()).attributes).toMatchObject({ name: "花子", sub: user.sub, email_verified: "true" });
    await client.deleteAttributes(["name"]);
    expect((await client.user()).attributes).not.toHaveProperty("name");
  });

  it("take a new address with the code that went there", async () => {
    const { client, user } = await signedIn();
    const address = `new-${user.email}`;
    expect(await client.updateAttributes({ email: address })).toEqual([{ destination: "n***@e***", medium: "EMAIL", attribute: "email" }]);
    await expect(client.verifyAttribute("email", wrong(server.codeTo(address)))).rejects.toMatchObject({ name: "CodeMismatchException" });
    await client.verifyAttribute("email", server.codeTo(address));
    expect((await client.user()).attributes).toMatchObject({ email: address, email_verified: "true" });
  });

  it("get another code when asked", async () => {
    const { client, user } = await signedIn();
    expect(await client.sendAttributeCode("phone_number")).toMatchObject({ medium: "SMS", attribute: "phone_number" });
    await client.verifyAttribute("phone_number", server.codeTo(user.phone));
  });
});

describe("second factors with our client", () => {
  it("are set up with an authenticator app, preferred, asked for, and turned off", async () => {
    const { client, user } = await signedIn();
    expect(await client.preferredMfa()).toBe("NOMFA");
    const { secret } = await client.setUpTotp();
    await expect(client.verifyTotp(wrongCodeOf(secret, server.clock))).rejects.toMatchObject({ name: "EnableSoftwareTokenMFAException" });
    await client.verifyTotp(codeOf(secret, server.clock, -1), "my phone");
    expect(await client.preferredMfa({ isFresh: true })).toBe("NOMFA");
    await client.setPreferredMfa("TOTP");
    expect(await client.preferredMfa()).toBe("TOTP");

    const again = aBrowser(server, place).client;
    expect(await again.signIn(user.username, user.password)).toMatchObject({ kind: "totp" });
    expect(await again.answer({ kind: "totp", code: codeOf(secret, server.clock) })).toMatchObject({ kind: "done" });

    await client.setPreferredMfa("NOMFA");
    expect(await client.user()).toMatchObject({ mfaTypes: [], preferredMfa: null });
    expect(await enter(user, user.password)).toMatchObject({ kind: "done" });
  });

  it("are refused before the app is proved", async () => {
    const { client } = await signedIn();
    await client.setUpTotp();
    await expect(client.setPreferredMfa("TOTP")).rejects.toMatchObject({
      name: "InvalidParameterException",
      message: "User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA",
    });
  });

  it("are text messages, in the newer and in the older way", async () => {
    const { client } = await signedIn();
    await client.setPreferredMfa("SMS");
    expect(await client.user()).toMatchObject({ mfaTypes: ["SMS"], preferredMfa: "SMS" });
    await client.setPreferredMfa("NOMFA");
    await client.setSmsMfa(true);
    expect(await client.preferredMfa()).toBe("SMS");
    await client.setSmsMfa(false);
    expect(await client.preferredMfa()).toBe("NOMFA");
  });
});

function wrong(code: string): string {
  return code === "000000" ? "000001" : "000000";
}
