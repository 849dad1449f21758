type Printing = {
  readonly print: () => void;
  readonly addEventListener: (type: "afterprint", listener: () => void, options: { readonly once: true }) => void;
};

/** Prints what is marked `print-alone`, and nothing else of the page. */
export function printAlone(page: Printing = window, root: Pick<HTMLElement, "dataset"> = document.documentElement): void {
  root.dataset.print = "alone";
  page.addEventListener("afterprint", () => void delete root.dataset.print, { once: true });
  page.print();
}

/** Hands a text over as a file; it never leaves the browser. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
