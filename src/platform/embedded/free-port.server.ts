import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections: one of those could take the server's place while it starts again. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 100;

/** A port of this machine that nobody listens on. */
export async function freePort(random: () => number = Math.random): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = LOWEST + Math.floor(random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
  throw new Error(`no port between ${LOWEST} and ${HIGHEST} is free for the embedded database`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
