import { choiceSchema, numberSchema } from "#api/http/field-schema.ts";
import { HOME_FIELDS } from "#kernel/fields/home-fields.ts";
import { LOT_FIELDS } from "#kernel/fields/lot-fields.ts";
import { NO_ROAD } from "#kernel/home/missing-answers.ts";

const { landShape, frontageM, roadDirection, roadWidthM, coveragePercent, floorAreaRatioPercent } = LOT_FIELDS;

/** The lot of a house or of land, and the structure of a house: all may be left out. Of a flat they change nothing. */
export const lotShape = {
  structure: choiceSchema(HOME_FIELDS.structure.kind).optional().openapi({ description: "建物の構造(一戸建て)", example: "wood" }),
  landShape: choiceSchema(landShape.kind)
    .optional()
    .openapi({ description: "土地の形状(一戸建てと土地)。袋地等は、旗竿地を含みます", example: "ほぼ整形" }),
  frontageM: numberSchema(frontageM.kind).optional().openapi({ description: "間口(m。一戸建てと土地)。50は50m以上", example: 8.5 }),
  roadDirection: choiceSchema(roadDirection.kind)
    .optional()
    .openapi({
      description: `土地から見た前面道路の方位(一戸建てと土地)。${NO_ROAD}のとき、frontageMとroadWidthMは送れません`,
      example: "南",
    }),
  roadWidthM: numberSchema(roadWidthM.kind).optional().openapi({ description: "前面道路の幅員(m。一戸建てと土地)", example: 4 }),
  coveragePercent: numberSchema(coveragePercent.kind)
    .optional()
    .openapi({ description: "都市計画の建ぺい率(%。一戸建てと土地)", example: 60 }),
  floorAreaRatioPercent: numberSchema(floorAreaRatioPercent.kind)
    .optional()
    .openapi({ description: "都市計画の容積率(%。一戸建てと土地)", example: 200 }),
} as const;
