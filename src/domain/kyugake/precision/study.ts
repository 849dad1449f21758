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
  measuredOn: "2026-11-23",
  area: "東京23区",
  until: "2024Q2",
  from: "2024Q3",
  to: "2025Q2",
  kinds: [
    {
      kind: "condo",
      n: 33086,
      planted: 1632,
      mdape: 0.1235,
      underQ05: 0.0306,
      underQ10: 0.0606,
      noise: 0.1718,
      noiseExpected: 0.2709,
      anyHome: { n: 6263, share: 0.2494 },
      grades: [
        { grade: "A", flags: 487, plantedShare: 0.3142, recall: 0.0938, judged: 484, share: { value: 0.9442, low: 0.9201, high: 0.9614 } },
        { grade: "B", flags: 972, plantedShare: 0.2305, recall: 0.1373, judged: 964, share: { value: 0.8994, low: 0.8788, high: 0.9168 } },
        {
          grade: "C",
          flags: 3900,
          plantedShare: 0.1187,
          recall: 0.2837,
          judged: 3837,
          share: { value: 0.7409, low: 0.7268, high: 0.7546 },
        },
        {
          grade: "check",
          flags: 1074,
          plantedShare: 0.1825,
          recall: 0.1201,
          judged: 1047,
          share: { value: 0.9895, low: 0.9813, high: 0.9941 },
        },
        {
          grade: "A+B",
          flags: 1459,
          plantedShare: 0.2584,
          recall: 0.231,
          judged: 1448,
          share: { value: 0.9144, low: 0.8988, high: 0.9277 },
        },
      ],
    },
    {
      kind: "house",
      n: 10415,
      planted: 507,
      mdape: 0.1588,
      underQ05: 0.0456,
      underQ10: 0.0844,
      noise: 0.2933,
      noiseExpected: 0.3148,
      anyHome: { n: 1807, share: 0.3403 },
      grades: [
        { grade: "A", flags: 79, plantedShare: 0.2405, recall: 0.0375, judged: 78, share: { value: 0.9615, low: 0.8929, high: 0.9868 } },
        { grade: "B", flags: 180, plantedShare: 0.1889, recall: 0.0671, judged: 176, share: { value: 0.9318, low: 0.8846, high: 0.9606 } },
        {
          grade: "C",
          flags: 1898,
          plantedShare: 0.0906,
          recall: 0.3393,
          judged: 1803,
          share: { value: 0.7005, low: 0.6789, high: 0.7212 },
        },
        {
          grade: "check",
          flags: 1074,
          plantedShare: 0.1266,
          recall: 0.2682,
          judged: 952,
          share: { value: 0.9527, low: 0.9373, high: 0.9645 },
        },
        {
          grade: "A+B",
          flags: 259,
          plantedShare: 0.2046,
          recall: 0.1045,
          judged: 254,
          share: { value: 0.9409, low: 0.9049, high: 0.9639 },
        },
      ],
    },
    {
      kind: "land",
      n: 3075,
      planted: 148,
      mdape: 0.2176,
      underQ05: 0.0186,
      underQ10: 0.0497,
      noise: 0.2864,
      noiseExpected: 0.3591,
      anyHome: { n: 570, share: 0.4158 },
      grades: [
        { grade: "A", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
        { grade: "B", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
        { grade: "C", flags: 522, plantedShare: 0.0728, recall: 0.2568, judged: 501, share: { value: 0.7904, low: 0.7526, high: 0.8238 } },
        {
          grade: "check",
          flags: 395,
          plantedShare: 0.1241,
          recall: 0.3311,
          judged: 373,
          share: { value: 0.9571, low: 0.9315, high: 0.9734 },
        },
        { grade: "A+B", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
      ],
    },
  ],
};
