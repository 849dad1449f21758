import type { DeskItem } from "#api/client/client.ts";

/** What an item says, as it was written. */
export function FactList({ facts }: Pick<DeskItem, "facts">) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-14 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="max-sm:mb-2 sm:contents">
          <dt className="text-sub">{label}</dt>
          <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{value === "" ? "記入なし" : value}</dd>
        </div>
      ))}
    </dl>
  );
}
