import { ConfirmDeviceCommand } from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, it } from "vitest";
import { hours } from "#kernel/duration.ts";
import { type IdentityServer, identityServer } from "#test/support/identity-server.ts";
import { expectProblem, sessionSite } from "#test/support/session-browser.ts";
import { newDeviceSecret } from "#test/support/srp-device.ts";
import { cookieStorage } from "#web/session/pool/storage.ts";
import { deviceKeyName } from "#wire/session-cookies.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

/** What scripts of a page see of a jar: they write one cookie at a time, as it will be sent. */
function documentOf(jar: Map<string, string>): { cookie: string } {
  return {
    set cookie(line: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
  };
}

describe("a session on a device that is confirmed", () => {
  /** Signs in as our client does it in a browser, whose storage writes names of cookies percent-encoded. */
  const onConfirmedDevice = async (username: string) => {
    const site = sessionSite(server);
    const tokens = await server.tokensOf(await server.aUser({ username }));
    const { DeviceKey = "", DeviceGroupKey = "" } = tokens.NewDeviceMetadata ?? {};
    const { config } = newDeviceSecret(DeviceGroupKey, DeviceKey);
    await server.sdk.send(
      new ConfirmDeviceCommand({ AccessToken: tokens.AccessToken, DeviceKey, DeviceSecretVerifierConfig: config, DeviceName: "Firefox" }),
    );
    const browser = site.browser();
    const remember = (key: string) => {
      const storage = cookieStorage({ document: documentOf(browser.cookies), domain: null });
      storage.set(deviceKeyName(site.auth.clientId, username), key);
    };
    await browser.open(tokens);
    return { browser, remember, DeviceKey };
  };

  it.each(["device-1", "hanako@example.jp"])("is refreshed with the key in its cookie, for %s", async (username) => {
    const { browser, remember, DeviceKey } = await onConfirmedDevice(username);
    remember(DeviceKey);
    server.clock.advance(hours(1));

    expect((await browser.refresh()).status).toBe(200);
    server.clock.advance(hours(1));
    expect(await (await browser.page()).json()).toMatchObject({ sessionState: "member" });
  });

  it("is refused with none and with another's, and ends", async () => {
    const [one, other] = [await onConfirmedDevice("device-3"), await onConfirmedDevice("device-4")];
    other.remember(one.DeviceKey);

    for (const { browser } of [one, other]) await expectProblem(await browser.refresh(), 401, "session-ended");
  });
});
