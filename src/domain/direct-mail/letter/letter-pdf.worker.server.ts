import { servePrints } from "#platform/print/serve-prints.server.ts";
import { drawLetter } from "./draw-letter.server.ts";

/** The thread that draws letters (openOwnerLetters). */
servePrints(drawLetter);
