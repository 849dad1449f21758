type CountListProps = { readonly counts: readonly (readonly [string, number])[]; readonly unit: string };

/** A few numbers with what they count. */
export function CountList({ counts, unit }: CountListProps) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt className="text-13 text-sub">{label}</dt>
          <dd className="whitespace-nowrap font-bold text-18 tabular-nums">
            {count.toLocaleString("ja-JP")}
            <span className="ml-0.5 font-normal text-13">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
