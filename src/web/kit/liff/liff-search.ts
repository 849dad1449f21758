/** What was asked of a page inside LINE: LINE moves it into `liff.state`. Answers the values of both, what stands in the address first. */
export function liffValue(search: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const own = search[name];
  if (typeof own === "string" || typeof own === "number") return String(own);
  const state = search["liff.state"];
  if (typeof state !== "string") return undefined;
  const from = state.indexOf("?");
  return from === -1 ? undefined : (new URLSearchParams(state.slice(from)).get(name) ?? undefined);
}
