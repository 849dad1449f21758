import { readFile } from "node:fs/promises";
import { BlockList, isIP } from "node:net";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { IdentityService } from "#domain/identity/core/service.server.ts";

/** A line of the table: a network of either kind, and the JIS code of the prefecture it is in. */
const row = z.object({
  network: z.string().regex(/^[0-9a-fA-F:.]+\/\d{1,3}$/, "must be a network, as 203.0.113.0/24"),
  prefecture_code: z.string().regex(/^(0[1-9]|[1-3]\d|4[0-7])$/, "must be the code of a prefecture, 01 to 47"),
});

type PlaceOf = IdentityService["placeOf"];

/** Reads the table of IP_PLACES_FILE (UTF-8). Throws with the number of the line that is wrong: a start without places would go unseen. */
export async function readIpPlaces(file: string): Promise<PlaceOf> {
  return ipPlaces(await readFile(file, "utf8"));
}

/** `placeOf` over a table. An address that is in no network, or in those of two prefectures, has no place. */
export function ipPlaces(csv: string): PlaceOf {
  const networks = new Map<string, BlockList>();
  const rows: unknown[] = parse(csv, { columns: true, trim: true, bom: true, skip_empty_lines: true });
  for (const [at, line] of rows.entries()) {
    const { network, prefecture_code: code } = readRow(line, at);
    const list = networks.get(code) ?? new BlockList();
    networks.set(code, list);
    addNetwork(list, network, at);
  }
  return (ip) => {
    const family = ip === null ? 0 : isIP(ip);
    if (ip === null || family === 0) return null;
    const found = [...networks].filter(([, list]) => list.check(ip, family === 4 ? "ipv4" : "ipv6"));
    return found.length === 1 ? (found[0]?.[0] ?? null) : null;
  };
}

function readRow(line: unknown, at: number): z.infer<typeof row> {
  const read = row.safeParse(line);
  if (read.success) return read.data;
  throw new Error(
    `IP_PLACES_FILE, row ${at + 1}: ${read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ")}`,
  );
}

function addNetwork(list: BlockList, network: string, at: number): void {
  const [address = "", bits = ""] = network.split("/");
  const family = isIP(address);
  if (family === 0 || Number(bits) > (family === 4 ? 32 : 128)) throw new Error(`IP_PLACES_FILE, row ${at + 1}: ${network} is no network`);
  list.addSubnet(address, Number(bits), family === 4 ? "ipv4" : "ipv6");
}
