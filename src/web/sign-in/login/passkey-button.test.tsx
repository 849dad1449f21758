import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { PasskeyButton, type PasskeyButtonProps } from "./passkey-button.tsx";

async function button(changes: Partial<PasskeyButtonProps> = {}) {
  let presses = 0;
  const props = { isDisabled: false, isBusy: false, stopped: "", failure: null, onPress: () => void presses++, ...changes };
  return { presses: () => presses, page: await livePage(<PasskeyButton {...props} />) };
}

describe("the button for passkeys", () => {
  it("begins a sign-in, once at a time", async () => {
    const ready = await button();
    await ready.page.press("パスキーでログイン");
    expect(ready.presses()).toBe(1);
    const busy = await button({ isBusy: true });
    await busy.page.press("パスキーを確認しています");
    expect(busy.presses()).toBe(0);
  });

  it("waits for the page", async () => {
    const { page } = await button({ isDisabled: true });
    expect(page.isIdle("パスキーでログイン")).toBe(true);
  });

  it("tells calmly that the person gave up, and aloud what failed", async () => {
    const { page } = await button({ stopped: "やめました。" });
    expect([page.one("[role=status]").textContent, page.all("[role=alert]").length]).toEqual(["やめました。", 0]);
    const failed = await button({ failure: "つかえません。" });
    expect(failed.page.one("[role=alert]").textContent).toContain("つかえません。");
  });
});
