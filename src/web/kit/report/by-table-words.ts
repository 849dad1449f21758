/** What stands beside 階・向き, whose figure no sale says: that it is a table's, and whose. */
export function byTableWords(publishers: string): string {
  return `「階・向き」（角部屋を含む）は成約から学習した値ではなく、公表された査定の表の率による差です（出典：${publishers}）。`;
}
