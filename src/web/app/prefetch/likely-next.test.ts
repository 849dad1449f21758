import { describe, expect, it } from "vitest";
import { routeTree } from "#web/routeTree.gen.ts";
import { LIKELY_NEXT } from "./likely-next.ts";

/** Every route of the site, by its address without a closing slash. */
function routes(of: unknown = routeTree): { readonly path: string; readonly name: string | undefined }[] {
  if (typeof of !== "object" || of === null || !("options" in of)) return [];
  const { id = "", staticData } = of.options as { id?: string; staticData?: { name?: string } };
  const children = "children" in of && of.children ? Object.values(of.children) : [];
  return [{ path: id.replace(/\/$/, ""), name: staticData?.name }, ...children.flatMap((child) => routes(child))];
}

describe("where a visitor is likely to go", () => {
  const all = routes();

  it.each(Object.keys(LIKELY_NEXT))("begins at a screen that there is: %s", (name) => {
    expect(all.map((route) => route.name)).toContain(name);
  });

  it.each([...new Set(Object.values(LIKELY_NEXT).flat())])("leads to a screen that there is: %s", (path) => {
    const pattern = path.replace(/\/$/, "").replace("/risk/-/", "/risk/$apartmentKey/");

    expect(all.map((route) => route.path)).toContain(pattern);
  });

  it("is never the screen itself", () => {
    for (const [name, paths] of Object.entries(LIKELY_NEXT)) {
      const own = all.find((route) => route.name === name)?.path;
      expect(paths.map((path) => path.replace(/\/$/, ""))).not.toContain(own);
    }
  });
});
