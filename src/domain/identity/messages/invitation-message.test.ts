import { describe, expect, it } from "vitest";
import { invitationMessage } from "./invitation-message.ts";

const INVITATION = { loginName: "hanako@example.jp", temporaryPassword: "Ab3!efgh2345", validDays: 7, operatorName: "まちのね" };

describe("an invitation", () => {
  it("tells by mail how to sign in, for how long, and what comes next", () => {
    const message = invitationMessage({ ...INVITATION, attributeName: "email", to: "hanako@example.jp" });
    expect(message).toMatchObject({ medium: "EMAIL", to: "hanako@example.jp", subject: "【まちのね】アカウントのご案内", code: null });
    for (const part of ["ユーザー名: hanako@example.jp", "仮パスワード: Ab3!efgh2345", "7日です", "新しいパスワード", "心当たりがない場合"])
      expect(message.body).toContain(part);
  });

  it("says the same in short by SMS", () => {
    const message = invitationMessage({ ...INVITATION, attributeName: "phone_number", to: "+819012345678" });
    expect(message).toMatchObject({ medium: "SMS", subject: null, code: null });
    expect(message.body).toBe(
      "【まちのね】ユーザー名: hanako@example.jp 仮パスワード: Ab3!efgh2345(7日間有効)。ほかの人に教えないでください。",
    );
  });
});
