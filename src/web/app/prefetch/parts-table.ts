declare global {
  /** Asked by the first file for the files of a part, by the number of the part (`tools/vite/later-table.ts`). */
  var filesOfPart: ((part: number) => readonly string[]) | undefined;
}

type Table = { readonly files: readonly string[]; readonly parts: readonly (readonly number[])[] };

/** A built site has the address of the table in its place; one that is being worked on has none. */
const ADDRESS = "/@parts-table";

let reading: Promise<void> | null = null;

/**
 * Fetches which files each part of the site needs, once: from then on these come side by side. Before, and where it cannot be had, a part
 * fetches what it needs step by step.
 */
export function readPartsTable(address: string = ADDRESS): Promise<void> {
  if (address.startsWith("/@")) return Promise.resolve();
  reading ??= import(/* @vite-ignore */ address).then(
    ({ files, parts }: Table) => {
      globalThis.filesOfPart = (part) => (parts[part] ?? []).flatMap((index) => files[index] ?? []);
    },
    () => {
      reading = null;
    },
  );
  return reading;
}
