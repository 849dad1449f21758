import type { FoundHome } from "#api/client/client.ts";
import { CompareTick } from "#web/kit/compare/compare-parts.tsx";
import type { Compared } from "#web/kit/compare/use-compared.ts";
import { HomeList } from "#web/kit/home/home-list.tsx";
import { keepableRow } from "#web/session/favorites/keepable-row.tsx";
import { FlagFoot } from "./flag-foot.tsx";

type FlagListProps = {
  readonly homes: readonly FoundHome[];
  readonly today: string;
  readonly label: string;
  /** Where homes of the list can be put beside each other. */
  readonly compared?: Compared;
};

/** Flagged homes as rows: asking price, estimate with band, gap, certainty, reasons, days on the market, price cuts, favourite, compare. */
export function FlagList({ homes, today, label, compared }: FlagListProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <HomeList
        homes={homes}
        today={today}
        label={label}
        rowOf={(home) => ({
          ...keepableRow(home),
          foot: home.flag && <FlagFoot flag={home.flag}>{compared && <CompareTick {...{ home, compared }} />}</FlagFoot>,
          isChosen: compared?.has(home.dwellingKey) ?? false,
        })}
      />
    </div>
  );
}
