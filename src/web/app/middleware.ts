import { DEFAULT_ERROR, UNKNOWN_MIDDLEWARE } from "#wire/site-words.ts";
import type { ScreenData } from "./screen-data.ts";
import { SiteError } from "./site-error.ts";

export interface Place {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}
/** Runs before a screen loads. It lets the visit go on, or throws a redirect, a notFound or a SiteError. */
type Middleware = (place: Place) => void | Promise<void>;
export type MiddlewareRegistry = Readonly<Record<string, Middleware>>;

/** No screen needs one yet; a middleware is added here under the name that `staticData.middleware` gives. */
const middlewareRegistry: MiddlewareRegistry = {};

/** Runs the named middlewares of the matched routes, outermost first. An unknown name is the error page with status 500. */
export async function runMiddlewares(
  matches: readonly { readonly staticData: Pick<ScreenData, "middleware"> }[],
  place: Place,
  registry: MiddlewareRegistry = middlewareRegistry,
): Promise<void> {
  for (const name of matches.flatMap((match) => match.staticData.middleware ?? [])) {
    const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (!middleware) throw new SiteError(DEFAULT_ERROR.status, `${UNKNOWN_MIDDLEWARE} ${name}`);
    await middleware(place);
  }
}
