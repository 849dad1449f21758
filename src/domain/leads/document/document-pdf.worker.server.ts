import { drawPages } from "#platform/print/draw-pages.server.ts";
import { servePrints } from "#platform/print/serve-prints.server.ts";
import { sheetOf } from "./document-sheet.ts";
import type { BizDocument } from "./types.ts";

/** The thread that draws the document (openDocuments). */
servePrints((document: BizDocument) => drawPages((measure) => sheetOf(document, measure), document));
