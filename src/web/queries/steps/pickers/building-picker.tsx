import { useState } from "react";
import type { NamedCode } from "#domain/queries/core/types.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { toggled } from "./chosen-places.ts";
import { ChosenPlaces, ListState, NameField, PlaceList, PlaceRow } from "./picker-parts.tsx";
import type { PlaceSource } from "./place-source.ts";

type BuildingPickerProps = {
  readonly source: Pick<PlaceSource, "buildingsNamed">;
  readonly chosen: readonly NamedCode[];
  readonly most: number;
  readonly onChange: (chosen: readonly NamedCode[]) => void;
};

/** Buildings by a part of their name, as it is written or sounds. */
export function BuildingPicker({ source, chosen, most, onChange }: BuildingPickerProps) {
  const [text, setText] = useState("");
  const wanted = text.trim();
  const { state, value } = useNewest(wanted === "" ? null : wanted, (signal) => source.buildingsNamed(wanted, signal), 200);
  const found = wanted === "" ? [] : (value ?? []);
  const toggle = (place: NamedCode) => {
    const next = toggled(chosen, place, most);
    if (next) onChange(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <ChosenPlaces chosen={chosen} most={most} unit="棟" onRemove={toggle} />
      <NameField label="マンションの名前" placeholder="例：豊洲レジデンス" text={text} onChange={setText} />
      {wanted !== "" && (
        <ListState state={state} isEmpty={found.length === 0} empty={`「${wanted}」という名前のマンションは見つかりません。`} />
      )}
      {found.length > 0 && (
        <PlaceList label={`「${wanted}」に合うマンション`}>
          {found.map(({ code, name, detail }) => (
            <PlaceRow
              key={code}
              name={name}
              detail={detail}
              count={null}
              isChosen={chosen.some((place) => place.code === code)}
              isFull={chosen.length >= most}
              onToggle={() => toggle({ code, name })}
            />
          ))}
        </PlaceList>
      )}
    </div>
  );
}
