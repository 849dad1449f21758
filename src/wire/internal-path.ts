const FIRST = "[A-Za-z0-9@\\-%_~]";
const INTERNAL_PATH = new RegExp(`^/(${FIRST}[/A-Za-z0-9@\\-%_~]*)?(\\?[^#\\s]*)?(#[^\\s]*)?$`);

/**
 * Whether a path may be the target of a redirect inside the site (specification section 2): one leading slash, then letters,
 * digits, @ - % _ ~ and slashes, optionally a query and a hash. `/mypage/?a=1#b` may; `//evil.example` and `/a.b` may not.
 */
export function isInternalPath(path: string): boolean {
  return INTERNAL_PATH.test(path);
}
