import { NOTHING_LOOKED_AT } from "#web/homes/memory/looked-homes.ts";
import { changeLooked, useLookedHomes } from "#web/homes/memory/use-looked-homes.ts";
import { SiteLink } from "#web/kit/link/site-link.tsx";
import { Button } from "#web/kit/ui/button.tsx";

/** Homes that were opened in this browser, and the way to forget them. */
export function RecentHomes() {
  const { recent } = useLookedHomes();
  if (recent.length === 0) return null;
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-16">最近見た物件</h3>
        <Button tone="plain" size="bar" onClick={() => changeLooked(() => NOTHING_LOOKED_AT)}>
          見た履歴と非表示を消す
        </Button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-2">
        {recent.map(({ key, title, facts }) => (
          <li key={key}>
            <SiteLink
              item={{ label: title, to: `/homes/${key}` }}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-control border border-line bg-card px-3.5 py-1 text-14 hover:border-brand hover:text-brand"
            >
              <b>{title}</b>
              <span className="amount text-13 text-sub">{facts}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-12 text-sub">この端末にだけ保存しています。</p>
    </div>
  );
}
