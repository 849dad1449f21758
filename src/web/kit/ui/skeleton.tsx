const widths = ["w-full", "w-11/12", "w-4/5", "w-2/3"] as const;

/** Stands for content that is on its way. The router shows it only after the pending delay. */
export function Skeleton() {
  return (
    <div>
      <span className="sr-only">読み込んでいます</span>
      <div aria-hidden="true" className="skeleton flex animate-pulse flex-col gap-3">
        {widths.map((width) => (
          <div key={width} className={`h-4 rounded bg-track ${width}`} />
        ))}
      </div>
    </div>
  );
}
