import { townSpellings } from "#domain/surroundings/layers/town-spellings.ts";

/** Keys under which the outline of a town may be kept, the likeliest first. */
export function outlineKeys({ cityCode, chome }: { readonly cityCode: string; readonly chome: string }): string[] {
  return townSpellings(chome).map((name) => `${cityCode}/${name}`);
}
