import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

type ExpiredNoticeProps = {
  readonly onRecompute: () => void;
  readonly isRecomputing: boolean;
  /** Why the last try to recompute failed. */
  readonly problem: string | null;
};

/** An estimate of before, as it was, with the way to a new one, and why the last try failed. */
export default function ExpiredNotice({ onRecompute, isRecomputing, problem }: ExpiredNoticeProps) {
  return (
    <>
      <Notice tone="warn" title="この推定は30日を過ぎました">
        <p>数字は作成時のまま残しています。いまのデータとモデルで計算し直せます。</p>
        <div className="no-print mt-2">
          <Button size="bar" onClick={onRecompute} disabled={isRecomputing}>
            {isRecomputing ? "受け付けています" : "計算し直す"}
          </Button>
        </div>
      </Notice>
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  );
}
