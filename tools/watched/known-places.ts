import { z } from "zod";

const areasSchema = z.object({ busyTowns: z.array(z.object({ key: z.string(), cityCode: z.string(), town: z.string() })) });
const keysSchema = z.object({ items: z.array(z.object({ key: z.string() })) });
const layersSchema = z.object({
  version: z.string(),
  layers: z.array(z.object({ id: z.string(), minZoom: z.number(), maxZoom: z.number(), years: z.array(z.number()), state: z.string() })),
});

export type KnownPlaces = {
  /** Of the towns with the most sales, the busiest first. */
  readonly towns: readonly { readonly key: string; readonly cityCode: string; readonly town: string }[];
  /** Of buildings; none where none are known. */
  readonly buildings: readonly string[];
  /** The key of a 町丁目. */
  readonly chome: string | null;
  readonly version: string;
  readonly layers: z.infer<typeof layersSchema>["layers"];
};

/** What can be asked about on this site's data, as its API tells. */
export async function knownPlaces(siteUrl: string): Promise<KnownPlaces> {
  const estate = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${siteUrl}/api/estate${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const { busyTowns } = areasSchema.parse(await estate("/areas"));
  const first = busyTowns[0];
  if (!first) throw new Error("the site knows no town with sales");
  const buildings = keysSchema.parse(await estate(`/apartments?cityCode=${first.cityCode}`));
  const chome = keysSchema.parse(await estate(`/places?q=${encodeURIComponent("江東区豊洲5丁目")}`));
  const { version, layers } = layersSchema.parse(await estate("/layers"));
  return { towns: busyTowns, buildings: buildings.items.map(({ key }) => key), chome: chome.items[0]?.key ?? null, version, layers };
}
