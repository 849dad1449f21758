import { describe, expect, it } from "vitest";
import { dropShelvedDevice, forgetPeople, shelvedDevice } from "./device-shelf.ts";
import { keptKeys } from "./keys.ts";
import { memoryStorage } from "./storage.ts";

const SUB = "9f1c2d3e-0000-4000-8000-000000000001";
const DEVICE = { key: "ap-northeast-1_d", group: "-g", password: "p" };

function signedIn(username = SUB) {
  const storage = memoryStorage();
  const keys = keptKeys(storage, "site");
  keys.setLastUser(username);
  keys.write(username, "userData", '{"email":"hanako@example.jp"}');
  keys.write(username, "clockDrift", "0");
  keys.write(username, "deviceKey", DEVICE.key);
  keys.write(username, "deviceGroupKey", DEVICE.group);
  keys.write(username, "randomPasswordKey", DEVICE.password);
  storage.set("redirect", "/mypage");
  return storage;
}

describe("what stays of a person who signed out", () => {
  it("is a random key under a name that tells nobody", async () => {
    const storage = signedIn();

    await forgetPeople(storage, "site", { keepsDevices: true });

    const left = (storage.names?.() ?? []).map((name) => `${name}=${storage.get(name)}`);
    expect(left.filter((one) => !one.startsWith("device."))).toEqual(["redirect=/mypage"]);
    expect(left.join(" ")).not.toMatch(new RegExp(`${SUB}|hanako|@`));
    expect(await shelvedDevice(storage, "site", SUB)).toEqual(DEVICE);
  });

  it("is found by nobody else, and by no other client", async () => {
    const storage = signedIn();
    await forgetPeople(storage, "site", { keepsDevices: true });

    expect(await shelvedDevice(storage, "site", "another")).toBeNull();
    expect(await shelvedDevice(storage, "other", SUB)).toBeNull();
  });

  it("is nothing where the account is gone", async () => {
    const storage = signedIn();

    await forgetPeople(storage, "site", { keepsDevices: false });

    expect(storage.names?.()).toEqual(["redirect"]);
  });

  it("goes at once, before the device is put away", () => {
    const storage = signedIn();

    void forgetPeople(storage, "site", { keepsDevices: true });

    expect(storage.names?.()).toEqual(["redirect"]);
  });

  it("goes when the service forgot it", async () => {
    const storage = signedIn();
    await forgetPeople(storage, "site", { keepsDevices: true });

    await dropShelvedDevice(storage, "site", SUB);

    expect(await shelvedDevice(storage, "site", SUB)).toBeNull();
  });
});
