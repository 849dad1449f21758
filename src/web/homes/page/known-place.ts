import type { HomeDetail } from "#api/client/client.ts";
import { isNumberedChome, placeTextKey, withKanjiChome } from "#kernel/place/chome.ts";

/**
 * Whether a place (`中央区晴海四丁目`) is only one of the 丁目 that the home may lie in: the advertisement places it in the middle of a town, and its address does
 * not name this 丁目. Not of 東京都中央区晴海4丁目; of 東京都中央区晴海.
 */
export function isOneChomeOfSeveral(
  placeName: string,
  { address, placePrecision }: Pick<HomeDetail["facts"], "address" | "placePrecision">,
): boolean {
  const name = placeTextKey(withKanjiChome(placeName));
  if (placePrecision !== "town" || !isNumberedChome(name)) return false;
  return !placeTextKey(withKanjiChome(address)).includes(name);
}
