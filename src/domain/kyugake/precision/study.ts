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
      mdape: 0.12353,
      underQ05: 0.0306,
      underQ10: 0.0606,
      noise: 0.1718,
      noiseExpected: 0.2709,
      anyHome: { n: 6263, share: 0.2494 },
      grades: [
        { grade: "A", flags: 413, plantedShare: 0.3196, recall: 0.0809, judged: 412, share: { value: 0.9612, low: 0.9379, high: 0.976 } },
        { grade: "B", flags: 871, plantedShare: 0.2411, recall: 0.1287, judged: 871, share: { value: 0.9403, low: 0.9225, high: 0.9542 } },
        {
          grade: "C",
          flags: 3775,
          plantedShare: 0.1226,
          recall: 0.2837,
          judged: 3702,
          share: { value: 0.7734, low: 0.7596, high: 0.7866 },
        },
        {
          grade: "check",
          flags: 1374,
          plantedShare: 0.1681,
          recall: 0.1415,
          judged: 1347,
          share: { value: 0.8352, low: 0.8144, high: 0.854 },
        },
        {
          grade: "A+B",
          flags: 1284,
          plantedShare: 0.2664,
          recall: 0.2096,
          judged: 1283,
          share: { value: 0.947, low: 0.9334, high: 0.958 },
        },
      ],
    },
    {
      kind: "house",
      n: 10415,
      planted: 507,
      mdape: 0.15878,
      underQ05: 0.0456,
      underQ10: 0.0844,
      noise: 0.2933,
      noiseExpected: 0.3148,
      anyHome: { n: 1807, share: 0.3403 },
      grades: [
        { grade: "A", flags: 60, plantedShare: 0.3, recall: 0.0355, judged: 60, share: { value: 0.9833, low: 0.9114, high: 0.9971 } },
        { grade: "B", flags: 127, plantedShare: 0.2205, recall: 0.0552, judged: 127, share: { value: 0.9921, low: 0.9567, high: 0.9986 } },
        { grade: "C", flags: 1675, plantedShare: 0.0985, recall: 0.3254, judged: 1578, share: { value: 0.7503, low: 0.7284, high: 0.771 } },
        {
          grade: "check",
          flags: 1369,
          plantedShare: 0.1096,
          recall: 0.2959,
          judged: 1244,
          share: { value: 0.836, low: 0.8144, high: 0.8555 },
        },
        { grade: "A+B", flags: 187, plantedShare: 0.246, recall: 0.0907, judged: 187, share: { value: 0.9893, low: 0.9618, high: 0.9971 } },
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
        { grade: "C", flags: 450, plantedShare: 0.0778, recall: 0.2365, judged: 429, share: { value: 0.8462, low: 0.809, high: 0.8772 } },
        {
          grade: "check",
          flags: 467,
          plantedShare: 0.1113,
          recall: 0.3514,
          judged: 445,
          share: { value: 0.8764, low: 0.8426, high: 0.9038 },
        },
        { grade: "A+B", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
      ],
    },
  ],
};
