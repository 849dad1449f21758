import { LinkButton } from "#web/kit/ui/button.tsx";
import { isWhole, withChannel } from "./change-query.ts";
import type { QueryCardProps } from "./query-card-types.ts";
import { CHANNEL_WORDS, SHOWN_CHANNELS } from "./query-words.ts";

/** 通常, 九掛け, オファー: on or off. What needs answers first leads to them; the last one stays on. */
export function ChannelSwitches({ item: { query }, isBusy, onChannel }: QueryCardProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">さがし方</legend>
      {SHOWN_CHANNELS.map((channel) => {
        const isOn = query.channels.includes(channel);
        const next = withChannel(query.answers, channel);
        if (next !== null && !isWhole(next))
          return (
            <LinkButton
              key={channel}
              tone="secondary"
              size="bar"
              className={`${LOOK} border-dashed`}
              to="/queries/query"
              search={{ id: query.id, add: channel }}
            >
              {CHANNEL_WORDS[channel]}を足す
            </LinkButton>
          );
        return (
          <button
            key={channel}
            type="button"
            role="switch"
            aria-checked={isOn}
            aria-disabled={isBusy || next === null}
            title={next === null ? "1つは残してください" : undefined}
            onClick={() => !isBusy && next !== null && onChannel(query, channel)}
            className={`${LOOK} ${isOn ? "border-brand bg-brand-tint text-brand" : "border-control bg-card text-sub"}`}
          >
            <span aria-hidden="true" className={`inline-block h-4 w-7 rounded-full p-0.5 ${isOn ? "bg-brand" : "bg-control"}`}>
              <span className={`block size-3 rounded-full bg-card ${isOn ? "translate-x-3" : ""}`} />
            </span>
            {CHANNEL_WORDS[channel]}
          </button>
        );
      })}
    </fieldset>
  );
}

const LOOK = "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 py-1 font-bold text-14";
