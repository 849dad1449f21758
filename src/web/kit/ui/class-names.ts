/** Joins class names, leaving out what is not there: `classNames("a", undefined, "b")` → `a b`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
