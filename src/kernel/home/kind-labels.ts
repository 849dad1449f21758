/** What a home on offer is, as advertisements call it. */
export const KIND_LABELS: Readonly<Record<"condo" | "new-condo" | "house" | "land" | "building", string>> = {
  condo: "中古マンション",
  "new-condo": "新築マンション",
  house: "一戸建て",
  land: "土地",
  building: "一棟（建物全部）",
};

/** What the models estimate, as their accuracy is told. */
export const MODEL_KIND_NAMES: Readonly<Record<"condo" | "house" | "land" | "rent", string>> = {
  condo: "中古マンション",
  house: "中古一戸建て",
  land: "土地",
  rent: "マンションの賃料",
};
