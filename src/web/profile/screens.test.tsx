import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { ProfileScreen } from "./profile.screen.tsx";
import { EditScreen } from "./questions/edit.screen.tsx";
import { keptWeights, newProfile } from "./samples.ts";

const weights = { riskWeights: keptWeights };

describe("the profile as the server draws it", () => {
  it("stands without the weights that could not be read, and offers to try these alone again", async () => {
    const text = textOf(await renderInRouter(<ProfileScreen profile={newProfile} riskWeights={null} />));

    expect(text).toContain("まだ回答がありません");
    expect(text).toContain("リスク診断の重みを読み込めませんでした");
  });

  it("shows nothing to change where the profile could not be read, weights or not", async () => {
    const html = await renderInRouter(<ProfileScreen profile={null} riskWeights={weights} />);

    expect(textOf(html)).toContain("プロフィールを読み込めませんでした");
    expect(html).not.toMatch(/重みを削除する|すべての回答を削除する/);
  });

  it("takes no press before the page is alive", async () => {
    const html = await renderInRouter(<ProfileScreen profile={newProfile} riskWeights={weights} />);

    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>重みを削除する/);
  });

  it("lists its five items, or says that they could not be read", async () => {
    expect(textOf(await renderInRouter(<EditScreen profile={newProfile} />)).match(/未回答/g)).toHaveLength(5);
    expect(textOf(await renderInRouter(<EditScreen profile={null} />))).toContain("プロフィールを読み込めませんでした");
  });
});
