import { Link } from "@tanstack/react-router";
import { Hatch } from "#web/kit/map/hatch-swatch.tsx";
import type { SpotWords } from "./value-words.ts";

/** What the map says of a spot, with the way to look there for homes. */
export function SpotBalloon({ title, words }: { title: string; words: SpotWords }) {
  const { state, headline, lines, town } = words;
  return (
    <div>
      <p className="text-12 text-sub">{town ? `${town}・${title}` : title}</p>
      <p className="flex items-center gap-2 font-bold text-18">
        {state === "few" && <Hatch kind="few" />}
        {state === "no_data" && <Hatch kind="no-data" />}
        {headline}
      </p>
      {lines.map((line) => (
        <p key={line} className="text-13">
          {line}
        </p>
      ))}
      {town && (
        <p className="mt-1">
          <Link to="/search" search={{ q: town }} className="text-link text-13">
            {town}で物件・価格を調べる
          </Link>
        </p>
      )}
    </div>
  );
}
