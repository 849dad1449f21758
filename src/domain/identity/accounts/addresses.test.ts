import { describe, expect, it } from "vitest";
import { deliveryTo, isAddressName, maskedAddress } from "#domain/identity/core/addresses.ts";

describe("a masked address", () => {
  it.each([
    ["email", "foo@example.com", "f***@e***"],
    ["email", "Foo@Example.com", "f***@e***"],
    ["email", "a@b", "a***@b***"],
    ["email", "\u{1F600}x@example.com", "\u{1F600}***@e***"],
    ["email", '"a@b"@example.jp', '"***@e***'],
    ["phone_number", "+819012345678", "+*******5678"],
  ] as const)("%s %s is shown as %s", (name, address, masked) => {
    expect(maskedAddress(name, address)).toBe(masked);
  });

  it("stands in the delivery details with its medium", () => {
    expect(deliveryTo("phone_number", "+819012345678")).toEqual({
      Destination: "+*******5678",
      DeliveryMedium: "SMS",
      AttributeName: "phone_number",
    });
  });
});

describe("the name of an address", () => {
  it.each([
    ["email", true],
    ["phone_number", true],
    ["email_verified", false],
    ["custom:email", false],
  ])("%s: %s", (name, isAddress) => {
    expect(isAddressName(name)).toBe(isAddress);
  });
});
