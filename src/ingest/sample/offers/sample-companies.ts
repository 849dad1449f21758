/** Companies that the invented homes are advertised by. Nobody answers there. */
type SampleCompany = { readonly id: string; readonly name: string; readonly address: string };

export const SAMPLE_COMPANIES: readonly [SampleCompany, ...SampleCompany[]] = [
  { id: "sample-company-1", name: "サンプル不動産(架空)", address: "東京都江東区豊洲(架空)" },
  { id: "sample-company-2", name: "見本ホーム(架空)", address: "東京都新宿区西新宿(架空)" },
  { id: "sample-company-3", name: "例示住宅販売(架空)", address: "東京都世田谷区三軒茶屋(架空)" },
];

export const SAMPLE_LICENCE = "東京都知事(0)第000000号";
export const SAMPLE_PHONE = "03-0000-0000";
/** Names of example.com reach nobody. */
export const SAMPLE_MAIL = "mihon-kaisha@example.com";
