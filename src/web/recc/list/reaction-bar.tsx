import { type ReactNode, useEffect, useRef, useState } from "react";
import type { RecommendedHome } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Dialog } from "#web/kit/ui/dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { NOPE_WORDS, putAwayWords } from "./recc-words.ts";
import type { Press, Reactions } from "./use-reactions.ts";

type NopeReason = keyof typeof NOPE_WORDS;
const REASONS = Object.keys(NOPE_WORDS) as NopeReason[];

type BarProps = {
  readonly item: RecommendedHome;
  /** What the home is called, so that buttons of many homes tell themselves apart. */
  readonly title: string;
  readonly reactions: Reactions;
  /** Beside the reactions: where else to go from here. */
  readonly children?: ReactNode;
};

/** いいね, 興味なし with why. What was pressed can be taken back. */
export function ReactionBar({ item, title, reactions, children }: BarProps) {
  const [isAsking, setAsking] = useState(false);
  const like = useFocusOnReturn(item, reactions);
  const isReady = useIsReady();
  const isLiked = reactions.of(item)?.kind === "like";
  const press = (given: Press) => {
    setAsking(false);
    reactions.press(item.position, given);
  };
  const look = { size: "bar", isBusy: reactions.acting.isBusy, disabled: !isReady, className: "min-h-11" } as const;
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button
        {...look}
        ref={like}
        tone={isLiked ? "primary" : "secondary"}
        aria-pressed={isLiked}
        aria-label={`いいね：${title}`}
        onClick={() => (isLiked ? reactions.undo(item.position) : press({ kind: "like" }))}
      >
        {isLiked ? "✓ いいね" : "いいね"}
      </Button>
      <Button {...look} tone="secondary" aria-label={`興味なし：${title}`} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        興味なし
      </Button>
      {children}
      <Dialog title="どこが合いませんでしたか" isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="text-14">選ぶと、次のおすすめに生かします。条件は変わりません。</p>
        <div className="flex flex-wrap gap-2">
          {REASONS.map((reason) => (
            <Button key={reason} tone="secondary" size="bar" className="min-h-11" onClick={() => press({ kind: "nope", reason })}>
              {NOPE_WORDS[reason]}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap justify-between gap-3">
          <Button tone="plain" onClick={() => setAsking(false)}>
            やめる
          </Button>
          <Button tone="plain" onClick={() => press({ kind: "nope" })}>
            理由は選ばない
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** 隠す: the home is not recommended again. */
export function HideButton({ item, title, reactions }: Omit<BarProps, "children">) {
  const isReady = useIsReady();
  return (
    <Button
      tone="plain"
      size="bar"
      className="min-h-11 px-2.5"
      disabled={!isReady}
      isBusy={reactions.acting.isBusy}
      aria-label={`隠す：${title}`}
      onClick={() => reactions.press(item.position, { kind: "hide" })}
    >
      隠す
    </Button>
  );
}

/** The press took away what was pressed: the keyboard goes on with what has come into its place. */
function useFocusOnReturn({ position }: RecommendedHome, { last }: Reactions) {
  const place = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(last === position);
  useEffect(() => {
    if (isPressed.current) place.current?.focus();
  }, []);
  return place;
}

/** In the place of a home that was put away; null: it is shown. */
export function putAway({ item, title, reactions }: Pick<BarProps, "item" | "title" | "reactions">): ReactNode {
  const words = putAwayWords(reactions.of(item));
  return words === null ? null : <PutAway {...{ item, title, reactions, words }} />;
}

function PutAway({ item, title, reactions, words }: Omit<BarProps, "children"> & { readonly words: string }) {
  const undo = useFocusOnReturn(item, reactions);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3.5 py-3 text-14 text-sub @2xl:px-6">
      <p>
        <b className="text-ink">{title}</b> {words}
      </p>
      <Button
        ref={undo}
        tone="plain"
        size="bar"
        className="no-print min-h-11 max-sm:-ml-4"
        isBusy={reactions.acting.isBusy}
        aria-label={`元に戻す：${title}`}
        onClick={() => reactions.undo(item.position)}
      >
        元に戻す
      </Button>
    </div>
  );
}
