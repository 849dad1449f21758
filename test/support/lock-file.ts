import { open, readFile, rm, stat } from "node:fs/promises";

const ASKS_AGAIN_MS = 200;
const WRITES_WITHIN_MS = 10_000;

/** Waits until no other process holds the file; one whose holder is gone is taken over. Answers how to let go. */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  for (;;) {
    const handle = await open(file, "wx").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return null;
      throw error;
    });
    if (handle !== null) {
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    }
    if (await isAbandoned(file)) await rm(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, ASKS_AGAIN_MS));
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const holder = Number(await readFile(file, "utf8").catch(() => ""));
  if (!holder) return isNameless(file);
  try {
    process.kill(holder, 0);
    return false;
  } catch {
    return true;
  }
}

/** Its holder was ended between making it and writing who it is. */
async function isNameless(file: string): Promise<boolean> {
  const made = await stat(file).catch(() => null);
  return made !== null && Date.now() - made.mtimeMs > WRITES_WITHIN_MS;
}
