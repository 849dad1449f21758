import { servePrints } from "#platform/print/serve-prints.server.ts";
import { drawLetters } from "./draw-letter.server.ts";

/** The thread that draws letters (openOwnerLetters). */
servePrints(drawLetters);
