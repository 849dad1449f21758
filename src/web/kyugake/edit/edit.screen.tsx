import { useState } from "react";
import type { SavedQueryResponse } from "#api/client/client.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { missingStep, wishOf } from "#domain/queries/saved/wish-of.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button, buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NoticeBox } from "#web/kit/ui/notice.tsx";
import { LoadFailed, NothingYet } from "#web/kit/ui/state-block.tsx";
import { flaggedSearch } from "#web/kyugake/list/flagged-search.ts";
import { EditForm } from "./edit-form.tsx";
import { failureWords } from "./failure-words.ts";
import { type EditFound, flaggedConditions } from "./find-edit.ts";
import { NoticeCard } from "./notice-card.tsx";
import { PreviewCard, shortWords } from "./preview-card.tsx";
import { saveWish } from "./save-edit.ts";
import { usePreview } from "./use-preview.ts";

/** A saved condition that watches 九掛け: changed here with what it finds in sight, and how often its member hears of it. */
export function EditScreen({ found }: { readonly found: EditFound }) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "九掛け物件", to: "/kyugake" }, { label: "条件の編集" }]} />
      <h1 className="mt-2 mb-5 text-28">九掛け条件の編集</h1>
      {found.kind === "failed" && <LoadFailed>保存した条件を読み込めませんでした。</LoadFailed>}
      {found.kind === "missing" && <Missing />}
      {found.kind === "found" && <Editor key={found.query.id} found={found} />}
    </div>
  );
}

function Missing() {
  return (
    <NothingYet
      title="保存した条件はまだありません"
      action={
        <LinkButton to="/kyugake/input" tone="secondary" size="bar">
          条件を入れて探す
        </LinkButton>
      }
    >
      九掛けを探す条件を保存すると、ここで変えられます。
    </NothingYet>
  );
}

type Known = Extract<EditFound, { readonly kind: "found" }>;

function Editor({ found }: { readonly found: Known }) {
  const { notice, preview: first } = found;
  const [query, setQuery] = useState(found.query);
  const [wish, setWish] = useState<Wish>(found.query.answers);
  const [saved, setSaved] = useState(wish);
  const { preview, isAsking } = usePreview(wish, { wish: saved, preview: first });
  const action = useAction(failureWords);
  const isChanged = wish !== saved;
  const save = () =>
    void action.run(async () => {
      setQuery(await saveWish(query, wish));
      setSaved(wish);
    });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[25rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <Said query={query} text={words(wishOf(wish))} />
        <EditForm first={saved} onChange={setWish} onSave={save}>
          <div className="sticky bottom-0 z-10 rounded-card border border-line bg-card p-4">
            <Button type="submit" disabled={!isChanged || action.isBusy || missingStep(wish) !== null}>
              この条件で保存する
            </Button>
            <p className="amount mt-2 text-13 text-sub">{isAsking ? "数えています" : shortWords(preview)}</p>
            <div role="status" className="text-14">
              {missingStep(wish) !== null && "種別を1つ以上選ぶと保存できます。"}
              {!isChanged && query.version > found.query.version && `保存しました（${query.version}版）。`}
              {action.failure && (
                <NoticeBox tone="error" title="保存できませんでした">
                  {action.failure}
                </NoticeBox>
              )}
            </div>
          </div>
        </EditForm>
        <NoticeCard id={query.id} first={notice} />
      </div>
      <div>
        <PreviewCard {...{ preview, isAsking }} />
        <LinkButton
          to="/kyugake/result"
          search={flaggedSearch({ conditions: flaggedConditions(wishOf(wish)), page: 1 })}
          tone="secondary"
          size="bar"
          className="mt-4"
        >
          合う九掛けをすべて見る
        </LinkButton>
      </div>
    </div>
  );
}

function Said({ query, text }: { readonly query: SavedQueryResponse; readonly text: string }) {
  return (
    <Card title="いまの条件" lead={query.state === "paused" ? "一時停止中です" : `${query.version}版`}>
      <p className="text-16">{text}</p>
      <a
        href={`/queries/query?id=${encodeURIComponent(query.id)}`}
        className={`${buttonClass({ tone: "secondary", size: "bar" })} mt-4 self-start`}
      >
        場所と、ほかの条件を変える
      </a>
    </Card>
  );
}
