import { describe, expect, it } from "vitest";
import { IdentityFault } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { requestReset } from "./request-reset.ts";

const refusing = (error: Error) => ({ forgotPassword: () => Promise.reject(error) });

describe("asking for a new password", () => {
  it("ends well when a code is sent", async () => {
    const asked: string[] = [];
    const client = {
      forgotPassword: async (address: string) => {
        asked.push(address);
        return null;
      },
    };

    await requestReset(client, "hanako@example.jp");
    expect(asked).toEqual(["hanako@example.jp"]);
  });

  it.each([
    new IdentityFault("UserNotFoundException", "Username/client id combination not found.", 400),
    new IdentityFault(
      "InvalidParameterException",
      "Cannot reset password for the user as there is no registered/verified email or phone_number",
      400,
    ),
  ])("does not tell by its end that $message", async (fault) => {
    await expect(requestReset(refusing(fault), "x@example.jp")).resolves.toBeUndefined();
  });

  it.each([
    new IdentityFault("LimitExceededException", "Attempt limit exceeded, please try after some time.", 400),
    new IdentityFault("InvalidParameterException", "Invalid email address format.", 400),
    new CatalogueError("Network error", { name: "NetworkError" }),
  ])("passes on what is not about the account: $message", async (error) => {
    await expect(requestReset(refusing(error), "x@example.jp")).rejects.toBe(error);
  });
});
