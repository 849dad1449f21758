import type { ReactNode } from "react";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed, NothingYet } from "#web/kit/ui/state-block.tsx";
import type { QueryItem } from "./find-queries.ts";
import { QueryCard } from "./query-card.tsx";
import type { QueryCardProps } from "./query-card-types.ts";

export type QueriesViewProps = Omit<QueryCardProps, "item" | "isBusy"> & {
  readonly items: readonly QueryItem[];
  /** How many look for homes, paused ones with them, and how many may. */
  readonly live: number;
  readonly most: number;
  readonly acting: ActionState;
  /** What was just done, to be read aloud; empty: nothing. */
  readonly outcome: string;
};

/** 保存した条件. */
export function QueriesView({ items, live, most, acting, outcome, ...ways }: QueriesViewProps) {
  return (
    <QueriesFrame>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 text-sub">
          {items.length > 0 && (
            <>
              探している条件 <b className="amount text-ink">{live}</b> / {most}件
            </>
          )}
        </p>
        {items.length > 0 && live < most && <LinkButton to="/queries/input">条件を追加する</LinkButton>}
      </div>
      {live >= most && (
        <Notice title={`条件は${most}件までです`}>
          新しい条件を追加するには、使わない条件を削除してください。一時停止中の条件も数に入ります。
        </Notice>
      )}
      {acting.failure && (
        <Notice tone="error" title="続けられませんでした">
          {acting.failure}
        </Notice>
      )}
      <p role="status" className="text-14 text-good empty:sr-only">
        {outcome}
      </p>
      {items.length === 0 ? (
        <NothingYet title="保存した条件はまだありません" action={<LinkButton to="/queries/input">条件を登録する</LinkButton>}>
          条件を登録しておくと、合う物件をいつでもここから確かめられます。
        </NothingYet>
      ) : (
        <ul aria-label="保存した条件" className="flex flex-col gap-4">
          {items.map((item) => (
            <QueryCard key={item.query.id} {...{ item, ...ways }} isBusy={acting.isBusy} />
          ))}
        </ul>
      )}
    </QueriesFrame>
  );
}

export function QueriesFailed() {
  return (
    <QueriesFrame>
      <LoadFailed title="読み込みに失敗しました">保存した条件を読み込めませんでした。保存されている内容はそのままです。</LoadFailed>
    </QueriesFrame>
  );
}

function QueriesFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="measure-form flex flex-col gap-4 py-6 sm:py-8">
      <h1 className="text-28">保存した条件</h1>
      {children}
    </div>
  );
}
