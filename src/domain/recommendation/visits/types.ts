/** Whoever holds the link of one message: one person and one batch, and nothing else of that person. */
export type Visit = { readonly recipient: string; readonly batchId: string };
