import { currentText, FIELD_RECIPIENTS } from "#domain/members/purposes.ts";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import { Card } from "#web/kit/ui/card.tsx";

type ConsentBoxProps = {
  readonly isAgreed: boolean;
  /** Whether an answer waits for the agreement. */
  readonly isAwaited: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
};

/** Asked once, before the first answer that has a purpose is kept. */
export function ConsentBox({ isAgreed, isAwaited, onAgree }: ConsentBoxProps) {
  const { title, body, withdrawal } = currentText("profile-matching");
  return (
    <Card title={`${title}への同意`} lead="はじめて回答するときに、一度だけ確認します。「回答しない」を選ぶときは必要ありません。">
      <div className="flex flex-col gap-2 text-14">
        <p>{body}</p>
        <p>
          {FIELD_RECIPIENTS}
          {withdrawal}
        </p>
        <TickBox
          name="consent"
          isTicked={isAgreed}
          onTick={onAgree}
          isRequired
          error={isAwaited ? "回答を保存するには、同意が必要です。" : undefined}
        >
          上の内容に同意します
        </TickBox>
      </div>
    </Card>
  );
}
