import { PAGE_VIEW_IGNORED } from "#wire/site-words.ts";
import type { ScreenData } from "./screen-data.ts";

type Named = Pick<ScreenData, "name" | "access" | "tracked" | "pageViewName">;

/**
 * The name a visit is counted under, or null when it is not counted: no name, marked as untracked, opened by a signed link, or
 * on the ignore list. Route data may give another name than the route's (specification section 1).
 */
export function pageViewName(screen: Named | undefined, ignored: readonly RegExp[] = PAGE_VIEW_IGNORED): string | null {
  if (!screen?.tracked || screen.name === "" || screen.access === "token") return null;
  if (ignored.some((pattern) => pattern.test(screen.name))) return null;
  return screen.pageViewName ?? screen.name;
}
