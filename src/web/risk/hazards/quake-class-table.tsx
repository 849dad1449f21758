import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { QUAKE_CLASSES, quakeClassOf } from "./quake-classes.ts";

/** The five official classes with how often they mean, and which one the building is in. Null: not known. */
export function QuakeClassTable({ percent }: { percent: number | null }) {
  const here = percent === null ? null : quakeClassOf(percent);
  return (
    <Card title="確率の読み方" lead="国の地震調査研究推進本部の区分（震度6弱以上）">
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">30年以内に震度6弱以上のゆれが起きる確率の5つの区分</caption>
        <thead>
          <tr className="border-line border-b text-12 text-sub">
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              30年以内の確率
            </th>
            <th scope="col" className="py-2 text-left font-normal">
              平均して
            </th>
          </tr>
        </thead>
        <tbody>
          {QUAKE_CLASSES.map((each) => (
            <tr key={each.label} className={`border-line border-b ${each === here ? "bg-brand-tint font-bold" : ""}`}>
              <th scope="row" className="py-2 pr-3 pl-2 text-left align-top font-[inherit]">
                {each.label}
                {each === here && (
                  <span className="ml-2">
                    <Badge>この場所</Badge>
                  </span>
                )}
              </th>
              <td className="py-2 align-top">{each.often}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-3 list-disc pl-5 text-13 text-sub">
        <li>3%以上は「高い」と説明される区分です。</li>
        <li>確率が低くても、ゆれないという意味ではありません。1995年の直前、六甲・淡路島断層帯の地震の確率は0.02〜8%でした。</li>
      </ul>
    </Card>
  );
}
