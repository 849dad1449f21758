import { buttonClass } from "#web/kit/ui/button.tsx";

type SearchHereProps = { readonly isShown: boolean; readonly isFailed: boolean; readonly onSearch: () => void };

/** The list follows the map when somebody asks for it. */
export function SearchHere({ isShown, isFailed, onSearch }: SearchHereProps) {
  return (
    <div className="no-print absolute top-3 left-1/2 z-10 -translate-x-1/2">
      {isShown && (
        <button type="button" onClick={onSearch} className={`${buttonClass({ size: "bar" })} min-h-11 shadow-sm`}>
          この範囲で探す
        </button>
      )}
      <p role="status" className="mt-2 rounded-control bg-card px-3 text-13 empty:hidden">
        {isFailed && "地図の物件を読み込めませんでした。地図を動かすと、もう一度読み込みます。"}
      </p>
    </div>
  );
}
