/** A window of an envelope, in millimetres from the upper left corner of a sheet that is folded in three. */
export type EnvelopeWindow = {
  readonly envelope: string;
  readonly leftMm: number;
  readonly topMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly source: string;
  /** False: makers differ, and a proof is held against the envelope before anything is printed. */
  readonly isVerified: boolean;
};

export const NAGAGATA_3: EnvelopeWindow = {
  ...{ envelope: "長形3号（120×235mm）", leftMm: 22, topMm: 14, widthMm: 90, heightMm: 45 },
  source: "市販の窓あき封筒で多い位置（規格ではない）、2026-11-29",
  isVerified: false,
};

const POINTS_PER_MM = 72 / 25.4;

export function points(millimetres: number): number {
  return millimetres * POINTS_PER_MM;
}
