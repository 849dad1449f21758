import type { SchoolFactsResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { FindingRow, FindingRows } from "#web/risk/facts/finding-row.tsx";

type DistrictCardProps = { readonly schools: SchoolFactsResponse | null; readonly cityName: string };

const KINDS = [
  { kind: "elementary", title: "小学校の通学区域" },
  { kind: "middle", title: "中学校の通学区域" },
] as const;

/** The districts a building lies in. The nearest school is not always the one of the district. */
export function DistrictCard({ schools, cityName }: DistrictCardProps) {
  return (
    <Card title="通学区域" lead="いちばん近い学校が、通う学校とは限りません。">
      <FindingRows label="通学区域">
        {KINDS.map(({ kind, title }) => {
          const district = schools?.districts.find((each) => each.kind === kind);
          const state = schools === null ? "failed" : (district?.state ?? "no_data");
          return (
            <FindingRow
              key={kind}
              {...{ title, state }}
              words={state === "ok" ? district?.schools.join("、") : undefined}
              provenance={district?.provenance ?? null}
            />
          );
        })}
      </FindingRows>
      <p className="mt-3 text-14">通学区域は年度ごとに変わり、学校を選べる地域もあります。{cityName}の教育委員会で確かめてください。</p>
    </Card>
  );
}
