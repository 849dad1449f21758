import { ProviderMark } from "#web/kit/mark/provider-mark.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { PROVIDER_NAMES } from "#wire/provider-names.ts";
import type { SocialStrategyName, StrategyName } from "#wire/session-cookies.ts";

/** What is left for: a provider, or the pool's own hosted login. */
export type OuterStrategy = Exclude<StrategyName, "cognito">;

type SocialButtonsProps = {
  /** `ログイン` or `登録`. */
  readonly verb: string;
  readonly isDisabled: boolean;
  readonly providers: readonly SocialStrategyName[];
  /** Of a sign-in: the pool's own page as well, where nobody agrees to our terms. */
  readonly hasHosted: boolean;
  readonly onChoose: (strategy: OuterStrategy) => void;
};

/** White with a border and dark words: what the rules of all three allow, in one height. */
const LOOK =
  "flex min-h-12 w-full items-center justify-center gap-3 rounded-control border border-control bg-card px-6 py-2 font-bold text-16 text-ink hover:border-ink hover:bg-paper disabled:text-sub";

/** The ways over another account, each with the own mark of its provider. */
export function SocialButtons({ verb, isDisabled, providers, hasHosted, onChoose }: SocialButtonsProps) {
  return (
    <div className="flex flex-col gap-3">
      {providers.map((strategy) => (
        <button key={strategy} type="button" disabled={isDisabled} onClick={() => onChoose(strategy)} className={LOOK}>
          <ProviderMark name={strategy} />
          {PROVIDER_NAMES[strategy]}で{verb}
        </button>
      ))}
      {hasHosted && (
        <button
          type="button"
          disabled={isDisabled}
          onClick={() => onChoose("hosted")}
          className={`w-full ${buttonClass({ tone: "secondary" })}`}
        >
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 fill-none stroke-2 stroke-current">
            <path d="M8 4H4v12h4M8 10h8M13 6.5l3.5 3.5-3.5 3.5" />
          </svg>
          ログイン画面(共通)で{verb}
        </button>
      )}
    </div>
  );
}

/** Between two ways of doing the same. */
export function OrLine() {
  return (
    <p className="my-5 flex items-center gap-3 text-13 text-sub before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      または
    </p>
  );
}
