import { describe, expect, it } from "vitest";
import type { Problem, UserInfoInput, UserInfoResponse } from "#api/client.ts";
import { sampleUserInfo } from "./samples.ts";
import { saveUser } from "./save-user.ts";

const SEEN = "2026-11-20T03:00:00.000Z";
const newer: UserInfoResponse = { ...sampleUserInfo, town: "月島", updatedAt: "2026-11-21T00:00:00.000Z" };

function api({ save, read }: { save?: Problem; read?: Problem } = {}) {
  const sent: UserInfoInput[] = [];
  const mypage = {
    saveUserInfo: async (input: UserInfoInput) => {
      sent.push(input);
      return save ? ({ ok: false, problem: save } as const) : ({ ok: true, value: sampleUserInfo } as const);
    },
    userInfo: async () => (read ? ({ ok: false, problem: read } as const) : ({ ok: true, value: newer } as const)),
  };
  return { sent, mypage };
}
const conflict = { type: "/problems/conflict", title: "先に変更されています。", status: 409 };

describe("saving 氏名・住所", () => {
  it("sends the whole form over the save that was seen", async () => {
    const { sent, mypage } = api();

    expect(await saveUser(mypage, { familyName: "山田", town: " 豊洲 " }, SEEN)).toBe("saved");
    expect(sent).toMatchObject([{ familyName: "山田", givenName: null, town: "豊洲", updatedAt: SEEN }]);
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
      notice: "ただいま接続できません。時間をおいて、もう一度お試しください。",
    });
  });
});
