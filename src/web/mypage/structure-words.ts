import type { AssetFacts } from "#api/client/client.ts";

type Structure = NonNullable<AssetFacts["structure"]>;

/** What a building is made of, in words. */
export const STRUCTURES: Readonly<Record<Structure, string>> = {
  SRC: "SRC造",
  RC: "RC造",
  steel: "鉄骨造",
  "light-steel": "軽量鉄骨造",
  wood: "木造",
  block: "ブロック造",
};
