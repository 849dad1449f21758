import { useRouter } from "@tanstack/react-router";
import { PLAIN_MAPS, type SiteMaps } from "#wire/site-maps.ts";

/** What maps are drawn from, as the settings of the site say. */
export function useSiteMaps(): SiteMaps {
  return useRouter().options.context?.maps ?? PLAIN_MAPS;
}
