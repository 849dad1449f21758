/**
 * What of an address could not be placed, as the search leaves it: `12-3`, `12番3号`; where the table of towns does not know the 丁目, with it: `三丁目`,
 * `六丁目12番3号`, `六-12-3`. Never the name of a building.
 */
export const HOUSE_NUMBER_TEXT = /^(?:\d|[一二三四五六七八九十]{1,4}(?:丁目|[-の]))[\d番地号の丁目-]{0,29}$/u;
