import { useState } from "react";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { RadioGroup, SelectField } from "./choice-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { SearchBox } from "./search-box.tsx";
import { SliderField } from "./slider-field.tsx";
import { NumberField, TextField } from "./text-field.tsx";

const choices = [
  { value: "condo", label: "マンション" },
  { value: "house", label: "一戸建て" },
  { value: "land", label: "土地" },
];

const towns = ["豊洲", "東雲", "有明"].map((label) => ({ id: label, label, detail: "東京都江東区", tag: "町" }));

function Fields() {
  const [text, setText] = useState("");
  const [kind, setKind] = useState("condo");
  return (
    <div className="flex max-w-[720px] flex-col gap-6">
      <ErrorSummary submitting={{ attempt: 0, notice: null, issues: [{ field: "gallery-area", message: "専有面積を入力してください" }] }} />
      <RadioGroup name="gallery-kind" label="種別" isRequired value={kind} onChange={setKind} choices={choices} />
      <TextField name="gallery-station" label="最寄り駅" isRequired={false} value={text} onChange={setText} hint="駅名だけで構いません。" />
      <NumberField
        name="gallery-area"
        label="専有面積"
        isRequired
        value={text}
        onChange={setText}
        unit="㎡"
        echo="21.17坪"
        error="専有面積を入力してください"
      />
      <SelectField
        name="gallery-select"
        label="種別"
        isRequired={false}
        value={kind}
        onChange={setKind}
        choices={choices}
        emptyLabel="選ばない"
      />
    </div>
  );
}

export const gallery: Gallery = {
  title: "入力",
  cases: [
    {
      name: "検索欄（候補つき）",
      element: (
        <SearchBox
          label="住所・マンション名・駅"
          placeholder="例：江東区豊洲"
          action="/search"
          load={async (text) => ({ ok: true, items: towns.filter(({ label }) => label.includes(text)) })}
          onPick={() => undefined}
          onSearch={() => undefined}
          onContinue={() => undefined}
        />
      ),
    },
    { name: "入力欄", element: <Fields /> },
    { name: "スライダー", element: <SliderField label="地震" value={25} max={100} note="全体の25%" onChange={() => undefined} /> },
  ],
};
