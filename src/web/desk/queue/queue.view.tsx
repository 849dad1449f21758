import { apiClient, type DeskQueuePage } from "#api/client/client.ts";
import { ItemRow } from "#web/desk/frame/item-row.tsx";
import { SaveCsv } from "#web/desk/frame/save-csv.tsx";
import { Pager } from "#web/kit/list/pager.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";

/** More than that is no day's work. */
const TOO_MUCH = 200;

/** What waits in one queue, the first due first, and what is looked after besides. */
export function QueueView({ page }: { readonly page: DeskQueuePage }) {
  const { key: queue, title, waiting, late, listed, items, pageSize } = page;
  if (listed === 0) return <NothingYet title="待っているものはありません">{`${title}は、すべて終わっています。`}</NothingYet>;
  // Registers wait for nobody: there is nothing to count, nor to look over in a file.
  const isCounted = listed > 1 || items.some(({ receivedAt }) => receivedAt !== null);
  return (
    <>
      {isCounted && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-14" aria-live="polite">
            待っているもの <b className="tabular-nums">{waiting.toLocaleString("ja-JP")}</b>件
            {listed > waiting && `、一覧 ${listed.toLocaleString("ja-JP")}件`}
            {late > 0 && <span className="font-bold text-accent-strong">（期限を過ぎたもの {late.toLocaleString("ja-JP")}件）</span>}
          </p>
          <SaveCsv name={`unei-${queue}`} ask={() => apiClient().desk.post("/queues/{queue}/export", { path: { queue } })} />
        </div>
      )}
      {waiting > TOO_MUCH && (
        <Notice tone="warn" title="とても多く待っています">
          期限の近いものから並んでいます。書き出せるのは、はじめの1,000件までです。
        </Notice>
      )}
      {items.length === 0 ? (
        <NothingYet
          title="このページにはありません"
          action={
            <LinkButton to="/admin/queues/$queue" params={{ queue }} size="bar" tone="secondary">
              はじめのページを見る
            </LinkButton>
          }
        >
          ほかの担当者が終えたのかもしれません。
        </NothingYet>
      ) : (
        <Card>
          <ul className="-my-3">
            {items.map((item) => (
              <ItemRow key={item.id} queue={queue} item={item} />
            ))}
          </ul>
        </Card>
      )}
      <Pager
        page={page.page}
        pageSize={pageSize}
        label={`${title}のページ`}
        total={listed}
        to={`/admin/queues/${queue}`}
        search={{}}
        className=""
      />
    </>
  );
}
