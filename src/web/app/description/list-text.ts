/** A page of a list: of what, where or under which words, and how many buildings, or homes on offer, there are in all; null where that is not known. */
export type PlaceList = {
  readonly of: "prices" | "reports" | "homes";
  readonly where: string;
  readonly total: number | null;
  readonly page: number;
};

/** `江東区のマンション412棟…（2ページ目）`. Without a building the list is one of towns. */
export function listText({ of, where, total, page }: PlaceList): string {
  if (of === "homes") return homesText({ where, total, page });
  const buildings = total === 0 ? "" : `マンション${total === null ? "" : `${total.toLocaleString("ja-JP")}棟`}`;
  const which = page > 1 ? `（${page}ページ目）` : "";
  if (of === "prices") {
    const things = buildings === "" ? "町や駅" : `町や駅と、${buildings}`;
    return `${where}の${things}の一覧です${which}。選ぶと、公開された成約の記録から推定した価格とその幅、似た成約を、出典といっしょに確かめられます。`;
  }
  const opened = buildings === "" ? "町を選んで町丁目を開くと" : "建物を開くと";
  return `${where}の${buildings || "町"}のリスク診断の一覧です${which}。${opened}、総合評価と、地震、水害、治安などの点数、評価を動かした理由を読めます。`;
}

/** `江東区の中古マンション139件…`: what is listed is named by its heading. */
function homesText({ where, total, page }: Omit<PlaceList, "of">): string {
  const many = total === null ? "" : `${total.toLocaleString("ja-JP")}件`;
  const which = page > 1 ? `（${page}ページ目）` : "";
  return `${where}${many}の一覧です${which}。売出価格の横に、売出価格を使わずに推定した価格とその幅を並べ、月々の負担と安い理由も示します。`;
}
