/**
 * Whether two texts are equal but for one letter: replaced, left out or too much. Letters are UTF-16 units, as all names here are.
 * `芝公員` ~ `芝公園`, `高田馬` ~ `高田馬場`. Looks at each letter once.
 */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.length === long.length ? short.slice(same + 1) : short.slice(same);
  return rest === long.slice(same + 1);
}
