import { checkerTag } from "#wire/checker/checker-tag.ts";

/** How somebody wants the checker to look on their site, as it was typed. */
export type TypedBrand = { readonly color: string; readonly radius: string; readonly contact: string };

export const USUAL_BRAND: TypedBrand = { color: "#0b5d66", radius: "10", contact: "" };

/** The tag for a look. What is as usual is left out of it. */
export function snippetFor(siteOrigin: string, brand: TypedBrand): string {
  const wishes = (["color", "radius", "contact"] as const).flatMap((name) => {
    const value = brand[name].trim();
    return value === "" || value === USUAL_BRAND[name] ? [] : [[name, value] as const];
  });
  return checkerTag({ siteOrigin, key: "mk_pub_…", brand: Object.fromEntries(wishes) });
}
