import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode } from "fast-png";

/** Tokyo's south-west corner of the first-order mesh 5339, 512 × 256 pixels of the grid of depths. */
const ENTRY = { file: "a.png", width: 512, height: 256, west: 138.9990234375, north: 36.03515625, degPerPixel: 360 / 2 ** 21 };

/** A picture of ranks of depth with its list beside it, as `ingest -- flood-grid` reads them; answers its path. */
export async function aFloodPicture(rank: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "machinone-grid-"));
  const palette = Array.from({ length: 16 }, (_, i) => [i, i, i]);
  const data = new Uint8Array(ENTRY.width * ENTRY.height).fill(rank);
  await writeFile(join(folder, "some_meta.json"), JSON.stringify({ "5339": ENTRY }));
  await writeFile(join(folder, ENTRY.file), encode({ width: ENTRY.width, height: ENTRY.height, data, channels: 1, depth: 8, palette }));
  return join(folder, ENTRY.file);
}
