import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { NeedsUserPool } from "./needs-user-pool.tsx";

const user = { sub: "s", username: "s", email: null, isEmailVerified: false, phoneNumber: null, name: null };
const memberWith = (...scope: readonly string[]): SessionView => ({
  user: { ...user, scope },
  isLoggedIn: true,
  strategy: "hosted",
  isBusy: false,
});

const draw = async (session: SessionView) => {
  const screen = (
    <NeedsUserPool title="パスワードの変更">
      <p>変更する画面</p>
    </NeedsUserPool>
  );
  return textOf(await renderInRouter(screen, ["/settings/account/edit/password", "/settings/account", "/mypage"], session));
};

it("shows a screen of the user pool to who has its scope", async () => {
  const text = await draw(memberWith("openid", ADMIN_SCOPE));
  expect(text).toContain("変更する画面");
  expect(text).not.toContain("もう一度ログインしてください");
});

it.each([
  ["another scope", memberWith("openid")],
  ["no scope", memberWith()],
  ["no session", NOBODY],
])("asks who has %s to sign in again", async (_case, session) => {
  const text = await draw(session);
  expect(text).not.toContain("変更する画面");
  expect(text).toContain("パスワードの変更");
  expect(text).toContain("もう一度ログインしてください");
  expect(text).toContain("ログインし直す");
});
