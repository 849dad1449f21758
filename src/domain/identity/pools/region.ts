/** Pools and identity pools are named after the region they are in. There is one: this service. */
export const REGION = "ap-northeast-1";
