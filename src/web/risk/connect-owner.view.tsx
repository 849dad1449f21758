import type { InterestResponse } from "#api/client.ts";
import { Card } from "../kit/ui/card.tsx";
import { LoadFailed } from "../kit/ui/state-block.tsx";
import type { ConnectData } from "./find-letters.ts";
import { LETTERS, type LetterTopic } from "./letter-fields.ts";
import { LetterForm } from "./letter-form.tsx";
import { type ReportSearch, riskPath } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";
import { TopicLinks } from "./topic-links.tsx";
import type { LetterState } from "./use-letter.ts";

export type ConnectOwnerViewProps = ConnectData & {
  readonly search: ReportSearch;
  readonly letter: LetterState;
  readonly onRetry: () => void;
};

export const CONNECT_TOPICS: readonly LetterTopic[] = ["waiting-buyer", "owner"];

/** Buyers wait for a home in this building without a name; owners see how many do. */
export function ConnectOwnerView({ report, interest, search, letter, onRetry }: ConnectOwnerViewProps) {
  const { apartment } = report;
  const { topic } = letter;
  return (
    <RiskFrame {...{ apartment, search }} tab="summary" page="オーナーとつながる">
      <TopicLinks label="あなたの立場" topics={CONNECT_TOPICS} current={topic} to={riskPath(apartment.key, "connectOwner")} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
        <Card title={LETTERS[topic].title} lead={LEADS[topic]}>
          <LetterForm state={letter} />
        </Card>
        <Card title="いまの登録">
          {interest === null ? <LoadFailed onRetry={onRetry} /> : <Interest interest={interest} topic={topic} />}
        </Card>
      </div>
    </RiskFrame>
  );
}

const LEADS: Readonly<Partial<Record<LetterTopic, string>>> = {
  "waiting-buyer": "このマンションの部屋を買いたい方の、順番待ちの登録です。名前は要りません。",
  owner: "部屋をお持ちの方の登録です。売るかどうかを決めていなくても登録できます。",
};

function Interest({ interest: { waitingBuyers, owners }, topic }: { interest: InterestResponse; topic: LetterTopic }) {
  const isBuyer = topic === "waiting-buyer";
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-3">
        <Count label="待っている方" count={waitingBuyers} />
        <Count label="登録したオーナー" count={owners} />
      </dl>
      {isBuyer && owners === 0 && (
        <p className="text-14">
          登録したオーナーは、まだいません。順番待ちに登録しておくと、オーナーの登録があったときにメールでお知らせします。
        </p>
      )}
      {!isBuyer && waitingBuyers === 0 && <p className="text-14">待っている方は、まだいません。</p>}
      <p className="text-13 text-sub">人数だけを示します。名前や条件、部屋の番号は公開しません。</p>
      <p className="text-13 text-sub">
        登録は売買の申し込みではありません。売買の話に進むときは、免許を受けた宅地建物取引業者がお取り次ぎします。
      </p>
    </div>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt className="text-13 text-sub">{label}</dt>
      <dd className="amount">
        <b className="text-28">{count.toLocaleString("ja-JP")}</b>人
      </dd>
    </div>
  );
}
