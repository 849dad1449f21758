import { apiClient } from "#api/client/client.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { NotificationView, SettingsFailed, VisitorView } from "./notification.view.tsx";
import { type PreviewState, PreviewView } from "./preview-card.tsx";
import { samplePreview, sampleSettings, sampleStop } from "./samples.ts";
import { StopView } from "./stop-panel.tsx";

const nothing = () => undefined;
const still = { isBusy: false, outcome: "", before: null, failure: null } as const;
const ways = {
  isReady: true,
  friendUrl: "https://line.me/R/ti/p/@mihon",
  onUnlinked: nothing,
  onChange: nothing,
  onUndo: nothing,
  now: () => Date.parse("2026-11-24T03:00:00Z"),
  mypage: () => apiClient().mypage,
};
const preview = (name: string, state: PreviewState) => ({
  name,
  element: <PreviewView state={state} isReady today="2026-11-24" onLook={nothing} />,
});
const stopWays = { onStop: nothing, onUndo: nothing, onRetry: nothing };
const paused = { ...sampleSettings, line: "linked", pausedUntil: "2026-12-01T03:00:00.000Z" } as const;
const bounced = { ...sampleSettings, mail: { address: "mihon@example.jp", state: "hard_bounced" } } as const;

export const gallery: Gallery = {
  title: "通知設定",
  cases: [
    { name: "いつもの状態", element: <NotificationView {...ways} state={{ ...still, shown: sampleSettings }} /> },
    {
      name: "保存した直後",
      element: <NotificationView {...ways} state={{ ...still, shown: paused, outcome: "保存しました。", before: sampleSettings }} />,
    },
    { name: "届かないアドレス", element: <NotificationView {...ways} state={{ ...still, shown: bounced, failure: "接続できません。" }} /> },
    preview("次のお知らせ", samplePreview),
    preview("次のお知らせ・新しい物件なし", { ...samplePreview, homes: [], isAfterQuiet: true, pausedUntil: "2026-11-25T00:00:00.000Z" }),
    preview("次のお知らせ・条件なし", { kind: "no-condition" }),
    preview("次のお知らせ・オフ", { kind: "off" }),
    preview("次のお知らせ・届かない", { kind: "unreached" }),
    preview("次のお知らせ・取得失敗", "failed"),
    preview("次のお知らせ・読み込み中", "loading"),
    { name: "ログイン前", element: <VisitorView onLeave={nothing} /> },
    { name: "取得失敗", element: <SettingsFailed /> },
    { name: "停止のリンク", element: <StopView {...stopWays} state={{ isBusy: false, done: null, failure: null, found: sampleStop }} /> },
    {
      name: "停止した",
      element: (
        <StopView
          {...stopWays}
          state={{ isBusy: false, done: "topic", failure: null, found: { ...sampleStop, isOn: false, canUndo: true } }}
        />
      ),
    },
    { name: "使えないリンク", element: <StopView {...stopWays} state={{ isBusy: false, done: null, failure: null, found: "unknown" }} /> },
  ],
};
