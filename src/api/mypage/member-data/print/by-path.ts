/** What stands in a record under the longest end of a path: of `assets.homes.checks.state` first all, then `homes.checks.state`, at last `state`. */
export function byPath<T>(record: Readonly<Record<string, T>>, path: string): T | undefined {
  const names = path.split(".");
  const key = names.map((_, at) => names.slice(at).join(".")).find((end) => Object.hasOwn(record, end));
  return key === undefined ? undefined : record[key];
}
