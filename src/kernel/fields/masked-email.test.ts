import { expect, it } from "vitest";
import { maskedEmail } from "./masked-email.ts";

it.each([
  ["taro@example.jp", "t***@e***"],
  ["Taro@Example.jp", "t***@e***"],
  ["a..b@docomo.ne.jp", "a***@d***"],
  ["𠮷@example.jp", "𠮷***@e***"],
])("shows %s as %s", (address, shown) => {
  expect(maskedEmail(address)).toBe(shown);
});
