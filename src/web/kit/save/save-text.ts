/** Hands a text over as a file; it never leaves the browser. */
export function saveText(text: string, name: string, type = "text/plain"): void {
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), name);
}

/** Hands bytes over as a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
