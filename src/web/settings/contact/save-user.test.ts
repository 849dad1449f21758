import { describe, expect, it } from "vitest";
import type { Problem, UserInfoResponse } from "#api/client/client.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleUserInfo } from "#web/settings/account/samples.ts";
import { saveUser } from "./save-user.ts";

const SEEN = "2026-11-20T03:00:00.000Z";
const newer: UserInfoResponse = { ...sampleUserInfo, town: "月島", updatedAt: "2026-11-21T00:00:00.000Z" };

function api({ save, read }: { save?: Partial<Problem>; read?: Partial<Problem> } = {}) {
  return scriptedApi({
    "PUT /api/mypage/user-info": save ? refused(save.status ?? 0, save) : sampleUserInfo,
    "GET /api/mypage/user-info": read ? refused(read.status ?? 0, read) : newer,
  });
}
const conflict = { type: "/problems/conflict", title: "先に変更されています。", status: 409 };

describe("saving 氏名・住所", () => {
  it("sends the whole form over the save that was seen", async () => {
    const { asked, mypage } = api();

    expect(await saveUser(mypage, { familyName: "山田", town: " 豊洲 " }, SEEN)).toBe("saved");
    expect(asked).toMatchObject([{ body: { familyName: "山田", givenName: null, town: "豊洲", updatedAt: SEEN } }]);
  });

  it("answers what somebody else saved in the meantime, and saves nothing over it", async () => {
    expect(await saveUser(api({ save: conflict }).mypage, {}, SEEN)).toEqual({ newer });
  });

  it("tells what is wrong with single fields there", async () => {
    const errors = [{ field: "familyKana", reason: "format", message: "カタカナで入力してください" }];
    const { mypage } = api({ save: { type: "/problems/validation", title: "x", status: 422, errors } });

    expect(await saveUser(mypage, { familyKana: "山田" }, SEEN)).toEqual({
      issues: [{ field: "familyKana", message: "カタカナで入力してください" }],
      notice: null,
    });
  });

  it.each([
    { name: "the save", failing: { save: { type: "/problems/unreached", title: "x", status: 503 } } },
    { name: "the newer one", failing: { save: conflict, read: { type: "/problems/unreached", title: "x", status: 503 } } },
  ])("says as a whole that $name could not be had", async ({ failing }) => {
    expect(await saveUser(api(failing).mypage, {}, null)).toEqual({
      issues: [],
      notice: "ただいま接続できません。入力した内容は残っています。時間をおいて、もう一度お試しください。",
    });
  });
});
