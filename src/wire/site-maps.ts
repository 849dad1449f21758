/** Squares of pictures from a map service: the address with {z}, {x}, {y}, and whom to name under the map. */
export type PictureTiles = { readonly template: string; readonly credit: string };

/** What maps of the site are drawn from. */
export type SiteMaps = {
  /** Address of our own tiles, without a slash at the end. */
  readonly tiles: string;
  /** Null: a plain map of our own boundaries, stations and towns, which needs no other service. */
  readonly base: PictureTiles | null;
  /** 重ねるハザードマップ and the like, with {layer} in the address; null: none. */
  readonly hazards: PictureTiles | null;
};

export const PLAIN_MAPS: SiteMaps = { tiles: "/api/estate/tiles", base: null, hazards: null };

/** 地理院タイル 淡色地図 (https://maps.gsi.go.jp/development/ichiran.html). */
const PALE: PictureTiles = { template: "https://cyberjapandata.gsi.go.jp/xyz/pale/{z}/{x}/{y}.png", credit: "国土地理院" };
/** ハザードマップポータルサイト (https://disaportal.gsi.go.jp/hazardmap/copyright/opendata.html). */
const HAZARDS: PictureTiles = {
  template: "https://disaportaldata.gsi.go.jp/raster/{layer}/{z}/{x}/{y}.png",
  credit: "ハザードマップポータルサイト",
};

export type MapSettings = {
  readonly mode: "local" | "production";
  /** A template, `plain`, or undefined for what the mode has. */
  readonly base: string | undefined;
  readonly baseCredit: string | undefined;
  /** A template, `none`, or undefined for what the mode has. */
  readonly hazards: string | undefined;
  readonly service: string | undefined;
};

/** Production shows the maps of 国土地理院; local mode needs no network. */
export function siteMaps({ mode, base, baseCredit, hazards, service }: MapSettings): SiteMaps {
  const isOnline = mode === "production";
  const given = (text: string | undefined, none: string, usual: PictureTiles, credit = usual.credit): PictureTiles | null => {
    if (text === none) return null;
    if (text === undefined) return isOnline ? usual : null;
    return { template: text, credit };
  };
  return {
    tiles: service === undefined ? PLAIN_MAPS.tiles : `${service.replace(/(?<!\/)\/+$/, "")}/tiles`,
    base: given(base, "plain", PALE, baseCredit),
    hazards: given(hazards, "none", HAZARDS),
  };
}

/** Origins that a page must be allowed to load pictures and tiles from. */
export function mapOrigins({ tiles, base, hazards }: SiteMaps): readonly string[] {
  const addresses = [tiles, base?.template, hazards?.template].filter((text) => text !== undefined);
  return [...new Set(addresses.filter((text) => /^https?:/.test(text)).map((text) => new URL(text.replaceAll(/[{}]/g, "")).origin))];
}
