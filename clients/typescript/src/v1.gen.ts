// Written by `npm run gen` from docs/openapi.json.

export interface components {
    schemas: {
        readonly AssessmentV1: {
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
         * @description 場所は、apartmentKey(マンション)、cityCodeとtown、address、place(経度・緯度)のどれかで伝えます。askingPriceは推定に使わず、推定のあとで比べます。floor、totalFloors、directionは、成約の記録にないため、公表された査定の表の率で推定に入れます(マンションだけ)。
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
        readonly AssessmentInput: {
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
