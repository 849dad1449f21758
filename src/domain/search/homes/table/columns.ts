/** What is asked of offers, a number of each; the row is the same in all. NaN and 255: not told. */
export type Columns = {
  readonly kind: Uint8Array;
  readonly layout: Uint8Array;
  readonly direction: Uint8Array;
  readonly flag: Uint8Array;
  /** On foot to the nearest station. */
  readonly walk: Uint8Array;
  /** Bits in the order of TOGGLES and of EXCLUSIONS. */
  readonly toggles: Uint8Array;
  readonly exclusions: Uint8Array;
  /** What a pin of the map shows: pin-facts.ts. */
  readonly pin: Uint8Array;
  readonly priceBar: Uint8Array;
  readonly areaBar: Uint8Array;
  readonly landBar: Uint8Array;
  readonly monthlyBar: Uint8Array;
  readonly price: Float64Array;
  readonly areaM2: Float64Array;
  readonly landAreaM2: Float64Array;
  readonly monthlyYen: Float64Array;
  readonly grossYield: Float64Array;
  /** What lists are sorted by, the least first; what is not told is MOST_WORTH. Yen a m², millionths of the estimate, grade and depth of 九掛け. */
  readonly unitPrice: Float64Array;
  readonly gap: Float64Array;
  readonly certainty: Float64Array;
  readonly lon: Float64Array;
  readonly lat: Float64Array;
  readonly city: Int32Array;
  readonly town: Int32Array;
  /** Months since the year 0. */
  readonly built: Int32Array;
  /** Days since 1970. */
  readonly nextUpdate: Int32Array;
  readonly updated: Int32Array;
  readonly firstSeen: Int32Array;
  /** Since when it is flagged as it is; 0: it is not. */
  readonly flagged: Int32Array;
  /** By the day of the table: whether it speaks for its home, since when the home is on offer, how old it is. */
  readonly speaks: Uint8Array;
  readonly since: Int32Array;
  readonly age: Uint8Array;
};

export function newColumns(rows: number): Columns {
  const bytes = () => new Uint8Array(rows);
  const numbers = () => new Float64Array(rows);
  const whole = () => new Int32Array(rows);
  return {
    ...{ kind: bytes(), layout: bytes(), direction: bytes(), flag: bytes(), walk: bytes(), toggles: bytes(), exclusions: bytes() },
    ...{ pin: bytes(), priceBar: bytes(), areaBar: bytes(), landBar: bytes(), monthlyBar: bytes() },
    ...{ price: numbers(), areaM2: numbers(), landAreaM2: numbers(), monthlyYen: numbers(), grossYield: numbers() },
    ...{ unitPrice: numbers(), gap: numbers(), certainty: numbers() },
    ...{ lon: numbers(), lat: numbers(), city: whole(), town: whole(), built: whole() },
    ...{ nextUpdate: whole(), updated: whole(), firstSeen: whole(), flagged: whole(), speaks: bytes(), since: whole(), age: bytes() },
  };
}

/** The same with room for more rows. */
export function grown(columns: Columns, rows: number): Columns {
  const wider = newColumns(rows);
  for (const name of Object.keys(columns) as (keyof Columns)[]) wider[name].set(columns[name]);
  return wider;
}

export const UNKNOWN = 255;

/** Greater than anything that lists are sorted by. */
export const MOST_WORTH = 2 ** 34;
