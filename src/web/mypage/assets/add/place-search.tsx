import { useRef, useState } from "react";
import { SearchBox } from "#web/kit/form/search-box.tsx";
import { PLACE_TILE, PlaceTile } from "#web/kit/mark/place-tile.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import type { LoadPlaces, PlaceOption } from "./place-options.ts";

type PlaceSearchProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly load: LoadPlaces;
  readonly onPick: (option: PlaceOption) => void;
  /** What can be done where nothing of that name is found. */
  readonly whenNone: React.ReactNode;
};

type Looked =
  | { readonly kind: "none" | "failed"; readonly text: string }
  | { readonly kind: "several"; readonly options: readonly PlaceOption[] };

/** A search for where a home is: suggestions while it is typed, and a list to choose from where a whole text was sent. */
export function PlaceSearch({ label, placeholder, load, onPick, whenNone }: PlaceSearchProps) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const asked = useRef<AbortController | null>(null);
  const look = async (text: string) => {
    asked.current?.abort();
    const mine = new AbortController();
    asked.current = mine;
    const loaded = await load(text, mine.signal);
    if (mine.signal.aborted) return;
    if (!loaded.ok) return setLooked({ kind: "failed", text });
    const [first, ...others] = loaded.items;
    if (!first) return setLooked({ kind: "none", text });
    if (others.length === 0) return onPick(first);
    setLooked({ kind: "several", options: loaded.items });
  };
  return (
    <div className="flex flex-col gap-4">
      <SearchBox
        {...{ label, placeholder, load }}
        action="/mypage/add"
        inputId="place"
        submitLabel="探す"
        onPick={(option) => {
          setLooked(null);
          onPick(option);
        }}
        onSearch={(text) => void look(text)}
        onContinue={(text) => void look(text)}
      />
      <div role="status" className="empty:hidden">
        {looked?.kind === "several" && <Choices options={looked.options} onPick={onPick} />}
        {looked?.kind === "failed" && (
          <p className="text-14 text-accent">「{looked.text}」を調べられませんでした。もう一度「探す」を押してください。</p>
        )}
        {looked?.kind === "none" && (
          <NoData title={`「${looked.text}」は見つかりませんでした`} action={whenNone}>
            表記をかえるか、ほかの方法で場所を選んでください。
          </NoData>
        )}
      </div>
    </div>
  );
}

function Choices({ options, onPick }: { readonly options: readonly PlaceOption[]; readonly onPick: (option: PlaceOption) => void }) {
  return (
    <>
      <p className="mb-2 text-14">{options.length}件あります。登録するものを選んでください。</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <li key={option.id}>
            <button type="button" onClick={() => onPick(option)} className={`${PLACE_TILE} h-full w-full text-left`}>
              <PlaceTile label={option.label} detail={option.detail} tag={option.tag} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
