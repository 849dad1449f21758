import type { Market } from "#api/client/client.ts";

export const sampleMarket: Market = {
  origin: "published",
  firstQuarter: "2020Q1",
  lastQuarter: "2025Q2",
  sales: 30_214,
  attributions: [],
  credits: [],
  cities: [
    { cityCode: "13103", cityName: "港区", prefecture: "東京都", place: { lon: 139.738, lat: 35.655 }, sales: 2_031 },
    { cityCode: "13108", cityName: "江東区", prefecture: "東京都", place: { lon: 139.812, lat: 35.667 }, sales: 2_214 },
  ],
};
