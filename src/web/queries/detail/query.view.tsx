import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import type { QueryStep } from "#domain/queries/saved/query-states.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { EXPIRED_WORDS, STATE_WORDS } from "#web/queries/list/query-words.ts";
import { WordsLine } from "#web/queries/words/words-line.tsx";
import { askedSteps } from "./asked-steps.ts";
import type { QueryDetailData } from "./find-query.ts";
import { MatchesSection } from "./matches-section.tsx";
import { ToldSection } from "./told-section.tsx";

export type QueryViewProps = {
  readonly data: QueryDetailData;
  readonly today: string;
  /** The question that is being answered anew; null: none. */
  readonly editor: ReactNode | null;
  readonly acting: ActionState;
  readonly outcome: string;
  readonly onStep: (step: QueryStep) => void;
  readonly onEdit: (step: StepId) => void;
};

/** One saved condition: its words, what it finds today, each answer with a way to change it, what was told for it, and its versions. */
export function QueryView(props: QueryViewProps) {
  const { data, today, editor, acting, outcome } = props;
  const { query, matches, versions, told } = data;
  const isOffer = query.answers.channels.includes("offer") && (query.state === "active" || query.state === "paused");
  return (
    <div className="measure-content flex flex-col gap-5 py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "保存した条件", to: "/queries" }, { label: "条件の詳細" }]} />
      <Head {...props} />
      {query.state === "expired" && <Notice title="探すのをやめています">{EXPIRED_WORDS}</Notice>}
      {acting.failure && editor === null && (
        <Notice tone="error" title="続けられませんでした">
          {acting.failure}
        </Notice>
      )}
      <p role="status" className="text-14 text-good empty:sr-only">
        {outcome}
      </p>
      {editor}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {matches.map((found) => (
            <MatchesSection key={found.channel} matches={found} today={today} />
          ))}
          {matches.some(({ page }) => page?.homes.some(({ estimate }) => estimate)) && <EstimateWords loan={USUAL_LOAN_WORDS} />}
          <ToldSection told={told} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {isOffer && <Offering id={query.id} />}
          <Answers {...props} />
          <Card title="お知らせ">
            <p className="text-14">
              合う物件が出ると、選んだ時刻にお知らせします。受け取る方法は<Link to="/settings/notification">通知設定</Link>で選べます。
            </p>
          </Card>
          <Versions versions={versions} />
        </div>
      </div>
      <p className="text-12 text-sub">
        {query.state === "expired"
          ? "この条件は期限切れです。"
          : `${formatDate(new Date(query.expiresAt))}まで有効です。ご覧になるたびに、12か月延びます。`}
      </p>
    </div>
  );
}

/** Letters of a sentence from which on it would fill the page as a large heading. */
const LONG = 60;

function Head({ data: { query }, acting, onStep }: QueryViewProps) {
  const { label, tone } = STATE_WORDS[query.state];
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 max-w-[46rem]">
        <p className="flex flex-wrap items-center gap-x-3 text-12 text-sub">
          <Badge tone={tone}>{label}</Badge>
          <span>{formatDate(new Date(query.updatedAt))}に更新</span>
        </p>
        <h1 className={`mt-1 ${(query.answers.name ?? query.words).length > LONG ? "text-18 sm:text-22" : "text-22 sm:text-28"}`}>
          {query.answers.name ?? <WordsLine words={query.words} />}
        </h1>
        {query.answers.name !== null && (
          <p className="mt-1 text-16">
            <WordsLine words={query.words} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="bar"
          className="min-h-11"
          isBusy={acting.isBusy}
          onClick={() => onStep(query.state === "active" ? "pause" : "resume")}
        >
          {query.state === "active" ? "一時停止" : "再開する"}
        </Button>
        <Button tone="plain" size="bar" className="min-h-11" isBusy={acting.isBusy} onClick={() => onStep("archive")}>
          削除
        </Button>
      </div>
    </div>
  );
}

function Answers({ data: { query }, onEdit }: QueryViewProps) {
  return (
    <Card title="条件" lead="変えると、次の版として保存します。">
      <dl>
        {askedSteps(query.answers).map(({ id, title, words }) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-1.5 last:border-b-0">
            <dt className="text-12 text-sub">{title}</dt>
            <dd className="col-start-1 whitespace-pre-line break-words text-14">{words}</dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <button
                type="button"
                aria-label={`${title}を変える`}
                onClick={() => onEdit(id)}
                className="min-h-11 px-2 font-bold text-14 text-brand underline underline-offset-4"
              >
                変える
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** How many it reaches stands where it is sent, and nowhere else: another register would tell another number. */
function Offering({ id }: { readonly id: string }) {
  return (
    <Card title="ダイレクトオファー">
      <p className="text-14">
        保存しただけでは、オファーは送られません。オファーを受け付けているオーナー（所有の確認ずみ）のおよその人数と、提示する価格は、送る前の画面で確かめられます。
      </p>
      <p className="mt-3">
        <LinkButton to="/offer" search={{ start: id }} size="bar" tone="secondary">
          送る内容を確かめる
        </LinkButton>
      </p>
    </Card>
  );
}

function Versions({ versions }: Pick<QueryDetailData, "versions">) {
  return (
    <Card title="これまでの版">
      <ol className="flex flex-col gap-2">
        {versions.map(({ version, words, madeAt }) => (
          <li key={version} className="text-14">
            <p className="text-12 text-sub">
              第{version}版・{formatDate(new Date(madeAt))}
            </p>
            <p>
              <WordsLine words={words} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
