import { readFile } from "node:fs/promises";
import path from "node:path";
import { parsePlaces, type SamplePlaces } from "./places.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../data/sample");

/** The reference table in data/sample, and its text, by which a change is noticed. */
export async function readPlaces(): Promise<{ readonly places: SamplePlaces; readonly text: string }> {
  const [wards, towns, trend] = await Promise.all(
    ["wards.csv", "towns.csv", "trend.csv"].map((name) => readFile(path.join(FOLDER, name), "utf8")),
  );
  const texts = { wards: wards ?? "", towns: towns ?? "", trend: trend ?? "" };
  return { places: parsePlaces(texts), text: Object.values(texts).join("\n") };
}
