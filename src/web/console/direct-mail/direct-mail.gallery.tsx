import type { Gallery } from "#web/kit/ui/gallery.ts";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { MailingScreen } from "./mailing.screen.tsx";
import { MailingsView } from "./mailings.view.tsx";
import { NewMailingScreen } from "./new-mailing.screen.tsx";
import { RunsCard } from "./runs-card.tsx";
import { SAMPLE_DRAFT, SAMPLE_MAILING, SAMPLE_MAILINGS, SAMPLE_TAKEN } from "./samples.ts";
import { TakenCard } from "./taken-card.tsx";

const now = new Date("2026-12-01T04:00:00Z");
const ready = { ...SAMPLE_MAILING, runs: [] };

export const gallery: Gallery = {
  title: "管理画面：オーナーへの手紙",
  cases: [
    { name: "送付の一覧", element: <MailingsView mailings={SAMPLE_MAILINGS} /> },
    { name: "送付なし", element: <MailingsView mailings={{ ...SAMPLE_MAILINGS, items: [] }} /> },
    { name: "読み込みの失敗", element: <LoadFailed title="読み込みに失敗しました">内容を読み込めませんでした。</LoadFailed> },
    { name: "新しい送付", element: <NewMailingScreen /> },
    { name: "下書き", element: <MailingScreen mailing={SAMPLE_DRAFT} now={now} /> },
    { name: "印刷できる送付", element: <MailingScreen mailing={SAMPLE_MAILING} now={now} /> },
    {
      name: "まだ作っていない",
      element: <RunsCard mailing={ready} now={now} isBusy={false} onPrint={() => undefined} onAsked={() => undefined} />,
    },
    { name: "取り込む前の確認", element: <TakenCard taken={SAMPLE_TAKEN} isBusy={false} onApply={() => undefined} /> },
    { name: "加えられる宛先がない", element: <TakenCard taken={{ ...SAMPLE_TAKEN, added: 0 }} isBusy={false} onApply={null} /> },
  ],
};
