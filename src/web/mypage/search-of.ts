/** Answers of the price check as search parameters: plain numbers stay unquoted in the URL (`areaM2=70`). */
export function searchOf(draft: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(draft).map(([field, text]) => [field, isPlainNumber(text) ? Number(text) : text]));
}

/** Digits that survive as a number; not `0012`. */
function isPlainNumber(text: string): boolean {
  return /^\d+$/.test(text) && String(Number(text)) === text;
}
