import type { Provenance } from "#domain/surroundings/layers/types.ts";
import { sourceName } from "#web/kit/report/credit-words.ts";
import type { Source } from "#web/kit/report/footnotes.tsx";

/** What stands beside a figure; not every answer tells the licence. */
export type ShownProvenance = Omit<Provenance, "licence"> & { readonly licence?: string };

/** A provenance as a chip with its details: `J-SHIS・2024年版・250mメッシュ`. Sample data say so first. */
export function sourceOf(provenance: ShownProvenance): Source {
  const { asOf, precision, isSample } = provenance;
  const parts = [isSample ? "サンプルデータ" : sourceName(provenance.attribution), asOf, precision];
  return { label: parts.filter(Boolean).join("・"), details: detailsOf(provenance) };
}

/** Each source once, in the order of its first use. */
export function sourcesOf(provenances: readonly (ShownProvenance | null | undefined)[]): readonly Source[] {
  const sources = provenances.flatMap((provenance) => (provenance ? [sourceOf(provenance)] : []));
  return sources.filter(({ label }, index) => sources.findIndex((other) => other.label === label) === index);
}

function detailsOf({ attribution, licence, asOf, precision, isSample }: ShownProvenance): string {
  return [
    isSample ? "実際の調査の値ではなく、動作を確かめるために作った値です。" : "",
    `出典：${attribution}。`,
    asOf ? `データの時点：${asOf}。` : "データの時点は示されていません。",
    `細かさ：${precision}。`,
    licence ? `利用条件：${licence}。` : "",
  ].join("");
}
