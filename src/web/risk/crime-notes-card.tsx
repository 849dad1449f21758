import { Card } from "../kit/ui/card.tsx";

/** What the counts cannot say: who the people are that they are divided by, and what was never reported. */
export function CrimeNotesCard() {
  return (
    <Card title="数字の読み方">
      <ul className="list-disc space-y-1 pl-5 text-14">
        <li>
          <b>分母に注意が要ります。</b>
          住む人だけで割ると、昼に人が集まる駅前や商業地の率が大きく出ます。まちのねは、夜の人口と「夜と昼の平均」の大きいほうで割っています。
        </li>
        <li>
          <b>計算のしかた：</b>
          侵入窃盗、ひったくり、自転車盗、車上ねらい、粗暴犯の件数 ÷ 人の数 × 1,000。件数の少ない町丁目は、区の平均に寄せます。
        </li>
        <li>認知件数は、警察に届けられて分かった数です。届けられなかったものは入りません。</li>
        <li>件数は町丁目の合計で、建物の中や前で起きたという意味ではありません。</li>
      </ul>
    </Card>
  );
}
