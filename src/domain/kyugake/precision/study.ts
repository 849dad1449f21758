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
      mdape: 0.1236,
      underQ05: 0.03,
      underQ10: 0.0594,
      noise: 0.1715,
      noiseExpected: 0.271,
      anyHome: { n: 6263, share: 0.2494 },
      grades: [
        { grade: "A", flags: 398, plantedShare: 0.3467, recall: 0.0846, judged: 396, share: { value: 0.9773, low: 0.9574, high: 0.988 } },
        { grade: "B", flags: 849, plantedShare: 0.2356, recall: 0.1225, judged: 848, share: { value: 0.9281, low: 0.9087, high: 0.9436 } },
        { grade: "C", flags: 3791, plantedShare: 0.124, recall: 0.288, judged: 3716, share: { value: 0.7715, low: 0.7578, high: 0.7847 } },
        {
          grade: "check",
          flags: 1390,
          plantedShare: 0.1662,
          recall: 0.1415,
          judged: 1364,
          share: { value: 0.8284, low: 0.8075, high: 0.8475 },
        },
        {
          grade: "A+B",
          flags: 1247,
          plantedShare: 0.2711,
          recall: 0.2071,
          judged: 1244,
          share: { value: 0.9437, low: 0.9295, high: 0.9552 },
        },
      ],
    },
    {
      kind: "house",
      n: 10415,
      planted: 507,
      mdape: 0.1574,
      underQ05: 0.0465,
      underQ10: 0.0857,
      noise: 0.2797,
      noiseExpected: 0.3134,
      anyHome: { n: 1807, share: 0.3536 },
      grades: [
        { grade: "A", flags: 77, plantedShare: 0.3247, recall: 0.0493, judged: 77, share: { value: 0.961, low: 0.8916, high: 0.9867 } },
        { grade: "B", flags: 145, plantedShare: 0.2069, recall: 0.0592, judged: 145, share: { value: 0.9724, low: 0.9312, high: 0.9892 } },
        {
          grade: "C",
          flags: 1635,
          plantedShare: 0.0899,
          recall: 0.2899,
          judged: 1536,
          share: { value: 0.7832, low: 0.7619, high: 0.8031 },
        },
        {
          grade: "check",
          flags: 1224,
          plantedShare: 0.116,
          recall: 0.2801,
          judged: 1096,
          share: { value: 0.8887, low: 0.8687, high: 0.906 },
        },
        {
          grade: "A+B",
          flags: 222,
          plantedShare: 0.2477,
          recall: 0.1085,
          judged: 222,
          share: { value: 0.9685, low: 0.9364, high: 0.9846 },
        },
      ],
    },
    {
      kind: "land",
      n: 3075,
      planted: 148,
      mdape: 0.20423,
      underQ05: 0.0314,
      underQ10: 0.0711,
      noise: 0.3057,
      noiseExpected: 0.3511,
      anyHome: { n: 570, share: 0.3947 },
      grades: [
        { grade: "A", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
        { grade: "B", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
        { grade: "C", flags: 466, plantedShare: 0.0773, recall: 0.2432, judged: 443, share: { value: 0.8014, low: 0.7617, high: 0.8358 } },
        {
          grade: "check",
          flags: 509,
          plantedShare: 0.1041,
          recall: 0.3581,
          judged: 489,
          share: { value: 0.8609, low: 0.8274, high: 0.8888 },
        },
        { grade: "A+B", flags: 0, plantedShare: null, recall: 0, judged: 0, share: null },
      ],
    },
  ],
};
