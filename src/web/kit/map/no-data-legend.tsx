import { Hatch } from "./hatch-swatch.tsx";

/** In place of the colours where nothing was imported: an empty map with a legend would read as "nothing here". */
export function NoDataLegend({ title }: { readonly title: string }) {
  return (
    <section aria-label={`${title}の凡例`} className="text-13">
      <h2 className="flex items-center gap-2 font-bold">
        <Hatch kind="no-data" />
        {title}：データなし
      </h2>
      <p className="mt-0.5">データがまだ読み込まれていません。地図は背景だけです。安全という意味ではありません。</p>
    </section>
  );
}
