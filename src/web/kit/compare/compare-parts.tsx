import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { MOST_COMPARED } from "#wire/most-compared.ts";
import type { ComparedHome } from "./compared-homes.ts";
import type { Compared } from "./use-compared.ts";

type CompareTickProps = { readonly home: ComparedHome; readonly compared: Compared };

/** Puts a home of a list beside others. */
export function CompareTick({ home, compared }: CompareTickProps) {
  const isOn = compared.has(home.dwellingKey);
  return (
    <label className="no-print relative z-10 inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-13 has-disabled:text-sub">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!isOn && compared.isFull}
        onChange={() => compared.toggle(home)}
        aria-label={`「${home.title}」をくらべる`}
        className="size-4.5 accent-brand"
      />
      くらべる
    </label>
  );
}

/** The homes that were put beside each other, by name where there is room for names, and the way to see them so. Nothing before the first. */
export function CompareTray({ compared }: { readonly compared: Compared }) {
  const { homes, clear, toggle } = compared;
  const keys = homes.map(({ dwellingKey }) => dwellingKey).join(",");
  return (
    <div className="no-print @container sticky bottom-0 z-20" role="status">
      {homes.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-brand border-t-2 bg-card px-4 py-3 shadow-[0_-4px_12px_rgb(0_0_0/0.08)]">
          <p className="font-bold text-14">
            くらべる <span className="amount">{`${homes.length}/${MOST_COMPARED}件`}</span>
          </p>
          <ul className="@2xl:flex hidden min-w-0 flex-1 flex-wrap gap-1.5">
            {homes.map((home) => (
              <li key={home.dwellingKey}>
                <button
                  type="button"
                  onClick={() => toggle(home)}
                  aria-label={`「${home.title}」を外す`}
                  className="inline-flex min-h-9 max-w-52 items-center gap-1.5 rounded-full border border-line bg-paper px-3 text-13"
                >
                  <span className="truncate">{home.title}</span>
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="ml-auto flex gap-2">
            <Button size="bar" tone="plain" onClick={clear}>
              消す
            </Button>
            {homes.length > 1 ? (
              <LinkButton to="/favorites" search={{ compare: keys }} size="bar">
                並べてくらべる
              </LinkButton>
            ) : (
              <span className="self-center text-13 text-sub">もう1件選んでください</span>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
