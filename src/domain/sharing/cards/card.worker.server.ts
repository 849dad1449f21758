import { parentPort } from "node:worker_threads";
import type { CardAnswer } from "./card-thread.server.ts";
import { drawCard } from "./draw-card.server.ts";
import type { Card } from "./types.ts";

/** A thread that draws one card after another: a card comes in, a picture goes out. */
parentPort?.on("message", async (card: Card) => {
  const answer: CardAnswer = await drawCard(card).catch(() => null);
  parentPort?.postMessage(answer);
});
