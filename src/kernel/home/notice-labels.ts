/** Short words of what must be told of a home. */
export const NOTICE_LABELS: Readonly<Record<string, string>> = {
  "no-rebuild": "再建築不可",
  setback: "要セットバック",
  "power-line": "高圧線下",
  slope: "傾斜地",
  "urbanization-control": "市街化調整区域",
  "no-road": "道路に接していない",
  "irregular-plot": "不整形地",
  unfinished: "未完成",
  incident: "告知事項あり",
  "area-difference": "面積の違いあり",
};
