import { describe, expect, it } from "vitest";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { withoutPersonalData } from "./personal-data.ts";

const USER_DATA = "CognitoIdentityServiceProvider.site.u.userData";

describe("what the user pool tells of a person", () => {
  it("is known to the page and to no storage, from which an earlier release's goes", () => {
    const storage = memoryStorage();
    storage.set(USER_DATA, "old");
    const seen = withoutPersonalData(storage);
    expect(seen.get(USER_DATA)).toBeNull();

    seen.set(USER_DATA, "hanako@example.jp");

    expect(seen.get(USER_DATA)).toBe("hanako@example.jp");
    expect(storage.names?.()).toEqual([]);
    seen.remove(USER_DATA);
    expect(seen.get(USER_DATA)).toBeNull();
  });

  it("leaves all else where it is kept", () => {
    const storage = memoryStorage();
    withoutPersonalData(storage).set("strategy", "cognito");

    expect(storage.get("strategy")).toBe("cognito");
  });
});
