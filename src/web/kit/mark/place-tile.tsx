/** The box of a place to choose from; its link wraps `PlaceTile`. */
export const PLACE_TILE =
  "flex min-h-12 items-center justify-between gap-3 rounded-control border border-line bg-card px-4 py-2 hover:border-brand hover:text-brand";

type PlaceTileProps = { readonly label: string; readonly detail: string; readonly tag: string };

/** A place in a grid of links: its name, where it lies, and of what kind it is. */
export function PlaceTile({ label, detail, tag }: PlaceTileProps) {
  return (
    <>
      <span>
        <b>{label}</b>
        <span className="ml-2 text-13 text-sub">{detail}</span>
      </span>
      <span className="amount text-12 text-sub">{tag}</span>
    </>
  );
}
