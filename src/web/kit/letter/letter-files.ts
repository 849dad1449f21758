import type { LetterFiles } from "./letter.ts";

/** Files chosen for a letter, and what was wrong with the ones that were left out. */
export type ChosenFiles = { readonly files: readonly File[]; readonly fault: string | null };

export const NO_FILES: ChosenFiles = { files: [], fault: null };

/** Adds what can be taken; the first that cannot is named. The same file again stands once. */
export function addFiles({ files }: ChosenFiles, picked: readonly File[], { most, faultOf, tooManyWords }: LetterFiles): ChosenFiles {
  const kept = [...files];
  const faults: string[] = [];
  for (const file of picked) {
    const fault = faultOf(file);
    if (fault !== null) faults.push(fault);
    else if (!kept.some((one) => isSame(one, file))) kept.push(file);
  }
  if (kept.length > most) faults.push(tooManyWords);
  return { files: kept.slice(0, most), fault: faults[0] ?? null };
}

export function removeFile({ files }: ChosenFiles, index: number): ChosenFiles {
  return { files: files.toSpliced(index, 1), fault: null };
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

const KB = 1024;

/** 1,234,567 → 1.2MB; the size as people know it from their folders. */
export function sizeWords(bytes: number): string {
  if (bytes < KB) return `${bytes}バイト`;
  return bytes < KB * KB ? `${Math.round(bytes / KB)}KB` : `${(bytes / KB / KB).toFixed(1)}MB`;
}
