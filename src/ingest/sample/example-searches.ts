type ExampleSearch = {
  readonly label: string;
  readonly draft: Readonly<Record<string, string>>;
  readonly daysAgo: number;
};

/** What the sample member with a profile seems to have looked up. It goes with the sample market: see `remove-samples.server.ts`. */
export const EXAMPLE_SEARCHES: readonly ExampleSearch[] = [
  { label: "江東区豊洲", draft: { kind: "condo", cityCode: "13108", town: "豊洲", areaM2: "70" }, daysAgo: 1 },
  { label: "世田谷区三軒茶屋", draft: { kind: "condo", cityCode: "13112", town: "三軒茶屋", areaM2: "55" }, daysAgo: 3 },
];
