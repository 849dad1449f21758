const NUMBER = /[一二三四五六七八九十]+丁目$/;

/** Whether a 町丁目 is one of the numbered ones of a 町: `八広六丁目`, not `一番町`. */
export function isNumberedChome(chome: string): boolean {
  return NUMBER.test(chome);
}

/** 地区名 of a 町丁目 as sales use it: `豊洲五丁目` -> `豊洲`. */
export function withoutChome(chome: string): string {
  return chome.replace(NUMBER, "");
}
