import { PAGE_VIEW_IGNORED } from "#wire/site-words.ts";
import type { ScreenData } from "./screen-data.ts";

type Named = Pick<ScreenData, "name" | "access" | "tracked" | "pageViewName">;
type Options = { readonly params?: Readonly<Record<string, string>>; readonly ignored?: readonly RegExp[] };

/**
 * The name a visit is counted under, or null when it is not counted: no name, marked as untracked, opened by a signed link, or
 * on the ignore list. Route data may give another name than the route's (specification section 1).
 */
export function pageViewName(screen: Named | undefined, { params = {}, ignored = PAGE_VIEW_IGNORED }: Options = {}): string | null {
  if (!screen?.tracked || screen.name === "" || screen.access === "token") return null;
  const { pageViewName: other } = screen;
  const name = typeof other === "function" ? other(params) : (other ?? screen.name);
  return [screen.name, name].some((each) => ignored.some((pattern) => pattern.test(each))) ? null : name;
}
