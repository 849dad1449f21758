import { useEffect, useRef } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { NoticeBox } from "#web/kit/ui/notice.tsx";

type ChangedElsewhereProps = {
  readonly isBusy: boolean;
  /** True: what is typed here is saved; false: what was saved elsewhere is shown. */
  readonly onSettle: (isMineMeant: boolean) => void;
};

/** Two devices told different things of one home: nothing is saved until somebody says which is meant, and what is typed here stays. */
export function ChangedElsewhere({ isBusy, onSettle }: ChangedElsewhereProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="scroll-mt-4">
      <NoticeBox tone="warn" title="ほかの画面で、この物件の内容が変わっています">
        <p>ここに入力した内容は、そのまま残っています。どちらの内容にするかを選んでください。</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="bar" className="min-h-11" isBusy={isBusy} onClick={() => onSettle(true)}>
            この画面の内容で保存する
          </Button>
          <Button tone="secondary" size="bar" className="min-h-11" isBusy={isBusy} onClick={() => onSettle(false)}>
            ほかの画面の内容を表示する
          </Button>
        </div>
      </NoticeBox>
    </div>
  );
}
