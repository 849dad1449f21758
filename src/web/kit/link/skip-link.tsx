export const MAIN_ID = "main";

/** First focusable element of the page: jumps over the header. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="no-print sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:z-50 focus-visible:rounded-control focus-visible:bg-card focus-visible:px-4 focus-visible:py-3 focus-visible:font-bold focus-visible:text-brand"
    >
      本文へ進む
    </a>
  );
}
