/** What a box for a place of a price takes. Where no building is known, nobody is asked for the name of one. */
export function placeLabel(hasBuildings: boolean): string {
  return hasBuildings ? "住所・マンション名・駅名・郵便番号" : "住所・駅名・郵便番号";
}
