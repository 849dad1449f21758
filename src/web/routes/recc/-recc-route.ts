import type { ScreenData } from "#web/app/screen-data.ts";
import { type HomeSearch, homeSearch } from "#web/recc/door/recc-search.ts";

type ReccScreen = Pick<ScreenData, "name" | "title">;

/** What every page has that the link of a message opens: for no search engine, counted as no view, and kept no longer than it is shown. */
export function reccRoute({ name, title }: ReccScreen) {
  return { staticData: { name, access: "token", layout: "noindex", tracked: false, title } satisfies ScreenData, gcTime: 0 };
}

/** Such a page about one home of the message. */
export function reccHomeRoute(screen: ReccScreen) {
  return { ...reccRoute(screen), validateSearch: homeSearch, loaderDeps: ({ search }: { search: HomeSearch }) => search };
}
