// 中古マンション1戸の推定
const home = {
  kind: "condo",
  address: "東京都江東区豊洲5丁目",
  areaM2: 70.2,
  layout: "3LDK",
  builtYear: 2008,
  floor: 5,
  askingPrice: 89_800_000,
};

const answer = await fetch(`${process.env.MACHINONE_URL}/api/biz/v1/assessments`, {
  method: "POST",
  headers: {
    authorization: `Bearer ${process.env.MACHINONE_KEY}`,
    // 再試行のときだけ、同じ名前を送ります
    "idempotency-key": crypto.randomUUID(),
    "content-type": "application/json",
  },
  body: JSON.stringify(home),
});
if (!answer.ok) throw new Error(await answer.text());
process.stdout.write(await answer.text());
