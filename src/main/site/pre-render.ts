import type { SiteScreen } from "#web/app/found/site-screens.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";

/** The pages that are drawn before anybody asks for them. */
export type SteadyPages = {
  /** Whether a path is one of them. */
  readonly has: (path: string) => boolean;
  /** Draws all of them. `holds`: whether a path is kept by now. */
  readonly draw: (holds: (path: string) => boolean) => Promise<void>;
};

type Steady = {
  readonly screens: () => readonly SiteScreen[] | Promise<readonly SiteScreen[]>;
  readonly draw: Front["draw"];
  readonly onFault: Front["onFault"];
};

export function steadyPages({ screens, draw, onFault }: Steady): SteadyPages {
  let paths: ReadonlySet<string> = new Set();
  return {
    has: (path) => paths.has(path),
    draw: async (holds) => {
      const all = await screens();
      paths = new Set(steadyPaths(all));
      await preRender({ screens: all, draw, holds, onFault });
    },
  };
}

type Front = {
  readonly screens: readonly SiteScreen[];
  /** Has the page at an address drawn, and kept where it is the same for everybody. */
  readonly draw: (path: string) => Response | Promise<Response>;
  readonly holds: (path: string) => boolean;
  readonly onFault: (error: Error) => void;
};

/** Addresses of the pages that tell the same until the program, its settings or its data change: they may be drawn before anybody asks. */
function steadyPaths(screens: readonly SiteScreen[]): readonly string[] {
  return screens.filter(({ isSteady, access, layout }) => isSteady && access === "open" && layout === "default").map(({ path }) => path);
}

/**
 * Draws the steady pages, one after the other. One that could not be, or is not the same for everybody after all, is told as `Route {path} is not pre-rendered`
 * and is drawn for each visitor as other pages are.
 */
export async function preRender({ screens, draw, holds, onFault }: Front): Promise<void> {
  for (const path of steadyPaths(screens)) {
    const cause = await causeOf(() => draw(path));
    if (!holds(path)) onFault(new CatalogueError("Route {path} is not pre-rendered", { name: "PreRenderError", values: { path }, cause }));
  }
}

/** Why a page is not kept, where its answer says so. */
async function causeOf(draw: () => Response | Promise<Response>): Promise<unknown> {
  try {
    const { status } = await draw();
    return status === 200 ? undefined : `answered ${status}`;
  } catch (error) {
    return error;
  }
}
