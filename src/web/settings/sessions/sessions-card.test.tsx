import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { fetched } from "#web/settings/load/fetch-state.ts";
import { sampleSession, sampleSessions } from "./samples.ts";
import { SessionRow } from "./session-row.tsx";
import { sessionLines, sessionTitle, thisFirst } from "./session-words.ts";
import { SessionsCard, type SessionsCardProps } from "./sessions-card.tsx";

const ignore = () => undefined;
const props: SessionsCardProps = {
  sessions: { kind: "ready", value: sampleSessions },
  provider: null,
  fetch: fetched(0),
  acting: { isBusy: false, failure: null },
  outcome: "",
  onEnd: async () => true,
  onEndOthers: async () => true,
  onForgive: ignore,
};
const draw = async (changes: Partial<SessionsCardProps> = {}) => renderInRouter(<SessionsCard {...props} {...changes} />);

describe("a sign-in in the list", () => {
  it("tells device, day and place as far as they are known, in Japan's time", () => {
    expect(sessionTitle(sampleSession())).toBe("Windows の Chrome");
    expect(sessionLines(sampleSession())).toEqual(["ログイン：2026年11月20日 14:05（東京都から）", "最後の利用：2026年11月21日 9:30ごろ"]);
    expect(sessionTitle({ device: null })).toBe("端末の種類は分かりません");
    expect(sessionLines(sampleSession({ place: null }))[0]).toBe("ログイン：2026年11月20日 14:05");
  });

  it("is not said to have been used when it is the one that is used now, and offers no end of it", async () => {
    const html = await renderInRouter(<SessionRow session={sampleSession({ isThis: true })} isBusy={false} onEnd={ignore} />);

    expect(textOf(html)).toContain("この端末");
    expect(textOf(html)).not.toMatch(/最後の利用|終了する/);
  });

  it("names what would be ended, also by ear", async () => {
    const html = await renderInRouter(<SessionRow session={sampleSession({ kind: "hosted" })} isBusy={false} onEnd={ignore} />);

    expect(html).toContain('aria-label="Windows の Chromeのログインを終了する"');
    expect(textOf(html)).toContain("共通のログイン画面が覚えているログインです。");
  });

  it("stands first where it is this one", () => {
    expect(thisFirst(sampleSessions).map(({ id }) => id)).toEqual(["this", "phone", "hosted"]);
  });
});

describe("the list of sign-ins", () => {
  it("advises another password where that password is kept", async () => {
    expect(textOf(await draw())).toContain("終了して、パスワードを変えてください。");
    expect(textOf(await draw({ provider: "Google" }))).toContain("終了して、Googleのパスワードを変えてください。");
  });

  it("offers to end all others where there are several", async () => {
    expect(textOf(await draw())).toContain("ほかのすべてを終了");
    const one = { kind: "ready", value: sampleSessions.slice(0, 2) } as const;
    expect(textOf(await draw({ sessions: one }))).not.toContain("ほかのすべてを終了");
  });

  it("says when there is no other", async () => {
    const alone = { kind: "ready", value: [sampleSession({ isThis: true })] } as const;
    expect(textOf(await draw({ sessions: alone }))).toContain("ほかの端末ではログインしていません。");
  });

  it("is not drawn where the user pool does not tell: nobody is told that there are none", async () => {
    expect(textOf(await draw({ sessions: { kind: "ready", value: null } }))).toBe("");
  });

  it("tells nothing of sign-ins that could not be loaded", async () => {
    const text = textOf(await draw({ sessions: { kind: "failed", retry: ignore } }));

    expect(text).toContain("ログイン中の端末を読み込めませんでした。");
    expect(text).not.toContain("ほかの端末では");
  });
});
