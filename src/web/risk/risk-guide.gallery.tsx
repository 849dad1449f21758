import { DEFAULT_WEIGHTS } from "#domain/risk/weights.ts";
import type { Gallery } from "../kit/ui/gallery.ts";
import { BuildingContactView } from "./building-contact.view.tsx";
import { ConnectGuideView } from "./connect-guide.view.tsx";
import { ConnectOwnerView } from "./connect-owner.view.tsx";
import { ContactView } from "./contact.view.tsx";
import { ExplainerView } from "./explainer.view.tsx";
import { FaqView } from "./faq.view.tsx";
import { FaqTopView } from "./faq-top.view.tsx";
import { GuideView } from "./guide.view.tsx";
import { sampleRating } from "./guide-sample.ts";
import {
  letterState,
  sampleCities,
  sampleCity,
  sampleCorrection,
  sampleItems,
  sampleList,
  samplePlace,
  stillSearch,
} from "./guide-samples.ts";
import { RegisterView } from "./register.view.tsx";
import { sampleApartment, sampleReport } from "./samples.ts";
import { SearchAreaView } from "./search-area.view.tsx";
import { SearchResultView } from "./search-result.view.tsx";
import { BuildingThanksView, RegisteredView, ThanksView } from "./thanks.view.tsx";
import { WeightsTrial } from "./weights-trial.tsx";

const ignore = () => undefined;
const box = { search: stillSearch, onRetry: ignore };
const [first] = sampleItems;
const area = { question: { city: "13108", town: "", page: 1 }, cities: sampleCities };
const question = { q: "豊洲サンプル", page: 1 };
const report = { report: sampleReport, search: {}, onRetry: ignore };
const answers = { message: "駐車場の空きはありますか。", email: "hanako@example.jp" };
const trial = { weights: DEFAULT_WEIGHTS, rating: sampleRating(), isDefault: true, set: ignore, reset: ignore };

export const gallery: Gallery = {
  title: "リスク診断の入口",
  cases: [
    {
      name: "はじめ",
      element: <GuideView data={{ cities: sampleCities, total: 42, sample: first ?? null }} rating={sampleRating()} {...box} />,
    },
    { name: "はじめ：対象外", element: <GuideView data={{ cities: [], total: 0, sample: null }} rating={sampleRating()} {...box} /> },
    {
      name: "はじめ：取得失敗",
      element: <GuideView data={{ cities: null, total: null, sample: null }} rating={sampleRating()} {...box} />,
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
    { name: "エリア：はじめ", element: <SearchAreaView found={{ ...area, kind: "start" }} onRetry={ignore} /> },
    {
      name: "エリア：一覧",
      element: (
        <SearchAreaView
          found={{ ...area, kind: "found", city: sampleCity, towns: ["豊洲", "枝川"], list: sampleList(sampleItems, 45) }}
          onRetry={ignore}
        />
      ),
    },
    { name: "エリア：対象外", element: <SearchAreaView found={{ ...area, kind: "out-of-area" }} onRetry={ignore} /> },
    {
      name: "名前：似た名前",
      element: <SearchResultView found={{ kind: "found", question, list: sampleList(), places: [samplePlace] }} {...box} />,
    },
    { name: "名前：なし", element: <SearchResultView found={{ kind: "found", question, list: sampleList([]), places: [] }} {...box} /> },
    { name: "お問い合わせ", element: <ContactView letter={letterState()} search={stillSearch} /> },
    {
      name: "お問い合わせ：誤り",
      element: (
        <ContactView
          letter={letterState({
            messageOf: (field) => (field === "email" ? "メールアドレスを入力してください。" : undefined),
            submitting: {
              issues: [{ field: "email", message: "メールアドレスを入力してください。" }],
              notice: null,
              isPending: false,
              attempt: 0,
            },
          })}
          search={stillSearch}
        />
      ),
    },
    { name: "お問い合わせ：確認", element: <ContactView letter={letterState({ step: "confirm", typed: answers })} search={stillSearch} /> },
    { name: "お問い合わせ：訂正する建物", element: <ContactView letter={null} search={stillSearch} /> },
    {
      name: "建物のお問い合わせ：訂正",
      element: (
        <BuildingContactView {...report} letter={letterState({ topic: "correction" })} corrections={{ items: [sampleCorrection] }} />
      ),
    },
    {
      name: "オーナーとつながる：買いたい方",
      element: <ConnectOwnerView {...report} letter={letterState({ topic: "waiting-buyer" })} interest={{ waitingBuyers: 3, owners: 0 }} />,
    },
    {
      name: "オーナーとつながる：オーナー",
      element: <ConnectOwnerView {...report} letter={letterState({ topic: "owner" })} interest={{ waitingBuyers: 3, owners: 1 }} />,
    },
    { name: "オーナーとつながる：案内", element: <ConnectGuideView search={stillSearch} /> },
    {
      name: "登録",
      element: (
        <RegisterView data={{ kind: "building", apartment: sampleApartment }} letter={letterState({ topic: "registration" })} {...box} />
      ),
    },
    {
      name: "登録：建物を選ぶ",
      element: <RegisterView data={{ kind: "unknown" }} letter={letterState({ topic: "registration" })} {...box} />,
    },
    { name: "送信しました", element: <ThanksView thanks={{ id: "Ab12-x", due: "2026-11-30", topic: "question" }} /> },
    {
      name: "送信しました：重複",
      element: <BuildingThanksView report={sampleReport} thanks={{ id: "Ab12-x", topic: "owner", again: true }} />,
    },
    { name: "登録が完了しました", element: <RegisteredView thanks={{ id: "Ab12-x", building: sampleApartment.key }} /> },
    { name: "よくある質問", element: <FaqView report={sampleReport} search={{}} topic="flood" /> },
    { name: "よくある質問：目次", element: <FaqTopView report={sampleReport} search={{}} q="" /> },
    { name: "よくある質問：なし", element: <FaqTopView report={sampleReport} search={{}} q="飛行機" /> },
  ],
};
