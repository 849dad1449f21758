import { printable } from "#kernel/storable-text.ts";

/** What a visitor wrote, for a terminal: without characters that command it, and with further lines set in, so that none looks like ours. */
export function quoted(text: string): string {
  return printable(text.replace(/\r\n?/g, "\n")).replaceAll("\n", "\n    ");
}
