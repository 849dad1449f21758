import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";

/** The jobs of the site and the ways into them, in their order. A card is there as soon as its screen is; there is room for five. */
const JOBS = [
  {
    to: "/search/input",
    label: "価格を調べる",
    text: "推定価格と幅、似た成約、理由を円で",
    icon: "M3 4h14v12H3zM7 7l3 3.5L13 7M10 10.5V14M7.5 11.5h5",
  },
  { to: "/kyugake", label: "九掛けを探す", text: "推定の90%以下の売り出し。安い理由も", icon: "M3 3h7l7 7-7 7-7-7zM6.5 6.5h.01" },
  {
    to: "/risk",
    label: "リスクを知る",
    text: "地震・水害・建物・治安・子育て・暮らし",
    icon: "M10 2l7 4v8l-7 4-7-4V6zM10 6.5l3 1.75v3.5L10 13.5l-3-1.75v-3.5z",
  },
  { to: "/queries", label: "条件を届ける", text: "合う物件だけを、メールかLINEで", icon: "M3 5h14v10H3zM3 5l7 6 7-6" },
  { to: "/offer", label: "オファーする", text: "売りに出ていない部屋の持ち主へ、匿名で", icon: "M3 7h13l-3-3M17 13H4l3 3" },
  {
    to: "/heatmap",
    label: "地図で見くらべる",
    text: "坪単価、ゆれ、浸水などを同じ地図で",
    icon: "M3 5l5-2 4 2 5-2v12l-5 2-4-2-5 2zM8 3v12M12 5v12",
  },
  {
    to: "/risk/connectOwner",
    label: "持ち主とつながる",
    text: "住みたい建物で、部屋が出るのを待つ",
    icon: "M3 7h13l-3-3M17 13H4l3 3",
  },
  {
    to: "/search",
    label: "エリアから探す",
    text: "区と町、駅の一覧から",
    icon: "M10 2.5a5 5 0 0 1 5 5c0 4-5 10-5 10s-5-6-5-10a5 5 0 0 1 5-5M10 6v3",
  },
  { to: "/accuracy", label: "精度を確かめる", text: "区ごとの当たり外れを、そのまま公開", icon: "M3 17V3M3 17h14M6.5 13l3.5-4 3 2 4-5" },
] as const;
const ROOM = 5;

export function JobStrip() {
  const existing = useExisting(JOBS);
  const shown = JOBS.filter(({ to }) => existing.some((item) => item.to === to)).slice(0, ROOM);
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card lg:flex lg:divide-x lg:divide-y-0">
      {shown.map(({ icon, text, ...item }) => (
        <li
          key={item.to}
          className="relative flex items-center gap-4 px-4 py-3 hover:bg-brand-tint lg:flex-1 lg:flex-col lg:items-start lg:gap-2 lg:p-4"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="size-6 shrink-0 fill-none stroke-brand"
            strokeWidth="1.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={icon} />
          </svg>
          <span className="min-w-0 flex-1">
            <SiteLink item={item} className="font-bold text-16 after:absolute after:inset-0 hover:text-brand" />
            <span className="block text-13 text-sub [word-break:auto-phrase]">{text}</span>
          </span>
          <svg aria-hidden="true" viewBox="0 0 8 12" className="h-3 w-2 shrink-0 fill-none stroke-sub lg:hidden" strokeWidth="1.5">
            <path d="M1.5 1.5 6 6l-4.5 4.5" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
