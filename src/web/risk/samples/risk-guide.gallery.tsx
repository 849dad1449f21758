import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { sampleForm } from "#web/kit/form/samples.ts";
import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { ExplainerView } from "#web/risk/guide/explainer.view.tsx";
import { FaqView } from "#web/risk/guide/faq.view.tsx";
import { FaqTopView } from "#web/risk/guide/faq-top.view.tsx";
import { GuideView } from "#web/risk/guide/guide.view.tsx";
import { sampleRating } from "#web/risk/guide/guide-sample.ts";
import { WeightsTrial } from "#web/risk/guide/weights-trial.tsx";
import { BuildingContactView } from "#web/risk/letters/building-contact.view.tsx";
import { ContactView } from "#web/risk/letters/contact.view.tsx";
import { RegisterView } from "#web/risk/letters/register.view.tsx";
import { BuildingThanksView, RegisteredView, ThanksView } from "#web/risk/letters/thanks.view.tsx";
import { NoticesMissingView, NoticesView } from "#web/risk/letters/thanks-notices.view.tsx";
import { SearchAreaView } from "#web/risk/search/search-area.view.tsx";
import { SearchResultView } from "#web/risk/search/search-result.view.tsx";
import {
  foundChome,
  foundStation,
  letterState,
  sampleCities,
  sampleCity,
  sampleCorrection,
  sampleItems,
  sampleList,
  samplePlace,
  stillPoints,
  stillSearch,
} from "./guide-samples.ts";
import { sampleApartment, sampleReport } from "./samples.ts";

const ignore = () => undefined;
const box = { search: stillSearch };
const [first] = sampleItems;
const start = { ...box, question: { q: "", at: null }, points: stillPoints() };
const area = { question: { city: "13108", town: "", page: 1 }, cities: sampleCities, hasBuildings: true };
const TOWNS = [
  { town: "豊洲", count: 6 },
  { town: "枝川", count: 3 },
];
const named = { kind: "found", question: { q: "豊洲サンプル", page: 1 }, only: null, hasBuildings: true } as const;
const report = { report: sampleReport, search: {} };
const answers = { message: "駐車場の空きはありますか。", email: "hanako@example.jp" };
const trial = { weights: DEFAULT_WEIGHTS, rating: sampleRating(), isDefault: true, set: ignore, reset: ignore };
const sampleFiles = [new File(["x".repeat(2_400_000)], "竣工図面_2008年3月.pdf", { lastModified: 1 })];
const sampleNotices = {
  subject: { kind: "building" as const, key: "k1", name: "豊洲サンプルレジデンス" },
  onChange: true,
  yearly: true,
  isConfirmed: false,
  isExpired: false,
};
const noticeParts = {
  form: sampleForm({ typed: { onChange: "on", yearly: "on" } }),
  onStop: ignore,
  onNewLink: ignore,
};

export const gallery: Gallery = {
  title: "リスク診断の入口",
  cases: [
    {
      name: "はじめ",
      element: (
        <GuideView data={{ cities: sampleCities, total: 42, sample: first ?? null, isSample: true }} rating={sampleRating()} {...start} />
      ),
    },
    {
      name: "はじめ：対象外",
      element: <GuideView data={{ cities: [], total: 0, sample: null, isSample: true }} rating={sampleRating()} {...start} />,
    },
    {
      name: "はじめ：取得失敗",
      element: <GuideView data={{ cities: null, total: null, sample: null, isSample: true }} rating={sampleRating()} {...start} />,
    },
    {
      name: "見方：総合",
      element: (
        <ExplainerView tab="summary">
          <WeightsTrial state={trial} />
        </ExplainerView>
      ),
    },
    { name: "重み：すべて0", element: <WeightsTrial state={{ ...trial, rating: null, isDefault: false }} /> },
    { name: "見方：水害", element: <ExplainerView tab="flood" /> },
    { name: "見方：建物", element: <ExplainerView tab="apartment" /> },
    { name: "見方：治安", element: <ExplainerView tab="crime" /> },
    { name: "見方：子育て", element: <ExplainerView tab="child" /> },
    { name: "見方：地震", element: <ExplainerView tab="earthquake" /> },
    { name: "見方：暮らし", element: <ExplainerView tab="life" /> },
    { name: "エリア：はじめ", element: <SearchAreaView found={{ ...area, kind: "start" }} /> },
    {
      name: "エリア：一覧",
      element: (
        <SearchAreaView
          found={{ ...area, kind: "found", city: sampleCity, towns: TOWNS, places: [foundChome], list: sampleList(sampleItems, 45) }}
        />
      ),
    },
    { name: "エリア：取得失敗", element: <SearchAreaView found={{ ...area, kind: "failed" }} /> },
    {
      name: "名前：取得失敗",
      element: <SearchResultView found={{ kind: "failed", question: named.question, hasBuildings: true }} {...box} />,
    },
    { name: "エリア：対象外", element: <SearchAreaView found={{ ...area, kind: "out-of-area" }} /> },
    {
      name: "名前：似た名前",
      element: (
        <SearchResultView found={{ ...named, list: sampleList(), places: [foundChome, foundStation], areas: [samplePlace] }} {...box} />
      ),
    },
    { name: "名前：なし", element: <SearchResultView found={{ ...named, list: sampleList([]), places: [], areas: [] }} {...box} /> },
    {
      name: "名前：近い名前だけ、建物なし",
      element: (
        <SearchResultView
          found={{
            ...named,
            hasBuildings: false,
            list: sampleList([]),
            places: [{ ...foundChome, rest: "1-2", isExact: false }],
            areas: [],
          }}
          {...box}
        />
      ),
    },
    {
      name: "はじめ：場所が違う、建物なし",
      element: (
        <GuideView
          data={{ cities: sampleCities, total: 0, sample: null, isSample: true }}
          rating={sampleRating()}
          search={stillSearch}
          question={{ q: "江東区豊洲5-1-2", at: foundChome }}
          points={stillPoints({ kind: "found", place: foundChome, found: foundChome, accuracyM: 800 })}
        />
      ),
    },
    { name: "お問い合わせ", element: <ContactView letter={letterState()} search={stillSearch} hasBuildings /> },
    {
      name: "お問い合わせ：誤り",
      element: (
        <ContactView
          letter={letterState({
            issues: [{ field: "email", message: "メールアドレスを入力してください。" }],
          })}
          search={stillSearch}
          hasBuildings
        />
      ),
    },
    {
      name: "お問い合わせ：確認",
      element: <ContactView letter={letterState({ step: "confirm", typed: answers })} search={stillSearch} hasBuildings />,
    },
    { name: "お問い合わせ：訂正する建物", element: <ContactView letter={null} search={stillSearch} hasBuildings /> },
    {
      name: "建物のお問い合わせ：訂正",
      element: (
        <BuildingContactView {...report} letter={letterState({ topic: "correction" })} corrections={{ items: [sampleCorrection] }} />
      ),
    },
    {
      name: "建物のお問い合わせ：資料を送る",
      element: <LetterForm state={letterState({ topic: "correction", step: "confirm", files: sampleFiles, uploaded: 0.42 })} />,
    },
    {
      name: "登録",
      element: (
        <RegisterView data={{ kind: "known", subject: sampleReport.subject }} letter={letterState({ topic: "registration" })} {...box} />
      ),
    },
    {
      name: "登録：建物を選ぶ",
      element: <RegisterView data={{ kind: "unknown", hasBuildings: true }} letter={letterState({ topic: "registration" })} {...box} />,
    },
    { name: "送信しました", element: <ThanksView thanks={{ id: "Ab12-x", due: "2026-11-30", topic: "question" }} /> },
    {
      name: "送信しました：重複",
      element: <BuildingThanksView report={sampleReport} thanks={{ id: "Ab12-x", topic: "registration", again: true }} />,
    },
    { name: "登録が完了しました", element: <RegisteredView thanks={{ id: "Ab12-x", building: sampleApartment.key }} /> },
    { name: "お知らせの設定", element: <NoticesView notices={sampleNotices} done={null} {...noticeParts} /> },
    {
      name: "お知らせの設定：リンクの期限切れ",
      element: <NoticesView notices={{ ...sampleNotices, isConfirmed: true, isExpired: true }} done={null} {...noticeParts} />,
    },
    { name: "お知らせの設定：取得失敗", element: <NoticesMissingView isFailed /> },
    { name: "お知らせの設定：使えないリンク", element: <NoticesMissingView isFailed={false} /> },
    { name: "よくある質問", element: <FaqView report={sampleReport} search={{}} topic="flood" /> },
    { name: "よくある質問：目次", element: <FaqTopView report={sampleReport} search={{}} q="" /> },
    { name: "よくある質問：なし", element: <FaqTopView report={sampleReport} search={{}} q="飛行機" /> },
  ],
};
