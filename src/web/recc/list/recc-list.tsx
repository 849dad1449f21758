import type { ReactNode } from "react";
import type { RecommendedHome } from "#api/client/client.ts";
import { monthlyFigure, USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { edgeText } from "#domain/recommendation/candidates/soft-edges.ts";
import { gapAxis } from "#kernel/home/gap.ts";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { HomeRow } from "#web/kit/home/home-row.tsx";
import { type NavigationItem, SiteLink } from "#web/kit/link/site-link.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Chip, ChipRow } from "#web/kit/ui/chip.tsx";
import { endedWords, priceSinceWords } from "./recc-words.ts";

type ReccListProps = {
  readonly items: readonly RecommendedHome[];
  readonly today: string;
  readonly linkOf: (item: RecommendedHome) => Omit<NavigationItem, "label">;
  /** Below a home: what can be said of it. */
  readonly footOf?: (item: RecommendedHome, title: string) => ReactNode;
  /** At the upper right of a home. */
  readonly actionsOf?: (item: RecommendedHome, title: string) => ReactNode;
  /** In the place of a home that was put away; null: it is shown. */
  readonly insteadOf?: (item: RecommendedHome, title: string) => ReactNode;
};

/** Homes that were recommended, as they stand today, each with why. One that is gone says so in its place. */
export function ReccList({ items, today, linkOf, footOf, actionsOf, insteadOf }: ReccListProps) {
  const axis = gapAxis(items.flatMap(({ home }) => home ?? []));
  return (
    <>
      <div className="@container overflow-hidden rounded-card border border-line [&_li:last-child]:border-b-0">
        <ul aria-label="おすすめの物件">
          {items.map((item) => {
            const { home } = item;
            const title = titleOf(item);
            const instead = insteadOf?.(item, title) ?? null;
            if (instead !== null || home === null) {
              return (
                <li key={item.position} className="border-line border-b bg-paper">
                  {instead ?? <GoneHome item={item} to={{ label: "近い物件を見る", ...linkOf(item) }} />}
                </li>
              );
            }
            const foot = <Why item={item}>{footOf?.(item, title)}</Why>;
            const to = { label: title, ...linkOf(item) };
            return (
              <HomeRow
                key={item.position}
                {...{ home, today, axis, to, foot }}
                actions={actionsOf?.(item, title)}
                {...monthlyFigure(home)}
              />
            );
          })}
        </ul>
      </div>
      <div className="mt-3">
        <EstimateWords loan={USUAL_LOAN_WORDS} />
      </div>
    </>
  );
}

/** What a home is called, gone or not. */
export function titleOf({ home, gone, position }: Pick<RecommendedHome, "home" | "gone" | "position">): string {
  return home?.title ?? gone?.title ?? `おすすめ${position}件目`;
}

/** Why it was chosen, what of the conditions it only nearly keeps, and what its price has done since. */
export function WhyChosen({ item }: { readonly item: RecommendedHome }) {
  const since = priceSinceWords(item);
  return (
    <>
      <ChipRow>
        {item.reasons.map((reason) => (
          <Chip key={reason} tone="brand">
            {reason}
          </Chip>
        ))}
        {item.softEdges.map((edge) => (
          <Badge key={edge.kind} tone="warn">
            {edgeText(edge)}
          </Badge>
        ))}
      </ChipRow>
      {since && <p className="amount text-13">{since}</p>}
    </>
  );
}

function Why({ item, children }: { readonly item: RecommendedHome; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2.5">
      <WhyChosen item={item} />
      {children}
    </div>
  );
}

/** The page of a home that is gone leads on by itself to what comes near it. */
function GoneHome({ item, to }: { readonly item: RecommendedHome; readonly to: NavigationItem }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 px-3.5 py-3 text-14 text-sub @2xl:px-6">
      <p>
        <b className="text-ink">{titleOf(item)}</b>　{endedWords(item.gone)}。
      </p>
      <SiteLink item={to} className="inline-flex min-h-11 items-center text-link" />
    </div>
  );
}
