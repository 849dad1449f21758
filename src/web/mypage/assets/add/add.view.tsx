import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { AssetResponse } from "#api/client/client.ts";
import { ChoiceCards } from "#web/kit/flow/choice-cards.tsx";
import { ErrorSummary } from "#web/kit/form/error-summary.tsx";
import type { SubmitState } from "#web/kit/form/form-state.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { AddSearch, AssetKind } from "./add-search.ts";
import type { AddData } from "./find-add.ts";
import { addressesOf, buildingsNamed, type PlaceOption } from "./place-options.ts";
import { PlaceSearch } from "./place-search.tsx";
import { PointChoice } from "./point-choice.tsx";
import { AlreadyThere, Unfinished } from "./what-is-there.tsx";

export type AddViewProps = {
  readonly data: AddData;
  readonly search: AddSearch;
  readonly submitting: SubmitState;
  /** What is registered there already; null: nothing was chosen that is. */
  readonly there: AssetResponse | null;
  readonly onKind: (search: AddSearch) => void;
  readonly onPick: (option: PlaceOption) => void;
  readonly onAnother: () => void;
};

const KINDS = [
  { value: "condo", label: "マンション" },
  { value: "house", label: "一戸建て" },
  { value: "land", label: "土地" },
] as const;

/** The choice of a home to register: what it is, and where. */
export function AddView(props: AddViewProps) {
  const { data, search, submitting, there, onKind, onPick, onAnother } = props;
  const kind = search.kind ?? "condo";
  const isByName = kind === "condo" && data.hasBuildings && search.by === undefined;
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, { label: "物件を登録する" }]} />
      <h1 className="mt-1 text-28">物件を登録する</h1>
      <p className="mt-1 text-14 text-sub">お持ちの住まいの推定価格を毎月たしかめられます。登録した物件は、ほかの方には見えません。</p>
      <div className="mt-5 flex flex-col gap-5">
        <ErrorSummary submitting={submitting} />
        {data.assets && <Unfinished all={data.assets.items.map(({ asset }) => asset)} most={data.assets.most} />}
        <Card title="種別">
          <ChoiceCards<AssetKind>
            label="物件の種別"
            choices={KINDS}
            isMany={false}
            chosen={[kind]}
            onChange={([chosen]) => onKind(chosen === undefined ? {} : { kind: chosen })}
          />
        </Card>
        <Card title={isByName ? "マンションの名前" : "場所"} aria-busy={submitting.isPending}>
          {isByName ? (
            <ByName onPick={onPick} onAddress={() => onKind({ kind, by: "address" })} />
          ) : (
            <ByAddress key={kind} {...{ kind, data, onPick, onKind }} />
          )}
          <p role="status" className="mt-3 text-14 text-sub empty:hidden">
            {submitting.isPending && "登録の準備をしています"}
          </p>
        </Card>
        {there && <AlreadyThere key={there.id} asset={there} isBusy={submitting.isPending} onAnother={onAnother} />}
      </div>
    </div>
  );
}

function ByName({ onPick, onAddress }: Pick<AddViewProps, "onPick"> & { readonly onAddress: () => void }) {
  return (
    <>
      <PlaceSearch
        label="マンションの名前"
        placeholder="例：豊洲レジデンス"
        load={buildingsNamed}
        onPick={onPick}
        whenNone={
          <Button tone="secondary" size="bar" className="min-h-11" onClick={onAddress}>
            住所で登録する
          </Button>
        }
      />
      <p className="mt-3 text-14">
        名前で見つからないときは、
        <button type="button" onClick={onAddress} className="inline-flex min-h-11 items-center text-link">
          住所で登録できます
        </button>
        。
        <Link to="/risk/contact" search={{ topic: "listing" }} className="inline-flex min-h-11 items-center text-link">
          建物の掲載を依頼する
        </Link>
      </p>
    </>
  );
}

type ByAddressProps = Pick<AddViewProps, "data" | "onPick" | "onKind"> & { readonly kind: AssetKind };

function ByAddress({ kind, data, onPick, onKind }: ByAddressProps) {
  const [isMapOpen, setMapOpen] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      {kind === "condo" && (
        <p className="text-14">
          部屋番号は入力しないでください。マンション名は、次の画面で入力できます。
          {data.hasBuildings && (
            <button type="button" onClick={() => onKind({ kind })} className="ml-2 inline-flex min-h-11 items-center text-link">
              名前で探す
            </button>
          )}
        </p>
      )}
      <PlaceSearch
        label="住所"
        placeholder="例：墨田区八広6-12-3"
        load={addressesOf}
        onPick={onPick}
        whenNone={
          <Button tone="secondary" size="bar" className="min-h-11" onClick={() => setMapOpen(true)}>
            地図で選ぶ
          </Button>
        }
      />
      <p>
        <Button tone="secondary" size="bar" className="min-h-11" aria-expanded={isMapOpen} onClick={() => setMapOpen(!isMapOpen)}>
          {isMapOpen ? "地図を閉じる" : "地図で選ぶ"}
        </Button>
      </p>
      {isMapOpen && <PointChoice middle={data.middle} onPick={onPick} />}
    </div>
  );
}
