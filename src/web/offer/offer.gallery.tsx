import type { OfferThread } from "#api/client/client.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import { sampleQuestions } from "#web/kit/text/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { AboutView } from "./about/about.view.tsx";
import { readCounter, typedPrice } from "./answer/read-counter.ts";
import { BuildingOffersView } from "./building/building-offers.tsx";
import { OffersFailed, OffersView } from "./list/offers.view.tsx";
import { OfferVisitor } from "./list/visitor.view.tsx";
import {
  AGENT,
  agreedThread,
  buyersList,
  buyersThread,
  CONTACT,
  endedThread,
  OWN_CONTACT,
  SAMPLE_NOW,
  sampleCampaign,
  sampleList,
  samplePreview,
  sampleThread,
} from "./samples.ts";
import { StartView } from "./start/start.view.tsx";
import { AnswerBox } from "./thread/answer-box.tsx";
import { TalkCard } from "./thread/talk-card.tsx";
import { ThreadView } from "./thread/thread.view.tsx";
import type { ThreadNews } from "./thread/thread-store.ts";

const ignore = () => undefined;
const NET = { offered: { lowYen: 35_100_000, highYen: 35_100_000 }, draft: { lowYen: 37_400_000, highYen: 38_200_000 } };
const QUIET = { isBusy: false, failure: null };

function list(data: ReturnType<typeof sampleList>, outcome = "") {
  return <OffersView data={data} now={SAMPLE_NOW} acting={QUIET} outcome={outcome} onCancel={ignore} onUnblock={ignore} />;
}

type StillProps = {
  readonly thread: OfferThread;
  readonly news?: ThreadNews;
  readonly price?: string;
  readonly ownContact?: typeof OWN_CONTACT | null;
};

/** A thread that answers to nothing. */
function Still({ thread, news, price = "8,380", ownContact = OWN_CONTACT }: StillProps) {
  const form = useForm({ initial: { price, note: "" }, read: (typed) => readCounter(typed, thread), send: async () => "kept" });
  const talk = useForm({ initial: { text: "" }, read: () => ({ ok: true, input: "" }), send: async () => "kept" });
  const answer = (
    <AnswerBox
      {...{ thread, ownContact, form }}
      net={thread.side === "owner" ? NET : null}
      sharesPhone
      onShare={ignore}
      ask={() => ignore}
    />
  );
  return (
    <ThreadView
      thread={thread}
      news={news ?? null}
      told={0}
      isAsking={false}
      now={SAMPLE_NOW}
      draft={thread.may.includes("counter") ? typedPrice(form.typed) : null}
      answer={answer}
      talk={<TalkCard thread={thread} form={talk} onAppeal={null} news={news ?? null} />}
      onReport={ignore}
      onBlock={thread.side === "owner" ? ignore : null}
    />
  );
}

const both = { contact: CONTACT, consents: { you: true, other: true }, expiresAt: null, may: ["message"] } as const;
const named = { ...both, may: ["end-talks", "message"], state: "disclosed" } as const;
const start = (preview: ReturnType<typeof samplePreview>, campaign: ReturnType<typeof sampleCampaign> | null = null) => (
  <StartView data={{ kind: "start", queryId: "query-1", found: { kind: "ready", preview, campaign } }} today="2026-11-22" />
);

export const gallery: Gallery = {
  title: "ダイレクトオファー",
  cases: [
    { name: "一覧：オーナー", element: list(sampleList()) },
    { name: "一覧：買い手", element: list(buyersList(), "送信を取り消しました。") },
    { name: "一覧：なし（オーナー）", element: list(sampleList({ offers: { items: [], total: 0, page: 1, perPage: 20 }, blocks: [] })) },
    {
      name: "一覧：なし（買い手）・送信は取得失敗",
      element: list(buyersList({ offers: { items: [], total: 0, page: 1, perPage: 20 }, campaigns: null })),
    },
    { name: "一覧：取得失敗", element: <OffersFailed /> },
    { name: "ログイン前", element: <OfferVisitor isOfOne onLeave={ignore} /> },
    { name: "オファー：あなたの番", element: <Still thread={sampleThread()} /> },
    {
      name: "オファー：最後の回",
      element: <Still thread={sampleThread({ round: 5, may: ["accept", "decline", "message"] })} news="moved" />,
    },
    { name: "オファー：買い手・返事待ち", element: <Still thread={buyersThread()} news="counter" /> },
    { name: "オファー：状態が変わった", element: <Still thread={sampleThread()} news="conflict" price="8400" /> },
    { name: "オファー：一時停止", element: <Still thread={buyersThread({ state: "held", expiresAt: null })} /> },
    { name: "オファー：開示の同意", element: <Still thread={agreedThread({ consents: { you: false, other: true } })} /> },
    {
      name: "オファー：開示の同意・氏名なし",
      element: <Still thread={agreedThread()} ownContact={{ contact: null, missing: "name", textVersion: "2026-11-25" }} />,
    },
    { name: "オファー：連絡先", element: <Still thread={agreedThread(named)} news="consent" /> },
    { name: "オファー：業者へ引き継ぎ", element: <Still thread={agreedThread({ ...both, state: "handed_to_agent", agent: AGENT })} /> },
    { name: "オファー：メッセージを送った", element: <Still thread={sampleThread()} news="message" /> },
    {
      name: "オファー：話を終えた",
      element: <Still thread={endedThread("broken", { kind: "end-talks", by: "you" }, { contact: CONTACT })} />,
    },
    { name: "オファー：期限切れ", element: <Still thread={endedThread("expired", { kind: "expire", by: "site" })} news="over" /> },
    { name: "オファー：物件を売却", element: <Still thread={endedThread("void", { kind: "void", by: "site", why: "sold" })} /> },
    {
      name: "新しいオファー：条件を選ぶ",
      element: <StartView data={{ kind: "choose", queries: [{ id: "query-1", words: "江東区 / 中古マンション" }] }} today="2026-11-22" />,
    },
    { name: "新しいオファー：条件なし", element: <StartView data={{ kind: "choose", queries: [] }} today="2026-11-22" /> },
    { name: "新しいオファー：送る内容", element: start(samplePreview()) },
    { name: "新しいオファー：見守り", element: start(samplePreview({ owners: { kind: "few", from: null, to: null }, prices: null })) },
    {
      name: "新しいオファー：予約ずみ",
      element: start(samplePreview({ owners: { kind: "few", from: null, to: null }, prices: null }), sampleCampaign()),
    },
    { name: "しくみ", element: <AboutView faq={{ topic: "offer", title: "よくある質問", questions: sampleQuestions }} /> },
    { name: "しくみ、質問の取得失敗", element: <AboutView faq={null} /> },
    {
      name: "建物のオファー",
      element: (
        <BuildingOffersView apartmentKey="sample" side="buyer" state="ready" reach={{ owners: { kind: "few", from: null, to: null } }} />
      ),
    },
  ],
};
