/** A size that somebody asks about; null: the usual one of the building. */
export type HomeAsked = { readonly areaM2: number | null };

/** What a home is taken for where nobody named it: a home as it is usually let in the building, its town or its city. */
export type HomeBasis = "asked" | "building" | "town" | "city" | "general";

/** The home of a building that a rent is estimated for. */
export type LetHome = { readonly areaM2: number; readonly layout: string | null; readonly basis: HomeBasis };

type UsualHome = { readonly areaM2: number; readonly layout: string | null; readonly of: "building" | "town" | "city" };

/** Where nothing is known of what is let around a building: two rooms on 55 m². */
const GENERAL: LetHome = { areaM2: 55, layout: "2LDK", basis: "general" };

/** An area that was asked for leaves the layout open: nobody named one. */
export function letHome(usual: UsualHome | null, { areaM2 }: HomeAsked): LetHome {
  if (areaM2 !== null) return { areaM2, layout: null, basis: "asked" };
  return usual ? { areaM2: usual.areaM2, layout: usual.layout, basis: usual.of } : GENERAL;
}
