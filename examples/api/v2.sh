# 中古マンション1戸の推定。呼び出しに名前を付け、再試行のときだけ同じ名前を送ります
name=$(od -An -N16 -tx1 /dev/urandom | tr -d " \n")
curl --fail-with-body --silent --show-error "$MACHINONE_URL/api/biz/v2/assessments" \
  -H "Authorization: Bearer $MACHINONE_KEY" \
  -H "Idempotency-Key: $name" \
  -H "Content-Type: application/json" \
  -d '{
    "kind": "condo",
    "address": "東京都江東区豊洲5丁目",
    "areaM2": 70.2,
    "layout": "3LDK",
    "builtYear": 2008,
    "floor": 5,
    "askingPrice": 89800000
  }'
