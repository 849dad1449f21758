type ShareBarProps = {
  /** What belongs to the owner; below 0 where more is owed than it is worth. */
  readonly own: number;
  readonly owed: number;
};

/** Equity against what is owed as one bar, the owed part hatched: told apart without colour. Its figures stand beside it. */
export function ShareBar({ own, owed }: ShareBarProps) {
  return (
    <div className="hatched overflow-hidden rounded-full border border-line">
      <svg aria-hidden="true" className="block h-3 w-full">
        <rect width={`${ownShare({ own, owed }) * 100}%`} height="100%" className="fill-brand print:stroke-brand" />
      </svg>
    </div>
  );
}

/** The owner's share of what it is worth, from 0 to 1. */
export function ownShare({ own, owed }: ShareBarProps): number {
  const mine = Math.max(0, own);
  return mine + owed === 0 ? 0 : mine / (mine + owed);
}
