import { SCREEN_TEXTS } from "#web/app/description/screen-texts.ts";
import type { ScreenData } from "#web/app/screen-data.ts";

/** A screen with an address of its own, as its route file states it. */
export type SiteScreen = Pick<ScreenData, "name" | "title" | "access" | "layout"> & {
  /** As canonical addresses spell it; a parameter is `$name`. */
  readonly path: string;
  readonly description: string | undefined;
  /** Whether it asks for nothing: what it tells stands in the program, the settings and the notices of the data around it. */
  readonly isSteady: boolean;
};

type RouteLike = {
  readonly id: string;
  readonly fullPath: string;
  readonly options: { readonly staticData?: ScreenData | undefined; readonly loader?: unknown; readonly validateSearch?: unknown };
};

/** Every screen of the site, for what is made of the routes: the map of the site, the cards of its pages. */
export function siteScreens(routes: readonly RouteLike[]): readonly SiteScreen[] {
  return routes.flatMap(({ fullPath, options: { staticData, loader, validateSearch } }): readonly SiteScreen[] => {
    if (!staticData?.title) return [];
    const { name, title, access, layout } = staticData;
    const path = fullPath === "/" ? "/" : fullPath.replace(/\/$/, "");
    const isSteady = loader === undefined && validateSearch === undefined && !path.includes("$");
    return [{ name, title, access, layout, path, description: SCREEN_TEXTS[name], isSteady }];
  });
}
