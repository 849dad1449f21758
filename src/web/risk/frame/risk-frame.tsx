import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SubjectResponse } from "#api/client/client.ts";
import type { Crumb } from "#web/kit/link/breadcrumbs.tsx";
import { formatPlace } from "#web/kit/map/layers/map-view.ts";
import { Footnotes, type Source } from "#web/kit/report/footnotes.tsx";
import { Parts, ReportHeader } from "#web/kit/report/report-header.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { HeartButton } from "#web/session/favorites/heart-button.tsx";
import { buildingParts } from "./building-words.ts";
import { FloorChooser } from "./floor-chooser.tsx";
import { type ReportSearch, riskPath } from "./report-search.ts";
import { RISK_TABS, type RiskTab, RiskTabs } from "./risk-tabs.tsx";

/** The sentence that stands near every letter and on every page of a report. */
export const NO_GUARANTEE = "この評価は安全を保証するものではありません";

/** Where a heart keeps the building or the place: on the first pages of the report and of the building. */
const HEARTS: readonly RiskTab[] = ["summary", "apartment"];

export type FramedSubject = Pick<
  SubjectResponse,
  | "key"
  | "kind"
  | "precision"
  | "isApproximate"
  | "nearestStation"
  | "address"
  | "place"
  | "name"
  | "cityName"
  | "town"
  | "builtYear"
  | "builtMonth"
  | "floors"
  | "units"
  | "isSample"
  | "isPriced"
>;

export type RiskFrameProps = {
  readonly subject: FramedSubject;
  readonly tab: RiskTab;
  /** What the page is, where it is not the first page of its tab: `ローン試算`. */
  readonly page?: string;
  readonly search: ReportSearch;
  /** Every source of the page, printed as footnotes. On a screen, figures carry their own chips. */
  readonly sources?: readonly Source[];
  readonly actions?: ReactNode;
  /** The page says other things for another floor. */
  readonly hasFloors?: boolean;
  readonly children: ReactNode;
};

/** The frame of every page of a building's report: which building, the way here, the tabs, and what a rating cannot promise. */
export function RiskFrame({ subject, tab, page, search, sources = [], actions, hasFloors = false, children }: RiskFrameProps) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <ReportHeader
        trail={trailOf(subject, tab, page)}
        title={<TitleOf subject={subject} tab={tab} page={page} />}
        sub={<SubOf subject={subject} search={search} floor={hasFloors ? search.floor : undefined} />}
        beside={
          page === undefined && HEARTS.includes(tab) ? (
            <HeartButton item={{ kind: subject.kind, key: subject.key, label: subject.name, price: null }} />
          ) : undefined
        }
        actions={actions}
      />
      {subject.isSample && (
        <p className="mt-2 text-13 text-sub">
          <Badge tone="warn">サンプル</Badge> 実在しない建物と、動作を確かめるために作った値です。
        </p>
      )}
      {!subject.isPriced && (
        <p className="mt-2 rounded-control bg-warn-tint px-3 py-2 text-14">
          {subject.cityName}
          は、推定価格の対象外です。この診断は、データのある項目だけを示します。「データなし」は安全という意味ではありません。
        </p>
      )}
      {hasFloors && <FloorChooser floors={subject.floors} search={search} />}
      <RiskTabs
        apartmentKey={subject.key}
        current={tab}
        isFirstPage={page === undefined}
        search={search}
        isWideOnly={tab === "summary" && page === undefined}
      />
      <div className="mt-5 flex flex-col gap-5">{children}</div>
      <p className="mt-6 text-13 text-sub">
        {NO_GUARANTEE}。
        <Link to={riskPath(subject.key, "contact")} search={{ topic: "correction" }} className="no-print text-link">
          まちがいを知らせる
        </Link>
        <span className="no-print">
          ・
          <Link to={riskPath(subject.key, "faq_top")} search={search} className="text-link">
            よくある質問
          </Link>
          {subject.kind === "building" && (
            <>
              ・
              <Link to={riskPath(subject.key, "connectOwner")} className="text-link">
                オーナーとつながる
              </Link>
            </>
          )}
        </span>
      </p>
      <Footnotes sources={sources} />
    </div>
  );
}

function trailOf(apartment: FramedSubject, tab: RiskTab, page: string | undefined): readonly Crumb[] {
  const isSummary = tab === "summary" && page === undefined;
  const building = isSummary ? { label: apartment.name } : { label: apartment.name, to: riskPath(apartment.key, "summary") };
  const first = { label: "リスク診断", to: "/risk" };
  if (isSummary) return [first, building];
  const { label } = RISK_TABS[tab];
  if (page === undefined) return [first, building, { label }];
  const section = tab === "summary" ? [] : [{ label, to: riskPath(apartment.key, tab) }];
  return [first, building, ...section, { label: page }];
}

type SubOfProps = Pick<RiskFrameProps, "subject" | "search"> & { readonly floor: number | undefined };

function SubOf({ subject, search: { rest }, floor }: SubOfProps) {
  const parts = <Parts parts={buildingParts(subject, floor)} separator="／" />;
  if (subject.kind === "building") return parts;
  return (
    <>
      <Badge>場所の診断</Badge> {parts}{" "}
      <Link to="/risk" search={{ q: `${subject.address}${rest ?? ""}`, at: formatPlace(subject.place) }} className="no-print text-link">
        場所が違う
      </Link>
      {rest !== undefined && subject.precision !== "point" && (
        <span className="block">
          「{rest}」の位置までは特定できないため、{subject.name}として調べています。
        </span>
      )}
    </>
  );
}

function TitleOf({ subject, tab, page }: Pick<RiskFrameProps, "subject" | "tab"> & { page: string | undefined }) {
  const what = page ?? (tab === "summary" ? undefined : RISK_TABS[tab].label);
  if (what === undefined) return subject.name;
  return (
    <>
      <span className="block text-14 text-sub sm:text-16">{subject.name}</span>
      {what}
    </>
  );
}
