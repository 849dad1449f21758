import { LinkButton } from "#web/kit/ui/button.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import type { FoundLeads } from "./find-leads.ts";
import { LeadScreen } from "./lead.screen.tsx";
import { LeadsView } from "./leads.view.tsx";
import { type LeadsSearch, leadsSearch } from "./leads-search.ts";

type PageProps = FoundLeads & { readonly search: LeadsSearch };

/** The list with one customer beside it; where there is no room for both, one of them. */
export function LeadsPage({ page, detail, colleagues, search }: PageProps) {
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const list = <LeadsView page={page} search={search} names={names} />;
  if (detail === null) return list;
  return (
    <div className="grid gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="hidden min-w-0 flex-col gap-5 xl:flex">{list}</div>
      <section aria-label="お客さま" className="flex min-w-0 flex-col gap-5">
        <div>
          <LinkButton to="." search={leadsSearch({ ...search, customer: undefined })} tone="plain" size="bar">
            一覧にもどる
          </LinkButton>
        </div>
        {detail === "unknown" ? (
          <NothingYet title="お客さまが見つかりません">削除されたか、この会社のお客さまではありません。</NothingYet>
        ) : (
          <LeadScreen key={detail.lead.customerId} detail={detail} colleagues={colleagues} />
        )}
      </section>
    </div>
  );
}
