import type { ApiVersion } from "#domain/api-access/versions.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { CHANGES } from "./versions-words.ts";

/** What changed of a version; the newest version tells of all. */
export function ChangesCard({ version }: { readonly version: ApiVersion }) {
  const shown = CHANGES.filter((change) => version === "v3" || change.version === version);
  return (
    <Card id="changes" title="変更履歴">
      <ul className="flex flex-col gap-2 text-14">
        {shown.map(({ on, version: of, text }) => (
          <li key={`${on} ${of}`}>
            <time dateTime={on} className="amount text-sub">
              {formatDay(on)}
            </time>{" "}
            <b>{of}</b> {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
