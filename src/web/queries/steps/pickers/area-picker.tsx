import { useState } from "react";
import type { NamedCode } from "#domain/queries/core/types.ts";
import type { AreaCount } from "#domain/search/homes/types.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { toggled, townName } from "./chosen-places.ts";
import { ChosenPlaces, ListState, NameField, OpenRow, PlaceList, PlaceRow, Trail } from "./picker-parts.tsx";
import type { Asked, NamedPlace } from "./place-source.ts";

type AreaPickerProps = Asked & {
  readonly chosen: readonly NamedCode[];
  readonly most: number;
  readonly onChange: (chosen: readonly NamedCode[]) => void;
};

/** 都道府県 → 市区町村 → 町, each with what is on offer there; or by name. */
export function AreaPicker({ chosen, most, onChange, source, asked }: AreaPickerProps) {
  const [inside, setInside] = useState<readonly NamedCode[]>([]);
  const [text, setText] = useState("");
  const wanted = text.trim();
  const toggle = (place: NamedCode) => {
    const next = toggled(chosen, place, most);
    if (next) onChange(next);
  };
  const rows = { chosen, isFull: chosen.length >= most, toggle };
  return (
    <div className="flex flex-col gap-4">
      <ChosenPlaces chosen={chosen} most={most} unit="か所" onRemove={toggle} />
      <NameField label="名前で探す" placeholder="例：江東区、豊洲" text={text} onChange={setText} />
      {wanted === "" ? (
        <Browse {...{ inside, setInside, source, asked }} {...rows} />
      ) : (
        <Found {...{ wanted, source }} {...rows} onShow={() => setText("")} />
      )}
    </div>
  );
}

type Rows = {
  readonly chosen: readonly NamedCode[];
  readonly isFull: boolean;
  readonly toggle: (place: NamedCode) => void;
};

type BrowseProps = Rows &
  Pick<Asked, "source"> & {
    readonly asked: string;
    readonly inside: readonly NamedCode[];
    readonly setInside: (inside: readonly NamedCode[]) => void;
  };

const CITY = 1;
const TOWN = 2;

function Browse({ inside, setInside, source, asked, ...rows }: BrowseProps) {
  const here = inside.at(-1) ?? null;
  const { state, value } = useNewest(`${here?.code ?? ""} ${asked}`, async (signal) => {
    const areas = await source.areas(here?.code ?? null, signal);
    return areas && { parent: here?.code ?? null, areas };
  });
  // The list of another level is never shown under this one.
  const found = value && value.parent === (here?.code ?? null) ? value.areas : [];
  // Of 47 prefectures those with homes stand first; within one the order is the official one.
  const areas = here === null ? found.toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0)) : found;
  const steps = [{ code: "", name: "全国" }, ...inside].map(({ name }, index) => ({
    name,
    onOpen: index === inside.length ? null : () => setInside(inside.slice(0, index)),
  }));
  return (
    <div className="flex flex-col gap-2">
      <Trail steps={steps} />
      <ListState state={state} isEmpty={areas.length === 0} empty="対象外のエリアです。この範囲の物件と町の一覧はまだありません。" />
      {areas.length > 0 && (
        <PlaceList label={`${here?.name ?? "都道府県"}の一覧`}>
          {areas.map((area) => (
            <Area key={area.code} {...rows} area={area} level={inside.length} parent={here} onOpen={() => setInside([...inside, area])} />
          ))}
        </PlaceList>
      )}
    </div>
  );
}

type AreaProps = Rows & {
  readonly area: AreaCount;
  readonly level: number;
  readonly parent: NamedCode | null;
  readonly onOpen: () => void;
};

function Area({ area, level, parent, onOpen, chosen, isFull, toggle }: AreaProps) {
  if (level < CITY) return <OpenRow name={area.name} count={area.count} onOpen={onOpen} />;
  const place = { code: area.code, name: level === TOWN && parent ? townName(parent.name, area.name) : area.name };
  const isWhole = parent !== null && chosen.some(({ code }) => code === parent.code);
  return (
    <PlaceRow
      name={area.name}
      detail={isWhole ? "全域を選んでいます" : undefined}
      count={area.count}
      isChosen={chosen.some(({ code }) => code === area.code)}
      isFull={isFull && !isWhole}
      onToggle={() => toggle(place)}
      deeper={
        level === CITY && (
          <Button tone="plain" size="bar" onClick={onOpen} aria-label={`${area.name}の町を選ぶ`} className="self-center">
            町を選ぶ
          </Button>
        )
      }
    />
  );
}

function Found({ wanted, source, chosen, isFull, toggle, onShow }: Rows & Pick<Asked, "source"> & { wanted: string; onShow: () => void }) {
  const { state, value } = useNewest(wanted, (signal) => source.areasNamed(wanted, signal), 200);
  const places: readonly NamedPlace[] = value ?? [];
  return (
    <div className="flex flex-col gap-2">
      <ListState state={state} isEmpty={places.length === 0} empty={`「${wanted}」という名前の市区町村や町は見つかりません。`} />
      {places.length > 0 && (
        <PlaceList label={`「${wanted}」に合う場所`}>
          {places.map(({ code, name, detail }) => (
            <PlaceRow
              key={code}
              name={name}
              detail={detail}
              count={null}
              isChosen={chosen.some((place) => place.code === code)}
              isFull={isFull}
              onToggle={() => toggle({ code, name })}
            />
          ))}
        </PlaceList>
      )}
      <Button tone="plain" size="bar" onClick={onShow} className="min-h-11 self-start">
        一覧から選ぶ
      </Button>
    </div>
  );
}
