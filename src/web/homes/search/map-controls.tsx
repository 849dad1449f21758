type MapControlsProps = {
  readonly isLive: boolean;
  /** The map was moved, and the list is not of what it shows. */
  readonly isMoved: boolean;
  readonly isFailed: boolean;
  readonly hasArea: boolean;
  readonly onLive: (isLive: boolean) => void;
  readonly onDraw: () => void;
  readonly onClearArea: () => void;
  readonly onSearchHere: () => void;
};

const MAP_BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-card px-3 font-bold text-13 shadow-sm hover:border-brand hover:text-brand";

/** The one that is meant to be pressed next. */
const NEXT_BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-control border border-brand bg-brand px-3 font-bold text-13 text-white shadow-sm hover:bg-brand-strong disabled:border-control disabled:bg-control";

/** What can be done with the map: draw an area, have the list follow it. */
export function MapControls(props: MapControlsProps) {
  const { isLive, isMoved, isFailed, hasArea, onLive, onDraw, onClearArea, onSearchHere } = props;
  return (
    <div className="no-print absolute top-3 right-16 left-3 z-10 flex flex-wrap gap-2">
      <button type="button" onClick={onDraw} className={`${MAP_BUTTON} border-brand text-brand`}>
        <AreaMark />
        {hasArea ? "囲みを直す" : "囲んで探す"}
      </button>
      {hasArea && (
        <button type="button" onClick={onClearArea} className={MAP_BUTTON}>
          囲みを外す
        </button>
      )}
      <label className={`${MAP_BUTTON} cursor-pointer font-normal`}>
        <input type="checkbox" checked={isLive} onChange={({ target }) => onLive(target.checked)} className="size-4.5 accent-brand" />
        動かしたら探しなおす
      </label>
      {isMoved && !isLive && (
        <button type="button" onClick={onSearchHere} className={NEXT_BUTTON}>
          この範囲で探す
        </button>
      )}
      <p role="status" className="rounded-control bg-card px-3 text-13 empty:hidden">
        {isFailed && "地図の物件を読み込めませんでした。地図を動かすと、もう一度読み込みます。"}
      </p>
    </div>
  );
}

function AreaMark() {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M3.5 4 12 3l1 8-7.5 2z" strokeLinejoin="round" />
      <circle cx="3.5" cy="4" r="1.8" className="fill-card" />
      <circle cx="12" cy="3" r="1.8" className="fill-card" />
      <circle cx="13" cy="11" r="1.8" className="fill-card" />
      <circle cx="5.5" cy="13" r="1.8" className="fill-card" />
    </svg>
  );
}

export function MapLegend() {
  return (
    <ul
      aria-label="凡例"
      className="no-print pointer-events-none absolute bottom-10 left-3 flex items-center gap-3.5 rounded-control border border-line bg-card px-3 py-1 text-12 max-sm:hidden"
    >
      <li className="flex items-center gap-1.5">
        <i aria-hidden="true" className="h-3.5 w-6 rounded-[0.3rem] bg-accent" />
        九掛け A・B
      </li>
      <li className="flex items-center gap-1.5">
        <i aria-hidden="true" className="h-3.5 w-6 rounded-[0.3rem] border border-control bg-card" />
        そのほか（万円）
      </li>
      <li className="flex items-center gap-1.5">
        <i aria-hidden="true" className="size-4 rounded-full border-2 border-brand bg-card" />
        まとまり（件）
      </li>
    </ul>
  );
}
