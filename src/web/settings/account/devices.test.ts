import { describe, expect, it } from "vitest";
import { takeNotice } from "#web/session/core/login-notices.ts";
import { IdentityFault } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { forgetDevice } from "./forget-device.ts";
import { knownDevices } from "./known-devices.ts";
import { sampleDevice } from "./samples.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";

function browser(refusal?: Error) {
  const steps: string[] = [];
  const client = {
    forgetDevice: async (id?: string) => {
      steps.push(`forget ${id ?? "this"}`);
      if (refusal) throw refusal;
    },
  };
  const session = { logout: async ({ isEverywhere = false } = {}) => void steps.push(isEverywhere ? "logout everywhere" : "logout") };
  return { steps, client, session };
}

describe("a device that is taken off the list", () => {
  it("is another one: this one goes on", async () => {
    const { steps, client, session } = browser();

    await forgetDevice(client, session, sampleDevice({ id: "phone" }));

    expect(steps).toEqual(["forget phone"]);
  });

  it("is this one: its session has ended with it", async () => {
    const { steps, client, session } = browser();

    await forgetDevice(client, session, sampleDevice({ isThis: true }));

    expect(steps).toEqual(["forget this", "logout"]);
  });

  it("was off it already", async () => {
    const gone = new IdentityFault("ResourceNotFoundException", "Device does not exist.", 400);
    const { client, session } = browser(gone);

    await expect(forgetDevice(client, session, sampleDevice())).resolves.toBeUndefined();
  });

  it("stays where the service could not be asked, and nobody is signed out", async () => {
    const { steps, client, session } = browser(new CatalogueError("Network error", { name: "NetworkError" }));

    await expect(forgetDevice(client, session, sampleDevice({ isThis: true }))).rejects.toThrow("Network error");
    expect(steps).toEqual(["forget this"]);
  });
});

describe("the list of devices", () => {
  it("is what the pool tells", async () => {
    const list = [sampleDevice()];

    expect(await knownDevices({ devices: async () => list })).toBe(list);
  });

  it("is empty where the pool knows no devices", async () => {
    const devices = () => Promise.reject(new CatalogueError("Device tracking has not been configured in this User Pool"));

    expect(await knownDevices({ devices })).toEqual([]);
  });

  it("fails with everything else", async () => {
    const devices = () => Promise.reject(new CatalogueError("Network error"));

    await expect(knownDevices({ devices })).rejects.toThrow("Network error");
  });
});

describe("a sign-out everywhere", () => {
  const account = { username: "x", attributes: {}, mfaTypes: [], mfaOptions: [], preferredMfa: null };

  it("ends every session once the service answers", async () => {
    const { steps, session } = browser();

    await signOutEverywhere({ user: async () => account }, session);

    expect(steps).toEqual(["logout everywhere"]);
    expect(takeNotice()).toBe("signed-out-everywhere");
  });

  it("ends none where it does not: the others would go on unseen", async () => {
    const { steps, session } = browser();
    const user = () => Promise.reject(new CatalogueError("Network error", { name: "NetworkError" }));

    await expect(signOutEverywhere({ user }, session)).rejects.toThrow("Network error");
    expect(steps).toEqual([]);
    expect(takeNotice()).toBeNull();
  });
});
