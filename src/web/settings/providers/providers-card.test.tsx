import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { LinkedProvider } from "#web/settings/frame/providers.ts";
import { SOCIAL_STRATEGIES } from "#wire/session-cookies.ts";
import { ProvidersCard, type ProvidersCardProps } from "./providers-card.tsx";

const GOOGLE: LinkedProvider = { name: "Google", userId: "1", isFirst: true, linkedAt: new Date("2026-11-20T15:00:00Z") };
const LINE: LinkedProvider = { name: "LINE", userId: "U1", isFirst: false, linkedAt: null };

const draw = (list: readonly LinkedProvider[], changes: Partial<ProvidersCardProps> = {}) =>
  renderInRouter(
    <ProvidersCard
      providers={{ kind: "ready", value: list }}
      offered={SOCIAL_STRATEGIES}
      provider={null}
      isReady
      acting={{ isBusy: false, failure: null }}
      outcome=""
      onConnect={() => undefined}
      onUnlink={async () => true}
      onForgive={() => undefined}
      {...changes}
    />,
  );

describe("the outside services of an account", () => {
  it("are told with the day by Japan's calendar, and the one of this sign-in is marked", async () => {
    expect(textOf(await draw([GOOGLE, LINE], { provider: "Google" }))).toContain("Googleこの方法でログインしています2026年11月21日から");
  });

  it("may be taken away, but not the one that the account came by", async () => {
    const html = await draw([GOOGLE, LINE]);

    expect(html).toContain('aria-label="LINEを外す"');
    expect(html).not.toContain('aria-label="Googleを外す"');
    expect(textOf(html)).toContain("会員登録に使ったため、外せません");
  });

  it("that are not linked may be, once the page has come to life", async () => {
    const html = await draw([LINE]);
    expect(html).toContain('aria-label="Googleをつなげる"');
    expect(html).toContain('aria-label="Facebookをつなげる"');
    expect(html).not.toContain('aria-label="LINEをつなげる"');

    expect((await draw([], { isReady: false })).match(/disabled=""/g)).toHaveLength(3);
  });

  it("say what was done", async () => {
    expect(await draw([], { outcome: "LINEを外しました。" })).toMatch(/role="status"[^>]*>LINEを外しました。/);
  });
});
