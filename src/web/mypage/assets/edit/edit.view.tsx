import { ErrorSummary } from "#web/kit/form/error-summary.tsx";
import { FormElement, SubmitButton } from "#web/kit/form/form-box.tsx";
import { useAskedFocus } from "#web/kit/home/use-asked-focus.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { ASSET_STATES } from "#web/mypage/assets/core/asset-words.ts";
import { FactCards } from "#web/mypage/assets/form/fact-cards.tsx";
import { ChangedElsewhere } from "#web/mypage/assets/save/changed-elsewhere.tsx";
import { DeleteCard } from "./delete-card.tsx";
import { DeletedView } from "./deleted.view.tsx";
import { OffersCard } from "./offers-card.tsx";
import { TrackingCard } from "./tracking-card.tsx";
import type { AssetEdit } from "./use-asset-edit.ts";

type EditViewProps = AssetEdit & {
  /** What the form was opened for, by the names of its fields. */
  readonly asked?: readonly string[];
};

/** A registered home: what was told of it, whether it takes offers, whether it is followed, and the way to let it go. */
export function EditView(edit: EditViewProps) {
  const { asset, acting, done, asked = [] } = edit;
  useAskedFocus(asked);
  if (asset.state === "deleted") return <DeletedView {...edit} />;
  const state = ASSET_STATES[asset.state];
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, { label: "登録物件の編集" }]} />
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <h1 className="min-w-0 text-28">{asset.name}</h1>
        <LinkButton to="/mypage/result" search={{ id: asset.id }} tone="secondary" size="bar" className="min-h-11">
          診断の結果
        </LinkButton>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-sub">
        {state && <Badge tone={state.tone}>{state.label}</Badge>}
        <span>{asset.address}</span>
      </p>
      <nav aria-label="この画面の項目" className="mt-2">
        <ul className="flex flex-wrap gap-x-5 text-14">
          {PARTS.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center text-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 flex flex-col gap-5">
        <p role="status" className="text-14 text-good empty:sr-only">
          {done}
        </p>
        <Facts {...edit} />
        <ErrorSummary submitting={acting.submitting} />
        <OffersCard key={`${asset.offerSetting} ${asset.lowestPriceYen}`} {...edit} />
        <TrackingCard {...edit} />
        <DeleteCard {...edit} />
      </div>
    </div>
  );
}

const PARTS = [
  ["facts", "物件の情報"],
  ["offers", "オファー"],
  ["tracking", "休止・売却"],
  ["delete", "削除"],
] as const;

function Facts({ asset, facts, asked = [], isChangedElsewhere, settle }: EditViewProps) {
  if (asset.state === "sold")
    return (
      <Notice title="売却済みの物件です">
        入力された内容と推移は、そのまま残っています。直すには「売却済みを取り消す」を押してください。
      </Notice>
    );
  return (
    <section id="facts" aria-label="物件の情報" className="flex scroll-mt-4 flex-col gap-5">
      <ErrorSummary submitting={facts.submitting} />
      {isChangedElsewhere && <ChangedElsewhere isBusy={facts.submitting.isPending} onSettle={settle} />}
      {facts.isResumed && <Notice title="入力の途中から始めています">前に入力した内容が残っていました。まだ保存していません。</Notice>}
      {asset.state === "verified" && <Notice>面積、階、間取り、築年を変えると、所有の確認がやり直しになります。</Notice>}
      <FormElement form={facts} label="物件の情報">
        <FactCards form={facts} home={asset} asked={asked} />
        <div className="no-print sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-line border-t bg-paper/95 px-4 py-3 sm:mx-0 sm:rounded-card sm:border sm:px-6">
          <SubmitButton form={facts} pendingLabel="保存しています">
            変更を保存する
          </SubmitButton>
        </div>
      </FormElement>
    </section>
  );
}
