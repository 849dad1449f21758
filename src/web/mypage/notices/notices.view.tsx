import { Link } from "@tanstack/react-router";
import type { InboxResponse } from "#api/client/client.ts";
import { formatMoment } from "#kernel/japanese-date.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed, NothingYet } from "#web/kit/ui/state-block.tsx";
import { noticeRows } from "./notice-rows.ts";

export type NoticesViewProps = {
  /** Null: it could not be read. */
  readonly inbox: InboxResponse | null;
};

/** サイト内のお知らせ, the newest first. */
export function NoticesView({ inbox }: NoticesViewProps) {
  return (
    <div className="measure-form flex flex-col gap-4 py-6 sm:py-8">
      <div>
        <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, { label: "お知らせ" }]} />
        <h1 className="mt-1 text-28">お知らせ</h1>
      </div>
      {inbox === null && (
        <LoadFailed title="読み込みに失敗しました">お知らせを読み込めませんでした。届いているお知らせはそのままです。</LoadFailed>
      )}
      {inbox?.notes.length === 0 && (
        <NothingYet
          title="お知らせはまだありません"
          action={
            <LinkButton to="/settings/notification" tone="secondary">
              通知設定
            </LinkButton>
          }
        >
          あなたへのお知らせを、180日のあいだここに残します。
        </NothingYet>
      )}
      {inbox !== null && inbox.notes.length > 0 && (
        <ul aria-label="お知らせ" className="card rounded-card border border-line bg-card">
          {noticeRows(inbox.notes).map(({ id, title, body, url, madeAt, readAt, count }) => (
            <li key={id} className="relative border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:px-6">
              <p className="flex flex-wrap items-center gap-2 text-13 text-sub">
                <time dateTime={madeAt}>{formatMoment(new Date(madeAt))}</time>
                {readAt === null && <Badge tone="accent">未読</Badge>}
              </p>
              <h2 className="text-16">
                <Link to={url} className="text-brand underline underline-offset-4 after:absolute after:inset-0">
                  {title}
                  {count > 1 && `（${count}件）`}
                </Link>
              </h2>
              <p className="text-14">{body}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
