import { useState } from "react";
import type { KyugakeNotice } from "#domain/queries/notices/types.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { useAction } from "#web/kit/form/use-action.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { NoticeBox } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { failureWords } from "./failure-words.ts";
import { saveNotice } from "./save-edit.ts";

const CHOICES: readonly { readonly value: KyugakeNotice; readonly label: string }[] = [
  { value: "never", label: "受け取らない" },
  { value: "at-once", label: "Aはすぐに、ほかは1日1回" },
  { value: "daily", label: "1日1回" },
  { value: "weekly", label: "週1回" },
];

type NoticeCardProps = { readonly id: string; readonly first: KyugakeNotice | null };

/** How often a member wants to hear of the condition; each choice is kept at once. */
export function NoticeCard({ id, first }: NoticeCardProps) {
  const [chosen, setChosen] = useState(first);
  const [isKept, setKept] = useState(false);
  const action = useAction(failureWords);
  const choose = async (value: string) => {
    const before = chosen;
    const notice = CHOICES.find((one) => one.value === value)?.value ?? "never";
    setChosen(notice);
    setKept(false);
    const isDone = await action.run(async () => void (await saveNotice(id, notice)));
    setKept(isDone);
    if (!isDone) setChosen(before);
  };
  return (
    <Card title="お知らせの頻度" lead="この条件に合う九掛けが新しく出たときのお知らせです。">
      {chosen === null ? (
        <LoadFailed>お知らせの頻度を読み込めませんでした。</LoadFailed>
      ) : (
        <RadioGroup
          name="notice"
          label="九掛け物件のお知らせ"
          isRequired={false}
          value={chosen}
          onChange={(value) => void choose(value)}
          choices={CHOICES}
        />
      )}
      <div role="status" className="mt-2 min-h-6 text-14">
        {isKept && "選んだ頻度を保存しました。"}
        {action.failure && (
          <NoticeBox tone="error" title="保存できませんでした">
            {action.failure}
          </NoticeBox>
        )}
      </div>
      <p className="text-13 text-sub">
        「すぐに」のお知らせは、通知設定で「九掛け物件の速報」を選んだときにお送りします。1日1回・週1回は、「おすすめ物件」のお知らせに入ります（週1回は月曜日）。
      </p>
    </Card>
  );
}
