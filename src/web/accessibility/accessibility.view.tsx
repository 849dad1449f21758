import { Link } from "@tanstack/react-router";
import type { AccessibilityResponse } from "#api/client/client.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";
import { CriteriaCard } from "./criteria-card.tsx";
import { countsOf } from "./results.ts";

/** ウェブアクセシビリティ: what we aim for, what was tested how, and what came of each criterion. Null: the results could not be loaded. */
export function AccessibilityView({ report }: { readonly report: AccessibilityResponse | null }) {
  return (
    <div className="measure-content flex flex-col gap-5 py-6 sm:py-8">
      <div>
        <h1 className="text-28">ウェブアクセシビリティ</h1>
        <p className="mt-2 max-w-reading">
          {SERVICE_NAME}
          は、年齢や障害にかかわらず、どなたにも使っていただけることを目指しています。使いにくいところがあれば、お知らせください。
        </p>
      </div>
      <Policy />
      {report ? <Results report={report} /> : <LoadFailed />}
      <Known />
      <Contact />
    </div>
  );
}

function Policy() {
  return (
    <Card title="方針">
      <Facts
        rows={[
          ["対象範囲", `${SERVICE_NAME}のすべての画面（メールとLINEのメッセージ、出力したPDFを除きます）`],
          ["目標", "JIS X 8341-3:2016 の適合レベルAA（WCAG 2.0のレベルAAと同じ内容です）に配慮し、準拠を目指します"],
          ["目標の期限", "定めていません。人による試験を終えたときに、この画面でお知らせします"],
          ["追加の目標", "WCAG 2.2 のレベルAAで加わった達成基準にも、できるところから応えます"],
          ["例外", "地図の画像そのもの。同じ内容を、一覧または表で示します"],
        ]}
      />
    </Card>
  );
}

function Results({ report }: { readonly report: AccessibilityResponse }) {
  const { standard, testedOn, tool, criteria } = report;
  const { applying, byTool, byHand, unchecked } = countsOf(criteria);
  return (
    <>
      <Notice tone="warn" title="表示は「配慮」です">
        準拠または一部準拠の表示には、人が確かめた試験が要ります。支援技術を使った人による試験は、まだ行っていません。
      </Notice>
      <Card
        title="試験の方法"
        lead={`${standard} の附属書JB（試験方法）の考え方によります。附属書JBのすべての手順を終えたものではありません。`}
      >
        <Facts
          rows={[
            ["試験をした日", formatDay(testedOn)],
            ["ページの選び方", "試験の一覧にある画面を、幅390pxと1280pxで"],
            ["機械の検査", `${tool.name} ${tool.version}。影響の大きい違反がないこと。検査できるのは、達成基準の一部です`],
            ["操作の試験", "人がする操作（キーボード、拡大など）をまねる、手順を決めた試験。試験の名前を、結果に添えます"],
            ["依存する技術", "HTML、CSS、JavaScript、WAI-ARIA、SVG"],
          ]}
        />
      </Card>
      <Card title="結果のまとめ">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
          <Figure name="あてはまる達成基準" count={applying} of={criteria.length} />
          <Figure name="機械の検査で違反なし" count={byTool} of={applying} />
          <Figure name="操作の試験で確認" count={byHand} of={applying} />
          <Figure name="操作の試験が未確認" count={unchecked} of={applying} />
        </dl>
      </Card>
      <CriteriaCard criteria={criteria} />
    </>
  );
}

function Figure({ name, count, of }: { readonly name: string; readonly count: number; readonly of: number }) {
  return (
    <div>
      <dt className="text-13 text-sub">{name}</dt>
      <dd className="whitespace-nowrap font-bold text-22 tabular-nums">
        {count}
        <span className="font-normal text-14 text-sub">／{of}件</span>
      </dd>
    </div>
  );
}

function Known() {
  return (
    <Card title="分かっている課題">
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>地図は、キーボードで動かせますが、図の細かい形は読み上げられません。一覧または表をお使いください。</li>
        <li>スクリーンリーダー（NVDA、PC-Talker、VoiceOver、TalkBack）での読み上げは、人の手では未確認です。</li>
        <li>出力したPDFは、見出しなどの構造を持ちません。同じ内容を画面で読めます。</li>
      </ul>
    </Card>
  );
}

const CONTACT = { label: "お問い合わせ", to: "/risk/contact" };

function Contact() {
  const [contact] = useExisting([CONTACT]);
  return (
    <Card title="お困りのときは">
      <p>
        使えないところや、別の形で受け取りたい内容があるときは、お知らせください。できる方法をいっしょに考えます（障害者差別解消法にもとづく合理的配慮のご相談も、ここでうかがいます）。
      </p>
      <p className="no-print mt-2 flex flex-wrap gap-x-6">
        {contact && <SiteLink item={contact} className="inline-flex min-h-11 items-center text-link" />}
        <Link to="/" className="inline-flex min-h-11 items-center text-link">
          トップページ
        </Link>
      </p>
    </Card>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [name: string, words: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_1fr]">
      {rows.map(([name, words]) => (
        <div key={name} className="contents">
          <dt className="text-14 text-sub max-sm:mt-1">{name}</dt>
          <dd className="max-w-reading">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
