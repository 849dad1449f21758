import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

export type PasskeyButtonProps = {
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  /** That the person gave up; empty: not so. */
  readonly stopped: string;
  /** Why the last try failed. */
  readonly failure: string | null;
  readonly onPress: () => void;
};

/** パスキーでログイン: without a name and a password. */
export function PasskeyButton({ isDisabled, isBusy, stopped, failure, onPress }: PasskeyButtonProps) {
  return (
    <div className="mb-3 flex flex-col gap-2">
      <Button tone="secondary" disabled={isDisabled} isBusy={isBusy} onClick={onPress} className="w-full">
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 fill-none stroke-current stroke-2">
          <circle cx="7" cy="7" r="3.5" />
          <path d="M2 17c0-3 2.2-5 5-5 1 0 2 .3 2.8.8M14.5 11.5v6M14.5 14.5h2M14.5 17.5h2" />
          <circle cx="14.5" cy="9.5" r="2" />
        </svg>
        {isBusy ? "パスキーを確認しています" : "パスキーでログイン"}
      </Button>
      <p role="status" className="text-13 text-sub empty:sr-only">
        {stopped}
      </p>
      {failure && (
        <Notice tone="error" title="パスキーでログインできませんでした">
          {failure}
        </Notice>
      )}
    </div>
  );
}
