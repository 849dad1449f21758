import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { RiskReportResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { indicatorOf } from "#web/risk/facts/report-facts.ts";
import { floorWords } from "#web/risk/frame/building-words.ts";
import { FloorChooser } from "#web/risk/frame/floor-chooser.tsx";
import { type ReportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { type Depth, depthOf, heightOverWater, reachOf, wetFloors } from "#web/risk/hazards/depth-words.ts";
import { FloorDrawing } from "#web/risk/hazards/floor-drawing.tsx";
import { shownFloors } from "#web/risk/hazards/floor-figure.tsx";
import { letterSpan } from "./report-words.ts";

type FloorCardProps = { readonly report: RiskReportResponse; readonly search: ReportSearch };

/** Which floor one would live on: the water line beside the building, what that means, and the letter of each group of floors. */
export function FloorCard({ report, search }: FloorCardProps) {
  const { floor, subject } = report;
  const { floors } = subject;
  const { depth, deepest } = floodOf(report);
  const isLimited = search.floor !== undefined && floor !== null && search.floor !== floor;
  return (
    <Card title="何階に住みますか" aside={<Stepper report={report} search={search} />}>
      {isLimited && (
        <p role="status" className="mb-3 rounded-control bg-warn-tint px-3 py-2 text-14">
          この建物は{floors}階建のため、{floorWords(floor)}で示しています。
        </p>
      )}
      <div className={depth === "unknown" ? "" : "grid items-start gap-x-6 gap-y-4 sm:grid-cols-[200px_1fr]"}>
        {depth !== "unknown" && (
          <div className="grid grid-cols-[minmax(0,190px)_1fr] items-start gap-4 sm:block">
            <FloorDrawing {...{ depth, deepest, floor }} count={shownFloors({ depth: deepest ?? depth, floor, floors })} />
            <div className="pt-3 sm:hidden">
              <Groups report={report} search={search} isNarrow />
            </div>
          </div>
        )}
        <div>
          <FloorSentences {...{ depth, deepest, floor, floors }} />
          <div className={depth === "unknown" ? "mt-3" : "mt-3 hidden sm:block"}>
            <Groups report={report} search={search} />
          </div>
        </div>
      </div>
      <FloorChooser floors={floors} search={floor === null ? search : { ...search, floor }} />
    </Card>
  );
}

type Flood = { readonly depth: Depth | null | "unknown"; readonly deepest: Depth | null };

/** The worst river flood here, and over a town its deepest part where that is deeper. `unknown`: nobody has told. */
function floodOf(report: RiskReportResponse): Flood {
  const flood = indicatorOf(report, ["flood"]);
  if (flood?.state === "none") return { depth: null, deepest: null };
  const depth = flood?.state === "ok" ? depthOf(flood.value) : null;
  return depth === null ? { depth: "unknown", deepest: null } : { depth, deepest: depthOf(flood?.deepest?.rank ?? null) };
}

type SentencesProps = Flood & { readonly floor: number | null; readonly floors: number | null };

function FloorSentences({ depth, deepest, floor, floors }: SentencesProps) {
  if (depth === "unknown") return <p className="text-14">洪水の深さのデータがないため、水面の線は示せません。</p>;
  if (depth === null)
    return <p className="text-14">洪水の想定区域の外です。安全という意味ではありません。停電や断水は、どの階でも起こります。</p>;
  const wet = wetFloors(depth, floors);
  return (
    <>
      <p className="font-bold">{leadOf(depth, deepest, floor)}</p>
      <p className="mt-1 text-14 text-sub">
        {wet === null ? "床より上まで水が来る想定の階はありません。" : `${wet}は水につかる想定です。`}
        {deepest && deepestSentence(deepest, floors)}
        水が引くまで、停電・断水・エレベーターの停止で、上の階でも出入りがむずかしくなります。
      </p>
    </>
  );
}

function deepestSentence(deepest: Depth, floors: number | null): string {
  const wet = wetFloors(deepest, floors);
  return wet === null ? "" : `町のいちばん深い所（${deepest.label}）では、${wet}がつかるおそれがあります。`;
}

function leadOf(depth: Depth, deepest: Depth | null, floor: number | null): string {
  if (floor === null) return `洪水の深さは${depth.label}の想定です。階を選ぶと、その階の評価になります。`;
  const reach = reachOf(depth, floor);
  if (reach === "dry" && deepest && reachOf(deepest, floor) !== "dry")
    return `${floorWords(floor)}は、町の多くの所では想定の水面より上です。いちばん深い所では、水が来るおそれがあります。`;
  if (reach === "dry") return `${floorWords(floor)}の床は、想定の水面より${heightOverWater(depth, floor)}上です。`;
  return reach === "wet" ? `${floorWords(floor)}は、水につかる想定です。` : `${floorWords(floor)}まで、水が来るおそれがあります。`;
}

const STEP = "inline-grid size-11 place-items-center text-22 text-brand hover:bg-brand-tint";

/** One floor down, the floor, one floor up; links, so that it works without script. */
function Stepper({ report, search }: FloorCardProps) {
  const { floor, subject } = report;
  const top = subject.floors ?? TALLEST;
  const [down, up] = [floor === null || floor <= 1 ? null : floor - 1, floor === null ? 1 : floor < top ? floor + 1 : null];
  return (
    <div className="no-print inline-flex items-center rounded-control border border-control">
      <Step to={down} sign="−" label="1つ下の階" {...{ report, search }} />
      <span className="amount min-w-20 border-line border-x px-3 py-2 text-center font-bold">
        {floor === null ? "建物全体" : floorWords(floor)}
      </span>
      <Step to={up} sign="＋" label={floor === null ? "1階から選ぶ" : "1つ上の階"} {...{ report, search }} />
    </div>
  );
}

/** The most that an address takes. */
const TALLEST = 70;

type StepProps = FloorCardProps & { readonly to: number | null; readonly sign: string; readonly label: string };

function Step({ to, sign, label, report, search }: StepProps) {
  if (to === null)
    return (
      <span aria-hidden="true" className="inline-grid size-11 place-items-center text-22 text-control">
        {sign}
      </span>
    );
  return (
    <FloorLink floor={to} className={STEP} label={label} {...{ report, search }}>
      {sign}
    </FloorLink>
  );
}

type GroupsProps = FloorCardProps & { readonly isNarrow?: boolean };

/** The letter of each group of floors, the highest first; without a letter what is possible. */
function Groups({ report, search, isNarrow = false }: GroupsProps) {
  const { floor, floorGroups } = report;
  if (floorGroups.length < 2) return <p className="text-13 text-sub">どの階も、同じ評価です。</p>;
  return (
    <ul aria-label="階ごとの評価" className={isNarrow ? "flex flex-col gap-2" : "flex flex-wrap gap-2"}>
      {floorGroups.toReversed().map((group) => {
        const isHere = floor !== null && group.from <= floor && floor <= (group.to ?? TALLEST);
        return (
          <li key={group.from}>
            <FloorLink
              floor={group.from}
              label={null}
              className={`flex items-baseline justify-between gap-2 rounded-control border px-3 py-2 text-13 ${isHere ? "border-2 border-brand" : "border-line hover:border-brand"}`}
              {...{ report, search }}
              isHere={isHere}
            >
              <span className="amount">{groupWords(group)}</span>
              <b className="amount text-16">{group.letter ?? letterSpan(group)}</b>
              {group.letter !== null && group.overall !== null && !isNarrow && (
                <span className="amount text-sub">{Math.round(group.overall)}点</span>
              )}
            </FloorLink>
          </li>
        );
      })}
    </ul>
  );
}

/** `3〜7階`, `1階`, `3階から上`. */
function groupWords({ from, to }: Pick<RiskReportResponse["floorGroups"][number], "from" | "to">): string {
  if (to === null) return `${from}階から上`;
  return from === to ? `${from}階` : `${from}〜${to}階`;
}

type FloorLinkProps = FloorCardProps & {
  readonly floor: number;
  readonly label: string | null;
  readonly className: string;
  readonly isHere?: boolean;
  readonly children: ReactNode;
};

function FloorLink({ floor, label, className, isHere = false, report, search, children }: FloorLinkProps) {
  return (
    <Link
      to={riskPath(report.subject.key, "summary")}
      search={{ ...search, floor }}
      replace
      resetScroll={false}
      viewTransition={false}
      {...(label === null ? {} : { "aria-label": label })}
      {...(isHere ? { "aria-current": "true" as const } : {})}
      activeProps={{}}
      className={className}
    >
      {children}
    </Link>
  );
}
