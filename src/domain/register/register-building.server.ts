import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { locateBuilding } from "./locate-building.server.ts";
import { addBuilding, type RegisterOrigin } from "./register-store.server.ts";
import type { BuildingRecord, NotRegistered, ToldOfBuilding } from "./types.ts";

/** What the register would keep of a building that was not known, or why it cannot be a building of its own. */
export async function recordOf(tx: Tx, { name, address, register }: ToldOfBuilding): Promise<Result<BuildingRecord, NotRegistered>> {
  const { nameKana, place, builtYear, ...rest } = register;
  if (place === null) return refused("place-missing");
  if (builtYear === null) return refused("built-year-missing");
  const located = await locateBuilding(tx, { address, place });
  return located.ok ? ok({ ...located.value, ...rest, name, nameKana: nameKana ?? "", address, place, builtYear }) : located;
}

/** Registers a building that was not known; answers its key. Its facts are written by `writeFacts`, as those of every building are. */
export async function registerBuilding(tx: Tx, told: ToldOfBuilding, origin: RegisterOrigin): Promise<Result<string, NotRegistered>> {
  const record = await recordOf(tx, told);
  return record.ok ? ok(await addBuilding(tx, record.value, origin)) : record;
}
