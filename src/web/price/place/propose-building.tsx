import { Link } from "@tanstack/react-router";

type ProposeBuildingProps = {
  /** What the letter begins with. */
  readonly known: { readonly name?: string; readonly address?: string };
  /** When it is for the reader, up to the comma. */
  readonly when?: string;
  readonly className?: string;
};

/** One line, for who looked for a building that is not here: how it comes in. */
export function ProposeBuilding({ known, when = "探している建物がないときは、", className = "mt-3" }: ProposeBuildingProps) {
  return (
    <p className={`text-13 text-sub ${className}`}>
      {when}
      <Link to="/risk/contact" search={{ topic: "listing", ...known }} className="text-link">
        掲載を依頼
      </Link>
      できます。
    </p>
  );
}
