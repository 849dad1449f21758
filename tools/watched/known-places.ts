import { z } from "zod";

const areasSchema = z.object({ busyTowns: z.array(z.object({ key: z.string(), cityCode: z.string(), town: z.string() })) });
const keysSchema = z.object({ items: z.array(z.object({ key: z.string() })) });
const layersSchema = z.object({
  version: z.string(),
  layers: z.array(z.object({ id: z.string(), minZoom: z.number(), maxZoom: z.number(), years: z.array(z.number()), state: z.string() })),
});

const homesSchema = z.object({ items: z.array(z.object({ key: z.string(), cityCode: z.string(), photo: z.string().nullable() })) });
const linesSchema = z.object({ lines: z.array(z.object({ id: z.string() })), stations: z.array(z.object({ stationGroup: z.string() })) });

/** Of homes on offer; none where none are. */
export type KnownHomes = {
  readonly keys: readonly string[];
  readonly cityCodes: readonly string[];
  /** The busiest line of the prefecture of the first home, and its stations. */
  readonly line: string | null;
  readonly stationGroups: readonly string[];
  /** `{hash}/{size}` */
  readonly photo: string | null;
};

export type KnownPlaces = {
  /** Of the towns with the most sales, the busiest first. */
  readonly towns: readonly { readonly key: string; readonly cityCode: string; readonly town: string }[];
  /** Of buildings; none where none are known. */
  readonly buildings: readonly string[];
  /** The key of a 町丁目. */
  readonly chome: string | null;
  readonly version: string;
  readonly layers: z.infer<typeof layersSchema>["layers"];
  readonly homes: KnownHomes;
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
  const homes = await knownHomes(estate);
  return { towns: busyTowns, buildings: buildings.items.map(({ key }) => key), chome: chome.items[0]?.key ?? null, version, layers, homes };
}

async function knownHomes(estate: (path: string) => Promise<unknown>): Promise<KnownHomes> {
  const { items } = homesSchema.parse(await estate("/homes"));
  const prefecture = items[0]?.cityCode.slice(0, 2) ?? "13";
  const line = linesSchema.parse(await estate(`/homes/lines?prefecture=${prefecture}`)).lines[0]?.id ?? null;
  const of = line === null ? "" : `&line=${encodeURIComponent(line)}`;
  const { stations } = linesSchema.parse(await estate(`/homes/lines?prefecture=${prefecture}${of}`));
  return {
    ...{ keys: items.map(({ key }) => key), cityCodes: [...new Set(items.map(({ cityCode }) => cityCode))], line },
    stationGroups: stations.map(({ stationGroup }) => stationGroup),
    photo: items.find(({ photo }) => photo !== null)?.photo?.replace("/api/estate/photos/", "") ?? null,
  };
}
