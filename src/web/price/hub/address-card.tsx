import { Link } from "@tanstack/react-router";
import type { FoundPlace } from "#api/client/client.ts";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { searchOf } from "#web/price/place/draft.ts";

type AddressCardProps = {
  readonly address: FoundPlace;
  /** As it was typed: the form of the price reads it again. */
  readonly text: string;
};

/** The address that was asked for, and the two things to know of it. */
export function AddressCard({ address: { key, label, detail, precision, rest }, text }: AddressCardProps) {
  return (
    <section aria-labelledby="this-place" className="rounded-card border border-line bg-card p-4 sm:p-5">
      <p className="text-13 text-sub">{detail}</p>
      <h2 id="this-place" className="text-22">
        {label}
      </h2>
      {rest !== null && precision === "town" && (
        <p className="mt-1 text-14 text-sub">「{rest}」の位置までは特定できないため、町丁目として調べます。</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to="/search/input" search={searchOf({ address: text, placeKey: key })}>
          価格を調べる
        </LinkButton>
        <Link
          to="/risk/$apartmentKey/summary"
          params={{ apartmentKey: key }}
          search={rest === null ? {} : { rest }}
          className={buttonClass({ tone: "secondary" })}
        >
          リスクを調べる
        </Link>
      </div>
    </section>
  );
}
