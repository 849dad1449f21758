const SCOPE_KEY = "scope";

/** Whether a user has a scope: in a list of them, or as a property that is on. */
export function hasScope(
  user: { readonly [SCOPE_KEY]?: readonly string[] | Readonly<Record<string, unknown>> } | null,
  name: string,
): boolean {
  const scope = user?.[SCOPE_KEY];
  if (scope === undefined) return false;
  return isList(scope) ? scope.includes(name) : Object.hasOwn(scope, name) && Boolean(scope[name]);
}

function isList(scope: readonly string[] | Readonly<Record<string, unknown>>): scope is readonly string[] {
  return Array.isArray(scope);
}
