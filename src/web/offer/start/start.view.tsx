import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NothingYet } from "#web/kit/ui/state-block.tsx";
import type { StartData } from "./find-start.ts";
import { SendOffer } from "./send-offer.tsx";

type StartViewProps = { readonly data: Exclude<StartData, { kind: "failed" }>; readonly today: string };

/** A new offer: from which saved condition, and what would be sent. */
export function StartView({ data, today }: StartViewProps) {
  return (
    <div className="measure-form flex flex-col gap-5 py-6 sm:py-8">
      <div>
        <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, { label: "オファー", to: "/offer" }, { label: "新しいオファー" }]} />
        <h1 className="mt-1 text-28">新しいオファー</h1>
        <p className="mt-1 text-14">保存した条件に合う物件をお持ちで、オファーを受け付けているオーナーに、匿名で価格を提示します。</p>
      </div>
      {data.kind === "choose" ? <Choose queries={data.queries} /> : <Chosen {...data} today={today} />}
    </div>
  );
}

function Choose({ queries }: Pick<Extract<StartData, { kind: "choose" }>, "queries">) {
  const add = (
    <LinkButton to="/queries/input" tone={queries.length === 0 ? "primary" : "secondary"}>
      条件を登録する
    </LinkButton>
  );
  if (queries.length === 0)
    return (
      <NothingYet title="オファーに使える条件はまだありません" action={add}>
        「ダイレクトオファー」を選んで条件を登録すると、ここから送れます。
      </NothingYet>
    );
  return (
    <Card title="どの条件で送りますか" lead="「ダイレクトオファー」を選んで保存した条件です。">
      <ul aria-label="オファーに使える条件">
        {queries.map(({ id, words }) => (
          <li key={id} className="relative -mx-4 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6">
            <Link
              to="/offer"
              search={{ start: id }}
              className="font-bold text-16 text-brand underline underline-offset-4 after:absolute after:inset-0 [word-break:auto-phrase]"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3">{add}</p>
    </Card>
  );
}

function Chosen({ queryId, found, today }: Extract<StartData, { kind: "start" }> & { readonly today: string }) {
  if (found.kind === "failed") return <LoadFailed>送る内容を確かめられませんでした。条件は保存されています。</LoadFailed>;
  if (found.kind !== "ready") return <NotAnOffer />;
  const { preview, campaign } = found;
  return (
    <Card title="送る内容" lead={preview.words}>
      <SendOffer {...{ queryId, preview, campaign, today }} />
      <p className="mt-3 text-14">
        <Link to="/queries/query" search={{ id: queryId }} className="inline-flex min-h-11 items-center text-link">
          条件やメッセージを変える
        </Link>
      </p>
    </Card>
  );
}

/** A condition that asks for no offers, or is not there any more. */
export function NotAnOffer() {
  return (
    <NothingYet
      title="この条件では送れません"
      action={
        <LinkButton to="/offer" search={{ start: "choose" }} tone="secondary" size="bar">
          条件を選ぶ
        </LinkButton>
      }
    >
      条件に「ダイレクトオファー」の予算・価格・メッセージがそろうと送れます。
    </NothingYet>
  );
}
