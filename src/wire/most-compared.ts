/** So many homes stand beside each other at most: a phone shows them one by one, an address names them all. */
export const MOST_COMPARED = 4;
