import type { ReactNode } from "react";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { AuditView } from "./audit/audit.view.tsx";
import { CountsView } from "./counts/counts.view.tsx";
import { DeskFrame } from "./frame/desk-frame.tsx";
import { GoneCard } from "./item/gone-card.tsx";
import { ItemScreen } from "./item/item.screen.tsx";
import { QueueView } from "./queue/queue.view.tsx";
import {
  NO_COUNTS,
  sampleCostlyApproval,
  sampleCounts,
  sampleDeskApproval,
  sampleHead,
  sampleItem,
  sampleOperator,
  sampleQueue,
  sampleQueuePage,
  sampleRegister,
  sampleTrail,
} from "./samples.ts";
import { SearchView } from "./search/search.view.tsx";
import { StartView } from "./start/start.view.tsx";

const page = (title: string, children: ReactNode) => (
  <DeskFrame title={title} state={{ kind: "here", operator: sampleOperator }} data={{}}>
    {() => children}
  </DeskFrame>
);
const frame = (kind: "failed" | "over" | "second-factor") => (
  <DeskFrame title="記録" state={{ kind }} data={null}>
    {() => null}
  </DeskFrame>
);
const claim = { by: sampleOperator.name, isMine: true, until: "2026-11-24T03:20:00Z" };
const theirs = { ...claim, by: "AAAA-BBBB", isMine: false };
const found = { ...sampleHead, queue: "corrections" as const, queueTitle: "訂正の依頼" };

export const gallery: Gallery = {
  title: "運営の画面",
  cases: [
    {
      name: "はじめ",
      element: page(
        "運営の画面",
        <StartView
          queues={[sampleQueue, { key: "notes", title: "まちの声", waiting: 0, late: 0 }]}
          approvals={[sampleDeskApproval, sampleCostlyApproval]}
        />,
      ),
    },
    {
      name: "はじめ：待つものなし",
      element: page("運営の画面", <StartView queues={[{ ...sampleQueue, waiting: 0, late: 0 }]} approvals={[]} />),
    },
    {
      name: "受け付けたもの",
      element: page("訂正の依頼", <QueueView page={{ ...sampleQueuePage, items: [{ ...sampleHead, claim: theirs }] }} />),
    },
    {
      name: "受け付けたもの：なし",
      element: page("訂正の依頼", <QueueView page={{ ...sampleQueuePage, waiting: 0, late: 0, items: [] }} />),
    },
    { name: "1件：だれも担当していない", element: page(sampleHead.title, <ItemScreen item={sampleItem()} />) },
    {
      name: "1件：担当している、連絡先を開示した、承認を待つ",
      element: page(
        sampleHead.title,
        <ItemScreen
          item={sampleItem({
            claim,
            contact: [{ label: "メールアドレス", value: "okuri@example.jp" }],
            approvals: [{ ...sampleDeskApproval, isMine: true }],
          })}
        />,
      ),
    },
    { name: "1件：ほかの担当", element: page(sampleHead.title, <ItemScreen item={sampleItem({ claim: theirs, files: [] })} />) },
    {
      name: "登録簿",
      element: page(
        "停止の登録簿",
        <ItemScreen item={sampleItem({ ...sampleRegister, queue: "letter-stops", hasContact: false, files: [] })} />,
      ),
    },
    {
      name: "受け付けたもの：登録簿だけ",
      element: page("手紙の停止", <QueueView page={{ ...sampleQueuePage, waiting: 0, late: 0, listed: 1, items: [sampleRegister] }} />),
    },
    { name: "1件：決定ずみ", element: page("受け付けたもの", <GoneCard queue="corrections" id="gone" />) },
    { name: "番号で探す", element: page("番号で探す", <SearchView number={sampleHead.id} found={{ items: [found] }} />) },
    { name: "番号で探す：なし", element: page("番号で探す", <SearchView number="R-123" found={{ items: [] }} />) },
    { name: "番号で探す：はじめ", element: page("番号で探す", <SearchView number="" found={null} />) },
    { name: "記録", element: page("記録", <AuditView page={sampleTrail} search={{ item: sampleHead.id }} />) },
    { name: "記録：なし", element: page("記録", <AuditView page={{ ...sampleTrail, items: [], total: 0 }} search={{}} />) },
    { name: "利用の流れ", element: page("利用の流れ", <CountsView counts={sampleCounts} />) },
    { name: "利用の流れ：記録なし", element: page("利用の流れ", <CountsView counts={NO_COUNTS} />) },
    {
      name: "内容の取得失敗",
      element: (
        <DeskFrame title="記録" state={{ kind: "here", operator: sampleOperator }} data={null}>
          {() => null}
        </DeskFrame>
      ),
    },
    { name: "取得失敗", element: frame("failed") },
    { name: "30分を過ぎた", element: frame("over") },
    { name: "二段階認証が必要", element: frame("second-factor") },
  ],
};
