// Written by `npm run gen` from docs/openapi.json.

export interface components {
    schemas: {
        readonly AssessmentV3: {
            readonly kind: components["schemas"]["PropertyKind"];
            readonly location: components["schemas"]["AssessedLocation"];
            /**
             * @description 成約想定価格(円)
             * @example 82400000
             */
            readonly priceYen: number;
            /**
             * @description 価格がいつのものか(四半期)
             * @example 2025Q2
             */
            readonly pricedFor: string | null;
            /**
             * @description informed は、リフォームを使った推定
             * @enum {string}
             */
            readonly mode: "blind" | "informed";
            /** @example condo-2026.11 */
            readonly modelVersion: string;
            /**
             * @description 推定に使った、同じ都道府県の成約の、いちばん新しい四半期
             * @example 2025Q2
             */
            readonly dataAsOf: string;
            /** Format: date-time */
            readonly assessedAt: string;
            /** @description 試験用のキー、またはサンプル市場による答え。実際の取引に使えません */
            readonly isSample: boolean;
            /** @description 出所の表示。価格とともに示してください */
            readonly attributions: readonly string[];
            /** @example AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。 */
            readonly notice: string;
            readonly rent: components["schemas"]["AssessedRent"] | null;
            /**
             * @description 賃料がない理由
             * @enum {string|null}
             */
            readonly rentAbsence: "not-a-flat" | "address-not-found" | "out-of-area" | "too-few-comparables" | "outlier-size" | "no-model" | "preparing" | null;
            /**
             * @description 表面利回り = 賃料×12÷価格(満室の想定)
             * @example 0.0357
             */
            readonly grossYield: number | null;
            /** @description 条件の近い成約。近い順に20件まで */
            readonly comparables: readonly components["schemas"]["Comparable"][];
            readonly comparableCount: number;
            readonly band80: components["schemas"]["Band80"];
            /**
             * @description 成約が推定の±10%に入る確率
             * @example 0.58
             */
            readonly withinTenPercent: number;
            /**
             * @description 確かさ
             * @enum {string}
             */
            readonly grade: "A" | "B" | "C" | "D";
            /** @description 比べる相手の価格。factorsを足すとpriceYenになります */
            readonly basePriceYen: number;
            readonly baseLabel: string;
            readonly factors: readonly components["schemas"]["PriceFactor"][];
            /**
             * @description 送られた項目のうち、この推定に使っていないもの。使う項目は種別と、モデル(modelVersion)が学習した成約で決まります。種別・場所・面積と、比べるだけのaskingPriceは入りません
             * @example [
             *       "structure"
             *     ]
             */
            readonly unusedAnswers: readonly ("floorAreaM2" | "layout" | "builtYear" | "renovated" | "renovatedYear" | "floor" | "totalFloors" | "stationName" | "walkMinutes" | "direction" | "isCorner" | "structure" | "landShape" | "frontageM" | "roadDirection" | "roadWidthM" | "coveragePercent" | "floorAreaRatioPercent")[];
            readonly landAndBuilding: components["schemas"]["LandAndBuilding"] | null;
            readonly asking: components["schemas"]["AskingPosition"] | null;
            readonly risk: components["schemas"]["AssessedRisk"] | null;
        };
        /** @enum {string} */
        readonly PropertyKind: "condo" | "house" | "land";
        /** @description 照合した場所 */
        readonly AssessedLocation: {
            /** @example 東京都 */
            readonly prefecture: string;
            /** @example 13108 */
            readonly cityCode: string;
            /** @example 江東区 */
            readonly cityName: string;
            /** @example 豊洲 */
            readonly town: string;
            readonly apartmentKey: string | null;
            readonly apartmentName: string | null;
        };
        readonly AssessedRent: {
            /**
             * @description 成約想定賃料(円/月、共益費込み)
             * @example 245000
             */
            readonly monthlyYen: number;
            readonly lowYen: number;
            readonly highYen: number;
            /** @enum {string} */
            readonly grade: "A" | "B" | "C" | "D";
            /** @description 条件の近い成約賃料の数 */
            readonly count: number;
            readonly modelVersion: string;
            /** @example 2025Q2 */
            readonly dataAsOf: string;
        };
        readonly Comparable: {
            readonly saleId: number;
            /** @example 2025Q2 */
            readonly quarter: string;
            /** @enum {string} */
            readonly priceCategory: "contract" | "survey";
            readonly cityName: string;
            readonly town: string;
            readonly place: components["schemas"]["LonLat"] | null;
            readonly price: number;
            readonly areaM2: number;
            readonly layout: string | null;
            readonly builtYear: number | null;
            readonly distanceM: number | null;
            /** @enum {string} */
            readonly reason: "same-building" | "same-group" | "same-town" | "near";
            readonly similarity: number;
            readonly broughtForward: {
                readonly price: number;
                readonly factor: number;
                readonly contractStep?: number;
            } | null;
        };
        readonly LonLat: {
            readonly lon: number;
            readonly lat: number;
        };
        /** @description 10件のうち8件の成約が入る幅 */
        readonly Band80: {
            readonly lowYen: number;
            readonly highYen: number;
        };
        readonly PriceFactor: {
            /** @enum {string} */
            readonly group: "location" | "building" | "station" | "age" | "size" | "floor" | "market" | "outlook";
            /** @description basePriceYenからの差。nullの理由は absence にあります */
            readonly yen: number | null;
            /**
             * @description 差がない理由。not-told は入力がないもの、not-used は入力があっても推定に使っていないもの(成約に駅名がないときの駅など)、needs-station は徒歩の分数(walkMinutes)があっても駅名(stationName)がなく、使えないもの
             * @enum {string|null}
             */
            readonly absence: "not-told" | "not-used" | "needs-station" | null;
            /**
             * @description 成約から学習した値でないもの(階・向き)の、もとにした表の発行者。ほかはnull
             * @example コラビット、不動産流通近代化センター
             */
            readonly source: string | null;
        };
        /** @description 一戸建ての価格の、土地と建物の内訳。足すとpriceYenになります。一戸建てでないもの、建築年(builtYear)の入力がないもの、土地の取引が少ない市区町村では、null */
        readonly LandAndBuilding: {
            /**
             * @description 土地の価格(円)。建物のない土地として推定し、priceYenを上回る分は除きます
             * @example 42000000
             */
            readonly landYen: number;
            /**
             * @description 建物の価格(円)。priceYenから土地の価格を引いた残り
             * @example 15000000
             */
            readonly buildingYen: number;
            /** @description 建物が5%以下で、価格のほとんどが土地の価値であるもの。解体の費用は、どちらにも含みません */
            readonly isNearlyAllLand: boolean;
        };
        readonly AskingPosition: {
            readonly askingPriceYen: number;
            /**
             * @description 売出価格÷推定価格−1
             * @example 0.09
             */
            readonly gap: number;
            /** @enum {string} */
            readonly standing: "below-band" | "in-band" | "above-band";
        };
        /** @description lowestLetterとhighestLetterは、足りないデータ次第で、いちばん低い場合といちばん高い場合 */
        readonly AssessedRisk: {
            /**
             * @description place は、建物が分からず、土地と地域だけの評価
             * @enum {string}
             */
            readonly of: "building" | "place";
            readonly letter: components["schemas"]["RiskLetter"] | null;
            readonly lowestLetter: components["schemas"]["RiskLetter"];
            readonly highestLetter: components["schemas"]["RiskLetter"];
            /**
             * @description 使えたデータの割合
             * @example 0.92
             */
            readonly coverage: number;
            /** @description 参考(使えたデータが60〜80%) */
            readonly isProvisional: boolean;
            readonly modelVersion: string;
        };
        /** @enum {string} */
        readonly RiskLetter: "AAA" | "AA" | "A" | "BBB" | "BB" | "B" | "C";
        readonly Problem: {
            /** @example /problems/validation */
            readonly type: string;
            /** @example 入力内容を確認してください */
            readonly title: string;
            readonly status: number;
            readonly detail?: string;
            readonly instance?: string;
            readonly state?: string;
            readonly version?: number;
            readonly reason?: string;
            readonly candidates?: readonly string[];
            /** Format: date-time */
            readonly resetAt?: string;
            readonly requestId?: string;
            readonly errors?: readonly {
                readonly field: string;
                readonly reason: string;
                readonly message: string;
            }[];
        };
        /**
         * @description 場所は、apartmentKey(マンション)、cityCodeとtown、address、place(経度・緯度)のどれかで伝えます。askingPriceは推定に使わず、推定のあとで比べます。floor、totalFloors、direction、isCornerは、成約の記録にないため、公表された査定の表の率で推定に入れます(マンションだけ)。
         * @example {
         *       "kind": "condo",
         *       "address": "東京都江東区豊洲5丁目",
         *       "areaM2": 70.2,
         *       "layout": "3LDK",
         *       "builtYear": 2008,
         *       "floor": 5,
         *       "askingPrice": 89800000
         *     }
         */
        readonly AssessmentInputV3: {
            readonly kind: components["schemas"]["PropertyKind"];
            readonly apartmentKey?: string;
            readonly cityCode?: string;
            readonly town?: string;
            /** @example 東京都江東区豊洲5丁目 */
            readonly address?: string;
            readonly areaM2: number;
            readonly floorAreaM2?: number;
            /**
             * @description 部屋数とR・K・DK・LDK・LK。納戸は+S(2LDK+S)。全角や空白、2SLDK、ワンルームとも書けます。読めない間取りは422で断ります。
             * @example 3LDK
             */
            readonly layout?: string;
            readonly builtYear?: number;
            /** @description リフォーム済みかどうか。マンションだけに使います。 */
            readonly renovated?: boolean;
            /** @description リフォームした年。マンションだけに使います。 */
            readonly renovatedYear?: number;
            readonly floor?: number;
            readonly totalFloors?: number;
            readonly stationName?: string;
            readonly walkMinutes?: number;
            /** @enum {string} */
            readonly direction?: "北" | "北東" | "東" | "南東" | "南" | "南西" | "西" | "北西";
            /** @description 角部屋かどうか。マンションだけに使います。 */
            readonly isCorner?: boolean;
            /**
             * @description 建物の構造(一戸建て)
             * @example wood
             * @enum {string}
             */
            readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
            /**
             * @description 土地の形状(一戸建てと土地)。袋地等は、旗竿地を含みます
             * @example ほぼ整形
             * @enum {string}
             */
            readonly landShape?: "正方形" | "ほぼ正方形" | "長方形" | "ほぼ長方形" | "台形" | "ほぼ台形" | "ほぼ整形" | "不整形" | "袋地等";
            /**
             * @description 間口(m。一戸建てと土地)。50は50m以上
             * @example 8.5
             */
            readonly frontageM?: number;
            /**
             * @description 土地から見た前面道路の方位(一戸建てと土地)。接面道路無のとき、frontageMとroadWidthMは送れません
             * @example 南
             * @enum {string}
             */
            readonly roadDirection?: "北" | "北東" | "東" | "南東" | "南" | "南西" | "西" | "北西" | "接面道路無";
            /**
             * @description 前面道路の幅員(m。一戸建てと土地)
             * @example 4
             */
            readonly roadWidthM?: number;
            /**
             * @description 都市計画の建ぺい率(%。一戸建てと土地)
             * @example 60
             */
            readonly coveragePercent?: number;
            /**
             * @description 都市計画の容積率(%。一戸建てと土地)
             * @example 200
             */
            readonly floorAreaRatioPercent?: number;
            readonly askingPrice?: number;
            readonly place?: components["schemas"]["Point"];
        };
        /** @description 世界測地系の経度・緯度 */
        readonly Point: {
            readonly lon: number;
            readonly lat: number;
        };
        readonly ApiUsage: {
            /** @enum {string} */
            readonly plan: "trial" | "standard" | "business";
            /** @enum {string} */
            readonly mode: "live" | "test";
            /**
             * Format: date-time
             * @description 試用の終わり
             */
            readonly endsAt: string | null;
            /**
             * @description 日本時間の月
             * @example 2026-12
             */
            readonly month: string;
            /** @description 月額に含まれる回数 */
            readonly includedCalls: number;
            readonly calls: number;
            readonly overCalls: number;
            readonly testCalls: number;
            /** @description 今月の料金(円、税別) */
            readonly feeYen: number;
            readonly policies: readonly components["schemas"]["QuotaPolicy"][];
        };
        readonly QuotaPolicy: {
            /** @enum {string} */
            readonly name: "burst" | "month" | "trial";
            /** @description 上限の回数 */
            readonly calls: number;
            /** @description 上限の期間(秒)。試用では、試用の全体 */
            readonly windowSeconds: number | null;
            readonly remaining: number;
            /** @description もとに戻るまでの秒数 */
            readonly resetSeconds: number | null;
        };
        readonly Batch: {
            /** @example Vw3_9bQhX0cT2nRk8LmZa */
            readonly id: string;
            /**
             * @description 結果の項目の版
             * @enum {string}
             */
            readonly version: "v2" | "v3";
            /**
             * @description test は試験用のキーによるもの。答えはサンプルです
             * @enum {string}
             */
            readonly mode: "live" | "test";
            /**
             * @description received 受付済み、running 処理中、finished 完了、failed 失敗、cancelled 取り消し
             * @example running
             * @enum {string}
             */
            readonly state: "received" | "running" | "finished" | "failed" | "cancelled";
            /**
             * @description ファイルの行(見出しを除く)
             * @example 50000
             */
            readonly rows: number;
            /**
             * @description 終わった行
             * @example 12500
             */
            readonly done: number;
            /**
             * @description 推定できた行。回数に数えるのは、この行だけです
             * @example 12380
             */
            readonly estimated: number;
            /** Format: date-time */
            readonly madeAt: string;
            /** Format: date-time */
            readonly startedAt: string | null;
            /** Format: date-time */
            readonly endedAt: string | null;
            /**
             * Format: date-time
             * @description この時刻に、結果を消します
             */
            readonly expiresAt: string;
        };
        readonly Batches: {
            readonly items: readonly components["schemas"]["Batch"][];
        };
        readonly WebhookEndpoints: {
            readonly items: readonly components["schemas"]["WebhookEndpoint"][];
        };
        readonly WebhookEndpoint: {
            readonly id: string;
            readonly clientId: string;
            /** @example https://hooks.example.co.jp/machinone */
            readonly url: string;
            readonly events: readonly ("batch.finished" | "batch.failed")[];
            /**
             * @description active 稼働中、failing 届かない状態が続いている、off 停止中
             * @enum {string}
             */
            readonly state: "active" | "failing" | "off";
            /** Format: date-time */
            readonly failingSince: string | null;
            /**
             * Format: date-time
             * @description 前の秘密鍵でも署名する期限
             */
            readonly oldSecretUntil: string | null;
            /** Format: date-time */
            readonly madeAt: string;
        };
        readonly MadeWebhookEndpoint: {
            readonly endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * @description この答えにだけあります
             * @example whsec_…
             */
            readonly secret: string;
        };
        readonly WebhookEndpointInput: {
            /**
             * @description https、ポート443だけ
             * @example https://hooks.example.co.jp/machinone
             */
            readonly url: string;
            readonly events: readonly ("batch.finished" | "batch.failed")[];
        };
        readonly WebhookDone: {
            /** @enum {boolean} */
            readonly done: true;
        };
        /** @description 前の秘密鍵でも署名しつづける時間。0 は、すぐに終える */
        readonly WebhookRotation: {
            /** @default 24 */
            readonly keepHours: number;
        };
        readonly WebhookPinged: {
            readonly deliveryId: string;
        };
        readonly WebhookDeliveries: {
            readonly items: readonly components["schemas"]["WebhookDelivery"][];
        };
        readonly WebhookDelivery: {
            /** @description webhook-id。送りなおしても同じです */
            readonly id: string;
            /** @enum {string} */
            readonly event: "batch.finished" | "batch.failed" | "ping";
            /** @enum {string} */
            readonly state: "waiting" | "delivered" | "given-up" | "dropped";
            /** Format: date-time */
            readonly madeAt: string;
            /** Format: date-time */
            readonly nextTryAt: string | null;
            readonly attempts: readonly components["schemas"]["WebhookAttempt"][];
        };
        readonly WebhookAttempt: {
            readonly number: number;
            /** Format: date-time */
            readonly at: string;
            readonly status: number | null;
            /** @enum {string|null} */
            readonly fault: "bad-status" | "address-not-allowed" | "too-slow" | "unreachable" | null;
            readonly ms: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
