/** One grade of a study: `plantedShare` of its flags were planted, `recall` of the planted carry it; `share`: of the judged, how many were right. */
export type StudyGrade = {
  readonly grade: "A" | "B" | "C" | "A+B" | "check";
  readonly flags: number;
  readonly plantedShare: number | null;
  readonly recall: number;
  readonly judged: number;
  readonly share: { readonly value: number; readonly low: number; readonly high: number } | null;
};

export type StudyOfKind = {
  readonly kind: "condo" | "house" | "land";
  readonly n: number;
  readonly planted: number;
  readonly mdape: number;
  /** Shares of the homes asked at their own price under the 5 % and the 10 % end of their band. */
  readonly underQ05: number;
  readonly underQ10: number;
  /** Share of them at 90 % or less all the same, and by the error alone were it normal. */
  readonly noise: number;
  readonly noiseExpected: number;
  /** How many of any homes, flagged or not, lie as far under the median of later sales. */
  readonly anyHome: { readonly n: number; readonly share: number };
  readonly grades: readonly StudyGrade[];
};

/**
 * What `npm run evaluate -- kyugake --kind all` measured on the 23 wards of Tokyo: trained until 2024Q2, the sales of 2024Q3–2025Q2 as if on offer, one in twenty
 * of them planted at 0.80 of its price. Source: 不動産情報ライブラリ（国土交通省）, recorded sales of 2020Q1–2025Q2. Measured anew with every change of the gate or the engine.
 */
export const KYUGAKE_STUDY: {
  readonly measuredOn: string;
  readonly area: string;
  readonly until: string;
  readonly from: string;
  readonly to: string;
  readonly kinds: readonly StudyOfKind[];
} = {
  measuredOn: "2026-11-30",
  area: "東京23区",
  until: "2024Q2",
  from: "2024Q3",
  to: "2025Q2",
  kinds: [
    {
      kind: "condo",
      n: 33086,
      planted: 1632,
      mdape: 0.123,
      underQ05: 0.0293,
      underQ10: 0.0581,
      noise: 0.1707,
      noiseExpected: 0.2701,
      anyHome: { n: 6263, share: 0.2494 },
      grades: [
        { grade: "A", flags: 398, plantedShare: 0.3492, recall: 0.0852, judged: 397, share: { value: 0.9798, low: 0.9607, high: 0.9898 } },
        { grade: "B", flags: 814, plantedShare: 0.2334, recall: 0.1164, judged: 813, share: { value: 0.9336, low: 0.9143, high: 0.9487 } },
        { grade: "C", flags: 3762, plantedShare: 0.1231, recall: 0.2837, judged: 3680, share: { value: 0.7717, low: 0.7579, high: 0.785 } },
        {
          grade: "check",
          flags: 1416,
          plantedShare: 0.166,
          recall: 0.144,
          judged: 1388,
          share: { value: 0.8199, low: 0.7988, high: 0.8392 },
        },
        {
          grade: "A+B",
          flags: 1212,
          plantedShare: 0.2715,
          recall: 0.2016,
          judged: 1210,
          share: { value: 0.9488, low: 0.9349, high: 0.9598 },
        },
      ],
    },
    {
      kind: "house",
      n: 10415,
      planted: 507,
      mdape: 0.15706,
      underQ05: 0.05,
      underQ10: 0.0907,
      noise: 0.2949,
      noiseExpected: 0.3131,
      anyHome: { n: 1807, share: 0.3536 },
      grades: [
        { grade: "A", flags: 71, plantedShare: 0.3662, recall: 0.0513, judged: 71, share: { value: 1, low: 0.9487, high: 1 } },
        { grade: "B", flags: 126, plantedShare: 0.1984, recall: 0.0493, judged: 126, share: { value: 0.9683, low: 0.9212, high: 0.9876 } },
        { grade: "C", flags: 1685, plantedShare: 0.095, recall: 0.3156, judged: 1582, share: { value: 0.7889, low: 0.7681, high: 0.8083 } },
        {
          grade: "check",
          flags: 1359,
          plantedShare: 0.106,
          recall: 0.284,
          judged: 1227,
          share: { value: 0.8623, low: 0.8418, high: 0.8804 },
        },
        { grade: "A+B", flags: 197, plantedShare: 0.2589, recall: 0.1006, judged: 197, share: { value: 0.9797, low: 0.949, high: 0.9921 } },
      ],
    },
    {
      kind: "land",
      n: 3075,
      planted: 148,
      mdape: 0.19903,
      underQ05: 0.0321,
      underQ10: 0.0828,
      noise: 0.3948,
      noiseExpected: 0.3477,
      anyHome: { n: 570, share: 0.3947 },
      grades: [
        { grade: "A", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
        { grade: "B", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
        { grade: "C", flags: 516, plantedShare: 0.0717, recall: 0.25, judged: 491, share: { value: 0.7393, low: 0.6987, high: 0.7762 } },
        {
          grade: "check",
          flags: 731,
          plantedShare: 0.0903,
          recall: 0.4459,
          judged: 706,
          share: { value: 0.7989, low: 0.7677, high: 0.8268 },
        },
        { grade: "A+B", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
      ],
    },
  ],
};
