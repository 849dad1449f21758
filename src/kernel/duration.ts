/** A length of time in milliseconds. Build it with the functions below, never as a bare number. */
export type Milliseconds = number;

export const milliseconds = (n: number): Milliseconds => n;
export const seconds = (n: number): Milliseconds => n * 1000;
export const minutes = (n: number): Milliseconds => n * 60_000;
export const hours = (n: number): Milliseconds => n * 3_600_000;
export const days = (n: number): Milliseconds => n * 86_400_000;
