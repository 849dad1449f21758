import type { AssetResponse } from "#api/client/client.ts";
import { formatM2 } from "#kernel/area.ts";

type State = AssetResponse["state"];

/** Where it stands, in a word; null: it is followed and nothing more is to be said. */
export const ASSET_STATES: Readonly<Record<State, { readonly label: string; readonly tone: "good" | "warn" | "quiet" } | null>> = {
  draft: { label: "入力の途中", tone: "warn" },
  tracking: null,
  verifying: { label: "所有を確認中", tone: "quiet" },
  verified: { label: "✓ 所有確認", tone: "good" },
  rejected: { label: "所有確認はできませんでした", tone: "warn" },
  paused: { label: "休止中", tone: "quiet" },
  sold: { label: "売却済み", tone: "quiet" },
  deleted: { label: "削除しました", tone: "quiet" },
};

/** `3LDK`, `70.2㎡`, `5階`, `2008年築`, of a house `土地 92㎡` and `建物 96㎡`; what is not told is left out. */
export function factWords({ kind, facts }: Pick<AssetResponse, "kind" | "facts">): readonly string[] {
  const { areaM2, floorAreaM2, floor, layout, builtYear } = facts;
  return [
    ...(layout === null ? [] : [layout]),
    ...(areaM2 === null ? [] : [`${kind === "house" ? "土地 " : ""}${formatM2(areaM2)}`]),
    ...(kind !== "house" || floorAreaM2 === null ? [] : [`建物 ${formatM2(floorAreaM2)}`]),
    ...(floor === null ? [] : [floor < 0 ? `地下${-floor}階` : `${floor}階`]),
    ...(builtYear === null ? [] : [`${builtYear}年築`]),
  ];
}

/** The report about where it stands; null: its building has left the register. */
export function reportKey({ apartmentKey, placeKey }: Pick<AssetResponse, "apartmentKey" | "placeKey">): string | null {
  return apartmentKey ?? placeKey;
}
