import type { MiddlewareHandler } from "hono";

/**
 * Where a redirect leads within the site, as a path: the name and the scheme of an absolute one come of what the request said of itself. An address
 * elsewhere stays as it is.
 */
export function ownLocation(location: string, requestUrl: string): string {
  const asked = new URL(requestUrl);
  if (!/^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i.test(location) || !URL.canParse(location, asked)) return location;
  const { host, pathname, search, hash } = new URL(location, asked);
  // Two slashes at the start would name a host.
  return host === asked.host ? `${pathname.replace(/^[/\\]+/, "/")}${search}${hash}` : location;
}

/** Sees to it that no redirect within the site names a host. */
export const ownLocations: MiddlewareHandler = async (c, next) => {
  await next();
  const location = c.res.headers.get("location");
  if (location === null) return;
  const own = ownLocation(location, c.req.url);
  if (own !== location) c.header("location", own);
};
