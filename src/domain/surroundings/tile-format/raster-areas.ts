/** Small numbers in rows from the north-west. */
export type Raster = { readonly width: number; readonly height: number; readonly values: Uint8Array };

/** Cells of one value, without the column and the row named last. */
export type CellBox = { readonly value: number; readonly left: number; readonly top: number; readonly right: number; bottom: number };

/** Covers all cells that are not 0 with boxes of one value each: runs along a row, grown downwards while the next row has the very same run. */
export function boxesOf({ width, height, values }: Raster): CellBox[] {
  const boxes: CellBox[] = [];
  let above: CellBox[] = [];
  for (let row = 0; row < height; row += 1) {
    const here: CellBox[] = [];
    let next = 0;
    let column = 0;
    while (column < width) {
      const value = values[row * width + column] ?? 0;
      const left = column;
      column = endOfRun(values, row * width, { from: column, width, value });
      if (value === 0) continue;
      while ((above[next]?.left ?? width) < left) next += 1;
      here.push(grown(above[next], { value, left, top: row, right: column, bottom: row + 1 }, boxes));
    }
    above = here;
  }
  return boxes;
}

function endOfRun(values: Uint8Array, start: number, run: { from: number; width: number; value: number }): number {
  let column = run.from + 1;
  while (column < run.width && values[start + column] === run.value) column += 1;
  return column;
}

function grown(above: CellBox | undefined, box: CellBox, boxes: CellBox[]): CellBox {
  if (above && above.left === box.left && above.right === box.right && above.value === box.value) {
    above.bottom = box.bottom;
    return above;
  }
  boxes.push(box);
  return box;
}
