import { expect, it } from "vitest";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { followAddress } from "./follow-address.ts";

it.each([
  ["", async () => undefined],
  [", whatever becomes of the tokens", async () => Promise.reject(new Error("away"))],
])("notices follow an address that was verified at once%s", async (_when, reload) => {
  const { asked, mypage } = scriptedApi({ "GET /api/mypage/notification-settings": {} });
  await followAddress({ session: { reload }, mypage });
  expect(asked).toMatchObject([{ line: "GET /api/mypage/notification-settings" }]);
});
