import { describe, expect, it } from "vitest";
import { type CodeDelivery, IdentityFault } from "#web/session/pool/types.ts";
import { TAKEN } from "#web/settings/address-check/change-address.ts";
import { changePhone } from "./change-phone.ts";
import { readPhoneChange } from "./read-contact.ts";

const delivery: CodeDelivery = { destination: "+*******2222", medium: "SMS", attribute: "phone_number" };

function asked(refusal?: Error) {
  const calls: string[] = [];
  const client = {
    updateAttributes: async (attributes: Readonly<Record<string, string>>) => {
      calls.push(`update ${attributes.phone_number}`);
      if (refusal) throw refusal;
      return [];
    },
    sendAttributeCode: async (name: string) => {
      calls.push(`send ${name}`);
      return delivery;
    },
  };
  const change = (phone: string, verified: string | null = null) => {
    const read = readPhoneChange({ phone }, verified);
    return read.ok ? changePhone(client, read.input) : Promise.resolve({ issues: read.issues, notice: null });
  };
  return { calls, change };
}

describe("a change of the phone number", () => {
  it.each(["080-1111-2222", "０８０ １１１１ ２２２２", "+81 80-1111-2222"])("takes %s as E.164 and sends a code there", async (typed) => {
    const { calls, change } = asked();

    expect(await change(typed)).toEqual({ sentTo: "+818011112222" });
    expect(calls).toEqual(["update +818011112222", "send phone_number"]);
  });

  it.each(["", "03-1234-5678", "0120-123-456", "090-1234"])("asks the service nothing for %j", async (typed) => {
    const { calls, change } = asked();

    expect(await change(typed)).toMatchObject({ issues: [{ field: "phone" }], notice: null });
    expect(calls).toEqual([]);
  });

  it("takes the number of today again only while it is unverified", async () => {
    expect(await asked().change("080-1111-2222", "+818011112222")).toMatchObject({ issues: [{ field: "phone" }] });
    expect(await asked().change("080-1111-2222", null)).toEqual({ sentTo: "+818011112222" });
  });

  it.each([
    [new IdentityFault("AliasExistsException", "An account with the given phone_number already exists.", 400), TAKEN.phone_number],
    [new IdentityFault("InvalidParameterException", "Invalid phone number format.", 400), "090-1234-5678"],
  ])("says at the field what $message means", async (refusal, words) => {
    const outcome = await asked(refusal).change("080-1111-2222");

    expect(outcome).toMatchObject({ issues: [{ field: "phone", message: expect.stringContaining(words) }], notice: null });
  });

  it("says how long to wait where too many codes were sent", async () => {
    const tooMany = new IdentityFault("LimitExceededException", "Attempt limit exceeded, please try after some time.", 400);

    expect(await asked(tooMany).change("080-1111-2222")).toMatchObject({ issues: [], notice: expect.stringContaining("回数の上限") });
  });
});
