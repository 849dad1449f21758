import { describe, expect, it } from "vitest";
import { type LivePage, livePage } from "#test/support/live-page.tsx";
import type { PasskeyView } from "#web/session/pool/types.ts";
import { PasskeysCard, type PasskeysCardProps } from "./passkeys-card.tsx";

const passkey: PasskeyView = { id: "a", name: "自宅", createdAt: new Date("2026-11-03T00:00:00Z"), lastUsedAt: null, isBackedUp: false };
const ignore = () => undefined;
/** The last button of the open question; the rows have one of the same words. */
const confirm = (page: LivePage) => page.all("dialog button").at(-1) ?? "";

async function card(changes: Partial<PasskeysCardProps> = {}) {
  const done: string[] = [];
  const props: PasskeysCardProps = {
    passkeys: { kind: "ready", value: [passkey] },
    provider: null,
    acting: { isBusy: false, failure: null },
    outcome: { isDone: false, words: "" },
    onAdd: () => void done.push("add"),
    onRename: async ({ id }, name) => done.push(`rename ${id} ${name}`) > 0,
    onRemove: async ({ id }) => done.push(`remove ${id}`) > 0,
    onForgive: ignore,
    ...changes,
  };
  return { done, page: await livePage(<PasskeysCard {...props} />) };
}

describe("the card of passkeys", () => {
  it("invites to the first one where there is none", async () => {
    const { done, page } = await card({ passkeys: { kind: "ready", value: [] } });
    expect(page.text()).toContain("まだありません");
    await page.press("パスキーを追加する");
    expect(done).toEqual(["add"]);
  });

  it("tells of each when it was added and used, and where it is kept", async () => {
    const { page } = await card();
    expect(page.text()).toContain("自宅作った端末だけで使えます追加：2026年11月3日最後の利用：まだありません");
  });

  it("asks before one is removed", async () => {
    const { done, page } = await card();
    await page.press("自宅を削除する");
    expect([done, page.text().includes("このパスキーではログインできなくなります")]).toEqual([[], true]);
    await page.press(confirm(page));
    expect(done).toEqual(["remove a"]);
    expect(page.text()).not.toContain("このパスキーではログインできなくなります");
  });

  it("takes a name, but not an empty one", async () => {
    const { done, page } = await card();
    await page.press("自宅の名前を変える");
    await page.type("dialog input", "  ");
    await page.press("変える");
    expect([done, page.text().includes("名前を入力してください")]).toEqual([[], true]);
    await page.type("dialog input", " 会社 ");
    await page.press("変える");
    expect(done).toEqual(["rename a 会社"]);
  });

  it("keeps the question open where the removal failed, and says why", async () => {
    const { page } = await card({ onRemove: async () => false, acting: { isBusy: false, failure: "通信できません。" } });
    await page.press("自宅を削除する");
    await page.press(confirm(page));
    expect(page.text()).toContain("通信できません。");
    expect(page.text()).toContain("このパスキーではログインできなくなります");
  });

  it("is not there for the account of a provider", async () => {
    expect((await card({ provider: "Google" })).page.text()).toBe("");
  });
});
