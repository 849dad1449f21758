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
