export type Picture = { readonly width: number; readonly height: number; readonly data: Uint8Array };

const SIDE = 12;

/** Slanting lines, grey on nearly nothing: データなし. */
export function hatchPicture(): Picture {
  return picture((x, y) => ((x + y) % SIDE < 3 ? [88, 98, 114, 110] : [250, 248, 245, 90]));
}

/** Dots, darker and apart from the lines at a glance: 件数不足. */
export function dotsPicture(): Picture {
  return picture((x, y) => (((x % 6) - 2.5) ** 2 + ((y % 6) - 2.5) ** 2 < 3 ? [88, 98, 114, 200] : [255, 255, 255, 170]));
}

function picture(colour: (x: number, y: number) => readonly number[]): Picture {
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1) for (let x = 0; x < SIDE; x += 1) data.set(colour(x, y), (y * SIDE + x) * 4);
  return { width: SIDE, height: SIDE, data };
}
