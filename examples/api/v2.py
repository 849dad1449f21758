# 中古マンション1戸の推定
import json
import os
import urllib.request
import uuid

home = {
    "kind": "condo",
    "address": "東京都江東区豊洲5丁目",
    "areaM2": 70.2,
    "layout": "3LDK",
    "builtYear": 2008,
    "floor": 5,
    "askingPrice": 89_800_000,
}
request = urllib.request.Request(
    os.environ["MACHINONE_URL"] + "/api/biz/v2/assessments",
    data=json.dumps(home).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["MACHINONE_KEY"],
        # 再試行のときだけ、同じ名前を送ります
        "Idempotency-Key": str(uuid.uuid4()),
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.dumps(json.load(answer), ensure_ascii=False, indent=2))
