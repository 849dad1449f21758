import type { Picked } from "#web/kit/map/layers/layer-map-props.ts";
import { DotLines } from "#web/risk/maps/dot-lines.tsx";
import { crimeDotWords } from "./crime-dots.ts";

/** More towns than this at one spot are counted, not told: the map is too far away. */
const MOST = 4;

/** The 町丁目 whose marks stand at the picked spot. */
export function CrimeBalloon({ picked }: { readonly picked: Picked }) {
  const found = picked.all.map(crimeDotWords);
  if (found.length === 0) return <p>ここには、町丁目の印がありません。印を選ぶと、その町丁目の件数が分かります。</p>;
  return (
    <div className="flex max-h-56 flex-col gap-2 overflow-y-auto">
      {found.slice(0, MOST).map((words) => (
        <DotLines key={`${words.headline}${words.lines.join("")}`} {...words} />
      ))}
      {found.length > MOST && <p>ほかに{found.length - MOST}町丁目あります。地図を拡大してください。</p>}
    </div>
  );
}
