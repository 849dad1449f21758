/** 微地形区分 by JCODE 1–24 (若松・松岡, as J-SHIS 表層地盤 numbers them). */
const LANDFORMS = [
  ...[
    "山地",
    "山麓地",
    "丘陵",
    "火山地",
    "火山山麓地",
    "火山性丘陵",
    "岩石台地",
    "砂礫質台地",
    "ローム台地",
    "谷底低地",
    "扇状地",
    "自然堤防",
  ],
  ...[
    "後背湿地",
    "旧河道・旧池沼",
    "三角州・海岸低地",
    "砂州・砂礫州",
    "砂丘",
    "砂州・砂丘間低地",
    "干拓地",
    "埋立地",
    "磯・岩礁",
    "河原",
    "河道",
    "湖沼",
  ],
];

export function landformName(code: number): string | null {
  return LANDFORMS[code - 1] ?? null;
}
