import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";

/** The jobs of the site and the ways into them, in their order. A card is there as soon as its screen is. */
const JOBS = [
  { to: "/search/input", label: "価格を調べる", text: "推定価格と幅、似た成約、理由を円で" },
  { to: "/kyugake", label: "九掛けをさがす", text: "推定の90%以下で売り出し中。安い理由も" },
  { to: "/risk", label: "リスクを知る", text: "地震・水害・建物・治安・子育て・暮らし" },
  { to: "/queries", label: "条件を届ける", text: "合う物件だけをメールかLINEで" },
  { to: "/offer", label: "オファーする", text: "売りに出ていない部屋の持ち主へ、匿名で" },
  { to: "/search", label: "マンション・エリアでさがす", text: "建物の名前や、区と町の一覧から" },
  { to: "/accuracy", label: "推定の精度を確かめる", text: "区ごとの当たり外れを、そのまま公開" },
] as const;

export function JobCards() {
  const existing = useExisting(JOBS);
  const shown = JOBS.filter(({ to }) => existing.some((item) => item.to === to));
  return (
    <ul className="mt-8 grid gap-3 sm:mt-10 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:gap-5">
      {shown.map((job) => (
        <li key={job.to} className="card relative rounded-card border border-line bg-card p-4 hover:border-brand sm:p-5">
          <SiteLink item={job} className="font-bold text-16 after:absolute after:inset-0 hover:text-brand" />
          <p className="mt-0.5 text-13 text-sub">{job.text}</p>
        </li>
      ))}
    </ul>
  );
}
