import { Button } from "#web/kit/ui/button.tsx";

/** Leads to the report of another place, without script as well. */
export function OtherPlaceBox() {
  return (
    <search className="pointer-events-auto">
      <form
        action="/risk/search_result"
        method="get"
        className="flex min-h-12 items-stretch gap-1 rounded-card border border-control bg-card p-1 shadow-sm sm:rounded-b-none sm:border-0 sm:border-line sm:border-b sm:shadow-none"
      >
        <input
          name="q"
          type="search"
          required
          maxLength={60}
          aria-label="別の住所・駅を調べる"
          placeholder="別の住所・駅"
          autoComplete="off"
          enterKeyHint="search"
          className="min-w-0 flex-1 rounded-control bg-transparent px-3 text-16 placeholder:text-sub"
        />
        <Button type="submit" size="bar">
          調べる
        </Button>
      </form>
    </search>
  );
}
