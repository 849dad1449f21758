import { parentPort, workerData } from "node:worker_threads";
import { type CarriedFault, drawMaps, type MapAnswer, type MapOrder, type MapThreadSettings } from "#domain/surroundings/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { openDatabase } from "#platform/db.server.ts";

/** The thread that the map-thread of the domain starts: answers one order after the other, each as soon as its data are there. */
const { databaseUrl, connections }: MapThreadSettings = workerData;
const database = openDatabase(databaseUrl, { poolSize: connections });
const drawing = drawMaps({ db: database.db, clock: systemClock });

async function answerTo({ number, operation, given }: Exclude<MapOrder, "close">): Promise<MapAnswer> {
  try {
    const value: unknown = await Reflect.apply(drawing[operation], null, given);
    return { number, value };
  } catch (error) {
    return { number, fault: carried(error) };
  }
}

function carried(error: unknown): CarriedFault {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), code: null, stack: "", unreachable: null };
  const code = "code" in error ? String(error.code) : null;
  const unreachable = error instanceof DatabaseUnreachable ? error.phase : null;
  return { name: error.name, message: error.message, code, stack: error.stack ?? "", unreachable };
}

parentPort?.on("message", async (order: MapOrder) => {
  if (order !== "close") {
    parentPort?.postMessage(await answerTo(order));
    return;
  }
  await database.close();
  parentPort?.close();
});
