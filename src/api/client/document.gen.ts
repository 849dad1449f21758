// Written by `npm run gen` from docs/openapi.json.

export interface paths {
    readonly "/api/estate/suggest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 住所・駅・マンション名・郵便番号の候補 */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly q: string;
                    readonly limit?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 候補 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SuggestResponse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/places": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 住所・駅・建物名・地点から、診断できる場所を探す
         * @description `q` に住所・駅・建物名・郵便番号を入れるか、`lat` と `lon` で地点を指定します。`precision` はどこまで特定できたか(町丁目・街区・地点・建物)、`rest` は特定できずに残った部分です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly q?: string;
                    readonly lat?: number;
                    readonly lon?: number;
                    readonly limit?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 場所 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FoundPlaces"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/towns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 市区町村の町と、その町丁目の一覧 */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly cityCode: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 町 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TownList"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/market": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 収録している取引の出典・期間・対象エリア */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 収録データ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Market"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/postal-codes/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 郵便番号の町名
         * @description 複数の町にまたがる郵便番号では、すべてを返します。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly code: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 町名 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PostalCode"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/apartments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** マンションの一覧 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly cityCode?: string;
                    readonly town?: string;
                    readonly q?: string;
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description マンション */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ApartmentPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/apartments/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** マンション1棟 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description マンション */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Apartment"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/transactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 取引の一覧 */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly cityCode: string;
                    readonly town?: string;
                    readonly kind?: components["schemas"]["PropertyKind"];
                    readonly from?: string;
                    readonly until?: string;
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 取引 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TransactionPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 四半期ごとの㎡単価の中央値 */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly cityCode: string;
                    readonly town?: string;
                    readonly kind: components["schemas"]["PropertyKind"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 価格の推移 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["History"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/areas": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 中古マンションの㎡単価：区市町村ごとの中央値、3年の動き、1年の変化 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 区市町村ごとの相場 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AreaPrices"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/price-map.svg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 中古マンションの㎡単価の地図（画像）
         * @description 町ごとの中央値を、対象エリアのますに塗った画像です。成約が5件に満たない町は「件数不足」の模様です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description /areas の version。版を付けた画像は変わりません。 */
                    readonly v?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 地図 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "image/svg+xml": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/kyugake": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 九掛け物件の数と、これまでの適合率
         * @description 九掛け(売出価格が推定の90%以下)の物件そのものは `/homes?sure=A,B` で探します。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 九掛け */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Kyugake"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/similar-towns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * ㎡単価の近い、近くの町
         * @description 8km以内で、直近3年の㎡単価の中央値の差が15%以内の町を、似ている順に6つまで返します。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly cityCode: string;
                    readonly town: string;
                    readonly kind: components["schemas"]["PropertyKind"];
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 似た町 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SimilarTowns"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/tiles/base.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 背景の地図のタイル（TileJSON 3.0.0）：場所と出典
         * @description attribution は、境界・鉄道の駅・町名として実際に取り込んだデータの出典です。何も取り込んでいなければ空です。note は、地図に添えて示す断り書きです。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description TileJSON */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BaseMapTiles"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/layers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 地図のレイヤー：単位・凡例・年・出典・データの有無 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description レイヤー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MapLayers"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/mesh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 地図と同じ内容の一覧：範囲内のメッシュや町の値
         * @description 値の大きい順に60件まで返します。件数が5件に満たない値には isFew が付き、順番は最後です。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly layer: string;
                    readonly bbox: string;
                    readonly year?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description メッシュの値 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MeshList"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/tiles/{layer}/{version}/{z}/{x}/{y}.mvt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * ベクトルタイル（Mapbox Vector Tile 2）
         * @description 版は /layers のものを使います。その版のタイルは変わりません。何もない場所は 204 です。属性 s が no_data の面は、調べていない場所です。色のない場所が安全とは限りません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly layer: string;
                    readonly version: string;
                    readonly z: string;
                    readonly x: string;
                    readonly y: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description タイル */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/vnd.mapbox-vector-tile": string;
                    };
                };
                /** @description 何もない場所 */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/photos/{hash}/{size}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 物件の写真(WebP)
         * @description `small` は長辺320、`medium` は960、`large` は1920ピクセルまでです。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly hash: string;
                    readonly size: "small" | "medium" | "large";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 写真 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "image/webp": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/{key}/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 物件の誤りを知らせる
         * @description 成約済み、内容が違うなど。お名前や連絡先は要りません。掲載している会社に伝えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["HomeReportInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けました */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomeReportReceipt"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 売出物件の一覧
         * @description 何社が広告していても、1戸は1件です。いちばん安い売出しで数え、表示します。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description 種別: condo, new-condo, house, land, building */
                    readonly kind?: string;
                    /** @description 市区町村コード、または「市区町村コード-町名」。20まで */
                    readonly area?: string;
                    /** @description 駅のグループコード。20まで */
                    readonly station?: string;
                    /** @description 徒歩の分数の上限。station があるときは、その駅まで */
                    readonly walk?: string;
                    /** @description 駅のグループコードと分数の上限（目安）。2つまで、すべてを満たすもの */
                    readonly commute?: string;
                    /** @description 囲んだ範囲の頂点（経度,緯度）。60点まで、辺が交わらないこと */
                    readonly poly?: string;
                    /** @description 建物名の一部（読みでも） */
                    readonly name?: string;
                    /** @description マンションのキー。20まで */
                    readonly building?: string;
                    /** @description 価格（万円） */
                    readonly price?: string;
                    /** @description 管理費・修繕積立金などの月額の上限（円） */
                    readonly fee?: string;
                    /** @description 専有面積・建物面積（㎡） */
                    readonly size?: string;
                    /** @description 土地面積（㎡） */
                    readonly land?: string;
                    /** @description 築年数の上限 */
                    readonly age?: string;
                    /** @description 間取り。4LDK は4LDK以上 */
                    readonly layout?: string;
                    /** @description 表面利回りの下限（%） */
                    readonly yield?: string;
                    /** @description 新耐震（建築確認が1981年6月1日以後。確認の日が不明なら1983年4月以後の完成） */
                    readonly quake?: string;
                    /** @description 2階以上 */
                    readonly upper?: string;
                    /** @description 向き: n, ne, e, se, s, sw, w, nw */
                    readonly dir?: string;
                    /** @description ペット可・相談 */
                    readonly pets?: string;
                    /** @description 駐車場あり */
                    readonly parking?: string;
                    /** @description 所有権のみ */
                    readonly freehold?: string;
                    /** @description 値下げした物件 */
                    readonly cut?: string;
                    /** @description この日数のうちに新しく出た物件 */
                    readonly within?: string;
                    /** @description 除くもの: old-quake-code, leasehold, tenanted, ground-floor, no-rebuild, incident */
                    readonly no?: string;
                    /** @description この日数のうちに九掛けになった物件 */
                    readonly raised?: string;
                    /** @description 九掛けの確かさ: A, B, C, near（推定の90〜95%） */
                    readonly sure?: string;
                    readonly sort?: "new" | "price" | "price-desc" | "unit-price" | "gap" | "walk" | "certainty";
                    readonly page?: number;
                    /** @description 西,南,東,北 */
                    readonly box?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/facets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 売出物件の件数：選択肢ごとの件数と、価格などの分布
         * @description 選択肢の件数は、その条件だけを外し、ほかの条件をすべて満たす物件の数です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description 種別: condo, new-condo, house, land, building */
                    readonly kind?: string;
                    /** @description 市区町村コード、または「市区町村コード-町名」。20まで */
                    readonly area?: string;
                    /** @description 駅のグループコード。20まで */
                    readonly station?: string;
                    /** @description 徒歩の分数の上限。station があるときは、その駅まで */
                    readonly walk?: string;
                    /** @description 駅のグループコードと分数の上限（目安）。2つまで、すべてを満たすもの */
                    readonly commute?: string;
                    /** @description 囲んだ範囲の頂点（経度,緯度）。60点まで、辺が交わらないこと */
                    readonly poly?: string;
                    /** @description 建物名の一部（読みでも） */
                    readonly name?: string;
                    /** @description マンションのキー。20まで */
                    readonly building?: string;
                    /** @description 価格（万円） */
                    readonly price?: string;
                    /** @description 管理費・修繕積立金などの月額の上限（円） */
                    readonly fee?: string;
                    /** @description 専有面積・建物面積（㎡） */
                    readonly size?: string;
                    /** @description 土地面積（㎡） */
                    readonly land?: string;
                    /** @description 築年数の上限 */
                    readonly age?: string;
                    /** @description 間取り。4LDK は4LDK以上 */
                    readonly layout?: string;
                    /** @description 表面利回りの下限（%） */
                    readonly yield?: string;
                    /** @description 新耐震（建築確認が1981年6月1日以後。確認の日が不明なら1983年4月以後の完成） */
                    readonly quake?: string;
                    /** @description 2階以上 */
                    readonly upper?: string;
                    /** @description 向き: n, ne, e, se, s, sw, w, nw */
                    readonly dir?: string;
                    /** @description ペット可・相談 */
                    readonly pets?: string;
                    /** @description 駐車場あり */
                    readonly parking?: string;
                    /** @description 所有権のみ */
                    readonly freehold?: string;
                    /** @description 値下げした物件 */
                    readonly cut?: string;
                    /** @description この日数のうちに新しく出た物件 */
                    readonly within?: string;
                    /** @description 除くもの: old-quake-code, leasehold, tenanted, ground-floor, no-rebuild, incident */
                    readonly no?: string;
                    /** @description この日数のうちに九掛けになった物件 */
                    readonly raised?: string;
                    /** @description 九掛けの確かさ: A, B, C, near（推定の90〜95%） */
                    readonly sure?: string;
                    /** @description 西,南,東,北 */
                    readonly box?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 件数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomeFacets"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/map": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 売出物件の地図：300か所までは1か所ずつ、それを超えるとまとまりごと */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    /** @description 種別: condo, new-condo, house, land, building */
                    readonly kind?: string;
                    /** @description 市区町村コード、または「市区町村コード-町名」。20まで */
                    readonly area?: string;
                    /** @description 駅のグループコード。20まで */
                    readonly station?: string;
                    /** @description 徒歩の分数の上限。station があるときは、その駅まで */
                    readonly walk?: string;
                    /** @description 駅のグループコードと分数の上限（目安）。2つまで、すべてを満たすもの */
                    readonly commute?: string;
                    /** @description 囲んだ範囲の頂点（経度,緯度）。60点まで、辺が交わらないこと */
                    readonly poly?: string;
                    /** @description 建物名の一部（読みでも） */
                    readonly name?: string;
                    /** @description マンションのキー。20まで */
                    readonly building?: string;
                    /** @description 価格（万円） */
                    readonly price?: string;
                    /** @description 管理費・修繕積立金などの月額の上限（円） */
                    readonly fee?: string;
                    /** @description 専有面積・建物面積（㎡） */
                    readonly size?: string;
                    /** @description 土地面積（㎡） */
                    readonly land?: string;
                    /** @description 築年数の上限 */
                    readonly age?: string;
                    /** @description 間取り。4LDK は4LDK以上 */
                    readonly layout?: string;
                    /** @description 表面利回りの下限（%） */
                    readonly yield?: string;
                    /** @description 新耐震（建築確認が1981年6月1日以後。確認の日が不明なら1983年4月以後の完成） */
                    readonly quake?: string;
                    /** @description 2階以上 */
                    readonly upper?: string;
                    /** @description 向き: n, ne, e, se, s, sw, w, nw */
                    readonly dir?: string;
                    /** @description ペット可・相談 */
                    readonly pets?: string;
                    /** @description 駐車場あり */
                    readonly parking?: string;
                    /** @description 所有権のみ */
                    readonly freehold?: string;
                    /** @description 値下げした物件 */
                    readonly cut?: string;
                    /** @description この日数のうちに新しく出た物件 */
                    readonly within?: string;
                    /** @description 除くもの: old-quake-code, leasehold, tenanted, ground-floor, no-rebuild, incident */
                    readonly no?: string;
                    /** @description この日数のうちに九掛けになった物件 */
                    readonly raised?: string;
                    /** @description 九掛けの確かさ: A, B, C, near（推定の90〜95%） */
                    readonly sure?: string;
                    /** @description 西,南,東,北 */
                    readonly box: string;
                    readonly zoom: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 地図上の物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomesOnMap"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/areas": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * エリアごとの売出物件の件数
         * @description parent がなければ都道府県、2桁なら市区町村、5桁なら町の件数です。エリアの条件は外して数えます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description 種別: condo, new-condo, house, land, building */
                    readonly kind?: string;
                    /** @description 市区町村コード、または「市区町村コード-町名」。20まで */
                    readonly area?: string;
                    /** @description 駅のグループコード。20まで */
                    readonly station?: string;
                    /** @description 徒歩の分数の上限。station があるときは、その駅まで */
                    readonly walk?: string;
                    /** @description 駅のグループコードと分数の上限（目安）。2つまで、すべてを満たすもの */
                    readonly commute?: string;
                    /** @description 囲んだ範囲の頂点（経度,緯度）。60点まで、辺が交わらないこと */
                    readonly poly?: string;
                    /** @description 建物名の一部（読みでも） */
                    readonly name?: string;
                    /** @description マンションのキー。20まで */
                    readonly building?: string;
                    /** @description 価格（万円） */
                    readonly price?: string;
                    /** @description 管理費・修繕積立金などの月額の上限（円） */
                    readonly fee?: string;
                    /** @description 専有面積・建物面積（㎡） */
                    readonly size?: string;
                    /** @description 土地面積（㎡） */
                    readonly land?: string;
                    /** @description 築年数の上限 */
                    readonly age?: string;
                    /** @description 間取り。4LDK は4LDK以上 */
                    readonly layout?: string;
                    /** @description 表面利回りの下限（%） */
                    readonly yield?: string;
                    /** @description 新耐震（建築確認が1981年6月1日以後。確認の日が不明なら1983年4月以後の完成） */
                    readonly quake?: string;
                    /** @description 2階以上 */
                    readonly upper?: string;
                    /** @description 向き: n, ne, e, se, s, sw, w, nw */
                    readonly dir?: string;
                    /** @description ペット可・相談 */
                    readonly pets?: string;
                    /** @description 駐車場あり */
                    readonly parking?: string;
                    /** @description 所有権のみ */
                    readonly freehold?: string;
                    /** @description 値下げした物件 */
                    readonly cut?: string;
                    /** @description この日数のうちに新しく出た物件 */
                    readonly within?: string;
                    /** @description 除くもの: old-quake-code, leasehold, tenanted, ground-floor, no-rebuild, incident */
                    readonly no?: string;
                    /** @description この日数のうちに九掛けになった物件 */
                    readonly raised?: string;
                    /** @description 九掛けの確かさ: A, B, C, near（推定の90〜95%） */
                    readonly sure?: string;
                    readonly parent?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description エリア */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomeAreas"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/lines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 沿線と駅ごとの売出物件の件数
         * @description 駅は路線の順です。駅の条件は外して数えます。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    /** @description 種別: condo, new-condo, house, land, building */
                    readonly kind?: string;
                    /** @description 市区町村コード、または「市区町村コード-町名」。20まで */
                    readonly area?: string;
                    /** @description 駅のグループコード。20まで */
                    readonly station?: string;
                    /** @description 徒歩の分数の上限。station があるときは、その駅まで */
                    readonly walk?: string;
                    /** @description 駅のグループコードと分数の上限（目安）。2つまで、すべてを満たすもの */
                    readonly commute?: string;
                    /** @description 囲んだ範囲の頂点（経度,緯度）。60点まで、辺が交わらないこと */
                    readonly poly?: string;
                    /** @description 建物名の一部（読みでも） */
                    readonly name?: string;
                    /** @description マンションのキー。20まで */
                    readonly building?: string;
                    /** @description 価格（万円） */
                    readonly price?: string;
                    /** @description 管理費・修繕積立金などの月額の上限（円） */
                    readonly fee?: string;
                    /** @description 専有面積・建物面積（㎡） */
                    readonly size?: string;
                    /** @description 土地面積（㎡） */
                    readonly land?: string;
                    /** @description 築年数の上限 */
                    readonly age?: string;
                    /** @description 間取り。4LDK は4LDK以上 */
                    readonly layout?: string;
                    /** @description 表面利回りの下限（%） */
                    readonly yield?: string;
                    /** @description 新耐震（建築確認が1981年6月1日以後。確認の日が不明なら1983年4月以後の完成） */
                    readonly quake?: string;
                    /** @description 2階以上 */
                    readonly upper?: string;
                    /** @description 向き: n, ne, e, se, s, sw, w, nw */
                    readonly dir?: string;
                    /** @description ペット可・相談 */
                    readonly pets?: string;
                    /** @description 駐車場あり */
                    readonly parking?: string;
                    /** @description 所有権のみ */
                    readonly freehold?: string;
                    /** @description 値下げした物件 */
                    readonly cut?: string;
                    /** @description この日数のうちに新しく出た物件 */
                    readonly within?: string;
                    /** @description 除くもの: old-quake-code, leasehold, tenanted, ground-floor, no-rebuild, incident */
                    readonly no?: string;
                    /** @description この日数のうちに九掛けになった物件 */
                    readonly raised?: string;
                    /** @description 九掛けの確かさ: A, B, C, near（推定の90〜95%） */
                    readonly sure?: string;
                    readonly prefecture: string;
                    readonly line?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 沿線と駅 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomeLines"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/names": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 条件のエリア・駅・マンションの名前
         * @description area・station・commute・building に入れたコードの名前です。わからないコードは返しません。ほかの条件は使いません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description 種別: condo, new-condo, house, land, building */
                    readonly kind?: string;
                    /** @description 市区町村コード、または「市区町村コード-町名」。20まで */
                    readonly area?: string;
                    /** @description 駅のグループコード。20まで */
                    readonly station?: string;
                    /** @description 徒歩の分数の上限。station があるときは、その駅まで */
                    readonly walk?: string;
                    /** @description 駅のグループコードと分数の上限（目安）。2つまで、すべてを満たすもの */
                    readonly commute?: string;
                    /** @description 囲んだ範囲の頂点（経度,緯度）。60点まで、辺が交わらないこと */
                    readonly poly?: string;
                    /** @description 建物名の一部（読みでも） */
                    readonly name?: string;
                    /** @description マンションのキー。20まで */
                    readonly building?: string;
                    /** @description 価格（万円） */
                    readonly price?: string;
                    /** @description 管理費・修繕積立金などの月額の上限（円） */
                    readonly fee?: string;
                    /** @description 専有面積・建物面積（㎡） */
                    readonly size?: string;
                    /** @description 土地面積（㎡） */
                    readonly land?: string;
                    /** @description 築年数の上限 */
                    readonly age?: string;
                    /** @description 間取り。4LDK は4LDK以上 */
                    readonly layout?: string;
                    /** @description 表面利回りの下限（%） */
                    readonly yield?: string;
                    /** @description 新耐震（建築確認が1981年6月1日以後。確認の日が不明なら1983年4月以後の完成） */
                    readonly quake?: string;
                    /** @description 2階以上 */
                    readonly upper?: string;
                    /** @description 向き: n, ne, e, se, s, sw, w, nw */
                    readonly dir?: string;
                    /** @description ペット可・相談 */
                    readonly pets?: string;
                    /** @description 駐車場あり */
                    readonly parking?: string;
                    /** @description 所有権のみ */
                    readonly freehold?: string;
                    /** @description 値下げした物件 */
                    readonly cut?: string;
                    /** @description この日数のうちに新しく出た物件 */
                    readonly within?: string;
                    /** @description 除くもの: old-quake-code, leasehold, tenanted, ground-floor, no-rebuild, incident */
                    readonly no?: string;
                    /** @description この日数のうちに九掛けになった物件 */
                    readonly raised?: string;
                    /** @description 九掛けの確かさ: A, B, C, near（推定の90〜95%） */
                    readonly sure?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 名前 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomePlaceNames"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 売出物件1戸
         * @description 申込あり・成約・期限切れの物件も、そのことを示して返します。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomeDetail"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/{key}/comparables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 売出物件に似た過去の成約：いまの水準に直した価格つき
         * @description 売出価格は使いません。ないときは reason に理由が入ります。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 似た成約 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomeComparables"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/hazards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 1地点のハザード情報
         * @description ok(値あり)、none(調べた範囲で該当なし)、no_data(データなし)、out_of_area(対象外の地域)の4つの状態を区別します。色のない場所が安全とは限りません。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly lat: number;
                    readonly lon: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description レイヤーごとの状態と値 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Hazards"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** マンションの一覧と診断の文字 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly cityCode?: string;
                    readonly town?: string;
                    readonly q?: string;
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description マンション */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RiskPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 建物・場所のリスク診断
         * @description key は建物または場所の鍵です。w は6分野の重み(地震-水害-建物-治安-子育て-暮らし、0〜100の整数)、floor は所在階、built・floors・structure・units・fund は登録のない建物について分かっていることです。この評価は安全を保証するものではありません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly built?: number;
                    readonly floors?: number;
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number | null;
                    readonly floor?: number;
                    readonly w?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 診断 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RiskReport"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/hazards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 建物・場所のハザード情報
         * @description 建物とピンの場所はその地点の値、町丁目までの場所は町の範囲の値です。状態の区別は /hazards と同じです。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description レイヤーごとの状態と値 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Hazards"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/places": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 建物・場所の周辺の施設・学校・避難所など */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly kinds: string;
                    readonly within?: number;
                    readonly hazard?: "flood" | "landslide" | "stormSurge" | "earthquake" | "tsunami" | "largeFire" | "inlandFlood" | "volcano";
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 周辺の施設 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Nearby"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/facts/crime": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 治安(犯罪の認知件数) */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly built?: number;
                    readonly floors?: number;
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number | null;
                    readonly areaM2?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description データ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CrimeFacts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/facts/population": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 人口と世帯 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly built?: number;
                    readonly floors?: number;
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number | null;
                    readonly areaM2?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description データ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["PopulationFacts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/facts/covid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 感染症の記録 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly built?: number;
                    readonly floors?: number;
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number | null;
                    readonly areaM2?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description データ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CovidFacts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/facts/market": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 相場と売れやすさ */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly built?: number;
                    readonly floors?: number;
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number | null;
                    readonly areaM2?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description データ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MarketFacts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/facts/building": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 建物と管理 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly built?: number;
                    readonly floors?: number;
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number | null;
                    readonly areaM2?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description データ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BuildingFacts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/facts/rent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 賃料の推定 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly built?: number;
                    readonly floors?: number;
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number | null;
                    readonly areaM2?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description データ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RentFacts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/facts/school": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 通学区域 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly built?: number;
                    readonly floors?: number;
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number | null;
                    readonly areaM2?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description データ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SchoolFacts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/facts/land": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 地価公示 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly built?: number;
                    readonly floors?: number;
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number | null;
                    readonly areaM2?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description データ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LandFacts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/interest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 購入を待つ人と登録したオーナーの数 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 人数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RiskInterest"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 訂正の依頼とその経過(公開の記録) */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 訂正の記録 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Corrections"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * 誤りを知らせる
         * @description 資料のファイルは multipart/form-data の files で送ります(PDF・JPEG・PNG・WebP、1件5MB、3件まで)。ファイルは公開せず、担当者だけが確認に使います。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CorrectionInput"];
                    readonly "multipart/form-data": components["schemas"]["CorrectionForm"];
                };
            };
            readonly responses: {
                /** @description 受け付けた依頼 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Correction"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/inquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 問い合わせ・見学の相談・登録 */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RiskInquiryInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた内容 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RiskInquiry"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/proposals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 登録のない建物を知らせる
         * @description 担当者が資料を確かめてから登録し、結果をメールでお返事します。資料のファイルは multipart/form-data の files で送ります(PDF・JPEG・PNG・WebP、1件5MB、3件まで)。公開はしません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BuildingProposalInput"];
                    readonly "multipart/form-data": components["schemas"]["BuildingProposalForm"];
                };
            };
            readonly responses: {
                /** @description 受け付けた提案 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BuildingProposal"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk/{key}/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** まちの声(確認済みのもの) */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description まちの声 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TownNotes"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * まちの声を送る
         * @description 編集部が確認してから表示します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["TownNoteInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた声 */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TownNoteReceived"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/data-requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 保有個人データについて請求する
         * @description 開示、訂正、利用停止、削除などの請求です。受付番号をメールで送り、ご本人であることを確かめてからお返事します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["DataRequestInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた請求 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DataRequest"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk-notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** お知らせの設定(メールのリンクから) */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly token: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 設定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RiskNotices"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * お知らせの設定を保存する
         * @description 最初の保存で、メールアドレスの確認も済みます。30日を過ぎたリンクでは保存できません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RiskNoticesInput"];
                };
            };
            readonly responses: {
                /** @description 保存した設定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RiskNotices"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk-notices/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 新しいリンクを登録のメールアドレスに送る */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly token: string;
                    };
                };
            };
            readonly responses: {
                /** @description 受け付けました */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RiskNoticesDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/risk-notices/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 停止の画面へ移る(何も変えません) */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly token: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: never;
        };
        readonly put?: never;
        /**
         * お知らせを止める(RFC 8058 のワンクリック停止)
         * @description 本文は読みません。リンクの期限にかかわらず止められ、繰り返しても同じ結果になります。
         */
        readonly post: {
            readonly parameters: {
                readonly query: {
                    readonly token: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 止めました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RiskNoticesDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/{key}/recipients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 物件の問い合わせ先
         * @description この住戸をいま掲載している会社です。成約・申込・掲載終了のときは空で、state が理由です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 物件と問い合わせ先 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["InquiryHome"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/homes/{key}/inquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 物件について問い合わせる
         * @description 選んだ会社にだけ、選んだ連絡方法の連絡先を渡します。同じ人から同じ住戸・同じ会社への問い合わせは、24時間は最初の受付番号を返します。掲載が終わっているときは409です。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ListingInquiryInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた問い合わせ */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ListingInquiry"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/legal/{document}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 利用規約・プライバシーポリシー・事業者向け利用規約の本文と版の一覧
         * @description version を省くと、いま効力のある版です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly version?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly document: "terms" | "privacy" | "biz-terms";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 本文と版の一覧 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LegalDocument"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/legal/{document}/differences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 2つの版の違い
         * @description 同じ行は含みません。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly from: string;
                    readonly to: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly document: "terms" | "privacy" | "biz-terms";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 版の違い */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LegalDifferences"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/kept-homes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * お気に入りの物件のいまの状態
         * @description 住戸のキーを、コンマで区切って50件まで。成約・掲載終了のものも返します。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly dwellings: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 見つかった物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["KeptHomesToday"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/kept-places": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * お気に入りの建物・場所・エリアの売出件数
         * @description 種類とキーを、コンマで区切って50件まで。場所は、その町の件数です。収録のないものは返しません。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly marks: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 見つかったもの */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["KeptPlacesToday"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estate/shared-favorites/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 共有リンクのお気に入り
         * @description メモと持ち主は返しません。期限が切れたリンクと、止めたリンクは404です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly token: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 共有されたお気に入り */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SharedFavorites"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/price-checker/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * AI価格チェックを依頼する
         * @description 同じ条件・同じモデルの結果が24時間以内にあるとき、または待たずに計算できたときは、完了した状態で返します。それ以外は、進み具合を問い合わせてください。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["EstimateOrder"];
                };
            };
            readonly responses: {
                /** @description 受け付けた依頼 */
                readonly 202: {
                    headers: {
                        readonly Location: string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EstimateJob"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/price-checker/jobs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 依頼の進み具合 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 依頼 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EstimateJob"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/price-checker/jobs/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 依頼を取り消す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 取り消した依頼 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EstimateJob"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/price-checker/jobs/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 失敗した、または取り消した依頼をやり直す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description やり直す依頼 */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EstimateJob"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/price-checker/accuracy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 推定モデルの精度 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 使用中のモデルの成績 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccuracyResponse"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estimate/estimates/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 推定結果 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 推定結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Estimate"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/estimate/estimates/{id}/recompute": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 同じ物件を今のモデルとデータで推定し直す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 受け付けた依頼 */
                readonly 202: {
                    headers: {
                        readonly Location: string;
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["EstimateJob"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/connections/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 建物についての自分の登録（購入希望・オーナー） */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 自分の登録と人数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BuildingConnection"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/connections/{key}/waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * 購入希望を登録する・変える・登録し直す
         * @description 1人が1つの建物に1件、全部で10棟まで登録できます。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["WaitingBuyerInput"];
                };
            };
            readonly responses: {
                /** @description 自分の登録と人数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BuildingConnection"];
                    };
                };
            };
        };
        readonly post?: never;
        /**
         * 購入希望の登録をやめる
         * @description 条件は90日のあいだ残り、登録し直すときに使えます。
         */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 自分の登録と人数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BuildingConnection"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/connections/{key}/owner": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * オーナーとして登録する・変える・登録し直す
         * @description 本人が伝えた内容で、所有の確認はしません。1人が1つの建物に1件、全部で10棟まで登録できます。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OwnerRegistrationInput"];
                };
            };
            readonly responses: {
                /** @description 自分の登録と人数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BuildingConnection"];
                    };
                };
            };
        };
        readonly post?: never;
        /** オーナーの登録をやめる */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 自分の登録と人数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BuildingConnection"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/homes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 保存した建物・場所 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 保存した建物・場所 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["KeptHomes"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/homes/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * 建物・場所を保存する、内容を新しくする
         * @description 全部で50件まで保存できます。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["KeptHomeInput"];
                };
            };
            readonly responses: {
                /** @description 保存した建物・場所 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["KeptHomes"];
                    };
                };
            };
        };
        readonly post?: never;
        /** 保存をやめる */
        readonly delete: {
            readonly parameters: {
                readonly query?: {
                    readonly rest?: "" | string;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 保存した建物・場所 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["KeptHomes"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets/{id}/sale-ends": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * その価格で売ったときの手取り
         * @description 価格を3つまで指定します。分からない項目があれば幅です。計算できない価格は含みません。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly pricesYen: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 手取り */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AssetSaleEnds"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets/{id}/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 所有者の確認書類を提出する
         * @description multipart/form-data で送ります。files は PDF・JPEG・PNG、1件10MB、3件まで。書類は運営の担当者だけが確認に使い、確認が終わると削除します。30日に5回まで提出できます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "multipart/form-data": components["schemas"]["AssetDocuments"];
                };
            };
            readonly responses: {
                /** @description 確認中の物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Asset"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets/{id}/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 所有者の確認の状況 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 最後の確認 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AssetLastCheck"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 登録した物件の一覧
         * @description 削除した物件は30日のあいだ、deleted にあります。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 登録した物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Assets"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * 物件の登録を始める
         * @description 下書きを作ります。同じ建物・場所の下書きがあればそれを、登録済みの物件があればそれを返します(outcome)。同じ建物に別の住戸をお持ちのときは isAnother を true にします。20件まで登録できます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AssetBegin"];
                };
            };
            readonly responses: {
                /** @description すでにある下書きか物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AssetBegun"];
                    };
                };
                /** @description 新しい下書き */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AssetBegun"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 登録した物件 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 登録した物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Asset"];
                    };
                };
            };
        };
        /**
         * 物件の情報を保存する
         * @description 下書きの自動保存と、登録後の編集です。version は、変える前に見たものを送ります。面積、階、間取り、築年を変えると、所有者の確認はやり直しになります。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AssetEdit"];
                };
            };
            readonly responses: {
                /** @description 保存した物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Asset"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets/{id}/result": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 資産診断の結果
         * @description 推定価格と80%の幅、ローン残高との差、推移、建物のリスク診断です。下書きにはありません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AssetResult"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets/{id}/plans": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 売ったとき・この先5年・貸したとき
         * @description 推定価格で売ったときの手取り(分からない項目があれば幅)、5年先までの価格と手取り、貸した場合との比較です。見込みの検証された時期より先は、scenarios に選んだ前提だけで計算します。推定価格がないときは null です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly scenarios?: string;
                    readonly rentYen?: number;
                    readonly years?: number;
                    readonly vacancyPercent?: number | null;
                    readonly agencyPercent?: number | null;
                    readonly insuranceYen?: number | null;
                    readonly startCostsYen?: number | null;
                    readonly rentChangePercent?: number | null;
                    readonly priceChangePercent?: number | null;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 計算 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AssetPlans"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets/{id}/report.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 資産診断をPDFで受け取る
         * @description 推定価格、ローン残高、売却した場合の手取りの概算、推移（新しい120か月）を、A4のPDFにします。同時に作れるのは1人1つです。混み合っているときは503を返します。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description PDFファイル */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets/{id}/steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 登録・一時停止・再開・売却済み・削除・削除の取り消し
         * @description register は下書きの登録、keep は売却済みの取り消し、withdraw は確認書類の取り下げです。削除した物件は30日のあいだ取り消せます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AssetStep"];
                };
            };
            readonly responses: {
                /** @description いまの状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Asset"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/assets/{id}/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * オファーを受け取るかどうか
         * @description 所有者の確認が済んだ物件だけが受け取れます。最低価格はご本人のほかには知らされません。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AssetOffers"];
                };
            };
            readonly responses: {
                /** @description いまの設定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Asset"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 送ったオファー・受け取ったオファー
         * @description 最後に動いた順です。相手は、オファーごとに付く呼び名で示します。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly side: "buyer" | "owner";
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description オファーの一覧 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offer-summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** オファーの件数 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 進行中・あなたの番・未読の数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferSummary"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offer-reach": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 建物ごとの、オファーを受け付けているオーナーの数
         * @description 4人以下の数は示しません。自分は数えません。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly apartmentKey: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 人数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferReach"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * オファー
         * @description 相手の氏名・連絡先は、双方が同意したあとにだけ含まれます。開いたことは相手に伝わりません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description いまのオファー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferThread"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offers/{id}/moves": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 逆提示・合意・見送り・取り下げ・開示に同意しない・話を終える
         * @description 見た価格と版を添えます。そのあいだに動いていれば409で、いまの状態と版を返します。合意は交渉を進める意思で、契約ではありません。連絡先を伝え合ったあとは、業者に引き継ぐまでのあいだ、どちらからも話を終えられます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfferMoveInput"];
                };
            };
            readonly responses: {
                /** @description いまのオファー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferThread"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offer-contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 開示に同意したときに相手に伝わる、自分の連絡先 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 連絡先 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferOwnContact"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offers/{id}/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 氏名と連絡先の開示に同意する
         * @description 双方の同意がそろうと、お互いの連絡先が見られます。72時間のうちにそろわなければ終わります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfferConsentInput"];
                };
            };
            readonly responses: {
                /** @description いまのオファー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferThread"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offers/{id}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * メッセージを送る
         * @description 連絡先や差別的な表現があれば422です。isAppeal を付けると、運営が確認したあとに届きます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfferMessageInput"];
                };
            };
            readonly responses: {
                /** @description いまのオファー */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferThread"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offers/{id}/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 読んだところまでを記録する
         * @description 相手には伝わりません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfferReadInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offers/{id}/blocks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * この相手を止める（オーナー）
         * @description 買い手には、返事がないように見えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 受け付けました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offers/{id}/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 不適切な内容を運営に知らせる */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfferReportInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offer-blocks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 止めている相手 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 止めている相手 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferBlocks"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offer-blocks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** 相手を止めるのをやめる */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 受け付けました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferDone"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offer-notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * オファーのお知らせを受け取り始める
         * @description オーナーがオファーを受け取る設定にしたときに送ります。前に通知設定で選んでいれば、変えません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfferNoticesInput"];
                };
            };
            readonly responses: {
                /** @description オンにしたかどうか */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferNotices"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offer-campaigns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** オファーの送信 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description オファーの送信の一覧 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferCampaigns"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * 保存した条件から、オファーの送信を作る
         * @description まだ送りません。確定すると、24時間後から送ります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfferCampaignInput"];
                };
            };
            readonly responses: {
                /** @description 作った送信 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferCampaign"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offer-campaigns/previews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 送る前の確認
         * @description いま条件に合うオーナーの数と、提示する価格の幅です。4人以下の数は示しません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfferPreviewInput"];
                };
            };
            readonly responses: {
                /** @description 送る内容 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferPreview"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/offer-campaigns/{id}/steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 送信の確定・取り消し・破棄
         * @description 確定から24時間のうちは取り消せます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfferCampaignStep"];
                };
            };
            readonly responses: {
                /** @description いまの送信 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfferCampaign"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 保存した条件の一覧
         * @description 見た日から12か月で期限を迎えます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 保存した条件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SavedQueries"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * 条件を保存する
         * @description 有効と一時停止中を合わせて10件まで保存できます。draftUpdatedAt は、もとにした下書きの更新日時です。その下書きはなくなり、ほかの端末の下書きは残ります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SavedQueryInput"];
                };
            };
            readonly responses: {
                /** @description 保存した条件 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SavedQuery"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/queries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 保存した条件 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 保存した条件と、その版 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SavedQueryDetail"];
                    };
                };
            };
        };
        /**
         * 保存した条件を変える
         * @description 次の版になります。updatedAt は、変える前に見たものを送ります。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SavedQueryChange"];
                };
            };
            readonly responses: {
                /** @description 変えた条件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SavedQuery"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/queries/{id}/copies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 保存した条件をコピーする
         * @description コピーは一時停止中です。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description コピーした条件 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SavedQuery"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/queries/{id}/steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 一時停止・再開・削除・削除の取り消し
         * @description 削除した条件は90日のあいだ取り消せます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SavedQueryStep"];
                };
            };
            readonly responses: {
                /** @description いまの状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SavedQuery"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/queries/{id}/notice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 保存した条件のお知らせの頻度 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お知らせの頻度 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QueryNotice"];
                    };
                };
            };
        };
        /**
         * お知らせの頻度を選ぶ
         * @description 最後に選んだものが残ります。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["QueryNotice"];
                };
            };
            readonly responses: {
                /** @description 選んだ頻度 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QueryNotice"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/queries/{id}/told": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 保存した条件でお知らせした物件
         * @description 新しいものから10回分です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お知らせした物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ToldForQuery"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/query-draft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 条件の下書き */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 下書き */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QueryDraftAnswer"];
                    };
                };
            };
        };
        /**
         * 条件の下書きを保存する
         * @description 1人に1つです。最後の回答から30日で消えます。ほかの端末で保存されていれば409です。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["QueryDraftInput"];
                };
            };
            readonly responses: {
                /** @description 下書き */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QueryDraftAnswer"];
                    };
                };
            };
        };
        readonly post?: never;
        /** 条件の下書きを消す */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 下書き */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["QueryDraftAnswer"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/notification-settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 通知設定
         * @description はじめは、すべて届かない設定です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 通知設定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NotificationSettings"];
                    };
                };
            };
        };
        /**
         * 通知設定を保存する
         * @description 新しく受け取るものは、示した文面の版とともに同意として記録します。version は、変える前に見たものを送ります。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["NotificationSettingsInput"];
                };
            };
            readonly responses: {
                /** @description 保存した通知設定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NotificationSettings"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/notification-preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 次に届くおすすめ物件
         * @description いまの設定・条件・物件で、次のお知らせに入る物件と、届く日時です。何も保存せず、何も送りません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 次のお知らせ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NotificationPreview"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/inbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * サイト内のお知らせ
         * @description 新しい順に50件まで。180日で消えます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お知らせと未読の数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Inbox"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/inbox/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** お知らせを既読にする */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InboxRead"];
                };
            };
            readonly responses: {
                /** @description お知らせと未読の数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Inbox"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/inbox/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 未読の数の知らせ（Server-Sent Events）
         * @description つないだときと、数が変わったときに `data: 3` の形で届きます。10分で終わるので、つなぎ直します。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 未読の数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/event-stream": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/favorite-marks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** お気に入りに入れたもの（種類とキーだけ） */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お気に入りの一覧（種類と名前だけ） */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FavoriteMarks"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * ログイン前のお気に入りを引き継ぐ
         * @description 同じものは1件にまとめ、新しいほうのメモを残します。入りきらなかったものは left に返します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["LooseFavorites"];
                };
            };
            readonly responses: {
                /** @description 引き継いだあとのお気に入り */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MergedFavorites"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/favorite-marks/{kind}/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * お気に入りに入れる
         * @description 物件・建物・場所・エリアを、全部で200件まで入れられます。外してから7日以内なら、メモも元に戻ります。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly kind: components["schemas"]["FavoriteKind"];
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description お気に入りの一覧（種類と名前だけ） */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FavoriteMarks"];
                    };
                };
            };
        };
        readonly post?: never;
        /** お気に入りから外す */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly kind: components["schemas"]["FavoriteKind"];
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お気に入りの一覧（種類と名前だけ） */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FavoriteMarks"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/favorites": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * お気に入り
         * @description 自分のフォルダーと、招待を受けたフォルダーの中身です。物件は、いまの価格と状態を添えます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お気に入りとフォルダー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Favorites"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/favorites/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * お気に入りのメモとフォルダーを変える
         * @description version は、読み込んだときの値です。ほかの人が先に変えていたときは409で、何も保存しません。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["FavoriteEdit"];
                };
            };
            readonly responses: {
                /** @description お気に入りとフォルダー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Favorites"];
                    };
                };
            };
        };
        readonly post?: never;
        /** お気に入りから外す */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お気に入りとフォルダー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Favorites"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/favorite-folders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * フォルダーを作る
         * @description 20個まで作れます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["NewFavoriteFolder"];
                };
            };
            readonly responses: {
                /** @description お気に入りとフォルダー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Favorites"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/favorite-folders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** フォルダーの名前を変える */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["FavoriteFolderName"];
                };
            };
            readonly responses: {
                /** @description お気に入りとフォルダー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Favorites"];
                    };
                };
            };
        };
        readonly post?: never;
        /**
         * フォルダーをやめる
         * @description 中のお気に入りは、名前のないフォルダーに移ります。
         */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お気に入りとフォルダー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Favorites"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/favorite-folders/{id}/links/{purpose}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * 共有リンク・招待リンクを作る
         * @description リンクはこの答えでだけ示します。作り直すと、前のリンクは開けなくなります。共有は90日、招待は7日で切れます。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly purpose: components["schemas"]["FavoriteLinkPurpose"];
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description リンク */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FavoriteLink"];
                    };
                };
            };
        };
        readonly post?: never;
        /** 共有リンク・招待リンクを止める */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly purpose: components["schemas"]["FavoriteLinkPurpose"];
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お気に入りとフォルダー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Favorites"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/favorite-joins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 招待を受けて、フォルダーを一緒に使う */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["FavoriteFolderJoin"];
                };
            };
            readonly responses: {
                /** @description お気に入りとフォルダー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Favorites"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/favorite-folders/{id}/others": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * 一緒に使うのをやめる
         * @description 持ち主はもう一人を外し、招待された人は自分が抜けます。
         */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お気に入りとフォルダー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Favorites"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/line": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** LINE連携の状態 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LineLink"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * LINE連携を始める
         * @description トークのボタンから開いた画面で、会員が確かめたあとに呼びます。答えのurlへ進むと、LINEが連携を終えます。10分で使えなくなります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["LineLinkInput"];
                };
            };
            readonly responses: {
                /** @description LINEの画面 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LineLinkStarted"];
                    };
                };
            };
        };
        /**
         * LINE連携をやめる
         * @description すぐに、LINEへのお知らせを送らなくなります。
         */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description やめたあとの状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LineLink"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** マイページの概要 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 概要 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberOverview"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** プロフィール */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description プロフィール */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberProfile"];
                    };
                };
            };
        };
        /**
         * プロフィールの一部または全部を保存する
         * @description 送らなかった項目はそのまま残ります。目的のある項目に初めて答えるときは、示した文面の版 consentTextVersion を添えます。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MemberProfileChanges"];
                };
            };
            readonly responses: {
                /** @description 保存したプロフィール */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberProfile"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/user-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 氏名・住所 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 氏名・住所 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberUserInfo"];
                    };
                };
            };
        };
        /** 氏名・住所を保存する */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MemberUserInfoInput"];
                };
            };
            readonly responses: {
                /** @description 保存した氏名・住所 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberUserInfo"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 同意の記録 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 同意の記録 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberConsents"];
                    };
                };
            };
        };
        readonly put?: never;
        /** 同意する */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MemberConsentInput"];
                };
            };
            readonly responses: {
                /** @description 有効な同意 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberConsent"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/consents/{purpose}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * 同意を取り消す
         * @description プロフィールの利用への同意を取り消すと、目的のある項目の回答も削除します。
         */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly purpose: "profile-matching" | "news-mail";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 取り消した同意 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberConsent"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/agreements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 利用規約などへの同意と、これから同意が必要なもの
         * @description 会員登録の画面で同意した版がアカウントに残っていて、まだ記録がないときは、ここで記録します。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 同意の状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberAgreements"];
                    };
                };
            };
        };
        readonly put?: never;
        /** 利用規約などの版に同意する */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MemberAcceptInput"];
                };
            };
            readonly responses: {
                /** @description 同意の状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberAgreements"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/risk-weights": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** リスク診断の重み */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 保存されている重み */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberRiskWeights"];
                    };
                };
            };
        };
        /**
         * リスク診断の重みを保存する
         * @description 6分野の重み(地震-水害-建物-治安-子育て-暮らし、0〜100の整数)。最後に動かした重みが残ります。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MemberRiskWeightsInput"];
                };
            };
            readonly responses: {
                /** @description 保存した重み */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberRiskWeights"];
                    };
                };
            };
        };
        readonly post?: never;
        /** リスク診断の重みを消す */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 保存されている重み（なし） */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberRiskWeights"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * ログイン前に調べたものを引き継ぐ
         * @description 同じ場所・同じ推定結果は1件にまとめ、新しいほうを残します。リスク診断の重みも、新しいほうを残します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MemberMergeInput"];
                };
            };
            readonly responses: {
                /** @description 保存されているもの */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberMerge"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/looked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** 調べた履歴を消す */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 保存されているもの（空） */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberMerge"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 自分のデータをすべて書き出す
         * @description ZIPファイルを1つ返します。中には、機械で読めるJSON（machinone-data.json）と、印刷できるページ（machinone-data.html）があります。ログインから5分以内に呼び出します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description ZIPファイル */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/zip": string;
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mypage/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** アカウントを削除する */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 削除の結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MemberAccountDeleted"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * どの会社のスタッフか
         * @description 二段階認証が設定されていない会員には、この API はすべて second-factor-required で答えます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 会社と自分の役割 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyWorkplace"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        /**
         * 会社から抜ける
         * @description 承認前の申し込みは、最後の管理者が抜けると取り下げられます。
         */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 抜けました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyLeft"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/application": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 業者アカウントを申し込む */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyApplication"];
                };
            };
            readonly responses: {
                /** @description 会社と自分の役割 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyWorkplace"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * 会社の情報を保存する
         * @description 承認されなかった申し込みは、保存すると、もう一度申し込まれます。承認の後、商号と免許証番号は運営だけが変えられます。お問い合わせの宛先は、新しい宛先に届くメールで確定してから変わります。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyInput"];
                };
            };
            readonly responses: {
                /** @description 会社と自分の役割 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyWorkplace"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/inquiry-address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * お問い合わせの宛先を確定する
         * @description 新しい宛先に届いたメールのリンクの token を、その会社のスタッフが送ります。一度だけ、24時間使えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["InquiryAddressLink"];
                };
            };
            readonly responses: {
                /** @description 会社と自分の役割 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyWorkplace"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/staff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** スタッフの一覧 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description スタッフと招待 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyStaffList"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/staff/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** スタッフの役割を変える */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffRoleInput"];
                };
            };
            readonly responses: {
                /** @description スタッフと招待 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyStaffList"];
                    };
                };
            };
        };
        readonly post?: never;
        /** スタッフから外す */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description スタッフと招待 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyStaffList"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * スタッフを招待する
         * @description 招待のメールを送ります。7日間、招待したメールアドレスの会員だけが参加できます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffInvitationInput"];
                };
            };
            readonly responses: {
                /** @description スタッフと招待 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyStaffList"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/invitations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** 招待を取り消す */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description スタッフと招待 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyStaffList"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 招待のリンクの内容 */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffInvitationLink"];
                };
            };
            readonly responses: {
                /** @description 招待 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OpenedInvitation"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/invitation/acceptance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 招待を受けて参加する */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StaffInvitationAcceptance"];
                };
            };
            readonly responses: {
                /** @description 会社と自分の役割 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyWorkplace"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 物件の連携キー */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description キー（キーそのものは含みません） */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyKeys"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * 連携キーを発行する
         * @description キーそのものは、この答えにだけあります。10個まで同時に使えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyKeyInput"];
                };
            };
            readonly responses: {
                /** @description 発行したキー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MadeCompanyKey"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** 連携キーを取り消す */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description キー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyKeys"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * AI査定APIの契約とキー
         * @description 契約がなければ items は空です。キーそのものは含みません。1つの契約で、使えるものから順に100個までです。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 契約とキー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApiAccess"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/clients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** AI査定APIの契約（経理も読めます） */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 契約 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApiClients"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/clients/{clientId}/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * APIキーを発行する
         * @description キーそのものは、この答えにだけあります。1つの契約で20個まで同時に使えます。公開キーは widget だけに使え、hosts が必要です。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly clientId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyApiKeyInput"];
                };
            };
            readonly responses: {
                /** @description 発行したキー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MadeCompanyApiKey"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/clients/{clientId}/keys/{keyId}/rotation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * APIキーを新しいものに替える
         * @description 新しいキーは同じ設定です。古いキーは overlapHours のあいだ使えます(使えるキーがほかと合わせて20本あるときは、0だけ)。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly clientId: string;
                    readonly keyId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyApiKeyRotation"];
                };
            };
            readonly responses: {
                /** @description 新しいキー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MadeCompanyApiKey"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/clients/{clientId}/keys/{keyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** APIキーを取り消す */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly clientId: string;
                    readonly keyId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 契約とキー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApiAccess"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/clients/{clientId}/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * AI査定APIの利用（月ごと）
         * @description month を省くと今月（終わった契約では最後の月）です。金額は税別です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly month?: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly clientId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 利用 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApiUsage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Webhookの送信先 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 送信先(秘密鍵は含みません) */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookEndpoints"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * Webhookの送信先を加える
         * @description 契約ごとに5つまで。秘密鍵は、この答えにだけあります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ClientWebhookEndpointInput"];
                };
            };
            readonly responses: {
                /** @description 加えた送信先と、秘密鍵 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MadeWebhookEndpoint"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Webhookの送信先を取り除く */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 取り除きました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookDone"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/webhooks/{id}/rotation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Webhookの秘密鍵を取り替える */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["WebhookRotation"];
                };
            };
            readonly responses: {
                /** @description 送信先と、新しい秘密鍵 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MadeWebhookEndpoint"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/webhooks/{id}/activation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Webhookの送信を再開する */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 送信先 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/webhooks/{id}/ping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Webhookを試しに送る */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 送信の予定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookPinged"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/webhooks/{id}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Webhookの送信の記録 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 新しい順に100件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookDeliveries"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/webhooks/{id}/deliveries/{deliveryId}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Webhookをもう一度送る */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly deliveryId: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 送信の予定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["WebhookDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 一括査定の一覧 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 新しい順に100件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Batches"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/batches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 一括査定の状態 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Batch"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/batches/{id}/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 一括査定の結果
         * @description 表計算ソフトで開けるCSVを、5,000行ずつ答えます。続きは next を after に入れて求め、つなぎ合わせます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly after?: number | null;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 結果の一部 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BatchResultPart"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/api/batches/{id}/cancellation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 一括査定を取り消す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 取り消した一括査定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Batch"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/listings/{id}/photos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 物件に写真を加える
         * @description multipart/form-data で送ります。file は JPEG・PNG・WebP・GIF・AVIF の画像、15MB まで。位置情報などは取り除き、物件ファイルの写真の後ろに並べます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "multipart/form-data": {
                        /** Format: binary */
                        readonly file: string;
                    };
                };
            };
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyHome"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/listings/{id}/photos/{hash}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * 物件に加えた写真を外す
         * @description 1日のあいだは、もとにもどせます。物件ファイルの写真は、ファイルから URL を外すと消えます。
         */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly hash: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyHome"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/listings/{id}/photos/{hash}/restoration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 外した写真をもどす */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly hash: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyHome"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/listings/{id}/photos/{hash}/place": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** 物件に加えた写真の順番を、1つ変える */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly hash: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyPhotoPlace"];
                };
            };
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyHome"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 物件の件数と、直すところ */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 件数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyOverview"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/listings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 自社の物件の一覧
         * @description 更新日の新しい順に並べます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly filter?: "all" | "shown" | "faulty" | "due" | "applied" | "ended" | "reported";
                    readonly fault?: "next-update-missing" | "next-update-too-far" | "address-missing" | "access-missing" | "area-missing" | "built-missing" | "structure-missing" | "floors-missing" | "units-missing" | "land-area-missing" | "layout-missing" | "management-fee-missing" | "deal-type-missing" | "consent-missing" | "prescribed-words-missing" | "words-need-evidence" | "rent-missing" | "others-ended";
                    readonly text?: string;
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyListingPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/listings/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 自社の物件 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly reportsPage?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyHome"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/listings/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 物件の状態を変える（申込あり・成約・取り下げ・もどす） */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyEventInput"];
                };
            };
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyHome"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/listings/{id}/price": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** 物件の価格を変える */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyPriceInput"];
                };
            };
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyHome"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/listings/{id}/still-offered": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** まだ販売中であることを確かめた */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyHome"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/reports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** サイトを見た人からのお知らせを、確かめたことにする */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 件数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyOverview"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/inquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 届いたお問い合わせ
         * @description 20件ずつ。返信を待っているものを先に、長く待っている順に並べます。続けて、そのほかを新しい順に並べます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly filter?: "all" | "waiting" | "answered" | "closed";
                    readonly number?: string;
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お問い合わせと、状態ごとの件数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyInquiries"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/inquiries/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** お問い合わせ */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly number: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お問い合わせ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyInquiry"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        /** お問い合わせを終わりにする */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly number: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お問い合わせ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyInquiry"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/inquiries/{number}/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * お問い合わせに返信する
         * @description メールを希望した人には、返信をメールで送ります。電話を希望した人には送らず、話した内容の記録になります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly number: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyAnswerInput"];
                };
            };
            readonly responses: {
                /** @description お問い合わせ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyInquiry"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 引き継いだダイレクトオファー
         * @description 20件ずつ。結果を待っているものを先に、引き継いでから長い順に並べます。名前や連絡先は含みません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description オファーと件数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyOffers"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/offers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 引き継いだダイレクトオファーの全記録
         * @description 双方の連絡先を含み、開くたびに記録されます。破談のあとは、連絡先とメッセージを含みません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 引き継いだオファー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyOffer"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/offers/{id}/outcome": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 引き継いだダイレクトオファーの結果を知らせる
         * @description 契約になると、同じ物件のほかのオファーは見送りになります。破談になると、ほかのオファーが再開します。元には戻せません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyOfferOutcomeInput"];
                };
            };
            readonly responses: {
                /** @description 引き継いだオファー */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyOffer"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** オーナーへの手紙の送付 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 続いているものと、終えたもののうち新しい50件、今月の残り */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Mailings"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * オーナーへの手紙の送付を作る
         * @description 終えていない送付は、50件までです。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MailingInput"];
                };
            };
            readonly responses: {
                /** @description 下書き */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MadeMailing"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** オーナーへの手紙の送付の内容 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 内容と、印刷の状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OpenMailing"];
                    };
                };
            };
        };
        /** 下書きを変える */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["MailingInput"];
                };
            };
            readonly responses: {
                /** @description 下書き */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MadeMailing"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings/{id}/recipients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 宛先の一覧を取り込む、または何が起こるかを確かめる
         * @description multipart/form-data で送ります。file は CSV(UTF-8、Shift_JIS)、5MB、5000行まで。列は 郵便番号、住所、建物名、部屋番号、宛名 で、住所だけが必須です。ほかの列は読まず、unread に見出しを返します。お手紙に印刷できない文字（絵文字など）のある行は、取り込みません。停止を申し出た住所は数だけを答え、保存しません。推定が確かさDの町の住所は、withLowGrade が yes のときだけ取り込みます。isDry が yes のときは、何も保存しません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "multipart/form-data": {
                        /** Format: binary */
                        readonly file: string;
                        /** @enum {string} */
                        readonly isDry: "yes" | "no";
                        /** @enum {string} */
                        readonly withLowGrade?: "yes" | "no";
                    };
                };
            };
            readonly responses: {
                /** @description 取り込みの結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailingRecipientsTaken"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings/{id}/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 内容を確定し、印刷できるようにする */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 確定した送付 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MadeMailing"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings/{id}/closing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 送付を終える
         * @description 終えてから90日で、宛先を消します。停止の申し出は残ります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 終えた送付 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MadeMailing"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings/{id}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** はじめの宛先へのお手紙（PDF） */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description PDFファイル */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings/{id}/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * まだ印刷していない宛先のお手紙を作る
         * @description 1回に1,000通まで、100通ごとのPDFにします。作る前に、停止を申し出た住所を除きます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 作るお手紙の数と、除いた数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailingRunOrdered"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings/{id}/runs/{run}/files/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 作ったお手紙（PDF）を受け取る
         * @description 渡す前に、停止の申し出をもう一度確かめます。印刷のあとに申し出があれば、作り直すまで渡しません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly run: string;
                    readonly file: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description PDFファイル */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": string;
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings/{id}/runs/{run}/anew": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 受け取ったお手紙を、作り直せるようにする
         * @description 印刷のあとに停止の申し出があって渡せなくなったお手紙のうち、受け取ったPDFのものを、1通も送らないことにします。停止を申し出ていない宛先は、次に作るときに入ります。受け取ったPDFのお手紙は、その月の数に数えません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly run: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 作り直せる宛先の数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailingRunAnew"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/mailings/{id}/returned": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 宛先不明で戻ったお手紙を記録する */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ReturnedLetter"];
                };
            };
            readonly responses: {
                /** @description 記録しました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ReturnedLetterNoted"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/stops": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 会社に申し出のあった停止を登録する
         * @description お手紙の番号、または番地までの住所で登録します。止まるのは、この会社のお手紙だけです。すでに登録があるかどうかは答えません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyLetterStop"];
                };
            };
            readonly responses: {
                /** @description 登録しました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyLetterStopKept"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/direct-mail/stops/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 会社が1日以内に登録した停止を取り消す
         * @description この会社が登録したものだけを取り消します。本人や運営による停止は残ります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyLetterStop"];
                };
            };
            readonly responses: {
                /** @description 取り消しました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyLetterStopKept"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/uploads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 取り込みの履歴 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly limit?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 新しい順 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyFeedRuns"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * 物件のファイルを取り込む、または何が変わるかを確かめる
         * @description multipart/form-data で送ります。file は CSV か JSON、20MB まで。isDry が yes のときは、何も変えません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "multipart/form-data": {
                        /** Format: binary */
                        readonly file: string;
                        /** @enum {string} */
                        readonly isFull: "yes" | "no";
                        /** @enum {string} */
                        readonly isDry: "yes" | "no";
                    };
                };
            };
            readonly responses: {
                /** @description 取り込みの結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyUploadedRun"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/uploads/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 取り込みの結果 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 取り込みの結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyUploadedRun"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/uploads/{id}/rejections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 取り込めなかった行のすべて
         * @description 表計算ソフトで開ける CSV の文字列です。数式として読まれる文字で始まる内容には、先頭に「'」を付けます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 行と理由 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyRejections"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/uploads/{id}/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * ファイルにない物件の掲載を終える
         * @description 前より大きく減ったファイルでは、確かめるまで、ファイルにない物件をそのままにします。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 取り込みの結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyUploadedRun"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 物件提案の状態、お客さまの人数、確認を待っている配信
         * @description 物件提案サービスを使っていない会社には、office を null で答えます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 件数と、設定の状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyRecommenderOverview"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 物件提案のお客さま
         * @description 20人ずつ。関心の高い順、登録の新しい順、お名前の順に並べられます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly state?: "waiting" | "active" | "stopped";
                    readonly heat?: "none" | "yellow" | "orange" | "red";
                    readonly q?: string;
                    readonly sort?: "heat" | "newest" | "name";
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お客さまと、状態ごとの人数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeCustomers"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * 同意をいただいたお客さまを追加する
         * @description 会社の名前で、条件の登録をお願いするメールを1通送ります。本人が条件を登録するまで、ほかには何も送りません。1日に100人までで、それより多いときはファイルを使ってください。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfficeCustomerInput"];
                };
            };
            readonly responses: {
                /** @description 追加したお客さま */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeCustomerInFull"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/customers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** お客さまの条件、届けた物件と反応 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お客さま */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeCustomerInFull"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        /**
         * お客さまの依頼で、データを削除する
         * @description お名前、アドレス、条件、届けた物件と反応を削除します。会社からは、もう一度追加できません。元にはもどせません。
         */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 削除しました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeCustomerDeleted"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/customers/{id}/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * お客さまの依頼で、配信を止める
         * @description すぐに止まります。再開は、お客さま本人だけができます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description お客さま */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeCustomerInFull"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/customers/{id}/note": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** お客さまのメモを保存する */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfficeNoteInput"];
                };
            };
            readonly responses: {
                /** @description お客さま */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeCustomerInFull"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/customers/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * お客さまの一覧を、表計算ソフトで開けるファイルにする
         * @description 管理者だけが使えます。書き出したことは記録に残ります。数式として読まれる文字で始まる内容には、先頭に「'」を付けます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description CSV の文字列 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeCustomersFile"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** お客さまのファイルの取り込みの履歴 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 新しい順に20件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeImports"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * お客さまのファイルを取り込む、または何が起こるかを確かめる
         * @description multipart/form-data で送ります。file は CSV(UTF-8、Shift_JIS)、5MB、5000行まで。列は 氏名、メール、同意日、同意の方法 です。isDry が yes のときは、何も保存せず、何も送りません。同じ内容を2度送ると、はじめの結果を返します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "multipart/form-data": {
                        /** Format: binary */
                        readonly file: string;
                        /** @enum {string} */
                        readonly isDry: "yes" | "no";
                    };
                };
            };
            readonly responses: {
                /** @description 取り込みの結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeImported"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/imports/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * お客さまのファイルの取り込みを取り消す
         * @description 24時間のあいだ取り消せます。条件を登録した人と、停止した人は残ります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly responses: {
                /** @description 取り消しました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OfficeImportUndone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/approvals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 確認を待っている配信
         * @description 期限の近い順に、50件まで。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 確認を待っている配信 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApprovals"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * 配信をまとめて承認する
         * @description ほかの人が決めたものや、変えたものは、承認せずに数だけを返します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyApproveAllInput"];
                };
            };
            readonly responses: {
                /** @description 承認したもの */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApprovedAll"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/approvals/{id}/mail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** お客さまに届くメール */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description メール */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApprovalMail"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/approvals/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 配信を承認する
         * @description 見た物件の番号を添えます。ほかの人が変えていたときは409です。15秒のあいだ、取り消せます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyApproveInput"];
                };
            };
            readonly responses: {
                /** @description 確認を待っている配信 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApprovals"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/approvals/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 配信を取りやめる */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyRejectInput"];
                };
            };
            readonly responses: {
                /** @description 確認を待っている配信 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApprovals"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/approvals/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 承認・取りやめを取り消す
         * @description まだ送っていないものだけ、確認待ちにもどります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyUndoInput"];
                };
            };
            readonly responses: {
                /** @description 確認を待っている配信 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApprovals"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/approvals/{id}/homes/{position}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** 配信から物件を外す・もどす */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly position: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyApprovalHomeInput"];
                };
            };
            readonly responses: {
                /** @description 確認を待っている配信 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyApprovals"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/leads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 反応のあったお客さま
         * @description 20人ずつ。未対応の人を先に、関心の高い順に並べます。関心は、会社の決めた日数のあいだの反応です。質問と見学の希望は、180日のあいだ残ります。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly state?: "open" | "done" | "all";
                    readonly heat?: "red" | "orange" | "yellow" | "none";
                    readonly kind?: "visit" | "ask" | "like" | "look";
                    readonly mine?: "yes" | "no";
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お客さまと、件数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyLeads"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/leads/{customer}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** お客さまの反応 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly customer: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お客さまと、その反応 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyLeadDetail"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/leads/{customer}/handled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * 対応済みにする・もどす
         * @description そのあとに新しい質問・見学の希望・いいねがあると、未対応にもどります。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly customer: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyLeadHandledInput"];
                };
            };
            readonly responses: {
                /** @description お客さまと、その反応 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyLeadDetail"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/leads/{customer}/assigned": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** 担当を決める */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly customer: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyLeadAssignedInput"];
                };
            };
            readonly responses: {
                /** @description お客さまと、その反応 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyLeadDetail"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/leads/{customer}/answers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * お客さまに会社の名前でメールを送る
         * @description 質問か見学の希望があった人にだけ送れます。1人に、24時間に5通までです。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly customer: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyLeadAnswerInput"];
                };
            };
            readonly responses: {
                /** @description お客さまと、その反応 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyLeadDetail"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 物件提案の設定 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 設定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyRecommenderSettings"];
                    };
                };
            };
        };
        /**
         * 物件提案の設定を保存する
         * @description 商号、免許証番号、所在地と、利用の開始・停止は、運営だけが変えられます。新しいリンク先は、運営が確認するまで askedHosts に入り、開きません。読んだときの version と違うときは409です。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyRecommenderSettingsInput"];
                };
            };
            readonly responses: {
                /** @description 設定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyRecommenderSettings"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/morning-mail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** 自分に届く朝のお知らせ */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyMorningMailInput"];
                };
            };
            readonly responses: {
                /** @description 設定 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyRecommenderSettings"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/company/recommender/mail-checks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 差出人のドメインを確かめる
         * @description SPF、DKIM、DMARCを調べて、5秒のうちに答えます。続けて調べるときは、10秒の間をおきます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CompanyMailCheckInput"];
                };
            };
            readonly responses: {
                /** @description 調べた結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CompanyMailChecks"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/counts/screens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 画面を開いたことを数える
         * @description 日と画面の名前ごとの回数だけを残します。だれが開いたかは、受け取りも残しもしません。知らない画面は数えません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OpenedScreen"];
                };
            };
            readonly responses: {
                /** @description 受け取りました */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 担当者 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 担当者 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskOperator"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/queues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 列ごとの件数 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 列と件数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskQueues"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/queues/{queue}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 列の一覧
         * @description 期限の近い順に20件ずつ。個人の情報は入りません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path: {
                    readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 一覧 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskQueuePage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/queues/{queue}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 列の一覧を書き出す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description CSV */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskCsv"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 番号で探す */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly number: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 見つかった件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskFound"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 画面を開いた回数
         * @description 今日までの days 日。だれが開いたかは、残していません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly days?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 道筋ごとの回数 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskScreenCounts"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/items/{queue}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 件の内容
         * @description 開いたことは、記録に残ります。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskItem"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/items/{queue}/{id}/claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 担当する
         * @description 30分のあいだ、ほかの担当者は決められません。もう一度呼ぶと延ばせます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskOutcome"];
                    };
                };
            };
        };
        /** 担当をやめる */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskOutcome"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/items/{queue}/{id}/decision": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 決める
         * @description 担当している件だけを決められます。二人の承認が要るものは、ほかの担当者の承認を待ちます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["DeskDecisionInput"];
                };
            };
            readonly responses: {
                /** @description 結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskOutcome"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/items/{queue}/{id}/disclosure": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 連絡先の開示を頼む
         * @description ほかの担当者が承認すると、30分のあいだ連絡先が見られます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["DeskDisclosureInput"];
                };
            };
            readonly responses: {
                /** @description 結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskOutcome"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/items/{queue}/{id}/files/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 添付の資料 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                    readonly id: string;
                    readonly file: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 資料 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/octet-stream": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/approvals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** ほかの担当者の承認を待つもの */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 承認待ち */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskApprovals"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/approvals/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 承認する・しない・取り下げる */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["DeskVerdictInput"];
                };
            };
            readonly responses: {
                /** @description 結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskOutcome"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 記録 */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly page?: number;
                    readonly queue?: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                    readonly item?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 新しい順の記録 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskAuditPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/audit/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 記録が変えられていないか確かめる */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskAuditCheck"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/desk/audit/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 記録を書き出す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description CSV */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DeskCsv"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds/template.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 物件ファイルのひな形(CSV)
         * @description 見出しと、公開されない架空の例が3件あります。列の説明は docs/data.md の「物件ファイル」にあります。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description ひな形 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/csv": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds/template.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 物件ファイルのひな形(JSON)
         * @description CSV のひな形と同じ3件を、JSON の項目名で書いたものです。使わない項目は null にするか、省きます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description ひな形 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/plain": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 物件ファイルを送る
         * @description CSV(UTF-8、Shift_JIS)か JSON(物件の配列、または1行に1件)をそのまま本文に入れます。64MBまで。`mode=full` では、ファイルにない物件の掲載を終えます。空、または前より大きく減ったファイルでは、確認されるまで終えません(`confirm=true`、または確認の操作)。`dry=true` は、何が変わるかだけを答えます。読めないファイルは、何も保存せずに 422 で答えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query: {
                    readonly mode: "full" | "delta";
                    readonly dry?: "true" | "false";
                    readonly confirm?: "true" | "false";
                    /** @description 記録に残すファイルの名前 */
                    readonly name?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "text/csv": string;
                    readonly "application/json": string;
                    readonly "application/octet-stream": string;
                };
            };
            readonly responses: {
                /** @description 取り込んだ結果と、取り込まなかった行 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FeedReport"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds/photos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 物件に写真を加える
         * @description 画像(JPEG・PNG・WebP・GIF・AVIF、15MB まで)をそのまま本文に入れます。位置情報などは取り除き、物件ファイルの写真の後ろに並べます。同じ写真は一度だけ残し、1物件60枚までです。
         */
        readonly post: {
            readonly parameters: {
                readonly query: {
                    /** @description 物件番号 */
                    readonly reference: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/octet-stream": string;
                };
            };
            readonly responses: {
                /** @description 残した写真。isAdded が false のときは、同じ写真があるか、60枚に達しています */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SentPhoto"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 送ったファイルの記録 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 新しい順に50件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FeedRuns"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds/runs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 送ったファイルの結果 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 結果と、取り込まなかった行 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FeedReport"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/feeds/runs/{id}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * ファイルにない物件の掲載を終える
         * @description 空、または大きく減ったファイルのあとで、物件がなくなったことを確かめたときに使います。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FeedReport"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mail/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 停止の画面へ移る（何も変えません） */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly token: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: never;
        };
        readonly put?: never;
        /**
         * お知らせを止める（RFC 8058 のワンクリック停止）
         * @description 本文は読みません。リンクに期限はなく、繰り返しても同じ結果になります。
         */
        readonly post: {
            readonly parameters: {
                readonly query: {
                    readonly token: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 止めました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailStopDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mail/stops/look": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 停止のリンクが何を止めるか（何も変えません） */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly token: string;
                    };
                };
            };
            readonly responses: {
                /** @description お知らせの状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailStop"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mail/stops": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** リンクのお知らせ、またはすべてを止める */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly token: string;
                        /** @enum {string} */
                        readonly what: "topic" | "all";
                    };
                };
            };
            readonly responses: {
                /** @description お知らせの状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailStop"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mail/stops/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 1日以内にリンクで止めたものを元に戻す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly token: string;
                    };
                };
            };
            readonly responses: {
                /** @description お知らせの状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["MailStop"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mail/reports/ses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * SESの不達・苦情の知らせ(SNS)
         * @description 署名と、設定(MAIL_SES_TOPICS)にあるトピックかを確かめます。購読の確認には応じ、購読の解除には応じません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "text/plain": string;
                };
            };
            readonly responses: {
                /** @description 受け付けました。同じ知らせがもう一度届いても、何も変わりません */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mail/reports/sendgrid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** SendGridの不達・苦情の知らせ(署名付き Event Webhook) */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "text/plain": string;
                };
            };
            readonly responses: {
                /** @description 受け付けました。同じ知らせがもう一度届いても、何も変わりません */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/mail/reports/dsn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * メールで届いた配送不能通知(RFC 3464)
         * @description メールサーバーが、届いた通知をそのまま本文に入れて送ります。512KBまで。こちらから送ったメールとその宛先についての通知だけを受け付けます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "message/rfc822": string;
                };
            };
            readonly responses: {
                /** @description 受け付けました。同じ知らせがもう一度届いても、何も変わりません */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/applications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 物件提案サービスの導入を申し込む
         * @description 受付番号をメールで送り、免許の内容を確認してからお返事します。同じ内容を1日のうちに送ると、はじめの受付番号を返します。会社の管理者としてサインインしていると、承認の後、その会社の管理画面で使えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderApplicationInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた申し込み */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderApplication"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/mail-domain-checks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 差出人のドメインの設定(SPF・DKIM・DMARC)を確かめる
         * @description DNSを調べて、5秒のうちに答えます。何も保存しません。準備ができていなくても申し込めます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderDomainInput"];
                };
            };
            readonly responses: {
                /** @description 調べた結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderDomainChecks"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/tenants/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 物件提案サービスを使う会社 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 会社の表示 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderTenantPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/tenants/{key}/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 希望の条件を登録する
         * @description 確認のメールのリンクを開いて確定するまで、何も登録されません。すでに登録のあるアドレスでも、答えは同じです。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderCustomerInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けました */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/tenants/{key}/target": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 会社のページへのリンクを確かめる(何も数えません)
         * @description 会社が登録したホストの https のアドレスだけです。ほかは 404 です。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly to: string;
                };
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description リンク先 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderTarget"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/tenants/{key}/clicks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 会社のページへ移ったことを記録する */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderClickInput"];
                };
            };
            readonly responses: {
                /** @description リンク先 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderClick"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/visits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * メールのリンクを開く
         * @description リンクの持ち主のページを返し、続きの操作のための Cookie を付けます。何も変えません。期限の切れたリンクには state: expired で 404 を返します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderToken"];
                };
            };
            readonly responses: {
                /** @description リンクの持ち主のページ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderVisit"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/visit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * リンクの持ち主のページ
         * @description メールのリンクを開いた人(POST /visits の Cookie)だけが使えます。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description リンクの持ち主のページ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderVisit"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 新しいリンクを同じメールアドレスに送る */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderToken"];
                };
            };
            readonly responses: {
                /** @description 受け付けました */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 条件を加える
         * @description メールのリンクを開いた人(POST /visits の Cookie)だけが使えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderQueryInput"];
                };
            };
            readonly responses: {
                /** @description 保存した条件 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderSaved"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/queries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * 条件を変える
         * @description メールのリンクを開いた人(POST /visits の Cookie)だけが使えます。
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderQueryChange"];
                };
            };
            readonly responses: {
                /** @description 保存した条件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderSaved"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/queries/{id}/steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 条件を確定・休止・再開・削除する
         * @description メールのリンクを開いた人(POST /visits の Cookie)だけが使えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderQueryStep"];
                };
            };
            readonly responses: {
                /** @description 済みました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderStepped"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 停止の画面へ移る（何も変えません） */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly token: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: never;
        };
        readonly put?: never;
        /**
         * 配信をすべて止める(RFC 8058 のワンクリック停止)
         * @description 本文は読みません。リンクの期限にかかわらず止められ、繰り返しても同じ結果になります。
         */
        readonly post: {
            readonly parameters: {
                readonly query: {
                    readonly token: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 止めました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/visit/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 自分のページから、配信をすべて止める
         * @description メールのリンクを開いた人(POST /visits の Cookie)だけが使えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 止めました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/tenants/{key}/line": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 会社のLINE公式アカウント */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 友だち追加とLINEの中の画面 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderLine"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/tenants/{key}/line-customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * LINEの中から、希望の条件を登録する
         * @description IDトークンをLINEに確かめます。会社のチャネルのものだけを受け取り、続きの操作のための Cookie を付けます。メールの確認はいりません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderLineCustomerInput"];
                };
            };
            readonly responses: {
                /** @description 保存した条件 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderSaved"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/tenants/{key}/line-visits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * LINEの中から、自分のページを開く
         * @description IDトークンをLINEに確かめます。登録のない人には404を返します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommenderLineToken"];
                };
            };
            readonly responses: {
                /** @description 自分のページ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderVisit"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommender/visit/line": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * LINEで届くお知らせ
         * @description リンクの持ち主(POST /visits、/tenants/{key}/line-customers の Cookie)の、最後に保存した条件と、次のお知らせの時刻です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 条件と次のお知らせ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommenderCustomerLine"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/visits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * おすすめのリンクを開く
         * @description リンクの # のあとの値を送ると、スクリプトから読めない Cookie を返します。期限が切れたリンクは404で、state は expired です。ほかの人のリンクと、止めたリンクも404です。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommendationToken"];
                };
            };
            readonly responses: {
                /** @description 開きました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommendationDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 新しいリンクを、同じ人のメールアドレスに送る
         * @description どのリンクにも同じ答えを返します。token がないときは、前に開いたリンク(Cookie)について送ります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommendationLinkInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けました */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommendationDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/batches/latest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 最新のおすすめ
         * @description 会員にはいちばん新しいもの、リンクを開いた人にはそのメールのものを返します。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description おすすめ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Recommendations"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/batches/{id}/homes/{position}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** おすすめした1件 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly position: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description おすすめした物件 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["OneRecommendedHome"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/reactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * いいね・興味なし・隠す
         * @description 同じ住戸への前の答えと入れ替わります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["HomeReactionInput"];
                };
            };
            readonly responses: {
                /** @description いまの答え */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomeReacted"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/reactions/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** いいね・興味なし・隠すを取り消す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly batchId: string;
                        readonly position: number;
                    };
                };
            };
            readonly responses: {
                /** @description いまの答え */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["HomeReacted"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 画面での操作を伝える
         * @description 人が操作したあとにだけ送ります。リンクを読むだけでは何も数えません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["RecommendationEvent"];
                };
            };
            readonly responses: {
                /** @description 受け付けました */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommendationDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/stop-links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * この配信を止める画面のリンクをつくる
         * @description 止めるのは、その画面で押したときです。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["StopLinkInput"];
                };
            };
            readonly responses: {
                /** @description 停止を押す画面と、その # のあとの値 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["StopLink"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 条件を変える提案に答える
         * @description yes のときだけ条件が変わります。見た提案といまの提案が違うときは409です。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["SuggestionAnswer"];
                };
            };
            readonly responses: {
                /** @description 答えました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["RecommendationDone"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/batches/{id}/homes/{position}/inquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * おすすめした物件について問い合わせる
         * @description 会社の名前で届いたメールの物件は、その会社だけに届きます(recipients は sender の key)。お返事は、会社が知っているメールアドレスか、書いた電話番号に届きます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                    readonly position: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["KnownSenderInquiryInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた問い合わせ */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ListingInquiry"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recommendation/estimate-requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 今の家の査定を、担当の会社に頼む
         * @description 会社の名前で届いたメールのリンクを開いた人だけが使えます。同意した内容だけを、その会社だけに渡します。同じ内容は、24時間は最初の受付番号を返します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["OfficeEstimateInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた依頼 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ListingInquiry"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/line/webhook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * LINEからの知らせ（Webhook）
         * @description LINEの署名（X-Line-Signature）があるものだけを受け取ります。同じ知らせは1回だけ処理します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    readonly "x-line-signature"?: string;
                };
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 受け取りました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": Record<string, never>;
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/line/webhook/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 会社のLINE公式アカウントの知らせ（Webhook）
         * @description 物件提案サービスを使う会社のチャネルの署名があるものだけを受け取ります。同じ知らせは1回だけ処理します。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: {
                    readonly "x-line-signature"?: string;
                };
                readonly path: {
                    readonly key: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 受け取りました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": Record<string, never>;
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/line/app": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** LINE公式アカウント */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 友だち追加とLINEの中の画面 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LineApp"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/line/person": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * LINEの中の画面を開いている人
         * @description IDトークンをLINEに確かめます。何も保存しません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["LineIdToken"];
                };
            };
            readonly responses: {
                /** @description 表示名 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LinePerson"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/biz/try/assessments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * AI査定APIを試す
         * @description AI査定API v3 と同じ答えを、キーなしで返します。1時間に5回まで。答えはサンプルです。残りの回数は RateLimit にあります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AssessmentInputV3"];
                };
            };
            readonly responses: {
                /** @description 推定の結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AssessmentV3"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/biz/guide/{version}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * AI査定APIの説明に使う例と一覧
         * @description 例は examples/api のファイル、応答はその例をいま推定したもの、一覧は仕様書から作ります。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly version: "v1" | "v2" | "v3";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 例と一覧 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BizGuide"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 稼働状況
         * @description 1分ごとの確認による90日分の記録です。recordedMinutes が 0 の日は記録がありません。upShare は記録のある時間のうち正常だった割合、p95Ms は、直近24時間に答えた査定（v1・v2・v3）の応答時間の95パーセンタイルです。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 稼働状況 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ServiceStatus"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 事業者のお問い合わせを送る */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizContactInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた内容 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BizReceipt"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/directmail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** ダイレクトメールを申し込む */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizDirectMailInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた内容 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BizReceipt"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 資料を請求する
         * @description 資料を受け取るリンクをメールで送ります。リンクは30日使えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizDocumentInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた内容 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BizReceipt"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/trial": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 無料トライアルを申し込む
         * @description 内容を審査し、結果をメールで知らせます。前にトライアルを使ったかどうかで、この応答は変わりません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizTrialInput"];
                };
            };
            readonly responses: {
                /** @description 受け付けた内容 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BizReceipt"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/document-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 資料のリンクが使えるかを確かめる */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizLink"];
                };
            };
            readonly responses: {
                /** @description リンクの状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BizDocumentLink"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/document-downloads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 資料を受け取る
         * @description 受け取った回数と、はじめて受け取った日時を記録します。期限の切れたリンクは 409 です。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizLink"];
                };
            };
            readonly responses: {
                /** @description PDFファイル */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": string;
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/document-links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 資料のリンクを送り直す
         * @description 請求のときのメールアドレスに送ります。1日に1度だけ送ります。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizLink"];
                };
            };
            readonly responses: {
                /** @description 送り直しを受け付けた */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/trial-page": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** トライアルの状態を見る */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizLink"];
                };
            };
            readonly responses: {
                /** @description トライアルの状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BizTrial"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/trial-page/key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * トライアルのキーを受け取る
         * @description キーは1度だけ表示します。2度目は 409 です。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizLink"];
                };
            };
            readonly responses: {
                /** @description キー */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BizTrialKey"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/trial-page/reminders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** 終わりのお知らせを受け取るかを選ぶ */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["BizTrialReminders"];
                };
            };
            readonly responses: {
                /** @description トライアルの状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BizTrial"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/content/news": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * お知らせの一覧
         * @description 公開の日時を過ぎたものだけです。新しい順に20件ずつです。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly category?: "feature" | "data" | "maintenance" | "model";
                    readonly page?: number;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description お知らせ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NewsPage"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/content/news/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** 1件のお知らせ */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 本文と、その前後のお知らせ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["NewsEntry"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/content/faq/{topic}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** よくある質問 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly topic: "business" | "recommender" | "offer";
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 質問と答え */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["FaqTopic"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/content/accessibility": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** アクセシビリティの試験の結果 */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 達成基準ごとの結果 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["AccessibilityReport"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/slots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * オンライン相談を予約できる日時
         * @description 営業日の30分ごと。日はすべて日本時間です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 日時の一覧 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ConsultationSlots"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/holds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 日時を15分間おさえる */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationHoldInput"];
                };
            };
            readonly responses: {
                /** @description おさえた日時 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ConsultationHold"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/holds/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** おさえた日時を放す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationToken"];
                };
            };
            readonly responses: {
                /** @description 放しました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {boolean} */
                            readonly done: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/bookings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** オンライン相談を予約する */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationInput"];
                };
            };
            readonly responses: {
                /** @description 承った予約 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BookedConsultation"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/bookings/view": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 予約を見る
         * @description 鍵を番地に残さないため、POSTで尋ねます。何も変わりません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationToken"];
                };
            };
            readonly responses: {
                /** @description 予約 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Consultation"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/bookings/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 予約の日時を変える */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationMoveInput"];
                };
            };
            readonly responses: {
                /** @description 変えたあとの予約 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Consultation"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/bookings/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 予約を取り消す */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationToken"];
                };
            };
            readonly responses: {
                /** @description 取り消したあとの予約 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Consultation"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 順番を待つ
         * @description 予約できる日時がすべて埋まっているときだけ受け付けます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationWaitingInput"];
                };
            };
            readonly responses: {
                /** @description 登録しました */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {boolean} */
                            readonly done: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/waiting/view": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 順番待ちを見る
         * @description 鍵を番地に残さないため、POSTで尋ねます。何も変わりません。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationToken"];
                };
            };
            readonly responses: {
                /** @description 順番待ち */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ConsultationWaiting"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/waiting/take": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 案内された日時で予約する */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationToken"];
                };
            };
            readonly responses: {
                /** @description 承った予約 */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["BookedConsultation"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/consultations/waiting/decline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** 案内を辞退する・順番待ちをやめる */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ConsultationToken"];
                };
            };
            readonly responses: {
                /** @description やめました */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {boolean} */
                            readonly done: true;
                        };
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/widget/assessments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * 価格チェッカーで価格を調べる
         * @description 埋め込みの枠のページが、開いたときに受け取ったトークンで呼び出します。価格を返したときだけ、キーの回数に数えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CheckedHome"];
                };
            };
            readonly responses: {
                /** @description 価格、または価格を示せない理由 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CheckerAnswer"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/widget/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 価格チェッカーの場所の候補
         * @description 埋め込みの枠のページが、開いたときに受け取ったトークンで呼び出します。
         */
        readonly get: {
            readonly parameters: {
                readonly query: {
                    readonly q: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 候補 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CheckerSuggestions"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/widget/sizes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * 価格チェッカーの大きさ
         * @description 価格を調べる前に読み込むものの大きさです。配信している内容を測っています。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description gzip圧縮後の大きさ */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CheckerSizes"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/direct-mail/targets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * エリアごとの世帯数の目安
         * @description 公開された統計だけから数えます。すべての世帯の数がなく、1人で暮らす世帯の数だけがある市区町村では、その数です(counted)。50世帯に満たない町は示しません。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly city?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description 世帯数の目安 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["DirectMailTargets"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/direct-mail/example.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * お手紙の見本（PDF）
         * @description 取引の多い町の、標準的な住戸のAI推定で作ります。宛名と差出人は見本です。
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description PDFファイル */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/pdf": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/direct-mail/stops/look": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** お手紙の番号が、どの会社の何を止めるか（何も変えません） */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly code: string;
                    };
                };
            };
            readonly responses: {
                /** @description 停止の状態 */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["LetterStop"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/direct-mail/stops": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * お手紙を止める、または1日以内に元に戻す
         * @description 画面のフォームからの送信を受け、お手紙の画面へ移ります。スクリプトがなくても働きます。同じ操作を繰り返しても結果は同じです。元に戻せるのは、そのお手紙で止めたブラウザだけです（1日のあいだ有効なCookieで確かめます）。ブラウザのフォームには、断るときも、お手紙の画面で答えます。
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/x-www-form-urlencoded": {
                        readonly code: string;
                        /** @enum {string} */
                        readonly step: "company" | "all" | "undo" | "look";
                    };
                };
            };
            readonly responses: never;
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        readonly SuggestResponse: {
            readonly items: readonly components["schemas"]["Suggestion"][];
        };
        readonly Suggestion: {
            /** @enum {string} */
            readonly kind: "prefecture" | "city" | "town" | "station" | "apartment" | "postal";
            /** @example 江東区豊洲 */
            readonly label: string;
            /** @example 東京都 */
            readonly detail: string;
            readonly reference: string;
            readonly prefecture: string | null;
            readonly cityCode: string | null;
            readonly town: string | null;
            readonly place: components["schemas"]["LonLat"] | null;
        };
        readonly LonLat: {
            readonly lon: number;
            readonly lat: number;
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
        readonly FoundPlaces: {
            /** @enum {string} */
            readonly outcome: "one" | "several" | "none";
            readonly items: readonly components["schemas"]["FoundPlace"][];
        };
        readonly FoundPlace: {
            /** @example town-6p0v1k2ab */
            readonly key: string;
            /** @enum {string} */
            readonly kind: "address" | "station" | "building" | "point";
            /** @example 墨田区八広六丁目 */
            readonly label: string;
            /** @example 東京都 */
            readonly detail: string;
            /** @enum {string} */
            readonly precision: "building" | "point" | "block" | "town";
            readonly lat: number;
            readonly lon: number;
            /** @example 12-3 */
            readonly rest: string | null;
            readonly isExact: boolean;
        };
        readonly TownList: {
            readonly cityName: string | null;
            readonly prefecture: string | null;
            readonly items: readonly {
                /** @example 八広 */
                readonly town: string;
                readonly kana: string | null;
                readonly places: readonly components["schemas"]["FoundPlace"][];
            }[];
        };
        readonly Market: {
            /** @enum {string} */
            readonly origin: "sample" | "published" | "none";
            /** @example 2025Q2 */
            readonly firstQuarter: string | null;
            /** @example 2025Q2 */
            readonly lastQuarter: string | null;
            readonly sales: number;
            readonly attributions: readonly string[];
            readonly credits: readonly {
                readonly attribution: string;
                readonly licence: string;
            }[];
            readonly hasBuildings: boolean;
            readonly cities: readonly {
                readonly cityCode: string;
                readonly cityName: string;
                readonly prefecture: string;
                readonly place: components["schemas"]["LonLat"] | null;
                readonly sales: number;
            }[];
        };
        readonly PostalCode: {
            /** @example 1350061 */
            readonly postalCode: string;
            readonly towns: readonly {
                readonly prefCode: string;
                readonly prefecture: string;
                readonly cityCode: string;
                readonly city: string;
                readonly town: string | null;
            }[];
        };
        readonly ApartmentPage: {
            readonly items: readonly components["schemas"]["Apartment"][];
            readonly page: number;
            readonly pageSize: number;
            readonly total: number;
        };
        readonly Apartment: {
            readonly key: string;
            readonly name: string;
            readonly nameKana: string;
            readonly prefecture: string;
            readonly cityCode: string;
            readonly cityName: string;
            readonly town: string;
            readonly address: string;
            readonly place: components["schemas"]["LonLat"];
            readonly builtYear: number;
            readonly builtMonth: number | null;
            readonly floors: number | null;
            readonly units: number | null;
            /** @enum {string|null} */
            readonly structure: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block" | null;
            readonly stationName: string | null;
            readonly walkMinutes: number | null;
            readonly isSample: boolean;
        };
        readonly TransactionPage: {
            readonly items: readonly components["schemas"]["Transaction"][];
            readonly page: number;
            readonly pageSize: number;
            readonly total: number;
        };
        readonly Transaction: {
            readonly id: number;
            readonly kind: components["schemas"]["RecordedKind"];
            /** @enum {string} */
            readonly priceCategory: "contract" | "survey";
            readonly cityCode: string;
            readonly cityName: string;
            readonly town: string;
            readonly place: components["schemas"]["LonLat"] | null;
            /** @example 2025Q2 */
            readonly quarter: string;
            readonly price: number;
            readonly areaM2: number;
            readonly layout: string | null;
            readonly builtYear: number | null;
            readonly structure: string | null;
            readonly renovated: boolean | null;
            readonly stationName: string | null;
            readonly walkMinutes: number | null;
        };
        /** @enum {string} */
        readonly RecordedKind: "condo" | "house" | "land" | "commercial" | "farmland" | "forest";
        /** @enum {string} */
        readonly PropertyKind: "condo" | "house" | "land";
        readonly History: {
            /** @enum {string} */
            readonly scope: "town" | "city";
            readonly label: string;
            readonly points: readonly components["schemas"]["HistoryPoint"][];
        };
        readonly HistoryPoint: {
            /** @example 2025Q2 */
            readonly quarter: string;
            readonly medianYenPerM2: number;
            readonly n: number;
        };
        readonly AreaPrices: {
            readonly version: string;
            readonly isSample: boolean;
            /** @example 2025Q2 */
            readonly from: string;
            /** @example 2025Q2 */
            readonly until: string;
            readonly map: {
                /** @example 2025Q2 */
                readonly from: string;
                /** @example 2025Q2 */
                readonly until: string;
                readonly width: number;
                readonly height: number;
                readonly sideM: number;
            };
            readonly areas: readonly components["schemas"]["AreaPrice"][];
            readonly busyTowns: readonly components["schemas"]["BusyTown"][];
        };
        readonly AreaPrice: {
            readonly cityCode: string;
            readonly cityName: string;
            readonly medianYenPerM2: number;
            readonly n: number;
            readonly changePercent: number | null;
            readonly quarters: readonly (number | null)[];
        };
        readonly BusyTown: {
            readonly key: string;
            readonly cityCode: string;
            readonly cityName: string;
            readonly town: string;
            readonly homes: {
                readonly fromM2: number;
                readonly toM2: number;
                readonly n: number;
                readonly low: number;
                readonly median: number;
                readonly high: number;
            };
        };
        readonly Kyugake: {
            /** @description いま売り出し中の物件の数 */
            readonly homes: {
                readonly A: number;
                readonly B: number;
                readonly C: number;
                readonly near: number;
                readonly check: number;
            };
            /** @description サンプルの物件、またはサンプルの取引で学習した推定を含む */
            readonly isSample: boolean;
            /** @description このサイトで終了した九掛けのうち、判定できたもの。サンプルは数えません */
            readonly precision: {
                readonly A: components["schemas"]["KyugakePrecision"];
                readonly B: components["schemas"]["KyugakePrecision"];
                readonly C: components["schemas"]["KyugakePrecision"];
            };
        };
        readonly KyugakePrecision: {
            /** @description あとの成約で判定できた九掛けの件数 */
            readonly n: number;
            /** @description そのうち、似た成約の中央値より5%以上低かった件数 */
            readonly right: number;
            /** @description 割合と95%信頼区間(Wilson)。30件未満では null */
            readonly share: {
                readonly value: number;
                readonly low: number;
                readonly high: number;
            } | null;
        };
        readonly SimilarTowns: {
            readonly own: components["schemas"]["TownPrice"] | null;
            readonly towns: readonly {
                readonly price: components["schemas"]["TownPrice"];
                readonly distanceM: number;
            }[];
        };
        readonly TownPrice: {
            readonly cityCode: string;
            readonly town: string;
            readonly name: string;
            readonly medianYenPerM2: number;
            readonly n: number;
        };
        readonly BaseMapTiles: {
            /** @enum {string} */
            readonly tilejson: "3.0.0";
            readonly tiles: readonly string[];
            readonly minzoom: number;
            readonly maxzoom: number;
            readonly attribution: string;
            /** @example 鉄道は駅を結んだ略図です */
            readonly note: string | null;
        };
        readonly MapLayers: {
            readonly version: string;
            readonly layers: readonly components["schemas"]["MapLayer"][];
            readonly baseCredits: readonly {
                readonly attribution: string;
                readonly licence: string;
            }[];
        };
        readonly MapLayer: {
            /** @example flood_max_rank */
            readonly id: string;
            readonly title: string;
            /** @enum {string} */
            readonly shape: "mesh" | "town" | "area" | "point" | "line";
            readonly unit: string;
            readonly precision: string;
            /** @example 1-42 */
            readonly version: string;
            /** @enum {string} */
            readonly state: "ok" | "no_data";
            readonly minZoom: number;
            readonly maxZoom: number;
            readonly coarse: {
                readonly upTo: number;
                readonly precision: string;
            } | null;
            readonly legend: components["schemas"]["MapLegend"];
            readonly years: readonly number[];
            readonly prefectures: readonly string[] | null;
            readonly provenance: components["schemas"]["Provenance"] | null;
        };
        readonly MapLegend: readonly {
            readonly from: number;
            /** @example #FFB7B7 */
            readonly colour: string;
            readonly label: string;
        }[];
        readonly Provenance: {
            readonly attribution: string;
            readonly licence: string;
            /** @example 2023 */
            readonly asOf: string | null;
            /** @example 250mメッシュ */
            readonly precision: string;
            readonly isSample: boolean;
        };
        readonly MeshList: {
            readonly layer: string;
            readonly year: number | null;
            readonly total: number;
            readonly items: readonly {
                /** @example 53394611 */
                readonly mesh: string;
                readonly name: string | null;
                readonly value: number;
                readonly n: number | null;
                readonly isFew: boolean;
                readonly label: string;
                readonly place: components["schemas"]["LonLat"];
                readonly facts?: {
                    readonly [key: string]: string | number | boolean;
                };
            }[];
        };
        readonly HomeReportReceipt: {
            /** @enum {string} */
            readonly state: "received";
        };
        readonly HomeReportInput: {
            /** @enum {string} */
            readonly reason: "sold" | "different" | "other";
            /** @description 気づいたこと。お名前や連絡先は書かないでください */
            readonly note?: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly HomePage: {
            readonly items: readonly components["schemas"]["FoundHome"][];
            readonly page: number;
            readonly pageSize: number;
            readonly total: number;
            /** @example 2026-11-21T03:00:00.000Z */
            readonly asOf: string;
        };
        readonly FoundHome: {
            readonly key: string;
            readonly dwellingKey: string;
            readonly kind: components["schemas"]["HomeOnOfferKind"];
            /** @example 豊洲レジデンス 8階 */
            readonly title: string;
            readonly apartmentKey: string | null;
            /** @example 13108 */
            readonly cityCode: string;
            readonly cityName: string;
            readonly town: string;
            readonly place: components["schemas"]["LonLat"] | null;
            /** @enum {string} */
            readonly placePrecision: "building" | "block" | "town";
            readonly price: number;
            readonly offers: number;
            readonly highestPrice: number | null;
            readonly areaM2: number | null;
            readonly landAreaM2: number | null;
            readonly layout: string | null;
            readonly floor: number | null;
            readonly totalFloors: number | null;
            readonly direction: string | null;
            readonly builtYear: number | null;
            readonly builtMonth: number | null;
            readonly isNewQuakeCode: boolean | null;
            readonly stationName: string | null;
            readonly walkMinutes: number | null;
            readonly busMinutes: number | null;
            readonly monthlyYen: number | null;
            readonly grossYield: number | null;
            /** @enum {string|null} */
            readonly landRight: "freehold" | "leasehold" | "fixed-leasehold" | null;
            readonly isTenanted: boolean | null;
            readonly notices: readonly ("no-rebuild" | "setback" | "power-line" | "slope" | "urbanization-control" | "no-road" | "irregular-plot" | "unfinished" | "incident" | "area-difference")[];
            readonly priceCuts: number;
            /** @example 2026-11-21 */
            readonly firstSeenOn: string;
            /** @example 2026-11-21 */
            readonly updatedOn: string;
            /** @example 2026-11-21 */
            readonly nextUpdateOn: string;
            readonly companyName: string;
            /** @example 媒介 */
            readonly dealType: string;
            readonly photo: string | null;
            readonly estimate: components["schemas"]["HomeEstimate"] | null;
            readonly flag: components["schemas"]["HomeFlag"] | null;
            readonly isSample: boolean;
        };
        /** @enum {string} */
        readonly HomeOnOfferKind: "condo" | "new-condo" | "house" | "land" | "building";
        readonly HomeEstimate: {
            readonly point: number;
            readonly q10: number;
            readonly q90: number;
            /** @enum {string} */
            readonly grade: "A" | "B" | "C" | "D";
        };
        readonly HomeFlag: {
            /** @example 0.884 */
            readonly ratio: number;
            /** @enum {string} */
            readonly grade: "A" | "B" | "C" | "check" | "near";
            /** @enum {string} */
            readonly depth: "near" | "nine" | "eight-and-half" | "eight" | "doubtful";
            readonly reasons: readonly string[];
            /** @example 2026-11-18 */
            readonly raisedOn: string;
        };
        readonly HomeFacets: {
            readonly total: number;
            readonly kinds: readonly {
                readonly value: components["schemas"]["HomeOnOfferKind"];
                readonly count: number;
            }[];
            readonly layouts: readonly {
                /** @enum {string} */
                readonly value: "1R" | "1K" | "1DK" | "1LDK" | "2K" | "2DK" | "2LDK" | "3K" | "3DK" | "3LDK" | "4K" | "4DK" | "4LDK+";
                readonly count: number;
            }[];
            readonly walkMinutesMax: readonly {
                readonly value: number;
                readonly count: number;
            }[];
            readonly ageYearsMax: readonly {
                readonly value: number;
                readonly count: number;
            }[];
            readonly newWithinDays: readonly {
                readonly value: number;
                readonly count: number;
            }[];
            readonly directions: readonly {
                /** @enum {string} */
                readonly value: "北" | "北東" | "東" | "南東" | "南" | "南西" | "西" | "北西";
                readonly count: number;
            }[];
            readonly excludes: readonly {
                /** @enum {string} */
                readonly value: "old-quake-code" | "leasehold" | "tenanted" | "ground-floor" | "no-rebuild" | "incident";
                readonly count: number;
            }[];
            readonly certainties: readonly {
                /** @enum {string} */
                readonly value: "A" | "B" | "C" | "near";
                readonly count: number;
            }[];
            readonly toggles: {
                readonly isNewQuakeCode: number;
                readonly isSecondFloorUp: number;
                readonly hasPets: number;
                readonly hasParking: number;
                readonly isFreehold: number;
                readonly isPriceCut: number;
            };
            readonly histograms: {
                readonly price: components["schemas"]["HomeHistogram"];
                readonly areaM2: components["schemas"]["HomeHistogram"];
                readonly landAreaM2: components["schemas"]["HomeHistogram"];
                readonly monthlyYen: components["schemas"]["HomeHistogram"];
                readonly ageYears: components["schemas"]["HomeHistogram"];
            };
            /** @example 2026-11-21T03:00:00.000Z */
            readonly asOf: string;
        };
        /** @description counts[i] は edges[i] 以上、次の edge 未満。最後には上限がありません */
        readonly HomeHistogram: {
            readonly edges: readonly number[];
            readonly counts: readonly number[];
        };
        readonly HomesOnMap: {
            readonly total: number;
            readonly pins: readonly components["schemas"]["HomePin"][];
            readonly clusters: readonly components["schemas"]["HomeCluster"][];
            /** @example 2026-11-21T03:00:00.000Z */
            readonly asOf: string;
        };
        readonly HomePin: {
            readonly key: string;
            readonly lon: number;
            readonly lat: number;
            readonly price: number;
            /** @enum {string|null} */
            readonly grade: "A" | "B" | "C" | "check" | "near" | null;
            /** @enum {string|null} */
            readonly depth: "near" | "nine" | "eight-and-half" | "eight" | "doubtful" | null;
            readonly count: number;
            /** @enum {string} */
            readonly placePrecision: "building" | "block" | "town";
        };
        readonly HomeCluster: {
            readonly lon: number;
            readonly lat: number;
            readonly count: number;
            readonly box: components["schemas"]["MapBox"];
        };
        readonly MapBox: {
            readonly west: number;
            readonly south: number;
            readonly east: number;
            readonly north: number;
        };
        readonly HomeAreas: {
            readonly items: readonly {
                readonly code: string;
                readonly name: string;
                readonly count: number;
            }[];
        };
        readonly HomeLines: {
            readonly lines: readonly {
                readonly id: string;
                readonly name: string;
                readonly operator: string;
                readonly count: number;
            }[];
            readonly stations: readonly {
                readonly stationGroup: string;
                readonly name: string;
                readonly count: number;
            }[];
        };
        readonly HomePlaceNames: {
            readonly items: readonly {
                /** @example 13108 */
                readonly code: string;
                /** @example 江東区 */
                readonly name: string;
            }[];
        };
        readonly HomeDetail: {
            readonly home: components["schemas"]["FoundHome"];
            /** @enum {string} */
            readonly state: "on-offer" | "applied" | "sold" | "expired" | "withdrawn";
            readonly speaker: string;
            readonly facts: components["schemas"]["HomeFacts"];
            readonly buildingName: string | null;
            readonly advertiser: components["schemas"]["Advertiser"];
            readonly otherOffers: readonly components["schemas"]["OtherOffer"][];
            readonly prices: components["schemas"]["ToldPrices"];
            readonly photos: readonly {
                readonly hash: string;
                readonly width: number;
                readonly height: number;
                readonly caption: string | null;
            }[];
            readonly estimate: components["schemas"]["BlindEstimate"] | null;
        };
        readonly HomeFacts: {
            readonly reference: string;
            readonly kind: components["schemas"]["HomeOnOfferKind"];
            readonly title: string;
            readonly address: string;
            readonly place: components["schemas"]["LonLat"] | null;
            /** @enum {string} */
            readonly placePrecision: "building" | "block" | "town";
            readonly privateRoadM2: number | null;
            readonly balconyM2: number | null;
            readonly totalUnits: number | null;
            /** @enum {string|null} */
            readonly direction: "北" | "北東" | "東" | "南東" | "南" | "南西" | "西" | "北西" | null;
            /** @enum {string|null} */
            readonly structure: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block" | null;
            /** @example 2026-11-21 */
            readonly confirmedOn: string | null;
            readonly stations: readonly components["schemas"]["StationAccess"][];
            readonly managementYen: number | null;
            readonly reserveYen: number | null;
            readonly otherMonthlyYen: number | null;
            /** @enum {string|null} */
            readonly landRight: "freehold" | "leasehold" | "fixed-leasehold" | null;
            readonly yearlyRentYen: number | null;
            /** @enum {string|null} */
            readonly pets: "yes" | "negotiable" | "no" | null;
            /** @enum {string|null} */
            readonly parking: "yes" | "none" | "full" | null;
            readonly isRenovated: boolean | null;
            readonly renovatedOn: string | null;
            readonly notices: readonly ("no-rebuild" | "setback" | "power-line" | "slope" | "urbanization-control" | "no-road" | "irregular-plot" | "unfinished" | "incident" | "area-difference")[];
            readonly remarks: string | null;
            readonly handover: string | null;
            /** @enum {string} */
            readonly dealType: "売主" | "代理" | "媒介" | "専任媒介" | "専属専任媒介" | "一般媒介";
            /** @example 2026-11-21 */
            readonly publishedOn: string;
            /** @example 2026-11-21 */
            readonly updatedOn: string;
            /** @example 2026-11-21 */
            readonly nextUpdateOn: string | null;
        };
        readonly StationAccess: {
            readonly stationGroup: string | null;
            readonly stationName: string;
            readonly line: string | null;
            readonly minutes: number;
            readonly busMinutes: number | null;
        };
        readonly Advertiser: {
            readonly id: string;
            readonly name: string;
            readonly licence: string;
            readonly address: string;
            readonly phone: string;
            readonly isSample: boolean;
        };
        readonly OtherOffer: {
            readonly key: string;
            readonly price: number;
            readonly companyName: string;
            readonly dealType: string;
            /** @example 2026-11-21 */
            readonly updatedOn: string;
        };
        readonly ToldPrices: {
            readonly cut: {
                readonly before: number;
                /** @example 2026-11-21 */
                readonly beforeFromOn: string;
                readonly price: number;
                /** @example 2026-11-21 */
                readonly cutOn: string;
            } | null;
            readonly steps: readonly {
                /** @example 2026-11-21 */
                readonly on: string;
                /** @enum {string} */
                readonly step: "first" | "cut" | "raised";
            }[];
        };
        readonly BlindEstimate: {
            /** @example 2026-11-21 */
            readonly madeOn: string;
            /** @enum {string} */
            readonly grade: "A" | "B" | "C" | "D" | "E";
            readonly price: components["schemas"]["BlindPrice"] | null;
            readonly refusal: string | null;
            readonly isTestedHorizon: boolean;
            readonly headline: components["schemas"]["BlindHeadline"] | null;
            readonly similar: components["schemas"]["SimilarSales"] | null;
            readonly modelVersion: string | null;
            readonly isSample: boolean;
        };
        readonly BlindPrice: {
            readonly point: number;
            readonly q05: number;
            readonly q10: number;
            readonly q90: number;
            readonly q95: number;
            readonly chance10: number;
        };
        readonly BlindHeadline: {
            readonly quarter: string;
            readonly knownUntil: string;
            readonly quartersAhead: number;
        };
        readonly SimilarSales: {
            readonly median: number;
            readonly count: number;
            /** @enum {string} */
            readonly standing: "inside" | "outside" | "few" | "scattered";
            readonly pointOfUsualUnit?: number;
        };
        readonly HomeComparables: {
            /** @enum {string|null} */
            readonly reason: "not-appraised" | "preparing" | "no-model" | "cannot-estimate" | null;
            /** @example 2026Q3 */
            readonly quarter: string | null;
            readonly isSample: boolean;
            readonly total: number;
            readonly items: readonly components["schemas"]["Comparable"][];
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
        readonly Hazards: readonly components["schemas"]["Hazard"][];
        readonly Hazard: {
            /** @example flood_max_rank */
            readonly layer: string;
            readonly title: string;
            readonly state: components["schemas"]["FindingState"];
            readonly value?: number;
            readonly unit?: string;
            readonly details?: {
                readonly [key: string]: string | number | boolean | null;
            };
            readonly source?: string;
            readonly asOf?: string;
            readonly precision?: string;
            readonly isSample?: boolean;
        };
        /** @enum {string} */
        readonly FindingState: "ok" | "none" | "no_data" | "out_of_area";
        readonly RiskPage: {
            readonly items: readonly components["schemas"]["RiskListItem"][];
            readonly page: number;
            readonly pageSize: number;
            readonly total: number;
        };
        readonly RiskListItem: {
            readonly apartment: components["schemas"]["Apartment"];
            readonly rating: {
                readonly letter: components["schemas"]["RiskLetter"] | null;
                readonly overall: number | null;
                readonly coverage: number;
                readonly isProvisional: boolean;
                readonly modelVersion: string;
                readonly computedAt: string;
            } | null;
        };
        /** @enum {string} */
        readonly RiskLetter: "AAA" | "AA" | "A" | "BBB" | "BB" | "B" | "C";
        readonly RiskReport: {
            readonly subject: components["schemas"]["RiskSubject"];
            readonly rating: components["schemas"]["RiskRating"];
            readonly standing: components["schemas"]["RiskStanding"] | null;
            readonly told: components["schemas"]["ToldBuilding"] | null;
            readonly floor: number | null;
            readonly floorGroups: readonly {
                readonly from: number;
                readonly to: number | null;
                readonly letter: components["schemas"]["RiskLetter"] | null;
                readonly overall: number | null;
                readonly lowest: components["schemas"]["RiskLetter"];
                readonly highest: components["schemas"]["RiskLetter"];
            }[];
            readonly computedAt: string;
            readonly checking: readonly string[];
            readonly isSample: boolean;
        };
        readonly RiskSubject: {
            readonly key: string;
            readonly name: string;
            readonly prefecture: string;
            readonly cityCode: string;
            readonly cityName: string;
            readonly town: string;
            readonly address: string;
            readonly place: components["schemas"]["LonLat"];
            readonly builtMonth: number | null;
            readonly floors: number | null;
            readonly units: number | null;
            /** @enum {string|null} */
            readonly structure: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block" | null;
            readonly stationName: string | null;
            readonly walkMinutes: number | null;
            readonly isSample: boolean;
            /** @enum {string} */
            readonly kind: "building" | "place";
            /** @enum {string} */
            readonly precision: "building" | "town" | "block" | "point";
            readonly builtYear: number | null;
            readonly chome: string | null;
            readonly chomeKey: string | null;
            readonly isApproximate: boolean;
            readonly isPriced: boolean;
            readonly nearestStation: {
                readonly name: string;
                readonly distanceM: number;
            } | null;
        };
        readonly RiskRating: {
            readonly modelVersion: string;
            readonly weights: {
                readonly earthquake: number;
                readonly water: number;
                readonly building: number;
                readonly crime: number;
                readonly child: number;
                readonly life: number;
            };
            readonly pillars: readonly components["schemas"]["RiskPillarResult"][];
            readonly overall: number | null;
            readonly coverage: number;
            readonly letter: components["schemas"]["RiskLetter"] | null;
            readonly isProvisional: boolean;
            readonly possible: {
                readonly lowest: components["schemas"]["RiskLetter"];
                readonly highest: components["schemas"]["RiskLetter"];
                readonly leastPoints: number;
                readonly mostPoints: number;
            };
            readonly narrowing: readonly {
                /** @example built */
                readonly what: string;
                readonly title: string;
                /** @enum {string} */
                readonly by: "visitor" | "building" | "data";
                readonly assuming: string;
                readonly coverageAfter: number;
                readonly lowest: components["schemas"]["RiskLetter"];
                readonly highest: components["schemas"]["RiskLetter"];
            }[];
            readonly caps: readonly {
                readonly id: string;
                readonly atMost: components["schemas"]["RiskLetter"];
                readonly reason: string;
            }[];
            readonly driversDown: readonly components["schemas"]["RiskDriver"][];
            readonly driversUp: readonly components["schemas"]["RiskDriver"][];
        };
        readonly RiskPillarResult: {
            readonly id: components["schemas"]["RiskPillar"];
            readonly score: number | null;
            readonly coverage: number;
            readonly indicators: readonly components["schemas"]["RiskIndicator"][];
        };
        /** @enum {string} */
        readonly RiskPillar: "earthquake" | "water" | "building" | "crime" | "child" | "life";
        readonly RiskIndicator: {
            readonly id: string;
            readonly pillar: components["schemas"]["RiskPillar"];
            readonly title: string;
            readonly unit: string;
            readonly weight: number;
            readonly state: components["schemas"]["FindingState"];
            readonly value: number | null;
            readonly score: number | null;
            readonly words: string;
            readonly provenance: components["schemas"]["Provenance"] | null;
            readonly deepest?: {
                readonly rank: number;
                readonly share: number;
            };
        };
        readonly RiskDriver: {
            readonly indicatorId: string;
            readonly title: string;
            readonly points: number;
            readonly words: string;
        };
        readonly RiskStanding: {
            readonly deviation: number;
            readonly topPercent: number;
            readonly bottomPercent: number;
            readonly among: number;
        };
        readonly ToldBuilding: {
            readonly builtYear: number | null;
            readonly floors: number | null;
            /** @enum {string|null} */
            readonly structure: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block" | null;
            readonly units: number | null;
            readonly reserveFundYenPerM2: number | null;
        };
        readonly Nearby: {
            readonly within: number;
            readonly kinds: readonly {
                readonly kind: string;
                readonly state: components["schemas"]["FindingState"];
                readonly count: number;
                readonly provenance: components["schemas"]["Provenance"] | null;
            }[];
            readonly items: readonly components["schemas"]["NearbyPlace"][];
        };
        readonly NearbyPlace: {
            readonly dataset: string;
            readonly kind: string;
            readonly name: string;
            readonly address: string | null;
            readonly place: components["schemas"]["LonLat"];
            readonly distanceM: number;
            readonly straightWalkMinutes: number | null;
            readonly hazards: readonly ("flood" | "landslide" | "stormSurge" | "earthquake" | "tsunami" | "largeFire" | "inlandFlood" | "volcano")[] | null;
            readonly usable: boolean | null;
            readonly details: {
                readonly [key: string]: string | number | boolean | null;
            };
            readonly provenance: components["schemas"]["Provenance"];
        };
        readonly CrimeFacts: {
            /** @enum {string} */
            readonly topic: "crime";
            readonly state: components["schemas"]["FindingState"];
            readonly provenance: components["schemas"]["Provenance"] | null;
            readonly cityName: string;
            readonly town: string | null;
            readonly years: readonly components["schemas"]["CrimeYear"][];
            readonly rate: number | null;
            readonly quintile: number | null;
            readonly cityRank: {
                readonly rank: number;
                readonly of: number;
                readonly year: number;
            } | null;
            readonly prefecture: {
                readonly state: components["schemas"]["FindingState"];
                readonly provenance: components["schemas"]["Provenance"] | null;
                readonly years: readonly {
                    readonly year: number;
                    readonly total: number | null;
                }[];
            };
        };
        readonly CrimeYear: {
            readonly year: number;
            readonly total: number | null;
            readonly burglary: number | null;
            readonly snatch: number | null;
            readonly bicycle: number | null;
            readonly carParts: number | null;
            readonly violence: number | null;
        };
        readonly PopulationFacts: {
            /** @enum {string} */
            readonly topic: "population";
            readonly cityName: string;
            readonly mesh: {
                readonly state: components["schemas"]["FindingState"];
                readonly provenance: components["schemas"]["Provenance"] | null;
                readonly points: readonly components["schemas"]["PopulationPoint"][];
                readonly change2050: number | null;
            };
            readonly city: {
                readonly state: components["schemas"]["FindingState"];
                readonly provenance: components["schemas"]["Provenance"] | null;
                readonly points: readonly components["schemas"]["PopulationPoint"][];
                readonly sources: readonly components["schemas"]["Provenance"][];
            };
            readonly town: {
                readonly state: components["schemas"]["FindingState"];
                readonly provenance: components["schemas"]["Provenance"] | null;
                readonly name: string | null;
                readonly households: number | null;
                readonly singleHouseholds: number | null;
            };
        };
        readonly PopulationPoint: {
            readonly year: number;
            readonly total: number;
            readonly bands: {
                readonly under15: number;
                readonly working: number;
                readonly over65: number;
            } | null;
        };
        readonly CovidFacts: {
            /** @enum {string} */
            readonly topic: "covid";
            readonly state: components["schemas"]["FindingState"];
            readonly provenance: components["schemas"]["Provenance"] | null;
            readonly prefecture: string;
            readonly endedOn: string;
            readonly notice: string;
            readonly points: readonly {
                readonly date: string;
                readonly newCases: number | null;
                readonly cumulative: number | null;
                readonly deaths: number | null;
            }[];
        };
        readonly MarketFacts: {
            /** @enum {string} */
            readonly topic: "market";
            readonly town: components["schemas"]["History"] | null;
            readonly city: components["schemas"]["History"] | null;
            readonly outlook: components["schemas"]["PriceOutlook"];
            readonly onSale: {
                readonly building: number | null;
                readonly town: number;
                readonly city: number;
            } | null;
            readonly daysToSell: {
                readonly median: number | null;
                readonly n: number;
            } | null;
            readonly priceCuts: {
                readonly share: number;
                readonly median: number | null;
                readonly n: number;
            } | null;
            readonly liquidity: {
                readonly salesPerYear: number;
                readonly units: number;
                readonly share: number;
            } | null;
            readonly provenance: components["schemas"]["Provenance"] | null;
            readonly isSample: boolean;
        };
        readonly PriceOutlook: {
            /** @enum {string} */
            readonly state: "ok";
            /** @enum {string} */
            readonly scope: "town" | "city";
            readonly label: string;
            /** @example 2025Q2 */
            readonly quarter: string;
            readonly levelYenPerM2: number;
            readonly lowYenPerM2: number;
            readonly middleYenPerM2: number;
            readonly highYenPerM2: number;
            readonly sales: number;
        } | {
            /** @enum {string} */
            readonly state: "no_data";
            /** @enum {string} */
            readonly reason: "too-short" | "too-scattered";
        };
        readonly BuildingFacts: {
            /** @enum {string} */
            readonly topic: "building";
            readonly fields: readonly {
                readonly field: string;
                readonly value: string | number | boolean;
                readonly source: string;
                readonly asOf: string | null;
                readonly isSample: boolean;
            }[];
            readonly code: {
                /** @enum {string|null} */
                readonly id: "old" | "unclear" | "new" | "since2000" | null;
                readonly words: string;
            };
            readonly reserveFund: {
                readonly yenPerM2: number | null;
                readonly guideline: {
                    readonly mean: number;
                    readonly low: number;
                    readonly high: number;
                    readonly source: string;
                    readonly asOf: string;
                    /** @enum {string} */
                    readonly sizedBy: "floors" | "floor-area" | "units";
                } | null;
                readonly ratio: number | null;
            };
        };
        readonly RentFacts: {
            /** @enum {string} */
            readonly topic: "rent";
            readonly estimate: components["schemas"]["RentEstimate"] | null;
            /** @example 推定できません */
            readonly reason: string | null;
            readonly why: string;
            readonly town: components["schemas"]["History"] | null;
            readonly city: components["schemas"]["History"] | null;
            readonly provenance: components["schemas"]["Provenance"] | null;
        };
        readonly RentEstimate: {
            readonly pointYen: number;
            readonly lowYen: number;
            readonly highYen: number;
            /** @enum {string} */
            readonly grade: "A" | "B" | "C" | "D";
            readonly modelVersion: string;
            /** @example 2025Q2 */
            readonly dataAsOf: string;
            readonly isSample: boolean;
            readonly n: number;
            readonly home: {
                readonly areaM2: number;
                readonly layout: string | null;
                /** @enum {string} */
                readonly basis: "asked" | "building" | "town" | "city" | "general";
            };
        };
        readonly SchoolFacts: {
            /** @enum {string} */
            readonly topic: "school";
            readonly districts: readonly {
                /** @enum {string} */
                readonly kind: "elementary" | "middle";
                readonly state: components["schemas"]["FindingState"];
                readonly provenance: components["schemas"]["Provenance"] | null;
                readonly schools: readonly string[];
            }[];
        };
        readonly LandFacts: {
            /** @enum {string} */
            readonly topic: "land";
            readonly state: components["schemas"]["FindingState"];
            readonly provenance: components["schemas"]["Provenance"] | null;
            readonly points: readonly {
                readonly name: string;
                readonly address: string | null;
                readonly distanceM: number;
                readonly use: string | null;
                readonly years: readonly {
                    readonly year: number;
                    readonly yenPerM2: number;
                }[];
            }[];
        };
        readonly RiskInterest: {
            readonly waitingBuyers: number;
            readonly owners: number;
        };
        readonly Corrections: {
            readonly items: readonly components["schemas"]["Correction"][];
        };
        readonly Correction: {
            readonly id: string;
            readonly field: components["schemas"]["CorrectionField"];
            /** @example 竣工年月 */
            readonly title: string;
            readonly placeName: string | null;
            readonly state: components["schemas"]["CorrectionState"];
            readonly reason: string | null;
            readonly receivedAt: string;
            readonly answerDueOn: string;
            readonly decidedAt: string | null;
            readonly log: readonly {
                readonly from: components["schemas"]["CorrectionState"] | null;
                readonly to: components["schemas"]["CorrectionState"];
                readonly note: string | null;
                readonly on: string;
            }[];
        };
        /**
         * @example builtYear
         * @enum {string}
         */
        readonly CorrectionField: "name" | "address" | "builtYear" | "confirmedOn" | "structure" | "units" | "seismicDiagnosis" | "seismicIsolation" | "reserveFund" | "managementStars" | "managementCertified" | "earthquake" | "flood" | "otherWater" | "landslide" | "crime" | "child" | "life" | "price";
        /** @enum {string} */
        readonly CorrectionState: "received" | "checking" | "accepted" | "rejected";
        readonly CorrectionInput: {
            readonly field: components["schemas"]["CorrectionField"];
            /** @example 2003年に耐震診断を受けています */
            readonly proposed: string;
            readonly evidence: string;
            /** Format: email */
            readonly email: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly CorrectionForm: {
            readonly field: components["schemas"]["CorrectionField"];
            readonly proposed: string;
            readonly evidence?: string;
            /** Format: email */
            readonly email: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
            readonly files?: readonly string[];
        };
        readonly RiskInquiry: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "question" | "visit" | "registration";
            readonly receivedAt: string;
            readonly answerDueOn: string | null;
            readonly isRepeated: boolean;
        };
        readonly RiskInquiryInput: {
            /** @enum {string} */
            readonly kind: "question" | "visit" | "registration";
            readonly apartmentKey?: string;
            /** Format: email */
            readonly email: string;
            readonly name?: string;
            readonly message?: string;
            readonly preferredDates?: string;
            readonly wantsUpdates?: boolean;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly BuildingProposal: {
            readonly id: string;
            readonly receivedAt: string;
            readonly answerDueOn: string;
            readonly isRepeated: boolean;
        };
        readonly BuildingProposalInput: {
            /** @example 豊洲グランコート */
            readonly apartmentName: string;
            /** @example 東京都江東区豊洲5丁目8-3 */
            readonly address: string;
            readonly relation: components["schemas"]["BuildingRelation"];
            readonly known?: string;
            /** Format: email */
            readonly email: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
            readonly evidence: string;
        };
        /** @enum {string} */
        readonly BuildingRelation: "owner" | "resident" | "manager" | "agent" | "other";
        readonly BuildingProposalForm: {
            /** @example 豊洲グランコート */
            readonly apartmentName: string;
            /** @example 東京都江東区豊洲5丁目8-3 */
            readonly address: string;
            readonly relation: components["schemas"]["BuildingRelation"];
            readonly known?: string;
            /** Format: email */
            readonly email: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
            readonly evidence?: string;
            readonly files?: readonly string[];
        };
        readonly TownNotes: {
            readonly items: readonly components["schemas"]["TownNote"][];
        };
        readonly TownNote: {
            readonly id: string;
            readonly stance: components["schemas"]["NoteStance"];
            readonly body: string;
            readonly writtenAt: string;
        };
        /** @enum {string} */
        readonly NoteStance: "resident" | "former-resident" | "neighbour" | "owner";
        readonly TownNoteReceived: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "waiting";
            readonly writtenAt: string;
        };
        readonly TownNoteInput: {
            readonly stance: components["schemas"]["NoteStance"];
            readonly body: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly DataRequest: {
            readonly id: string;
            readonly receivedAt: string;
            readonly answerDueOn: string;
            readonly isRepeated: boolean;
        };
        readonly DataRequestInput: {
            /** @enum {string} */
            readonly request: "disclosure" | "records" | "purpose" | "correction" | "stop" | "stop-sharing";
            readonly message: string;
            readonly name?: string;
            /** Format: email */
            readonly email: string;
            /** Format: email */
            readonly accountEmail?: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly RiskNotices: {
            readonly subject: {
                /** @enum {string} */
                readonly kind: "building" | "place";
                readonly key: string;
                readonly name: string;
            };
            readonly onChange: boolean;
            readonly yearly: boolean;
            readonly isConfirmed: boolean;
            readonly isExpired: boolean;
        };
        readonly RiskNoticesInput: {
            readonly token: string;
            readonly onChange: boolean;
            readonly yearly: boolean;
        };
        readonly RiskNoticesDone: {
            /** @enum {boolean} */
            readonly done: true;
        };
        readonly InquiryHome: {
            readonly key: string;
            readonly dwellingKey: string;
            /** @enum {string} */
            readonly kind: "condo" | "new-condo" | "house" | "land" | "building";
            readonly title: string;
            readonly cityCode: string;
            readonly price: number;
            readonly isKyugake: boolean;
            /** @enum {string} */
            readonly state: "on-offer" | "applied" | "sold" | "expired";
            readonly recipients: readonly components["schemas"]["InquiryRecipient"][];
            readonly consentVersion: string;
        };
        readonly InquiryRecipient: {
            readonly companyId: string;
            readonly name: string;
            readonly licence: string;
            readonly address: string;
            readonly dealType: string;
            readonly price: number;
            readonly isSample: boolean;
        };
        readonly ListingInquiry: {
            readonly id: string;
            readonly receivedAt: string;
            readonly answerDueOn: string;
            readonly isRepeated: boolean;
            readonly companies: readonly string[];
            readonly askedBefore: readonly string[];
        };
        readonly ListingInquiryInput: {
            /** @enum {string} */
            readonly topic: "visit" | "documents" | "reason" | "question";
            /** @default  */
            readonly preferredDates: string;
            /** @default  */
            readonly message: string;
            /** @enum {string} */
            readonly contactWay: "mail" | "phone";
            readonly phone?: string;
            readonly name: string;
            /** Format: email */
            readonly email: string;
            readonly recipients: readonly string[];
            readonly consentVersion: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly LegalDocument: {
            readonly shown: components["schemas"]["LegalVersion"];
            readonly blocks: readonly components["schemas"]["TextBlock"][];
            /** @description 公開している版。新しい順です。 */
            readonly versions: readonly components["schemas"]["LegalVersion"][];
        };
        readonly LegalVersion: {
            /** @enum {string} */
            readonly document: "terms" | "privacy" | "biz-terms";
            readonly title: string;
            /**
             * Format: date
             * @example 2026-11-23
             */
            readonly version: string;
            /**
             * Format: date
             * @example 2026-11-23
             */
            readonly publishedOn: string;
            /**
             * Format: date
             * @example 2026-11-23
             */
            readonly effectiveOn: string;
            readonly summary: string;
            readonly isDisadvantageous: boolean;
            readonly announced: string;
            readonly needsAgreement: boolean;
            /** @enum {string} */
            readonly state: "in-force" | "announced" | "ended";
        };
        readonly TextBlock: {
            /** @enum {string} */
            readonly kind: "heading";
            readonly id: string;
            readonly text: string;
        } | {
            /** @enum {string} */
            readonly kind: "paragraph";
            readonly spans: readonly {
                readonly text: string;
                readonly to?: string;
                /** @enum {boolean} */
                readonly isStrong?: true;
            }[];
        } | {
            /** @enum {string} */
            readonly kind: "list";
            readonly isOrdered: boolean;
            readonly items: readonly (readonly {
                readonly text: string;
                readonly to?: string;
                /** @enum {boolean} */
                readonly isStrong?: true;
            }[])[];
        } | {
            /** @enum {string} */
            readonly kind: "table";
            readonly head: readonly (readonly {
                readonly text: string;
                readonly to?: string;
                /** @enum {boolean} */
                readonly isStrong?: true;
            }[])[];
            readonly rows: readonly (readonly (readonly {
                readonly text: string;
                readonly to?: string;
                /** @enum {boolean} */
                readonly isStrong?: true;
            }[])[])[];
        };
        readonly LegalDifferences: {
            readonly from: components["schemas"]["LegalVersion"];
            readonly to: components["schemas"]["LegalVersion"];
            readonly lines: readonly components["schemas"]["LegalChangedLine"][];
        };
        readonly LegalChangedLine: {
            readonly section: string;
            /** @enum {string} */
            readonly change: "added" | "removed" | "changed";
            readonly parts: readonly {
                readonly text: string;
                /** @enum {string} */
                readonly change: "same" | "added" | "removed";
            }[];
        };
        readonly KeptHomesToday: {
            readonly items: readonly components["schemas"]["KeptHomeToday"][];
        };
        readonly KeptHomeToday: {
            readonly key: string;
            readonly dwellingKey: string;
            /** @enum {string} */
            readonly state: "on-offer" | "applied" | "sold" | "expired";
            /** @example 2026-11-21 */
            readonly endedOn: string | null;
            /** @enum {string} */
            readonly kind: "condo" | "new-condo" | "house" | "land" | "building";
            readonly title: string;
            readonly apartmentKey: string | null;
            readonly cityCode: string;
            readonly cityName: string;
            readonly town: string;
            readonly place: {
                readonly lon: number;
                readonly lat: number;
            } | null;
            /** @enum {string} */
            readonly placePrecision: "building" | "block" | "town";
            readonly price: number;
            readonly offers: number;
            readonly highestPrice: number | null;
            readonly areaM2: number | null;
            readonly landAreaM2: number | null;
            readonly layout: string | null;
            readonly floor: number | null;
            readonly totalFloors: number | null;
            readonly direction: string | null;
            readonly structure: string | null;
            readonly builtYear: number | null;
            readonly builtMonth: number | null;
            readonly isNewQuakeCode: boolean | null;
            readonly stationName: string | null;
            readonly walkMinutes: number | null;
            readonly busMinutes: number | null;
            readonly managementYen: number | null;
            readonly reserveYen: number | null;
            readonly monthlyYen: number | null;
            readonly grossYield: number | null;
            readonly landRight: ("freehold" | "leasehold" | "fixed-leasehold") | null;
            readonly isTenanted: boolean | null;
            readonly pets: string | null;
            readonly parking: string | null;
            readonly notices: readonly ("no-rebuild" | "setback" | "power-line" | "slope" | "urbanization-control" | "no-road" | "irregular-plot" | "unfinished" | "incident" | "area-difference")[];
            /** @example 2026-11-21 */
            readonly firstSeenOn: string;
            /** @example 2026-11-21 */
            readonly updatedOn: string;
            /** @example 2026-11-21 */
            readonly nextUpdateOn: string | null;
            readonly companyName: string;
            readonly dealType: string;
            readonly estimate: {
                readonly point: number;
                readonly q10: number;
                readonly q90: number;
                /** @enum {string} */
                readonly grade: "A" | "B" | "C" | "D";
            } | null;
            readonly flag: {
                /** @enum {string} */
                readonly grade: "A" | "B" | "C" | "check" | "near";
                readonly ratio: number;
            } | null;
            readonly isSample: boolean;
        };
        readonly KeptPlacesToday: {
            readonly items: readonly components["schemas"]["KeptPlaceToday"][];
        };
        readonly KeptPlaceToday: {
            readonly kind: components["schemas"]["FavoriteKind"];
            readonly key: string;
            readonly area: string | null;
            readonly onOffer: number;
            readonly newHomes: number;
        };
        /** @enum {string} */
        readonly FavoriteKind: "home" | "building" | "place" | "area";
        readonly SharedFavorites: {
            readonly name: string;
            readonly expiresAt: string;
            readonly items: readonly {
                readonly kind: components["schemas"]["FavoriteKind"];
                readonly key: string;
                readonly label: string;
                readonly home: components["schemas"]["KeptHomeToday"] | null;
            }[];
        };
        readonly EstimateJob: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "queued" | "running" | "done" | "failed" | "cannot_estimate" | "cancelled" | "expired";
            readonly steps: readonly components["schemas"]["EstimateStep"][];
            readonly input: components["schemas"]["EstimateInput"];
            readonly estimateId: string | null;
            readonly failure: components["schemas"]["EstimateFailure"] | null;
            readonly createdAt: string;
        };
        readonly EstimateStep: {
            /** @enum {string} */
            readonly id: "geocode" | "comparables" | "predict" | "check";
            /** @enum {string} */
            readonly state: "waiting" | "running" | "done" | "failed";
            readonly detail: string | null;
        };
        readonly EstimateInput: {
            readonly kind: components["schemas"]["PropertyKind"];
            readonly apartmentKey?: string;
            readonly cityCode?: string;
            readonly town?: string;
            /** @example 東京都江東区豊洲5丁目 */
            readonly address?: string;
            /**
             * @description Key of the exact place, as `/api/estate/places` gives it. No price depends on it.
             * @example town-6smrdfzwf
             */
            readonly placeKey?: string;
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
        };
        readonly EstimateFailure: {
            /** @enum {string} */
            readonly step: "geocode" | "comparables" | "predict" | "check";
            /** @enum {string} */
            readonly reason: "address-not-found" | "address-ambiguous" | "out-of-area" | "timeout" | "internal";
            readonly candidates: readonly components["schemas"]["Suggestion"][];
        };
        readonly EstimateOrder: {
            readonly kind: components["schemas"]["PropertyKind"];
            readonly apartmentKey?: string;
            readonly cityCode?: string;
            readonly town?: string;
            /** @example 東京都江東区豊洲5丁目 */
            readonly address?: string;
            /**
             * @description Key of the exact place, as `/api/estate/places` gives it. No price depends on it.
             * @example town-6smrdfzwf
             */
            readonly placeKey?: string;
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
        };
        readonly AccuracyResponse: {
            readonly cards: readonly components["schemas"]["ModelCard"][];
        };
        readonly ModelCard: {
            readonly modelVersion: string;
            /** @enum {string} */
            readonly kind: "condo" | "house" | "land" | "rent";
            readonly isSample: boolean;
            /** @example 2025Q2 */
            readonly trainFrom: string;
            /** @example 2025Q2 */
            readonly trainUntil: string;
            /** @example 2025Q2 */
            readonly testFrom: string;
            /** @example 2025Q2 */
            readonly testUntil: string;
            readonly trainRows: number;
            readonly overall: {
                readonly n: number;
                readonly mdape: number;
                readonly ppe5: number;
                readonly ppe10: number;
                readonly ppe20: number;
                readonly trimmedMape: number;
                readonly logRmse: number;
                readonly failureRate: number;
                readonly medianRatio: number;
                readonly cod: number;
                readonly prd: number;
                readonly prb: number;
                readonly mki: number;
                readonly coverage80: number;
                readonly medianBandWidth: number;
                readonly intervalScore80: number;
                readonly hitRate: number;
                readonly worstWardCoverage80: number | null;
                readonly worstDecileCoverage80: number | null;
                readonly blind: {
                    readonly mdape: number;
                    readonly ppe10: number;
                    readonly coverage80: number;
                };
            };
            readonly calibration: {
                readonly withinTenPercent: readonly {
                    readonly stated: number;
                    readonly actual: number;
                    readonly n: number;
                }[];
                readonly band: {
                    readonly stated: number;
                    readonly actual: number;
                    readonly n: number;
                };
                readonly below: {
                    readonly stated: number;
                    readonly actual: number;
                    readonly n: number;
                };
                readonly above: {
                    readonly stated: number;
                    readonly actual: number;
                    readonly n: number;
                };
            };
            readonly baselines: {
                readonly townMedian: {
                    readonly mdape: number;
                    readonly ppe10: number;
                };
                readonly comparables: {
                    readonly mdape: number;
                    readonly ppe10: number;
                };
                readonly hedonic: {
                    readonly mdape: number;
                    readonly ppe10: number;
                };
            };
            readonly areas: readonly {
                readonly n: number;
                readonly mdape: number;
                readonly ppe10: number;
                readonly medianRatio: number;
                readonly coverage80: number;
                readonly medianBandWidth: number;
                readonly cityCode: string;
                readonly cityName: string;
            }[];
            readonly otherAreas: {
                readonly n: number;
                readonly mdape: number;
                readonly ppe10: number;
                readonly medianRatio: number;
                readonly coverage80: number;
                readonly medianBandWidth: number;
                readonly areas: number;
            } | null;
            readonly familiarity: readonly {
                readonly n: number;
                readonly mdape: number;
                readonly ppe10: number;
                readonly medianRatio: number;
                readonly coverage80: number;
                readonly medianBandWidth: number;
                /** @enum {string} */
                readonly familiarity: "seen" | "unseen" | "new-group";
            }[];
            readonly priceDeciles: readonly {
                readonly n: number;
                readonly mdape: number;
                readonly ppe10: number;
                readonly medianRatio: number;
                readonly coverage80: number;
                readonly medianBandWidth: number;
                readonly from: number;
                readonly to: number;
            }[];
            readonly ageBands: readonly {
                readonly n: number;
                readonly mdape: number;
                readonly ppe10: number;
                readonly medianRatio: number;
                readonly coverage80: number;
                readonly medianBandWidth: number;
                readonly from: number | null;
                readonly to: number | null;
            }[];
            readonly horizons: readonly {
                readonly n: number;
                readonly mdape: number;
                readonly ppe10: number;
                readonly medianRatio: number;
                readonly coverage80: number;
                readonly medianBandWidth: number;
                readonly quartersAfter: number;
                readonly below: number;
                readonly above: number;
            }[];
            readonly wardHorizons: readonly {
                readonly cityCode: string;
                readonly cityName: string;
                readonly horizons: readonly {
                    readonly n: number;
                    readonly mdape: number;
                    readonly medianRatio: number;
                    readonly coverage80: number;
                    readonly quartersAfter: number;
                    readonly below: number;
                    readonly above: number;
                }[];
            }[];
            readonly horizonOrigins: readonly string[];
            readonly judgement: components["schemas"]["PromiseJudgement"];
            readonly createdAt: string;
        };
        readonly PromiseJudgement: {
            /** @enum {string} */
            readonly verdict: "kept" | "narrow" | "wide" | "uneven";
            /** @enum {string} */
            readonly below: "kept" | "more" | "less";
            /** @enum {string} */
            readonly above: "kept" | "more" | "less";
            readonly worstWard: {
                readonly cityCode: string;
                readonly cityName: string;
                readonly n: number;
                readonly coverage80: number;
            } | null;
            readonly isWorstWardShort: boolean;
        };
        readonly Estimate: {
            readonly id: string;
            /** @enum {string} */
            readonly mode: "blind" | "informed";
            readonly subject: {
                readonly kind: components["schemas"]["PropertyKind"];
                readonly cityCode: string;
                readonly cityName: string;
                readonly town: string;
                readonly place: components["schemas"]["LonLat"] | null;
                readonly apartmentKey: string | null;
                readonly apartmentName: string | null;
                readonly areaM2: number;
                readonly floorAreaM2: number | null;
                readonly layout: string | null;
                readonly builtYear: number | null;
                readonly renovated: boolean | null;
                readonly stationName: string | null;
                readonly walkMinutes: number | null;
                readonly floor: number | null;
                readonly direction: string | null;
            };
            readonly outcome: components["schemas"]["EstimateOutcome"];
            readonly verdict: {
                readonly askingPrice: number;
                readonly gap: number;
                /** @enum {string} */
                readonly verdict: "cheap" | "fair" | "dear";
            } | null;
            readonly modelVersion: string | null;
            /** @example 2025Q2 */
            readonly dataAsOf: string | null;
            readonly isSample: boolean;
            /** @description 答えによってはモデルが使わない項目のうち、この推定のモデルが使うもの。これを示す前の結果と、モデルのない結果はnull */
            readonly answersRead: readonly ("stationName" | "floorAreaM2" | "layout" | "structure" | "landShape" | "frontageM" | "roadDirection" | "roadWidthM" | "coveragePercent" | "floorAreaRatioPercent")[] | null;
            readonly attributions: readonly string[];
            readonly input: components["schemas"]["EstimateInput"];
            readonly createdAt: string;
            readonly expiresAt: string;
            readonly isExpired: boolean;
        };
        readonly EstimateOutcome: {
            /** @enum {boolean} */
            readonly estimated: true;
            /** @enum {string} */
            readonly grade: "A" | "B" | "C" | "D";
            readonly point: number;
            readonly low: number;
            readonly high: number;
            readonly withinTenPercent: number;
            readonly basePrice: number;
            readonly baseLabel: string;
            readonly base: components["schemas"]["EstimateBase"] | null;
            readonly headline: components["schemas"]["EstimateHeadline"] | null;
            readonly forecast: readonly components["schemas"]["ForecastPoint"][] | null;
            readonly agreement: components["schemas"]["EstimateAgreement"] | null;
            readonly measured: components["schemas"]["MeasuredAccuracy"] | null;
            readonly factors: readonly {
                /** @enum {string} */
                readonly group: "location" | "building" | "station" | "age" | "size" | "floor" | "market" | "outlook";
                readonly yen: number | null;
                readonly source?: string;
            }[];
            readonly parts: components["schemas"]["PriceParts"] | null;
            readonly comparables: readonly components["schemas"]["Comparable"][];
            readonly comparableCount: number;
        } | {
            /** @enum {boolean} */
            readonly estimated: false;
            /** @enum {string} */
            readonly grade: "E";
            /** @enum {string} */
            readonly reason: "address-not-found" | "out-of-area" | "too-few-comparables" | "outlier-size" | "no-model";
        };
        readonly EstimateBase: {
            readonly cityName: string;
            readonly areaM2: number;
            readonly builtYear: number | null;
            /** @example 2025Q2 */
            readonly quarter: string;
        };
        readonly EstimateHeadline: {
            /** @example 2025Q2 */
            readonly quarter: string;
            /** @example 2025Q2 */
            readonly knownUntil: string;
            readonly quartersAhead: number;
        };
        readonly ForecastPoint: {
            /** @example 2025Q2 */
            readonly quarter: string;
            readonly quartersAhead: number;
            readonly point: number;
            readonly low: number;
            readonly high: number;
            readonly isTested: boolean;
            readonly coverage80: number | null;
        };
        readonly EstimateAgreement: {
            readonly indexName: string;
            readonly median: number;
            readonly low: number;
            readonly high: number;
            readonly count: number;
            readonly pointOfUsualUnit?: number;
            readonly gap: number;
            /** @enum {string} */
            readonly standing: "inside" | "outside" | "few" | "scattered";
            /** @enum {string|null} */
            readonly why: "building" | "town" | "station" | "age" | "size" | "lot" | "zoning" | "renovation" | "unit" | "unexplained" | null;
        };
        readonly MeasuredAccuracy: {
            readonly cityName: string | null;
            readonly quartersAhead: number;
            readonly n: number;
            readonly mdape: number;
            readonly coverage80: number;
            readonly below: number;
            readonly above: number;
        };
        readonly PriceParts: {
            readonly landYen: number;
            readonly buildingYen: number;
            readonly isNearlyAllLand: boolean;
        };
        /** @description 建物についての自分の登録と、登録している人数。ほかの人の条件や部屋は含みません。 */
        readonly BuildingConnection: {
            readonly waiting: components["schemas"]["WaitingBuyer"] | null;
            readonly owner: components["schemas"]["OwnerRegistration"] | null;
            readonly interest: {
                readonly waitingBuyers: number;
                readonly owners: number;
            };
        };
        readonly WaitingBuyer: {
            readonly layouts: readonly components["schemas"]["HomeLayout"][];
            readonly areaFromM2: number | null;
            readonly areaToM2: number | null;
            readonly priceUpTo: number | null;
            readonly note: string | null;
            /** @enum {string} */
            readonly state: "waiting" | "withdrawn" | "matched";
            readonly mailTo: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly joinedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly updatedAt: string;
        };
        /** @enum {string} */
        readonly HomeLayout: "1r" | "1ldk" | "2ldk" | "3ldk" | "4ldk";
        /** @description 本人が伝えた内容です。所有しているかどうかは確認していません。 */
        readonly OwnerRegistration: {
            readonly floor: number | null;
            /** @enum {string|null} */
            readonly layout: "1r" | "1ldk" | "2ldk" | "3ldk" | "4ldk" | null;
            readonly areaM2: number | null;
            readonly note: string | null;
            /** @enum {string} */
            readonly state: "registered" | "withdrawn";
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly registeredAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly updatedAt: string;
        };
        /** @description 希望の条件。だれにも見せません。wantsMailは、オーナーの登録をメールで受け取るかどうかです。 */
        readonly WaitingBuyerInput: {
            readonly layouts: readonly components["schemas"]["HomeLayout"][];
            readonly areaFromM2: number | null;
            readonly areaToM2: number | null;
            readonly priceUpTo: number | null;
            readonly note: string | null;
            readonly wantsMail: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly updatedAt: string | null;
        };
        readonly OwnerRegistrationInput: {
            readonly floor: number | null;
            /** @enum {string|null} */
            readonly layout: "1r" | "1ldk" | "2ldk" | "3ldk" | "4ldk" | null;
            readonly areaM2: number | null;
            readonly note: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly updatedAt: string | null;
        };
        readonly KeptHomes: {
            readonly items: readonly {
                readonly key: string;
                readonly rest: string;
                readonly label: string;
                readonly told: {
                    readonly built?: number;
                    readonly floors?: number;
                    /** @enum {string} */
                    readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                    readonly units?: number;
                    readonly fund?: number;
                };
                readonly floor: number | null;
                readonly keptAt: string;
            }[];
        };
        readonly KeptHomeInput: {
            /** @default {} */
            readonly told: {
                readonly built?: number;
                readonly floors?: number;
                /** @enum {string} */
                readonly structure?: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block";
                readonly units?: number;
                readonly fund?: number;
            };
            /** @default null */
            readonly floor: number | null;
            /** @default  */
            readonly rest: "" | string;
        };
        readonly AssetSaleEnds: {
            readonly items: readonly {
                readonly priceYen: number;
                readonly lowYen: number;
                readonly highYen: number;
            }[];
        };
        readonly Asset: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "condo" | "house" | "land";
            readonly apartmentKey: string | null;
            readonly placeKey: string | null;
            readonly rest: string;
            readonly name: string;
            readonly address: string;
            readonly cityCode: string;
            readonly lon: number;
            readonly lat: number;
            /** @enum {string} */
            readonly state: "draft" | "tracking" | "verifying" | "verified" | "rejected" | "paused" | "sold" | "deleted";
            readonly facts: components["schemas"]["AssetFacts"];
            /** @enum {string} */
            readonly offerSetting: "off" | "anonymous";
            readonly lowestPriceYen: number | null;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            /** Format: date-time */
            readonly removedAt: string | null;
        };
        readonly AssetFacts: {
            readonly name: string | null;
            readonly areaM2: number | null;
            readonly floorAreaM2: number | null;
            readonly floor: number | null;
            readonly layout: string | null;
            /** @enum {string|null} */
            readonly direction: "北" | "北東" | "東" | "南東" | "南" | "南西" | "西" | "北西" | null;
            readonly builtYear: number | null;
            /** @enum {string|null} */
            readonly structure: "SRC" | "RC" | "steel" | "light-steel" | "wood" | "block" | null;
            readonly totalFloors: number | null;
            readonly stationName: string | null;
            readonly walkMinutes: number | null;
            /** @default null */
            readonly isCorner: boolean | null;
            /**
             * @default null
             * @enum {string|null}
             */
            readonly landShape: "正方形" | "ほぼ正方形" | "長方形" | "ほぼ長方形" | "台形" | "ほぼ台形" | "ほぼ整形" | "不整形" | "袋地等" | null;
            /** @default null */
            readonly frontageM: number | null;
            /**
             * @default null
             * @enum {string|null}
             */
            readonly roadDirection: "北" | "北東" | "東" | "南東" | "南" | "南西" | "西" | "北西" | "接面道路無" | null;
            /** @default null */
            readonly roadWidthM: number | null;
            /** @default null */
            readonly coveragePercent: number | null;
            /** @default null */
            readonly floorAreaRatioPercent: number | null;
            readonly renovations: readonly {
                readonly year: number;
                readonly what: string;
                readonly costYen: number | null;
            }[];
            readonly purchase: {
                readonly on: string;
                readonly priceYen: number | null;
                readonly buildingYen: number | null;
                readonly costsYen: number | null;
            } | null;
            readonly loan: {
                readonly balanceYen: number;
                readonly asOf: string;
                readonly annualPercent: number;
                readonly endsIn: string;
                /** @enum {string} */
                readonly method: "equal-payment" | "equal-principal";
                readonly rateChanges: readonly {
                    readonly from: string;
                    readonly annualPercent: number;
                }[];
                readonly bonus: {
                    readonly balanceYen: number;
                    readonly months: readonly number[];
                } | null;
            } | null;
            readonly managementYen: number | null;
            readonly reserveYen: number | null;
            readonly propertyTaxYen: number | null;
            readonly rentYen: number | null;
            readonly residence: {
                readonly since: string;
                readonly until: string | null;
            } | null;
            readonly ownShare: {
                readonly numerator: number;
                readonly denominator: number;
            } | null;
            /** @default null */
            readonly sale: {
                /** @enum {string|null} */
                readonly relief: "never" | "used" | null;
                readonly reliefYear: number | null;
                readonly lots: number | null;
                readonly otherCostsYen: number | null;
            } | null;
        };
        readonly AssetDocuments: {
            readonly version: number;
            readonly files?: readonly string[];
        };
        readonly AssetLastCheck: {
            readonly check: components["schemas"]["AssetCheck"] | null;
            /** @description 氏名が登録されていて、書類の所有者と照らし合わせられるか。falseのあいだは書類を出せません。 */
            readonly isNamed: boolean;
        };
        readonly AssetCheck: {
            /** @enum {string} */
            readonly state: "waiting" | "accepted" | "rejected" | "withdrawn";
            /** Format: date-time */
            readonly handedInAt: string;
            /** Format: date-time */
            readonly decidedAt: string | null;
            readonly words: string | null;
        };
        readonly Assets: {
            readonly items: readonly components["schemas"]["AssetCard"][];
            readonly deleted: readonly components["schemas"]["Asset"][];
            readonly most: number;
        };
        readonly AssetCard: {
            readonly asset: components["schemas"]["Asset"];
            readonly value: components["schemas"]["AssetValue"];
            /** @enum {string|null} */
            readonly grade: "A" | "B" | "C" | "D" | null;
            readonly dataUntil: string | null;
            readonly owedYen: number | null;
            readonly equity: components["schemas"]["AssetEnds"] | null;
            readonly change: components["schemas"]["AssetChange"] | null;
            readonly sincePurchase: components["schemas"]["AssetSincePurchase"] | null;
            readonly recent: readonly components["schemas"]["AssetSeriesMonth"][];
            readonly risk: {
                readonly letter: string | null;
                readonly overall: number | null;
                readonly isProvisional: boolean;
            } | null;
        };
        readonly AssetValue: {
            /** @enum {string} */
            readonly state: "preparing";
        } | {
            /** @enum {string} */
            readonly state: "refused";
            /** @enum {string} */
            readonly reason: "address-not-found" | "out-of-area" | "too-few-comparables" | "outlier-size" | "no-model";
            readonly isSample: boolean;
        } | {
            /** @enum {string} */
            readonly state: "valued";
            readonly point: {
                readonly month: string;
                readonly q10: number;
                readonly q50: number;
                readonly q90: number;
                /** @enum {string} */
                readonly grade: "A" | "B" | "C" | "D";
                readonly modelVersion: string;
                /** @enum {string} */
                readonly source: "monthly" | "backfill";
            };
            readonly isSample: boolean;
            readonly isWithoutNewerSales: boolean;
        };
        readonly AssetEnds: {
            readonly yen: number;
            readonly lowYen: number;
            readonly highYen: number;
        };
        readonly AssetChange: {
            readonly from: string;
            readonly yen: number;
            readonly market: number;
            readonly model: number;
        };
        readonly AssetSincePurchase: {
            readonly yen: number;
            readonly share: number;
        };
        readonly AssetSeriesMonth: {
            readonly month: string;
            readonly q10: number;
            readonly q50: number;
            readonly q90: number;
            /** @enum {string} */
            readonly grade: "A" | "B" | "C" | "D";
            readonly modelVersion: string;
            /** @enum {string} */
            readonly source: "monthly" | "backfill";
            readonly isModelChange: boolean;
            readonly owed: {
                readonly yen: number;
                readonly isReckonedBack: boolean;
            } | null;
            readonly equity: components["schemas"]["AssetEnds"] | null;
        };
        readonly AssetResult: {
            readonly asset: components["schemas"]["Asset"];
            readonly value: components["schemas"]["AssetValue"];
            /** @enum {string|null} */
            readonly grade: "A" | "B" | "C" | "D" | null;
            readonly dataUntil: string | null;
            readonly owedYen: number | null;
            readonly equity: components["schemas"]["AssetEnds"] | null;
            readonly change: components["schemas"]["AssetChange"] | null;
            readonly sincePurchase: components["schemas"]["AssetSincePurchase"] | null;
            readonly details: components["schemas"]["AssetValueDetails"] | null;
            readonly series: readonly components["schemas"]["AssetSeriesMonth"][];
            readonly events: readonly components["schemas"]["AssetEvent"][];
            readonly reach: {
                readonly wantedFrom: string | null;
                readonly from: string | null;
                readonly isCutOff: boolean;
            };
            readonly risk: {
                readonly letter: string | null;
                readonly overall: number | null;
                readonly isProvisional: boolean;
            } | null;
            readonly missing: readonly ("builtYear" | "layout" | "floorAreaM2" | "structure" | "frontageM" | "roadWidthM" | "floorAreaRatioPercent" | "station" | "building" | "exact-place")[];
            readonly answersRead: readonly ("stationName" | "floorAreaM2" | "layout" | "structure" | "landShape" | "frontageM" | "roadDirection" | "roadWidthM" | "coveragePercent" | "floorAreaRatioPercent")[] | null;
        };
        readonly AssetValueDetails: {
            readonly withinTenPercent: number;
            readonly agreement: {
                readonly median: number;
                readonly low: number;
                readonly high: number;
                readonly count: number;
                /** @enum {string} */
                readonly standing: "inside" | "outside" | "few" | "scattered";
            } | null;
            readonly parts: components["schemas"]["PriceParts"] | null;
            readonly forecast: readonly {
                readonly quarter: string;
                readonly point: number;
                readonly low: number;
                readonly high: number;
                readonly isTested: boolean;
                readonly coverage80: number | null;
            }[];
        };
        readonly AssetEvent: {
            readonly on: string;
            /** @enum {string} */
            readonly kind: "purchase" | "renovation" | "model-change" | "rate-change" | "loan-end";
            readonly words: string;
        };
        readonly AssetPlans: {
            readonly on: string;
            readonly takeHome: components["schemas"]["AssetTakeHome"] | null;
            readonly whatIf: components["schemas"]["AssetWhatIf"] | null;
            readonly rentOut: components["schemas"]["AssetRentOut"] | null;
        };
        readonly AssetTakeHome: {
            readonly low: components["schemas"]["SaleReckoned"];
            readonly high: components["schemas"]["SaleReckoned"];
            readonly unknown: readonly {
                /** @enum {string} */
                readonly key: "acquired-on" | "acquisition-price" | "building-price" | "structure" | "purchase-costs" | "residence" | "earlier-relief" | "lots" | "low-price-fee" | "loan-balance" | "property-tax" | "other-costs";
                readonly label: string;
                /** @enum {string} */
                readonly effect: "range" | "rule" | "left-out";
                readonly assumed: string;
            }[];
            readonly nextThreshold: {
                readonly years: 5 | 10;
                readonly transferFrom: string;
                readonly savesLowYen: number;
                readonly savesHighYen: number;
            } | null;
            readonly warnings: readonly {
                /** @enum {string} */
                readonly key: "no-loan-credit" | "relief-ends" | "relief-used" | "table-ended" | "unverified";
                readonly text: string;
            }[];
        };
        readonly SaleReckoned: {
            readonly lines: readonly components["schemas"]["SaleLine"][];
            readonly gain: {
                readonly revenueYen: number;
                readonly acquisitionCostYen: number;
                /** @enum {string} */
                readonly acquisitionBy: "actual" | "five-percent";
                readonly depreciationYen: number;
                readonly acquisitionFormula: string;
                readonly transferExpensesYen: number;
                readonly gainYen: number;
                readonly sources: readonly components["schemas"]["SaleSource"][];
            };
            readonly owners: readonly {
                readonly share: number;
                readonly deductionYen: number;
                readonly taxableYen: number;
                /** @enum {string} */
                readonly holding: "short" | "long" | "over-ten-years";
                readonly taxYen: number;
                readonly takeHomeYen: number;
            }[];
            readonly taxYen: number;
            readonly takeHomeYen: number;
        };
        readonly SaleLine: {
            /** @enum {string} */
            readonly key: "price" | "property-tax-settlement" | "broker-fee" | "stamp-duty" | "mortgage-cancellation" | "other-costs" | "national-tax" | "residents-tax" | "loan";
            readonly label: string;
            /** @enum {string} */
            readonly side: "in" | "out";
            readonly yen: number;
            readonly isTransferExpense: boolean;
            readonly formula: string;
            readonly source: components["schemas"]["SaleSource"] | null;
            readonly parts: readonly {
                /** @enum {string} */
                readonly key: "income-tax" | "reconstruction-tax" | "defence-tax";
                readonly label: string;
                readonly yen: number;
                readonly source: components["schemas"]["SaleSource"];
            }[];
        };
        readonly SaleSource: {
            readonly title: string;
            readonly publisher: string;
            readonly host: string | null;
            readonly seenOn: string;
            readonly isOfficial: boolean;
            readonly isVerified: boolean;
        };
        readonly AssetWhatIf: {
            readonly years: readonly {
                readonly year: number;
                readonly on: string;
                readonly balanceYen: number | null;
                readonly cases: readonly {
                    /** @enum {string} */
                    readonly by: "estimate" | "outlook" | "scenario";
                    readonly annualPercent: number | null;
                    readonly valueYen: number;
                    readonly band: components["schemas"]["AssetRange"] | null;
                    readonly coverage80: number | null;
                    readonly equityYen: number | null;
                    readonly takeHome: components["schemas"]["AssetRange"];
                    readonly takeHomeExtended: components["schemas"]["AssetRange"] | null;
                }[];
            }[];
            readonly testedUntil: string | null;
            readonly endings: readonly {
                readonly label: string;
                readonly endsOn: string;
            }[];
        };
        readonly AssetRange: {
            readonly lowYen: number;
            readonly highYen: number;
        };
        readonly AssetRentOut: {
            readonly sellNow: components["schemas"]["AssetRange"];
            readonly years: readonly {
                readonly year: number;
                readonly rentYen: number;
                readonly vacancyYen: number;
                readonly agencyYen: number;
                readonly managementYen: number;
                readonly reserveYen: number;
                readonly propertyTaxYen: number;
                readonly insuranceYen: number;
                readonly startCostsYen: number;
                readonly loanPaymentYen: number;
                readonly cashFlowYen: number;
                readonly balanceYen: number;
            }[];
            readonly cashFlow: {
                readonly lowYen: number;
                readonly highYen: number;
                readonly atRentYen: number;
            };
            readonly soldOn: string;
            readonly soldForYen: number;
            readonly takeHomeAtEnd: components["schemas"]["AssetRange"];
            readonly total: components["schemas"]["AssetRange"];
            readonly difference: components["schemas"]["AssetRange"];
            readonly assumptions: readonly {
                /** @enum {string} */
                readonly key: "years" | "vacancyPercent" | "agencyPercent" | "rentChangePercent" | "priceChangePercent" | "managementYen" | "reserveYen" | "propertyTaxYen" | "insuranceYen" | "startCostsYen";
                readonly label: string;
                /** @enum {string} */
                readonly unit: "年" | "%" | "円/月" | "円/年" | "円";
                readonly value: number;
                readonly isUsual: boolean;
            }[];
            readonly reliefs: {
                readonly endsOn: string;
                readonly isLost: boolean;
            } | null;
            readonly notes: readonly string[];
        };
        readonly AssetBegun: {
            /** @enum {string} */
            readonly outcome: "begun" | "draft" | "registered";
            readonly asset: components["schemas"]["Asset"];
        };
        readonly AssetBegin: {
            /** @enum {string} */
            readonly kind: "condo" | "house" | "land";
            readonly key: string;
            /** @default  */
            readonly rest: "" | string;
            readonly facts?: components["schemas"]["AssetFacts"] | null;
            /** @default false */
            readonly isAnother: boolean;
        };
        readonly AssetEdit: {
            readonly version: number;
            readonly facts: components["schemas"]["AssetFacts"];
        };
        readonly AssetStep: {
            readonly version: number;
            /** @enum {string} */
            readonly step: "register" | "pause" | "resume" | "sell" | "keep" | "withdraw" | "delete" | "restore";
        };
        readonly AssetOffers: {
            readonly version: number;
            /** @enum {string} */
            readonly setting: "off" | "anonymous";
            /** @default null */
            readonly lowestPriceYen: number | null;
        };
        readonly OfferPage: {
            readonly items: readonly components["schemas"]["OfferCard"][];
            readonly total: number;
            readonly page: number;
            readonly perPage: number;
        };
        readonly OfferCard: {
            readonly id: string;
            /** @enum {string} */
            readonly side: "buyer" | "owner";
            /**
             * @description 届いたか、開かれたかは、どちらにも示しません。
             * @enum {string}
             */
            readonly state: "offered" | "countered_by_owner" | "countered_by_buyer" | "held" | "accepted" | "disclosure_pending" | "disclosed" | "handed_to_agent" | "contract" | "broken" | "lapsed" | "declined" | "declined_by_buyer" | "expired" | "withdrawn" | "void";
            readonly isYourTurn: boolean;
            readonly alias: string;
            readonly otherAlias: string;
            readonly home: components["schemas"]["OfferHome"];
            readonly homeId: string | null;
            readonly priceYen: number;
            readonly round: number;
            readonly mostRounds: number;
            readonly version: number;
            /** Format: date-time */
            readonly expiresAt: string | null;
            /** @enum {string|null} */
            readonly financing: "cash" | "pre-approved" | "not-yet" | null;
            readonly wishMonth: string | null;
            readonly unread: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly movedAt: string;
        };
        readonly OfferHome: {
            /** @enum {string} */
            readonly kind: "condo" | "house" | "land";
            readonly buildingName: string | null;
            readonly place: string;
            readonly aboutM2: number | null;
            readonly layout: string | null;
            /** @enum {string|null} */
            readonly floorBand: "low" | "middle" | "high" | null;
        };
        readonly OfferSummary: {
            readonly buyer: {
                readonly live: number;
                readonly yourTurn: number;
                readonly unread: number;
            };
            readonly owner: {
                readonly live: number;
                readonly yourTurn: number;
                readonly unread: number;
            };
        };
        readonly OfferReach: {
            readonly owners: components["schemas"]["ReachCount"];
        };
        readonly ReachCount: {
            /** @enum {string} */
            readonly kind: "few" | "some";
            readonly from: number | null;
            readonly to: number | null;
        };
        readonly OfferThread: {
            readonly id: string;
            /** @enum {string} */
            readonly side: "buyer" | "owner";
            /**
             * @description 届いたか、開かれたかは、どちらにも示しません。
             * @enum {string}
             */
            readonly state: "offered" | "countered_by_owner" | "countered_by_buyer" | "held" | "accepted" | "disclosure_pending" | "disclosed" | "handed_to_agent" | "contract" | "broken" | "lapsed" | "declined" | "declined_by_buyer" | "expired" | "withdrawn" | "void";
            readonly isYourTurn: boolean;
            readonly alias: string;
            readonly otherAlias: string;
            readonly home: components["schemas"]["OfferHome"];
            readonly homeId: string | null;
            readonly priceYen: number;
            readonly round: number;
            readonly mostRounds: number;
            readonly version: number;
            /** Format: date-time */
            readonly expiresAt: string | null;
            /** @enum {string|null} */
            readonly financing: "cash" | "pre-approved" | "not-yet" | null;
            readonly wishMonth: string | null;
            readonly unread: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly movedAt: string;
            readonly hint: components["schemas"]["OfferPriceHint"];
            readonly steps: readonly {
                /** @enum {string} */
                readonly by: "you" | "other" | "site";
                /** @enum {string} */
                readonly kind: "offer" | "deliver" | "view" | "counter" | "accept" | "open-disclosure" | "decline" | "withdraw" | "consent" | "refuse-consent" | "end-talks" | "hand-over" | "contract" | "broken" | "hold" | "release" | "close" | "expire" | "lapse" | "remind" | "void" | "cut-off";
                /**
                 * @description 届いたか、開かれたかは、どちらにも示しません。
                 * @enum {string}
                 */
                readonly state: "offered" | "countered_by_owner" | "countered_by_buyer" | "held" | "accepted" | "disclosure_pending" | "disclosed" | "handed_to_agent" | "contract" | "broken" | "lapsed" | "declined" | "declined_by_buyer" | "expired" | "withdrawn" | "void";
                readonly priceYen: number;
                readonly round: number;
                /** @enum {string|null} */
                readonly why: "sold" | "deleted" | "unverified" | "switched-off" | "account-closed" | "desk" | null;
                /** Format: date-time */
                readonly at: string;
            }[];
            readonly messages: readonly {
                readonly no: number;
                /** @enum {string} */
                readonly by: "you" | "other";
                /** @enum {string} */
                readonly state: "sent" | "waiting" | "refused" | "erased";
                readonly text: string | null;
                readonly priceYen: number | null;
                /** Format: date-time */
                readonly at: string;
            }[];
            readonly may: readonly ("counter" | "accept" | "decline" | "withdraw" | "consent" | "refuse-consent" | "end-talks" | "message")[];
            readonly consents: {
                readonly you: boolean;
                readonly other: boolean;
            };
            readonly contact: components["schemas"]["OfferContact"] | null;
            readonly agent: components["schemas"]["OfferAgent"] | null;
            readonly waitingBuyers: components["schemas"]["FewCount"] | null;
        };
        readonly OfferPriceHint: {
            readonly pointYen: number;
            readonly lowYen: number;
            readonly highYen: number;
            /** @enum {string} */
            readonly grade: "A" | "B" | "C" | "D";
            readonly isSample: boolean;
            /** @enum {string} */
            readonly standing: "below" | "inside" | "above";
            readonly gap: number;
            readonly isVeryLow: boolean;
        };
        readonly OfferContact: {
            readonly name: string;
            readonly email: string;
            readonly phone: string | null;
        };
        readonly OfferAgent: {
            readonly name: string;
            readonly licence: string;
            readonly phone: string;
        };
        readonly FewCount: {
            /** @enum {string} */
            readonly kind: "none" | "few" | "some";
            readonly n: number | null;
        };
        readonly OfferMoveInput: {
            /** @enum {string} */
            readonly move: "counter" | "accept" | "decline" | "withdraw" | "refuse-consent" | "end-talks";
            /** @description 返事の前に見た版 */
            readonly version: number;
            readonly seenPriceYen: number;
            /** @default null */
            readonly priceYen: number | null;
            /** @default null */
            readonly note: string | null;
        };
        readonly OfferOwnContact: {
            readonly contact: components["schemas"]["OfferContact"] | null;
            /** @enum {string|null} */
            readonly missing: "name" | "email" | null;
            readonly textVersion: string;
        };
        readonly OfferConsentInput: {
            /** @description 返事の前に見た版 */
            readonly version: number;
            readonly textVersion: string;
            readonly sharesPhone: boolean;
        };
        readonly OfferMessageInput: {
            readonly text: string;
            /** @default false */
            readonly isAppeal: boolean;
        };
        readonly OfferDone: {
            /** @enum {boolean} */
            readonly done: true;
        };
        readonly OfferReadInput: {
            readonly upTo: number;
        };
        readonly OfferReportInput: {
            /** @enum {string} */
            readonly reason: "contact" | "discrimination" | "pressure" | "false" | "other";
            /** @default null */
            readonly note: string | null;
            /** @default null */
            readonly messageNo: number | null;
        };
        readonly OfferBlocks: {
            readonly items: readonly {
                readonly id: string;
                readonly alias: string;
                /** Format: date-time */
                readonly blockedAt: string;
            }[];
        };
        readonly OfferNotices: {
            readonly isTurnedOn: boolean;
        };
        readonly OfferNoticesInput: {
            readonly textVersion: string;
        };
        readonly OfferCampaigns: {
            readonly items: readonly components["schemas"]["OfferCampaign"][];
            readonly mostLive: number;
        };
        readonly OfferCampaign: {
            readonly id: string;
            readonly queryId: string;
            /** @enum {string} */
            readonly state: "draft" | "scheduled" | "running" | "finished";
            readonly version: number;
            readonly words: string;
            readonly message: string;
            /** @enum {string|null} */
            readonly financing: "cash" | "pre-approved" | "not-yet" | null;
            readonly offerRatio: number;
            readonly capYen: number | null;
            readonly wishMonth: string | null;
            /** Format: date-time */
            readonly madeAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            /** Format: date-time */
            readonly startsAt: string | null;
            /** Format: date-time */
            readonly fillUntil: string | null;
            readonly made: number;
            readonly live: number;
        };
        readonly OfferPreview: {
            readonly words: string;
            readonly message: string;
            /** @enum {string|null} */
            readonly financing: "cash" | "pre-approved" | "not-yet" | null;
            readonly offerRatio: number;
            readonly capYen: number | null;
            readonly owners: components["schemas"]["ReachCount"];
            readonly prices: {
                readonly from: number;
                readonly to: number;
            } | null;
            readonly isVeryLow: boolean;
            readonly mostLive: number;
        };
        readonly OfferPreviewInput: {
            readonly queryId: string;
        };
        readonly OfferCampaignInput: {
            readonly queryId: string;
            /** @default null */
            readonly wishMonth: string | null;
        };
        readonly OfferCampaignStep: {
            /** @enum {string} */
            readonly step: "confirm" | "cancel" | "drop";
            /** @description 返事の前に見た版 */
            readonly version: number;
            /** @default null */
            readonly noticeTextVersion: string | null;
        };
        readonly SavedQueries: {
            readonly items: readonly components["schemas"]["SavedQuery"][];
            readonly live: number;
            readonly most: number;
        };
        readonly SavedQuery: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "active" | "paused" | "expired" | "archived";
            readonly version: number;
            readonly words: string;
            readonly channels: readonly ("normal" | "kyugake" | "offer")[];
            readonly answers: components["schemas"]["QueryWish"];
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
            /** Format: date-time */
            readonly expiresAt: string;
        };
        readonly QueryWish: {
            readonly name: string | null;
            readonly channels: readonly ("normal" | "kyugake" | "offer")[];
            /** @enum {string|null} */
            readonly purpose: "own-home" | "investment" | "second-home" | "family" | null;
            readonly kinds: readonly ("condo" | "new-condo" | "house" | "land" | "building")[];
            /** @enum {string|null} */
            readonly placeMode: "area" | "station" | "map" | "building" | null;
            readonly areas: readonly components["schemas"]["NamedCode"][];
            readonly stations: readonly components["schemas"]["NamedCode"][];
            readonly polygon: readonly {
                readonly lon: number;
                readonly lat: number;
            }[] | null;
            readonly buildings: readonly components["schemas"]["NamedCode"][];
            readonly walkMinutesMax: number | null;
            readonly commutes: readonly {
                readonly station: components["schemas"]["NamedCode"];
                readonly minutesMax: number;
            }[];
            readonly price: {
                readonly min: number | null;
                readonly max: number | null;
            };
            readonly monthlyYenMax: number | null;
            readonly kyugakeBudget: number | null;
            readonly certainties: readonly ("A" | "B" | "C")[];
            readonly offerBudget: number | null;
            /** @enum {string|null} */
            readonly financing: "cash" | "pre-approved" | "not-yet" | null;
            readonly offerRatio: number | null;
            readonly offerCap: number | null;
            readonly ageYearsMax: number | null;
            readonly isNewQuakeCode: boolean;
            readonly layouts: readonly ("1R" | "1K" | "1DK" | "1LDK" | "2K" | "2DK" | "2LDK" | "3K" | "3DK" | "3LDK" | "4K" | "4DK" | "4LDK+")[];
            readonly areaM2: {
                readonly min: number | null;
                readonly max: number | null;
            };
            readonly landAreaM2: {
                readonly min: number | null;
                readonly max: number | null;
            };
            readonly yieldMin: number | null;
            readonly isSecondFloorUp: boolean;
            readonly directions: readonly ("北" | "北東" | "東" | "南東" | "南" | "南西" | "西" | "北西")[];
            readonly hasPets: boolean;
            readonly hasParking: boolean;
            readonly isFreehold: boolean;
            readonly isPriceCut: boolean;
            readonly newWithinDays: number | null;
            readonly excludes: readonly ("old-quake-code" | "leasehold" | "tenanted" | "ground-floor" | "no-rebuild" | "incident")[];
            /** @enum {string|null} */
            readonly template: "live-long" | "school" | "parents" | "same-building" | "quick" | "rent-out" | null;
            readonly message: string | null;
        };
        readonly NamedCode: {
            readonly code: string;
            readonly name: string;
        };
        readonly SavedQueryDetail: {
            readonly query: components["schemas"]["SavedQuery"];
            readonly versions: readonly {
                readonly version: number;
                readonly words: string;
                /** Format: date-time */
                readonly madeAt: string;
            }[];
        };
        readonly SavedQueryInput: {
            readonly answers: components["schemas"]["QueryAnswers"];
            /** Format: date-time */
            readonly draftUpdatedAt?: string | null;
        };
        readonly QueryAnswers: {
            readonly name: string | null;
            readonly channels: readonly ("normal" | "kyugake" | "offer")[];
            /** @enum {string|null} */
            readonly purpose: "own-home" | "investment" | "second-home" | "family" | null;
            readonly kinds: readonly ("condo" | "new-condo" | "house" | "land" | "building")[];
            /** @enum {string|null} */
            readonly placeMode: "area" | "station" | "map" | "building" | null;
            readonly areas: readonly components["schemas"]["NamedCode"][];
            readonly stations: readonly components["schemas"]["NamedCode"][];
            readonly polygon: readonly {
                readonly lon: number;
                readonly lat: number;
            }[] | null;
            readonly buildings: readonly components["schemas"]["NamedCode"][];
            readonly walkMinutesMax: number | null;
            readonly commutes: readonly {
                readonly station: components["schemas"]["NamedCode"];
                readonly minutesMax: number;
            }[];
            readonly price: {
                readonly min: number | null;
                readonly max: number | null;
            };
            readonly monthlyYenMax: number | null;
            readonly kyugakeBudget: number | null;
            readonly certainties: readonly ("A" | "B" | "C")[];
            readonly offerBudget: number | null;
            /** @enum {string|null} */
            readonly financing: "cash" | "pre-approved" | "not-yet" | null;
            readonly offerRatio: number | null;
            readonly offerCap: number | null;
            readonly ageYearsMax: number | null;
            readonly isNewQuakeCode: boolean;
            readonly layouts: readonly ("1R" | "1K" | "1DK" | "1LDK" | "2K" | "2DK" | "2LDK" | "3K" | "3DK" | "3LDK" | "4K" | "4DK" | "4LDK+")[];
            readonly areaM2: {
                readonly min: number | null;
                readonly max: number | null;
            };
            readonly landAreaM2: {
                readonly min: number | null;
                readonly max: number | null;
            };
            readonly yieldMin: number | null;
            readonly isSecondFloorUp: boolean;
            readonly directions: readonly ("北" | "北東" | "東" | "南東" | "南" | "南西" | "西" | "北西")[];
            readonly hasPets: boolean;
            readonly hasParking: boolean;
            readonly isFreehold: boolean;
            readonly isPriceCut: boolean;
            readonly newWithinDays: number | null;
            readonly excludes: readonly ("old-quake-code" | "leasehold" | "tenanted" | "ground-floor" | "no-rebuild" | "incident")[];
            /** @enum {string|null} */
            readonly template: "live-long" | "school" | "parents" | "same-building" | "quick" | "rent-out" | null;
            readonly message: string | null;
            /**
             * @default null
             * @enum {string|null}
             */
            readonly ageBand: "undisclosed" | "20s" | "30s" | "40s" | "50s" | "60s" | "70plus" | null;
            /**
             * @default null
             * @enum {string|null}
             */
            readonly gender: "undisclosed" | "female" | "male" | "other" | null;
            /**
             * @default null
             * @enum {string|null}
             */
            readonly incomeBand: "undisclosed" | "under300" | "300to500" | "500to700" | "700to1000" | "1000to1500" | "1500to2000" | "2000plus" | null;
            /**
             * @default null
             * @enum {string|null}
             */
            readonly profession: "undisclosed" | "employee" | "executive" | "publicServant" | "selfEmployed" | "professional" | "contract" | "partTime" | "homemaker" | "student" | "retired" | "other" | null;
        };
        readonly SavedQueryChange: {
            readonly answers: components["schemas"]["QueryAnswers"];
            /** Format: date-time */
            readonly updatedAt: string;
            /** Format: date-time */
            readonly draftUpdatedAt?: string | null;
        };
        readonly SavedQueryStep: {
            /** @enum {string} */
            readonly step: "pause" | "resume" | "archive" | "restore";
            /** Format: date-time */
            readonly updatedAt: string;
        };
        readonly QueryNotice: {
            /** @enum {string} */
            readonly kyugake: "never" | "at-once" | "daily" | "weekly";
        };
        readonly ToldForQuery: {
            readonly items: readonly {
                readonly id: string;
                /** @enum {string} */
                readonly topic: "recommendation" | "kyugake" | "price-change";
                /** @enum {string} */
                readonly channel: "mail" | "line" | "web";
                /** Format: date-time */
                readonly at: string;
                readonly homes: readonly components["schemas"]["ToldHome"][];
            }[];
        };
        readonly ToldHome: {
            readonly position: number;
            readonly key: string | null;
            readonly title: string | null;
            readonly priceThen: number;
            readonly price: number | null;
            readonly reaction: components["schemas"]["HomeReaction"] | null;
        };
        /** @description nope のときだけ reason があります */
        readonly HomeReaction: {
            /** @enum {string} */
            readonly kind: "like" | "nope" | "hide" | "ask" | "visit";
            readonly reason: ("price" | "place" | "area" | "age" | "walk" | "other") | null;
        };
        readonly QueryDraftAnswer: {
            readonly draft: components["schemas"]["QueryDraft"] | null;
            /** @enum {string} */
            readonly kind: "draft" | "renewed" | "another-form" | "none";
            readonly version: number;
        };
        readonly QueryDraft: {
            readonly answers: components["schemas"]["QueryAnswers"];
            readonly done: readonly ("SelectDirectOffer" | "Purpose" | "PropertyType" | "ChoicePlace" | "Area" | "Station" | "PlaceMap" | "PlaceBuilding" | "StationMinutes" | "CheckPlace" | "Price" | "BudgetKyugake" | "BudgetDirectOffer" | "BudgetDirectOfferNext" | "BuildingAge" | "Layouts" | "OccupiedArea" | "LandArea" | "Yield" | "CheckConditions" | "Age" | "Gender" | "Income" | "Occupation" | "CheckAbout" | "MessageTemplate" | "Message" | "CompleteNormal" | "CompleteOffer")[];
            readonly queryId: string | null;
            readonly device: string;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        readonly QueryDraftInput: {
            readonly version: number;
            readonly answers: components["schemas"]["QueryAnswers"];
            readonly done: readonly ("SelectDirectOffer" | "Purpose" | "PropertyType" | "ChoicePlace" | "Area" | "Station" | "PlaceMap" | "PlaceBuilding" | "StationMinutes" | "CheckPlace" | "Price" | "BudgetKyugake" | "BudgetDirectOffer" | "BudgetDirectOfferNext" | "BuildingAge" | "Layouts" | "OccupiedArea" | "LandArea" | "Yield" | "CheckConditions" | "Age" | "Gender" | "Income" | "Occupation" | "CheckAbout" | "MessageTemplate" | "Message" | "CompleteNormal" | "CompleteOffer")[];
            readonly queryId: string | null;
            /** Format: date-time */
            readonly updatedAt: string | null;
            /** @default false */
            readonly isChosen: boolean;
        };
        readonly NotificationSettings: {
            readonly choices: {
                readonly recommendation: {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
                readonly kyugake: {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
                readonly "price-change": {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
                readonly offer: {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
                readonly "asset-value": {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
            };
            /** @description まとめて届く時刻（日本時間の時） */
            readonly digestHour: number;
            /** @description お知らせを止める時間帯。日本時間の0時からの分です。 */
            readonly quiet: {
                readonly fromMinutes: number;
                readonly toMinutes: number;
            } | null;
            /** @description 1日に届く速報の数 */
            readonly capPerDay: number;
            /**
             * Format: date-time
             * @example 2026-11-24T03:00:00.000Z
             */
            readonly pausedUntil: string | null;
            readonly mail: {
                readonly address: string | null;
                /** @enum {string} */
                readonly state: "unverified" | "ok" | "soft_bounced" | "hard_bounced" | "complained";
            };
            /** @enum {string} */
            readonly line: "not_linked" | "linked" | "blocked" | "unlinked";
            /** @description 保存のたびに増えます。0 は、まだ保存がないことを表します。 */
            readonly version: number;
        };
        readonly NotificationSettingsInput: {
            readonly choices: {
                readonly recommendation: {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
                readonly kyugake: {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
                readonly "price-change": {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
                readonly offer: {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
                readonly "asset-value": {
                    readonly mail: boolean;
                    readonly line: boolean;
                };
            };
            /** @description まとめて届く時刻（日本時間の時） */
            readonly digestHour: number;
            /** @description お知らせを止める時間帯。日本時間の0時からの分です。 */
            readonly quiet: {
                readonly fromMinutes: number;
                readonly toMinutes: number;
            } | null;
            /** @description 1日に届く速報の数 */
            readonly capPerDay: number;
            /**
             * Format: date-time
             * @example 2026-11-24T03:00:00.000Z
             */
            readonly pausedUntil: string | null;
            /** @description 変える前に見た版 */
            readonly version: number;
            /** @description 受け取ることへの同意として示した文面の版 */
            readonly consentTextVersion: string;
        };
        readonly NotificationPreview: {
            /**
             * @description 届かないわけ。off: 選んでいない。unreached: 選んだ方法では届かない。no-condition: 物件を探す条件がない
             * @enum {string}
             */
            readonly kind: "off" | "unreached" | "no-condition";
        } | {
            /** @enum {string} */
            readonly kind: "planned";
            /**
             * Format: date-time
             * @description 届く予定の日時。いまの設定と物件によります。
             * @example 2026-11-24T03:00:00.000Z
             */
            readonly at: string;
            /** @enum {string} */
            readonly channel: "mail" | "line";
            /** @description 止める時間帯が終わるのを待つか */
            readonly isAfterQuiet: boolean;
            /**
             * Format: date-time
             * @example 2026-11-24T03:00:00.000Z
             */
            readonly pausedUntil: string | null;
            /** @description 届く順に10件まで。空なら、届くものはまだありません。 */
            readonly homes: readonly components["schemas"]["PreviewedHome"][];
        };
        readonly PreviewedHome: {
            /** @description 選んだ理由。3つまで */
            readonly reasons: readonly string[];
            readonly softEdges: readonly components["schemas"]["RecommendationEdge"][];
            readonly home: components["schemas"]["FoundHome"];
        };
        /** @description 条件をわずかに外れているところ */
        readonly RecommendationEdge: {
            /** @enum {string} */
            readonly kind: "price";
            readonly overYen: number;
        } | {
            /** @enum {string} */
            readonly kind: "walk";
            readonly overMinutes: number;
        };
        readonly Inbox: {
            readonly notes: readonly components["schemas"]["InboxNote"][];
            readonly unread: number;
        };
        readonly InboxNote: {
            readonly id: number;
            readonly topic: string;
            readonly title: string;
            readonly body: string;
            /** @description このサイトのパス */
            readonly url: string;
            /**
             * Format: date-time
             * @example 2026-11-24T03:00:00.000Z
             */
            readonly madeAt: string;
            /**
             * Format: date-time
             * @example 2026-11-24T03:00:00.000Z
             */
            readonly readAt: string | null;
        };
        readonly InboxRead: {
            /** @description 見たなかで最も新しいお知らせの id */
            readonly upTo: number;
        };
        readonly FavoriteMarks: {
            readonly items: readonly components["schemas"]["FavoriteMark"][];
        };
        readonly FavoriteMark: {
            readonly kind: components["schemas"]["FavoriteKind"];
            readonly key: string;
        };
        readonly MergedFavorites: {
            readonly items: readonly components["schemas"]["FavoriteMark"][];
            readonly left: readonly components["schemas"]["FavoriteMark"][];
        };
        readonly LooseFavorites: {
            readonly items: readonly {
                readonly kind: components["schemas"]["FavoriteKind"];
                readonly key: string;
                /** @default  */
                readonly note: string;
                /** @default null */
                readonly priceWhenKept: number | null;
                /** Format: date-time */
                readonly keptAt: string;
                /** Format: date-time */
                readonly changedAt: string;
            }[];
        };
        readonly Favorites: {
            readonly folders: readonly components["schemas"]["FavoriteFolder"][];
            readonly items: readonly components["schemas"]["Favorite"][];
        };
        readonly FavoriteFolder: {
            readonly id: string;
            readonly name: string;
            readonly isDefault: boolean;
            readonly isMine: boolean;
            readonly version: number;
            readonly others: number;
            readonly isShared: boolean;
        };
        readonly Favorite: {
            readonly id: string;
            readonly folderId: string;
            readonly kind: components["schemas"]["FavoriteKind"];
            readonly key: string;
            readonly label: string;
            readonly note: string;
            readonly version: number;
            readonly isAddedByMe: boolean;
            readonly priceWhenKept: number | null;
            readonly keptAt: string;
            readonly changedAt: string;
            readonly home: components["schemas"]["KeptHomeToday"] | null;
        };
        readonly FavoriteEdit: {
            readonly note: string;
            readonly folderId: string;
            readonly version: number;
        };
        readonly NewFavoriteFolder: {
            readonly name: string;
        };
        readonly FavoriteFolderName: {
            readonly name: string;
            readonly version: number;
        };
        readonly FavoriteLink: {
            readonly token: string;
            readonly expiresAt: string;
        };
        /** @enum {string} */
        readonly FavoriteLinkPurpose: "share" | "invite";
        readonly FavoriteFolderJoin: {
            readonly token: string;
        };
        readonly LineLink: {
            /** @enum {string} */
            readonly state: "not_linked" | "linked" | "blocked" | "unlinked";
            readonly friendUrl: string | null;
        };
        readonly LineLinkStarted: {
            readonly url: string;
        };
        readonly LineLinkInput: {
            readonly linkToken: string;
        };
        readonly MemberOverview: {
            readonly greetingName: string | null;
            readonly icon: {
                /** @enum {string} */
                readonly kind: "preset";
                /** @enum {string} */
                readonly name: "house" | "tower" | "tree" | "cat" | "bird" | "sun";
            } | {
                /** @enum {string} */
                readonly kind: "file";
                readonly key: string;
            } | null;
            readonly todos: readonly components["schemas"]["NextStep"][];
            readonly profile: components["schemas"]["ProfileCompleteness"];
            readonly searches: readonly {
                readonly label: string;
                readonly draft: {
                    readonly [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly searchedAt: string;
            }[];
            readonly estimates: readonly {
                readonly estimateId: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly seenAt: string;
                readonly label: string | null;
                readonly value: number | null;
                readonly band: {
                    readonly low: number;
                    readonly high: number;
                } | null;
                /** @enum {string|null} */
                readonly grade: "A" | "B" | "C" | "D" | "E" | null;
                /** @enum {string} */
                readonly state: "current" | "expired" | "gone";
            }[];
        };
        /** @enum {string} */
        readonly NextStep: "verify-mail" | "finish-profile" | "enter-user-info" | "check-price";
        /** @description 答えた項目の数。「回答しない」も答えに数えます。 */
        readonly ProfileCompleteness: {
            readonly answered: number;
            readonly total: number;
        };
        readonly MemberProfile: {
            /** @enum {string|null} */
            readonly ageBand: "20s" | "30s" | "40s" | "50s" | "60s" | "70plus" | "undisclosed" | null;
            /** @enum {string|null} */
            readonly gender: "female" | "male" | "other" | "undisclosed" | null;
            readonly icon: {
                /** @enum {string} */
                readonly kind: "preset";
                /** @enum {string} */
                readonly name: "house" | "tower" | "tree" | "cat" | "bird" | "sun";
            } | {
                /** @enum {string} */
                readonly kind: "file";
                readonly key: string;
            } | null;
            /** @enum {string|null} */
            readonly incomeBand: "under300" | "300to500" | "500to700" | "700to1000" | "1000to1500" | "1500to2000" | "2000plus" | "undisclosed" | null;
            /** @enum {string|null} */
            readonly profession: "employee" | "executive" | "publicServant" | "selfEmployed" | "professional" | "contract" | "partTime" | "homemaker" | "student" | "retired" | "other" | "undisclosed" | null;
            readonly completeness: components["schemas"]["ProfileCompleteness"];
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly consentAt: string | null;
            readonly consentTextVersion: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly updatedAt: string | null;
        };
        readonly MemberProfileChanges: {
            /** @enum {string|null} */
            readonly ageBand?: "20s" | "30s" | "40s" | "50s" | "60s" | "70plus" | "undisclosed" | null;
            /** @enum {string|null} */
            readonly gender?: "female" | "male" | "other" | "undisclosed" | null;
            readonly icon?: {
                /** @enum {string} */
                readonly kind: "preset";
                /** @enum {string} */
                readonly name: "house" | "tower" | "tree" | "cat" | "bird" | "sun";
            } | {
                /** @enum {string} */
                readonly kind: "file";
                readonly key: string;
            } | null;
            /** @enum {string|null} */
            readonly incomeBand?: "under300" | "300to500" | "500to700" | "700to1000" | "1000to1500" | "1500to2000" | "2000plus" | "undisclosed" | null;
            /** @enum {string|null} */
            readonly profession?: "employee" | "executive" | "publicServant" | "selfEmployed" | "professional" | "contract" | "partTime" | "homemaker" | "student" | "retired" | "other" | "undisclosed" | null;
            readonly consentTextVersion?: string;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly updatedAt: string | null;
        };
        readonly MemberUserInfo: {
            readonly familyName: string | null;
            readonly givenName: string | null;
            readonly familyKana: string | null;
            readonly givenKana: string | null;
            /** @example 1350061 */
            readonly postalCode: string | null;
            /** @example 13 */
            readonly prefCode: string | null;
            /** @example 13108 */
            readonly cityCode: string | null;
            readonly town: string | null;
            readonly street: string | null;
            readonly building: string | null;
            readonly prefecture: string | null;
            readonly city: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly updatedAt: string | null;
        };
        readonly MemberUserInfoInput: {
            readonly familyName: string | null;
            readonly givenName: string | null;
            readonly familyKana: string | null;
            readonly givenKana: string | null;
            /** @example 1350061 */
            readonly postalCode: string | null;
            /** @example 13 */
            readonly prefCode: string | null;
            /** @example 13108 */
            readonly cityCode: string | null;
            readonly town: string | null;
            readonly street: string | null;
            readonly building: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly updatedAt: string | null;
        };
        /** @description 新しい順。取り消した同意も含みます。 */
        readonly MemberConsents: {
            readonly items: readonly components["schemas"]["MemberConsent"][];
        };
        readonly MemberConsent: {
            readonly id: string;
            /** @enum {string} */
            readonly purpose: "terms" | "privacy" | "profile-matching" | "news-mail" | "recommendation-mail" | "recommendation-line" | "kyugake-mail" | "kyugake-line" | "price-change-mail" | "price-change-line" | "offer-mail" | "offer-line" | "asset-value-mail" | "asset-value-line";
            readonly textVersion: string;
            /** @enum {string} */
            readonly channel: "web" | "mail" | "line" | "hosted" | "provider";
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly givenAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly withdrawnAt: string | null;
        };
        readonly MemberConsentInput: {
            /** @enum {string} */
            readonly purpose: "profile-matching" | "news-mail";
            readonly textVersion: string;
        };
        /** @description accepted は新しい順です。 */
        readonly MemberAgreements: {
            readonly accepted: readonly {
                /** @enum {string} */
                readonly document: "terms" | "privacy";
                /**
                 * Format: date
                 * @example 2026-11-23
                 */
                readonly version: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly acceptedAt: string;
                /** @enum {string} */
                readonly by: "web" | "mail" | "line" | "hosted" | "provider";
            }[];
            readonly pending: readonly {
                /** @enum {string} */
                readonly document: "terms" | "privacy";
                readonly title: string;
                /**
                 * Format: date
                 * @example 2026-11-23
                 */
                readonly version: string;
                /**
                 * Format: date
                 * @example 2026-11-23
                 */
                readonly effectiveOn: string;
                readonly summary: string;
                /**
                 * Format: date
                 * @example 2026-11-23
                 */
                readonly agreedVersion: string | null;
            }[];
        };
        readonly MemberAcceptInput: {
            readonly documents: readonly {
                /** @enum {string} */
                readonly document: "terms" | "privacy";
                /**
                 * Format: date
                 * @example 2026-11-23
                 */
                readonly version: string;
            }[];
        };
        /** @description リスク診断の重み。nullは標準の重み（保存なし）です。 */
        readonly MemberRiskWeights: {
            readonly riskWeights: {
                /** @example 25-20-25-10-8-12 */
                readonly w: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly movedAt: string;
            } | null;
        };
        readonly MemberRiskWeightsInput: {
            /** @example 25-20-25-10-8-12 */
            readonly w: string;
        };
        readonly MemberMerge: {
            readonly searches: readonly {
                readonly label: string;
                readonly draft: {
                    readonly [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly searchedAt: string;
            }[];
            readonly estimates: readonly {
                readonly estimateId: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly seenAt: string;
            }[];
            readonly riskWeights: {
                /** @example 25-20-25-10-8-12 */
                readonly w: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly movedAt: string;
            } | null;
        };
        readonly MemberMergeInput: {
            readonly searches: readonly {
                readonly label: string;
                readonly draft: {
                    readonly [key: string]: string;
                };
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly searchedAt: string;
            }[];
            readonly estimates: readonly {
                readonly estimateId: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly seenAt: string;
            }[];
            readonly riskWeights?: {
                /** @example 25-20-25-10-8-12 */
                readonly w: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T03:00:00.000Z
                 */
                readonly movedAt: string;
            } | null;
        };
        /** @description 同意の記録だけは、法令の定める期間が過ぎるまで残ります。 */
        readonly MemberAccountDeleted: {
            /**
             * Format: date-time
             * @example 2026-11-21T03:00:00.000Z
             */
            readonly deletedAt: string;
            readonly keptConsents: number;
        };
        readonly CompanyWorkplace: {
            readonly here: components["schemas"]["CompanyHere"] | null;
        };
        readonly CompanyHere: {
            readonly company: components["schemas"]["Company"];
            readonly me: components["schemas"]["CompanyStaff"];
            readonly permissions: readonly ("read-listings" | "change-listings" | "upload" | "answer-inquiries" | "close-offers" | "send-letters" | "change-company" | "manage-staff" | "manage-keys" | "read-billing" | "read-customers" | "tend-customers" | "decide-approvals" | "answer-leads" | "change-customers" | "change-recommender")[];
        };
        readonly Company: {
            readonly id: string;
            readonly name: string;
            readonly licence: string;
            readonly address: string;
            readonly phone: string;
            readonly email: string;
            /** @enum {string} */
            readonly state: "applied" | "rejected" | "live" | "suspended" | "closed";
            readonly decisionNote: string | null;
            readonly isSample: boolean;
            readonly newEmail: string | null;
            readonly createdAt: string;
            readonly updatedAt: string;
        };
        readonly CompanyStaff: {
            readonly id: string;
            /** @enum {string} */
            readonly role: "owner" | "agent" | "billing";
            readonly name: string;
            readonly email: string;
            readonly joinedAt: string;
            readonly isMe: boolean;
        };
        readonly CompanyApplication: {
            readonly name: string;
            readonly licence: string;
            readonly address: string;
            readonly phone: string;
            readonly email: string;
            readonly staffName: string;
        };
        readonly CompanyInput: {
            readonly name?: string;
            readonly licence?: string;
            readonly address: string;
            readonly phone: string;
            readonly email: string;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        readonly InquiryAddressLink: {
            readonly token: string;
        };
        readonly CompanyLeft: {
            /** @enum {boolean} */
            readonly left: true;
        };
        readonly CompanyStaffList: {
            readonly items: readonly components["schemas"]["CompanyStaff"][];
            readonly invitations: readonly components["schemas"]["StaffInvitation"][];
        };
        readonly StaffInvitation: {
            readonly id: string;
            readonly email: string;
            /** @enum {string} */
            readonly role: "owner" | "agent" | "billing";
            readonly madeAt: string;
            readonly expiresAt: string;
            readonly isExpired: boolean;
        };
        readonly StaffRoleInput: {
            /** @enum {string} */
            readonly role: "owner" | "agent" | "billing";
        };
        readonly StaffInvitationInput: {
            readonly email: string;
            /** @enum {string} */
            readonly role: "owner" | "agent" | "billing";
        };
        readonly OpenedInvitation: {
            readonly companyName: string;
            readonly email: string;
            /** @enum {string} */
            readonly role: "owner" | "agent" | "billing";
            /** @enum {string} */
            readonly state: "open" | "accepted" | "revoked" | "expired";
        };
        readonly StaffInvitationLink: {
            readonly token: string;
        };
        readonly StaffInvitationAcceptance: {
            readonly token: string;
            readonly staffName: string;
        };
        readonly CompanyKeys: {
            readonly items: readonly components["schemas"]["CompanyKey"][];
        };
        readonly CompanyKey: {
            readonly id: string;
            readonly label: string;
            readonly prefix: string;
            readonly madeAt: string;
            readonly lastUsedAt: string | null;
            readonly revokedAt: string | null;
        };
        readonly MadeCompanyKey: {
            readonly key: string;
            readonly items: readonly components["schemas"]["CompanyKey"][];
        };
        readonly CompanyKeyInput: {
            readonly label: string;
        };
        readonly CompanyApiAccess: {
            readonly items: readonly components["schemas"]["CompanyApiClientWithKeys"][];
        };
        readonly CompanyApiClientWithKeys: {
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly plan: "trial" | "standard" | "business";
            readonly mostCalls: number;
            readonly next: {
                /** @enum {string} */
                readonly plan: "trial" | "standard" | "business";
                readonly beginsAt: string;
            } | null;
            readonly endsAt: string | null;
            readonly madeAt: string;
            readonly scopes: readonly ("assess:v1" | "assess:v2" | "assess:v3" | "batch" | "webhooks" | "widget")[];
            readonly keys: readonly components["schemas"]["CompanyApiKey"][];
        };
        readonly CompanyApiKey: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "secret" | "publishable";
            /** @enum {string} */
            readonly mode: "live" | "test";
            readonly label: string;
            readonly prefix: string;
            readonly scopes: readonly ("assess:v1" | "assess:v2" | "assess:v3" | "batch" | "webhooks" | "widget")[];
            readonly hosts: readonly string[];
            readonly ips: readonly string[];
            readonly madeAt: string;
            readonly lastUsedAt: string | null;
            readonly endsAt: string | null;
            readonly revokedAt: string | null;
        };
        readonly CompanyApiClients: {
            readonly items: readonly components["schemas"]["CompanyApiClient"][];
        };
        readonly CompanyApiClient: {
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly plan: "trial" | "standard" | "business";
            readonly mostCalls: number;
            readonly next: {
                /** @enum {string} */
                readonly plan: "trial" | "standard" | "business";
                readonly beginsAt: string;
            } | null;
            readonly endsAt: string | null;
            readonly madeAt: string;
        };
        readonly MadeCompanyApiKey: {
            readonly key: string;
            readonly items: readonly components["schemas"]["CompanyApiClientWithKeys"][];
        };
        readonly CompanyApiKeyInput: {
            readonly label: string;
            /** @enum {string} */
            readonly kind: "secret" | "publishable";
            /** @enum {string} */
            readonly mode: "live" | "test";
            readonly scopes: readonly ("assess:v1" | "assess:v2" | "assess:v3" | "batch" | "webhooks" | "widget")[];
            readonly hosts: readonly string[];
            readonly ips: readonly string[];
        };
        readonly CompanyApiKeyRotation: {
            readonly overlapHours: number;
        };
        readonly CompanyApiUsage: {
            readonly client: components["schemas"]["CompanyApiClient"];
            readonly month: string;
            readonly months: readonly string[];
            /** @enum {string} */
            readonly plan: "trial" | "standard" | "business";
            readonly includedCalls: number;
            readonly mostCalls: number;
            readonly calls: number;
            readonly testCalls: number;
            readonly overCalls: number;
            readonly feeYen: number;
            readonly days: readonly {
                readonly day: string;
                readonly calls: number;
                readonly testCalls: number;
            }[];
            readonly scopes: readonly {
                /** @enum {string} */
                readonly scope: "assess:v1" | "assess:v2" | "assess:v3" | "batch" | "webhooks" | "widget";
                readonly calls: number;
                readonly testCalls: number;
            }[];
            readonly keys: readonly {
                readonly keyId: string;
                readonly calls: number;
                readonly testCalls: number;
            }[];
            readonly csv: string;
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
        readonly ClientWebhookEndpointInput: {
            readonly clientId: string;
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
        readonly Batches: {
            readonly items: readonly components["schemas"]["Batch"][];
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
        readonly BatchResultPart: {
            readonly csv: string;
            readonly next: number | null;
        };
        readonly CompanyHome: {
            readonly id: string;
            readonly reference: string;
            /** @enum {string} */
            readonly kind: "condo" | "new-condo" | "house" | "land" | "building";
            readonly title: string;
            readonly address: string;
            readonly price: number;
            readonly areaM2: number | null;
            readonly landAreaM2: number | null;
            readonly layout: string | null;
            /** @enum {string} */
            readonly state: "active" | "suspended" | "applied" | "sold" | "expired" | "archived";
            readonly faults: readonly ("next-update-missing" | "next-update-too-far" | "address-missing" | "access-missing" | "area-missing" | "built-missing" | "structure-missing" | "floors-missing" | "units-missing" | "land-area-missing" | "layout-missing" | "management-fee-missing" | "deal-type-missing" | "consent-missing" | "prescribed-words-missing" | "words-need-evidence" | "rent-missing" | "others-ended")[];
            readonly isShown: boolean;
            readonly isSold: boolean;
            readonly publishedOn: string;
            readonly updatedOn: string;
            readonly nextUpdateOn: string | null;
            readonly firstSeenAt: string;
            readonly openReports: number;
            readonly prices: readonly {
                readonly fromOn: string;
                readonly price: number;
            }[];
            readonly reports: {
                readonly items: readonly {
                    readonly id: number;
                    /** @enum {string} */
                    readonly reason: "sold" | "different" | "other";
                    readonly note: string | null;
                    readonly reportedAt: string;
                }[];
                readonly total: number;
                readonly page: number;
                readonly pageSize: number;
            };
            readonly photos: readonly {
                readonly url: string | null;
                readonly hash: string | null;
                /** @enum {string} */
                readonly state: "waiting" | "kept" | "failed";
                /** @enum {string|null} */
                readonly fault: "address-not-allowed" | "too-large" | "too-slow" | "too-many-redirects" | "bad-status" | "unreachable" | "not-a-picture" | "heic" | "too-many-pixels" | "unreadable" | null;
            }[];
            readonly events: readonly ("apply" | "fall-through" | "sell" | "suspend" | "restore")[];
        };
        readonly CompanyPhotoPlace: {
            /** @enum {string} */
            readonly to: "earlier" | "later";
        };
        readonly CompanyOverview: {
            readonly counts: {
                readonly all: number;
                readonly shown: number;
                readonly faulty: number;
                readonly due: number;
                readonly applied: number;
                readonly ended: number;
                readonly reported: number;
            };
            readonly faults: readonly {
                /** @enum {string} */
                readonly fault: "next-update-missing" | "next-update-too-far" | "address-missing" | "access-missing" | "area-missing" | "built-missing" | "structure-missing" | "floors-missing" | "units-missing" | "land-area-missing" | "layout-missing" | "management-fee-missing" | "deal-type-missing" | "consent-missing" | "prescribed-words-missing" | "words-need-evidence" | "rent-missing" | "others-ended";
                readonly count: number;
            }[];
        };
        readonly CompanyListingPage: {
            readonly items: readonly components["schemas"]["CompanyListing"][];
            readonly total: number;
            readonly page: number;
            readonly pageSize: number;
        };
        readonly CompanyListing: {
            readonly id: string;
            readonly reference: string;
            /** @enum {string} */
            readonly kind: "condo" | "new-condo" | "house" | "land" | "building";
            readonly title: string;
            readonly address: string;
            readonly price: number;
            readonly areaM2: number | null;
            readonly landAreaM2: number | null;
            readonly layout: string | null;
            /** @enum {string} */
            readonly state: "active" | "suspended" | "applied" | "sold" | "expired" | "archived";
            readonly faults: readonly ("next-update-missing" | "next-update-too-far" | "address-missing" | "access-missing" | "area-missing" | "built-missing" | "structure-missing" | "floors-missing" | "units-missing" | "land-area-missing" | "layout-missing" | "management-fee-missing" | "deal-type-missing" | "consent-missing" | "prescribed-words-missing" | "words-need-evidence" | "rent-missing" | "others-ended")[];
            readonly isShown: boolean;
            readonly isSold: boolean;
            readonly publishedOn: string;
            readonly updatedOn: string;
            readonly nextUpdateOn: string | null;
            readonly firstSeenAt: string;
            readonly openReports: number;
        };
        readonly CompanyEventInput: {
            /** @enum {string} */
            readonly event: "apply" | "fall-through" | "sell" | "suspend" | "restore";
        };
        readonly CompanyPriceInput: {
            readonly price: number;
        };
        readonly CompanyInquiries: {
            readonly items: readonly components["schemas"]["CompanyInquiryHead"][];
            readonly total: number;
            readonly page: number;
            readonly pageSize: number;
            readonly counts: {
                readonly all: number;
                readonly waiting: number;
                readonly answered: number;
                readonly closed: number;
            };
        };
        readonly CompanyInquiryHead: {
            readonly number: string;
            readonly homeTitle: string;
            /** @enum {string} */
            readonly topic: "visit" | "documents" | "reason" | "question";
            readonly name: string;
            readonly receivedAt: string;
            readonly answerDueOn: string;
            /** @enum {string} */
            readonly state: "accepted" | "forwarded" | "bounced" | "re-forwarded" | "replied" | "visit-booked" | "closed";
            readonly isWaiting: boolean;
            readonly isOverdue: boolean;
        };
        readonly CompanyInquiry: {
            readonly number: string;
            readonly homeTitle: string;
            /** @enum {string} */
            readonly topic: "visit" | "documents" | "reason" | "question";
            readonly name: string;
            readonly receivedAt: string;
            readonly answerDueOn: string;
            /** @enum {string} */
            readonly state: "accepted" | "forwarded" | "bounced" | "re-forwarded" | "replied" | "visit-booked" | "closed";
            readonly isWaiting: boolean;
            readonly isOverdue: boolean;
            readonly listingId: string;
            readonly homePrice: number;
            /** @enum {string} */
            readonly contactWay: "mail" | "phone";
            readonly email: string | null;
            readonly phone: string | null;
            readonly message: string;
            readonly preferredDates: string;
            readonly answer: string | null;
            readonly answeredAt: string | null;
            readonly closedAt: string | null;
            readonly steps: readonly {
                /** @enum {string} */
                readonly to: "accepted" | "forwarded" | "bounced" | "re-forwarded" | "replied" | "visit-booked" | "closed";
                readonly at: string;
            }[];
        };
        readonly CompanyAnswerInput: {
            readonly answer: string;
            /** @default false */
            readonly isVisitBooked: boolean;
        };
        readonly CompanyOffers: {
            readonly items: readonly components["schemas"]["CompanyOfferHead"][];
            readonly total: number;
            readonly page: number;
            readonly pageSize: number;
            readonly waiting: number;
        };
        readonly CompanyOfferHead: {
            readonly id: string;
            readonly home: components["schemas"]["OfferHome"];
            readonly priceYen: number;
            /** @enum {string} */
            readonly state: "handed_to_agent" | "contract" | "broken" | "void";
            /** Format: date-time */
            readonly handedOverAt: string;
        };
        readonly CompanyOffer: {
            readonly id: string;
            readonly home: components["schemas"]["OfferHome"];
            readonly priceYen: number;
            /** @enum {string} */
            readonly state: "handed_to_agent" | "contract" | "broken" | "void";
            /** Format: date-time */
            readonly handedOverAt: string;
            readonly estimateYen: number;
            readonly steps: readonly components["schemas"]["CompanyOfferStep"][];
            readonly messages: readonly components["schemas"]["CompanyOfferMessage"][];
            readonly contacts: {
                readonly buyer: components["schemas"]["OfferContact"] | null;
                readonly owner: components["schemas"]["OfferContact"] | null;
            };
        };
        readonly CompanyOfferStep: {
            /** @enum {string} */
            readonly kind: "deliver" | "view" | "counter" | "accept" | "open-disclosure" | "decline" | "withdraw" | "consent" | "refuse-consent" | "end-talks" | "hand-over" | "contract" | "broken" | "hold" | "release" | "close" | "expire" | "lapse" | "remind" | "void" | "cut-off";
            /** @enum {string} */
            readonly actor: "buyer" | "owner" | "system" | "agent" | "operator";
            readonly priceYen: number;
            /** Format: date-time */
            readonly at: string;
        };
        readonly CompanyOfferMessage: {
            readonly no: number;
            /** @enum {string} */
            readonly side: "buyer" | "owner";
            readonly text: string | null;
            /** Format: date-time */
            readonly at: string;
        };
        readonly CompanyOfferOutcomeInput: {
            /** @enum {string} */
            readonly outcome: "contract" | "broken";
        };
        readonly Mailings: {
            readonly items: readonly components["schemas"]["Mailing"][];
            readonly allowance: {
                readonly most: number;
                readonly left: number;
            };
        };
        readonly Mailing: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "draft" | "ready" | "closed";
            readonly purpose: string;
            /** @enum {string} */
            readonly kind: "condo" | "house";
            readonly message: string;
            /** @enum {string} */
            readonly source: "registry" | "own-list" | "other";
            readonly sourceWords: string;
            readonly sourceOn: string;
            readonly isSample: boolean;
            readonly madeAt: string;
            readonly closedAt: string | null;
            readonly counts: {
                readonly waiting: number;
                readonly printed: number;
                readonly stopped: number;
                readonly noEstimate: number;
                readonly undeliverable: number;
            };
        };
        readonly MadeMailing: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "draft" | "ready" | "closed";
        };
        readonly MailingInput: {
            readonly purpose: string;
            /** @enum {string} */
            readonly kind: "condo" | "house";
            readonly message: string;
            /** @enum {string} */
            readonly source: "registry" | "own-list" | "other";
            readonly sourceWords: string;
            readonly sourceOn: string;
        };
        readonly OpenMailing: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "draft" | "ready" | "closed";
            readonly purpose: string;
            /** @enum {string} */
            readonly kind: "condo" | "house";
            readonly message: string;
            /** @enum {string} */
            readonly source: "registry" | "own-list" | "other";
            readonly sourceWords: string;
            readonly sourceOn: string;
            readonly isSample: boolean;
            readonly madeAt: string;
            readonly closedAt: string | null;
            readonly counts: {
                readonly waiting: number;
                readonly printed: number;
                readonly stopped: number;
                readonly noEstimate: number;
                readonly undeliverable: number;
            };
            readonly runs: readonly components["schemas"]["MailingRun"][];
            readonly allowance: {
                readonly most: number;
                readonly left: number;
            };
        };
        readonly MailingRun: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "waiting" | "running" | "done" | "failed" | "void";
            readonly letters: number;
            readonly leftOut: number;
            readonly drawn: number;
            readonly madeAt: string;
            readonly expiresAt: string;
            readonly files: readonly {
                readonly number: number;
                readonly letters: number;
                readonly bytes: number;
                readonly isThere: boolean;
                readonly takenAt: string | null;
                readonly isDiscarded: boolean;
            }[];
            readonly pulled: readonly {
                readonly file: number;
                readonly sheet: number;
            }[];
        };
        readonly MailingRecipientsTaken: {
            readonly isDry: boolean;
            readonly read: number;
            readonly added: number;
            readonly duplicates: number;
            readonly stopped: number;
            readonly lowGrade: number;
            readonly faults: readonly {
                readonly line: number;
                /** @enum {string} */
                readonly reason: "columns" | "address-missing" | "address-too-long" | "no-number" | "building-too-long" | "name-too-long" | "postal-code" | "unprintable" | "no-place" | "several-places" | "out-of-area" | "no-estimate" | "low-grade" | "full";
                readonly characters?: string;
            }[];
            readonly repeats: readonly {
                readonly line: number;
                readonly first: number | null;
            }[];
            readonly unread: readonly string[];
        };
        readonly MailingRunOrdered: {
            readonly letters: number;
            readonly stopped: number;
        };
        readonly MailingRunAnew: {
            readonly letters: number;
        };
        readonly ReturnedLetterNoted: {
            /** @enum {boolean} */
            readonly done: true;
        };
        readonly ReturnedLetter: {
            readonly code: string;
        };
        readonly CompanyLetterStopKept: {
            /** @enum {boolean} */
            readonly done: true;
        };
        readonly CompanyLetterStop: {
            readonly letterOrAddress: string;
        };
        readonly CompanyUploadedRun: {
            readonly run: components["schemas"]["CompanyFeedRunInFull"];
            readonly rejections: readonly {
                readonly line: number;
                readonly field: string;
                /** @enum {string} */
                readonly reason: "column-count" | "undecodable-text" | "missing" | "too-long" | "not-a-choice" | "not-a-number" | "out-of-range" | "not-a-day" | "day-ahead" | "not-a-month" | "not-a-place" | "not-an-address" | "twice" | "not-of-kind" | "web-address" | "not-a-page";
                readonly found: string;
                readonly reference: string | null;
            }[];
        };
        readonly CompanyFeedRunInFull: {
            readonly id: number;
            readonly fileName: string;
            readonly isFull: boolean;
            /** @enum {string} */
            readonly state: "running" | "interrupted" | "applied" | "dry" | "waiting-for-confirmation" | "refused";
            /** @enum {string|null} */
            readonly refusal: "company-unknown" | "company-not-live" | "empty" | "unknown-layout" | "binary" | "undecodable" | "malformed" | "too-large" | "no-usable-row" | null;
            readonly counts: {
                readonly read: number;
                readonly added: number;
                readonly changed: number;
                readonly unchanged: number;
                readonly rejected: number;
                readonly suspended: number;
                readonly missing: number;
                readonly buildingsAdded: number;
                readonly buildingsDoubtful: number;
            };
            readonly rejectedFor: readonly {
                /** @enum {string} */
                readonly reason: "column-count" | "undecodable-text" | "missing" | "too-long" | "not-a-choice" | "not-a-number" | "out-of-range" | "not-a-day" | "day-ahead" | "not-a-month" | "not-a-place" | "not-an-address" | "twice" | "not-of-kind" | "web-address" | "not-a-page";
                readonly count: number;
            }[];
            readonly startedAt: string;
            readonly finishedAt: string;
            readonly changes: readonly {
                readonly reference: string;
                readonly title: string;
                /** @enum {string} */
                readonly change: "added" | "changed" | "price-changed" | "suspended" | "refused" | "returned" | "applied" | "sold" | "missing" | "kept-sold";
                readonly before: number | null;
                readonly after: number | null;
            }[];
        };
        readonly CompanyFeedRuns: {
            readonly items: readonly components["schemas"]["CompanyFeedRun"][];
        };
        readonly CompanyFeedRun: {
            readonly id: number;
            readonly fileName: string;
            readonly isFull: boolean;
            /** @enum {string} */
            readonly state: "running" | "interrupted" | "applied" | "dry" | "waiting-for-confirmation" | "refused";
            /** @enum {string|null} */
            readonly refusal: "company-unknown" | "company-not-live" | "empty" | "unknown-layout" | "binary" | "undecodable" | "malformed" | "too-large" | "no-usable-row" | null;
            readonly counts: {
                readonly read: number;
                readonly added: number;
                readonly changed: number;
                readonly unchanged: number;
                readonly rejected: number;
                readonly suspended: number;
                readonly missing: number;
                readonly buildingsAdded: number;
                readonly buildingsDoubtful: number;
            };
            readonly rejectedFor: readonly {
                /** @enum {string} */
                readonly reason: "column-count" | "undecodable-text" | "missing" | "too-long" | "not-a-choice" | "not-a-number" | "out-of-range" | "not-a-day" | "day-ahead" | "not-a-month" | "not-a-place" | "not-an-address" | "twice" | "not-of-kind" | "web-address" | "not-a-page";
                readonly count: number;
            }[];
            readonly startedAt: string;
            readonly finishedAt: string;
        };
        readonly CompanyRejections: {
            readonly csv: string;
        };
        readonly CompanyRecommenderOverview: {
            readonly office: components["schemas"]["CompanyRecommender"] | null;
            readonly customers: components["schemas"]["CompanyRecommenderCounts"] | null;
            readonly waitingApprovals: number;
            readonly openLeads: number;
        };
        readonly CompanyRecommender: {
            readonly key: string;
            readonly name: string;
            /** @enum {string} */
            readonly state: "setup" | "live" | "suspended";
            /** @enum {string} */
            readonly approval: "auto" | "manual";
            readonly hotDays: number;
            readonly isSample: boolean;
            readonly setUp: {
                readonly hosts: number;
                readonly mailDomain: string | null;
                readonly isMailReady: boolean;
                /** @enum {string} */
                readonly spf: "unchecked" | "ok" | "missing" | "wrong";
                /** @enum {string} */
                readonly dkim: "unchecked" | "ok" | "missing" | "wrong";
                /** @enum {string} */
                readonly dmarc: "unchecked" | "ok" | "missing" | "wrong";
            };
        };
        readonly CompanyRecommenderCounts: {
            readonly all: number;
            readonly waiting: number;
            readonly active: number;
            readonly stopped: number;
            readonly red: number;
            readonly orange: number;
            readonly yellow: number;
            readonly none: number;
        };
        readonly OfficeCustomers: {
            readonly items: readonly components["schemas"]["OfficeCustomer"][];
            readonly total: number;
            readonly page: number;
            readonly pageSize: number;
            readonly counts: {
                readonly all: number;
                readonly waiting: number;
                readonly active: number;
                readonly stopped: number;
            };
        };
        readonly OfficeCustomer: {
            readonly id: string;
            readonly name: string | null;
            readonly email: string | null;
            /** @enum {string} */
            readonly state: "waiting" | "active" | "stopped";
            /** @enum {string} */
            readonly heat: "none" | "yellow" | "orange" | "red";
            /** @enum {string} */
            readonly origin: "form" | "office" | "file";
            readonly createdAt: string;
            readonly words: readonly string[];
            readonly sentAt: string | null;
            readonly reaction: components["schemas"]["OfficeReaction"] | null;
        };
        readonly OfficeReaction: {
            /** @enum {string} */
            readonly kind: "like" | "nope" | "hide" | "ask" | "visit";
            /** @enum {string|null} */
            readonly reason: "price" | "place" | "area" | "age" | "walk" | "other" | null;
            readonly at: string;
        };
        readonly OfficeCustomerInFull: {
            readonly id: string;
            readonly name: string | null;
            readonly email: string | null;
            /** @enum {string} */
            readonly state: "waiting" | "active" | "stopped";
            /** @enum {string} */
            readonly heat: "none" | "yellow" | "orange" | "red";
            /** @enum {string} */
            readonly origin: "form" | "office" | "file";
            readonly createdAt: string;
            readonly proof: components["schemas"]["ConsentProof"] | null;
            readonly consentedAt: string | null;
            readonly note: string | null;
            readonly queries: readonly {
                readonly id: string;
                /** @enum {string} */
                readonly state: "waiting" | "active" | "paused";
                readonly words: string;
                readonly updatedAt: string;
            }[];
            readonly changes: readonly {
                readonly queryId: string;
                readonly before: string;
                readonly after: string;
                readonly at: string;
            }[];
            readonly deliveries: readonly components["schemas"]["OfficeDelivery"][];
            readonly clicks: readonly {
                readonly id: string;
                readonly host: string;
                readonly title: string | null;
                readonly at: string;
            }[];
        };
        readonly ConsentProof: {
            readonly on: string;
            /** @enum {string} */
            readonly way: "paper" | "phone" | "web" | "card" | "other";
        };
        readonly OfficeDelivery: {
            readonly id: string;
            /** @enum {string} */
            readonly topic: "recommendation" | "kyugake" | "price-change";
            /** @enum {string} */
            readonly state: "planned" | "approval_waiting" | "queued" | "sending" | "sent" | "opened" | "clicked" | "reacted" | "skipped" | "suppressed" | "failed" | "unknown" | "cancelled";
            readonly scheduledAt: string;
            readonly sentAt: string | null;
            readonly items: readonly {
                readonly position: number;
                readonly listingId: string;
                readonly title: string | null;
                readonly priceYen: number;
                readonly reasons: readonly string[];
                readonly reaction: components["schemas"]["OfficeReaction"] | null;
                readonly looks: number;
                readonly dwellSeconds: number;
            }[];
        };
        readonly OfficeCustomerInput: {
            readonly name: string;
            readonly email: string;
            readonly agreedOn: string;
            /** @enum {string} */
            readonly way: "paper" | "phone" | "web" | "card" | "other";
        };
        readonly OfficeNoteInput: {
            readonly note: string;
            readonly before: string;
        };
        readonly OfficeCustomerDeleted: {
            /** @enum {boolean} */
            readonly deleted: true;
        };
        readonly OfficeCustomersFile: {
            readonly csv: string;
        };
        readonly OfficeImports: {
            readonly items: readonly components["schemas"]["OfficeImport"][];
        };
        readonly OfficeImport: {
            readonly id: string;
            readonly fileName: string;
            /** @enum {string} */
            readonly state: "applied" | "undone";
            readonly added: number;
            readonly refused: number;
            readonly faults: readonly {
                readonly line: number;
                /** @enum {string} */
                readonly reason: "columns" | "name-missing" | "name-too-long" | "name-leads-away" | "email" | "proof-day-missing" | "proof-day" | "proof-way" | "doubled" | "known" | "stopped" | "deleted" | "day-full";
            }[];
            readonly madeAt: string;
            readonly mayUndo: boolean;
        };
        readonly OfficeImported: {
            readonly made: components["schemas"]["OfficeImport"] | null;
            readonly isRepeated: boolean;
            readonly added: number;
            readonly refused: number;
            readonly faults: readonly {
                readonly line: number;
                /** @enum {string} */
                readonly reason: "columns" | "name-missing" | "name-too-long" | "name-leads-away" | "email" | "proof-day-missing" | "proof-day" | "proof-way" | "doubled" | "known" | "stopped" | "deleted" | "day-full";
            }[];
            readonly names: readonly string[];
            readonly mailMinutes: number;
        };
        readonly OfficeImportUndone: {
            readonly removed: number;
            readonly stayed: readonly string[];
        };
        readonly CompanyApprovals: {
            readonly items: readonly components["schemas"]["CompanyApproval"][];
            readonly now: string;
        };
        readonly CompanyApproval: {
            readonly id: string;
            readonly customerId: string;
            readonly name: string | null;
            readonly email: string | null;
            /** @enum {string} */
            readonly channel: "mail" | "line" | "web";
            readonly madeAt: string;
            readonly endsAt: string;
            readonly homes: readonly components["schemas"]["CompanyApprovalHome"][];
            readonly removed: readonly number[];
        };
        readonly CompanyApprovalHome: {
            readonly position: number;
            readonly title: string | null;
            readonly price: number;
            readonly reasons: readonly string[];
            readonly edges: readonly string[];
            /** @enum {string} */
            readonly since: "same" | "dearer" | "cheaper" | "gone" | "left-out";
        };
        /** @description お客さまに届くときの姿。リンクは、送るときに作られます */
        readonly CompanyApprovalMail: {
            readonly subject: string;
            readonly html: string;
            readonly text: string;
        };
        readonly CompanyApproveInput: {
            readonly positions: readonly number[];
        };
        readonly CompanyApprovedAll: {
            readonly approved: readonly string[];
            readonly left: number;
            readonly items: readonly components["schemas"]["CompanyApproval"][];
            readonly now: string;
        };
        readonly CompanyApproveAllInput: {
            readonly items: readonly {
                readonly id: string;
                readonly positions: readonly number[];
            }[];
        };
        readonly CompanyRejectInput: {
            readonly reason: string;
        };
        readonly CompanyUndoInput: Record<string, never>;
        readonly CompanyApprovalHomeInput: {
            readonly isKept: boolean;
        };
        readonly CompanyLeads: {
            readonly items: readonly components["schemas"]["CompanyLead"][];
            readonly total: number;
            readonly page: number;
            readonly pageSize: number;
            readonly hotDays: number;
            readonly counts: {
                readonly open: number;
                readonly red: number;
                readonly mine: number;
                readonly all: number;
            };
            readonly me: string;
        };
        readonly CompanyLead: {
            readonly customerId: string;
            readonly name: string | null;
            readonly email: string | null;
            /** @enum {string} */
            readonly heat: "red" | "orange" | "yellow" | "none";
            /** @enum {string} */
            readonly kind: "visit" | "ask" | "like" | "look";
            readonly looks: number;
            readonly dwellSeconds: number;
            readonly likes: number;
            readonly questions: number;
            readonly visits: number;
            readonly lastAt: string;
            readonly lastHome: string | null;
            readonly isOpen: boolean;
            readonly assignedTo: string | null;
        };
        readonly CompanyLeadDetail: {
            readonly lead: components["schemas"]["CompanyLead"];
            /** @enum {string} */
            readonly state: "waiting" | "active" | "stopped";
            readonly conditions: readonly string[];
            readonly consentedAt: string | null;
            readonly moments: readonly components["schemas"]["CompanyLeadMoment"][];
            readonly inquiries: readonly {
                readonly number: string;
                readonly homeTitle: string;
                readonly receivedAt: string;
                readonly isWaiting: boolean;
            }[];
            readonly letters: readonly components["schemas"]["CompanyLeadLetter"][];
            readonly me: string;
        };
        readonly CompanyLeadMoment: {
            /** @enum {string} */
            readonly kind: "sent" | "open" | "click" | "dwell" | "like" | "nope" | "hide" | "ask" | "visit" | "undo" | "press" | "answer" | "estimate" | "change";
            readonly at: string;
            readonly title: string | null;
            readonly price: number | null;
            readonly dwellSeconds: number | null;
            readonly homes: number | null;
            readonly text: string | null;
        };
        readonly CompanyLeadLetter: {
            readonly number: string;
            /** @enum {string} */
            readonly topic: "visit" | "documents" | "reason" | "question" | "estimate";
            readonly subject: string;
            readonly price: number | null;
            readonly message: string;
            readonly preferredDates: string;
            readonly name: string;
            readonly phone: string | null;
            readonly receivedAt: string;
            readonly answerDueOn: string;
        };
        readonly CompanyLeadHandledInput: {
            readonly isDone: boolean;
        };
        readonly CompanyLeadAssignedInput: {
            readonly to: string | null;
        };
        readonly CompanyLeadAnswerInput: {
            readonly text: string;
        };
        readonly CompanyRecommenderSettings: {
            readonly brandColour: string;
            readonly allowedHosts: readonly string[];
            readonly mailDomain: string | null;
            /** @enum {string} */
            readonly approval: "auto" | "manual";
            readonly hotDays: number;
            readonly hasMorningMail: boolean;
            readonly askedHosts: readonly string[];
            readonly greeting: string;
            readonly version: number;
            readonly register: {
                readonly key: string;
                readonly name: string;
                readonly licence: string;
                readonly address: string;
                readonly email: string;
                readonly state: string;
            };
            readonly mail: {
                /** @enum {string} */
                readonly spf: "unchecked" | "ok" | "missing" | "wrong";
                /** @enum {string} */
                readonly dkim: "unchecked" | "ok" | "missing" | "wrong";
                /** @enum {string} */
                readonly dmarc: "unchecked" | "ok" | "missing" | "wrong";
                readonly selector: string | null;
                readonly checkedAt: string | null;
                readonly isReady: boolean;
                readonly wanted: components["schemas"]["OfficeMailRecords"] | null;
            };
            readonly hasOwnMorningMail: boolean;
        };
        readonly OfficeMailRecords: {
            readonly selector: string;
            readonly dkim: string;
            readonly spf: string;
        };
        readonly CompanyRecommenderSettingsInput: {
            readonly brandColour: string;
            readonly allowedHosts: readonly string[];
            readonly mailDomain: string | null;
            /** @enum {string} */
            readonly approval: "auto" | "manual";
            readonly hotDays: number;
            readonly hasMorningMail: boolean;
            readonly greeting: string;
            readonly version: number;
        };
        readonly CompanyMorningMailInput: {
            readonly isWanted: boolean;
        };
        readonly CompanyMailChecks: {
            readonly checks: readonly {
                /** @enum {string} */
                readonly what: "SPF" | "DKIM" | "DMARC";
                readonly name: string;
                /** @enum {string} */
                readonly state: "ok" | "missing" | "wrong" | "unknown";
                readonly hint: string;
            }[];
        };
        readonly CompanyMailCheckInput: {
            readonly selector?: string;
        };
        readonly OpenedScreen: {
            readonly screen: string;
        };
        /** @description 担当者。名前は会員番号 */
        readonly DeskOperator: {
            readonly name: string;
            readonly sessionUntil: string;
        };
        readonly DeskQueues: {
            readonly items: readonly {
                /** @enum {string} */
                readonly key: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                readonly title: string;
                readonly waiting: number;
                readonly late: number;
            }[];
        };
        /** @description waiting: 運営を待つもの。listed: 一覧にあるもの（待たずに続いているものを含む） */
        readonly DeskQueuePage: {
            /** @enum {string} */
            readonly key: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
            readonly title: string;
            readonly waiting: number;
            readonly late: number;
            readonly listed: number;
            readonly items: readonly components["schemas"]["DeskItemHead"][];
            readonly page: number;
            readonly pageSize: number;
        };
        readonly DeskItemHead: {
            readonly id: string;
            readonly title: string;
            readonly state: string;
            readonly receivedAt: string | null;
            readonly dueOn: string | null;
            readonly isLate: boolean;
            readonly claim: components["schemas"]["DeskClaim"] | null;
        };
        readonly DeskClaim: {
            readonly by: string;
            readonly isMine: boolean;
            readonly until: string;
        };
        readonly DeskCsv: {
            readonly csv: string;
        };
        readonly DeskFound: {
            readonly items: readonly {
                readonly id: string;
                readonly title: string;
                readonly state: string;
                readonly receivedAt: string | null;
                readonly dueOn: string | null;
                readonly isLate: boolean;
                readonly claim: components["schemas"]["DeskClaim"] | null;
                /** @enum {string} */
                readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
                readonly queueTitle: string;
            }[];
        };
        /** @description 画面を開いた回数。ofFormer は、ひとつ前の画面に対する割合 */
        readonly DeskScreenCounts: {
            readonly days: number;
            readonly items: readonly {
                readonly key: string;
                readonly title: string;
                readonly steps: readonly {
                    readonly screen: string;
                    readonly label: string;
                    readonly opened: number;
                    readonly ofFormer: number | null;
                }[];
            }[];
        };
        readonly DeskItem: {
            readonly id: string;
            readonly title: string;
            readonly state: string;
            readonly receivedAt: string | null;
            readonly dueOn: string | null;
            readonly isLate: boolean;
            readonly claim: components["schemas"]["DeskClaim"] | null;
            /** @enum {string} */
            readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
            readonly queueTitle: string;
            readonly facts: readonly {
                readonly label: string;
                readonly value: string;
            }[];
            readonly files: readonly {
                readonly id: string;
                readonly name: string;
                readonly contentType: string;
                readonly bytes: number;
            }[];
            readonly actions: readonly components["schemas"]["DeskAction"][];
            readonly seen: string;
            readonly hasContact: boolean;
            readonly contact: readonly {
                readonly label: string;
                readonly value: string;
            }[] | null;
            readonly approvals: readonly components["schemas"]["DeskApproval"][];
        };
        readonly DeskAction: {
            readonly key: string;
            readonly label: string;
            readonly lead: string;
            /** @enum {string} */
            readonly tone: "primary" | "secondary";
            readonly fields: readonly components["schemas"]["DeskField"][];
            readonly needsSecond: boolean;
        };
        readonly DeskField: {
            readonly name: string;
            readonly label: string;
            /** @enum {string} */
            readonly kind: "line" | "text" | "number" | "choice" | "tick";
            readonly isRequired: boolean;
            readonly hint: string | null;
            readonly maxLength: number;
            readonly choices: readonly {
                readonly value: string;
                readonly label: string;
            }[];
        };
        readonly DeskApproval: {
            readonly id: string;
            /** @enum {string} */
            readonly queue: "corrections" | "documents" | "letters" | "notes" | "proposals" | "buildings" | "uploads" | "reports" | "companies" | "tenants" | "offer-reports" | "offer-appeals" | "offer-handovers" | "leads" | "trials" | "contracts" | "consultations" | "letter-stops";
            readonly queueTitle: string;
            readonly itemId: string;
            readonly title: string | null;
            /** @enum {string} */
            readonly action: "disclose" | "approve" | "hand-over" | "convert" | "contract-open" | "contract-plan" | "contract-limit" | "contract-keep" | "withdraw-any" | "narrow";
            readonly lead: string | null;
            readonly order: readonly {
                readonly label: string;
                readonly value: string;
            }[];
            readonly reason: string;
            readonly askedBy: string;
            readonly isMine: boolean;
            readonly askedAt: string;
        };
        /** @description undo: 取り消す操作。isOver: この件は終わった */
        readonly DeskOutcome: {
            readonly done: string;
            readonly undo: string | null;
            readonly isOver: boolean;
        };
        readonly DeskDecisionInput: {
            readonly action: string;
            /** @default {} */
            readonly fields: {
                readonly [key: string]: string;
            };
            readonly seen: string;
        };
        readonly DeskDisclosureInput: {
            readonly reason: string;
            readonly seen: string;
        };
        readonly DeskApprovals: {
            readonly items: readonly components["schemas"]["DeskApproval"][];
        };
        readonly DeskVerdictInput: {
            /** @enum {string} */
            readonly event: "grant" | "refuse" | "withdraw";
        };
        readonly DeskAuditPage: {
            readonly items: readonly {
                readonly seq: number;
                readonly at: string;
                readonly operator: string;
                readonly action: string;
                readonly queue: string | null;
                readonly itemId: string | null;
                readonly reason: string | null;
            }[];
            readonly total: number;
            readonly page: number;
            readonly pageSize: number;
        };
        readonly DeskAuditCheck: {
            readonly brokenAt: number | null;
            readonly rows: number;
            readonly end: string | null;
        };
        readonly FeedReport: {
            readonly run: components["schemas"]["FeedRun"];
            readonly rejections: readonly components["schemas"]["FeedRejection"][];
        };
        readonly FeedRun: {
            readonly id: number;
            readonly fileName: string;
            readonly isFull: boolean;
            /** @enum {string} */
            readonly state: "running" | "interrupted" | "applied" | "dry" | "waiting-for-confirmation" | "refused";
            readonly refusal: ("company-unknown" | "company-not-live" | "empty" | "unknown-layout" | "binary" | "undecodable" | "malformed" | "too-large" | "no-usable-row") | null;
            readonly counts: {
                readonly read: number;
                readonly added: number;
                readonly changed: number;
                readonly unchanged: number;
                readonly rejected: number;
                readonly suspended: number;
                readonly missing: number;
                readonly buildingsAdded: number;
                readonly buildingsDoubtful: number;
            };
            /** @description 取り込まなかった行の理由ごとの数。一つずつの記録は、はじめの1,000件です */
            readonly rejectedFor: readonly {
                /** @enum {string} */
                readonly reason: "column-count" | "undecodable-text" | "missing" | "too-long" | "not-a-choice" | "not-a-number" | "out-of-range" | "not-a-day" | "day-ahead" | "not-a-month" | "not-a-place" | "not-an-address" | "twice" | "not-of-kind" | "web-address" | "not-a-page";
                readonly count: number;
            }[];
            readonly changes: readonly {
                readonly reference: string;
                readonly title: string;
                /** @enum {string} */
                readonly change: "added" | "changed" | "price-changed" | "suspended" | "refused" | "returned" | "applied" | "sold" | "missing" | "kept-sold";
                readonly before: number | null;
                readonly after: number | null;
            }[];
            /** Format: date-time */
            readonly startedAt: string;
            /** Format: date-time */
            readonly finishedAt: string;
        };
        readonly FeedRejection: {
            /** @description 表計算ソフトの行の番号(見出しが1)。JSON では何件目か */
            readonly line: number;
            readonly reference: string | null;
            /** @description 列の見出し。行全体のときは空 */
            readonly field: string;
            /** @enum {string} */
            readonly reason: "column-count" | "undecodable-text" | "missing" | "too-long" | "not-a-choice" | "not-a-number" | "out-of-range" | "not-a-day" | "day-ahead" | "not-a-month" | "not-a-place" | "not-an-address" | "twice" | "not-of-kind" | "web-address" | "not-a-page";
            readonly words: string;
            readonly found: string;
        };
        readonly SentPhoto: {
            readonly isAdded: boolean;
        };
        readonly FeedRuns: {
            readonly items: readonly components["schemas"]["FeedRun"][];
        };
        readonly MailStopDone: {
            /** @enum {boolean} */
            readonly done: true;
        };
        readonly MailStop: {
            /** @enum {string} */
            readonly topic: "recommendation" | "kyugake" | "price-change" | "offer" | "asset-value";
            readonly address: string | null;
            /** @description このお知らせが、メールかLINEで届く */
            readonly isOn: boolean;
            /** @description いずれかのお知らせが届く */
            readonly isAnyOn: boolean;
            /** @description 停止から1日以内で、元に戻せる */
            readonly canUndo: boolean;
        };
        readonly RecommenderApplication: {
            readonly id: string;
            readonly receivedAt: string;
            readonly isRepeated: boolean;
        };
        readonly RecommenderApplicationInput: {
            readonly company: string;
            readonly licence: string;
            readonly address: string;
            readonly person: string;
            readonly phone: string;
            /** Format: email */
            readonly email: string;
            /** @enum {string} */
            readonly plan: "small" | "standard" | "large";
            /** @enum {string} */
            readonly listingSource: "own" | "own-first" | "all";
            readonly mailDomain?: string;
            readonly lineAccount?: string;
            readonly note?: string;
            /** @enum {string} */
            readonly termsVersion: "2026-11-23";
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly RecommenderDomainChecks: {
            readonly domain: string;
            readonly checks: readonly {
                /** @enum {string} */
                readonly what: "SPF" | "DKIM" | "DMARC";
                readonly name: string;
                /** @enum {string} */
                readonly state: "ok" | "missing" | "wrong" | "unknown";
                readonly hint: string;
            }[];
        };
        readonly RecommenderDomainInput: {
            readonly domain: string;
        };
        readonly RecommenderTenantPage: {
            readonly key: string;
            readonly name: string;
            readonly licence: string;
            readonly address: string;
            readonly brandColour: string;
            readonly isSample: boolean;
            readonly greeting: string | null;
        };
        readonly RecommenderDone: {
            /** @enum {boolean} */
            readonly done: true;
        };
        readonly RecommenderCustomerInput: {
            readonly name?: string;
            /** Format: email */
            readonly email: string;
            readonly answers: components["schemas"]["QueryWish"];
            /** @enum {string} */
            readonly consentVersion: "2026-11-24";
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly RecommenderTarget: {
            readonly url: string;
            readonly host: string;
        };
        readonly RecommenderClick: {
            readonly url: string;
            readonly isGone: boolean;
        };
        readonly RecommenderClickInput: {
            readonly to: string;
            readonly home?: string;
            /** @description お知らせのリンクのトークン。だれが移ったかを、これで記録します。 */
            readonly opened?: string;
        };
        readonly RecommenderVisit: {
            readonly tenant: components["schemas"]["RecommenderTenant"];
            readonly name: string | null;
            readonly address: string | null;
            /** @enum {string} */
            readonly state: "waiting" | "active" | "stopped";
            readonly nextMailAt: string;
            readonly queries: readonly components["schemas"]["RecommenderQuery"][];
        };
        readonly RecommenderTenant: {
            readonly key: string;
            readonly name: string;
            readonly licence: string;
            readonly address: string;
            readonly brandColour: string;
            readonly isSample: boolean;
        };
        readonly RecommenderQuery: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "waiting" | "active" | "paused";
            readonly words: string;
            readonly answers: components["schemas"]["QueryWish"];
            readonly version: number;
            readonly updatedAt: string;
        };
        readonly RecommenderToken: {
            readonly token: string;
        };
        readonly RecommenderSaved: {
            readonly id: string;
            readonly words: string;
            readonly matches: number;
        };
        readonly RecommenderQueryInput: {
            readonly answers: components["schemas"]["QueryWish"];
            readonly name?: string;
            /** @enum {string} */
            readonly consentVersion: "2026-11-24";
        };
        readonly RecommenderQueryChange: {
            readonly answers: components["schemas"]["QueryWish"];
        };
        readonly RecommenderStepped: {
            /** @enum {boolean} */
            readonly done: true;
            readonly matches: number | null;
        };
        readonly RecommenderQueryStep: {
            /** @enum {string} */
            readonly step: "confirm" | "pause" | "resume" | "delete";
        };
        readonly RecommenderLine: {
            readonly basicId: string;
            readonly friendUrl: string;
            /** @description LINEの中で開く登録の画面。ないときはnull。 */
            readonly liff: {
                readonly id: string;
                readonly url: string;
                readonly isStandIn: boolean;
            } | null;
        };
        readonly RecommenderLineCustomerInput: {
            readonly idToken: string;
            readonly name?: string;
            readonly answers: components["schemas"]["QueryWish"];
            /** @enum {string} */
            readonly consentVersion: "line-2026-11-24";
        };
        readonly RecommenderLineToken: {
            readonly idToken: string;
        };
        readonly RecommenderCustomerLine: {
            readonly tenant: string;
            /** @enum {string} */
            readonly state: "not_linked" | "linked" | "blocked" | "unlinked";
            readonly friendUrl: string | null;
            readonly saved: components["schemas"]["RecommenderSaved"] | null;
            readonly nextAt: string;
            readonly isApprovedFirst: boolean;
        };
        readonly RecommendationDone: {
            /** @enum {boolean} */
            readonly done: true;
        };
        readonly RecommendationToken: {
            readonly token: string;
        };
        readonly RecommendationLinkInput: {
            readonly token?: string;
        };
        readonly Recommendations: {
            /** @enum {string} */
            readonly reader: "member" | "link";
            readonly address: string | null;
            readonly batch: components["schemas"]["RecommendedBatch"] | null;
            readonly conditions: readonly {
                readonly id: string;
                readonly words: string;
            }[];
            readonly nextHour: number | null;
            readonly suggestion: components["schemas"]["RecommendationSuggestion"] | null;
            readonly sender: components["schemas"]["RecommendationSender"] | null;
        };
        readonly RecommendedBatch: {
            readonly id: string;
            /** @enum {string} */
            readonly topic: "recommendation" | "kyugake" | "price-change";
            readonly sentAt: string | null;
            readonly scheduledAt: string;
            readonly isSample: boolean;
            readonly items: readonly components["schemas"]["RecommendedHome"][];
        };
        readonly RecommendedHome: {
            readonly position: number;
            readonly listingKey: string;
            readonly dwellingKey: string;
            readonly priceThen: number;
            readonly reasons: readonly string[];
            readonly softEdges: readonly components["schemas"]["RecommendationEdge"][];
            readonly reaction: components["schemas"]["HomeReaction"] | null;
            readonly home: components["schemas"]["FoundHome"] | null;
            readonly ownPage: components["schemas"]["OfficePage"] | null;
            readonly gone: components["schemas"]["GoneHome"] | null;
        };
        /** @description 会社のサイトの物件ページ */
        readonly OfficePage: {
            readonly label: string;
            readonly target: string;
        };
        readonly GoneHome: {
            readonly title: string;
            /** @enum {string} */
            readonly state: "applied" | "sold" | "expired";
            readonly kind: components["schemas"]["HomeOnOfferKind"];
            readonly cityCode: string;
            readonly price: number;
        };
        readonly RecommendationSuggestion: {
            readonly queryId: string;
            /** @enum {string} */
            readonly reason: "price" | "place" | "area" | "age" | "walk" | "other";
            readonly question: string;
        };
        /** @description 自社の名前で送る会社 */
        readonly RecommendationSender: {
            readonly name: string;
            readonly licence: string;
            readonly address: string;
            readonly colour: string;
            readonly key: string;
        };
        readonly OneRecommendedHome: {
            readonly batchId: string;
            readonly item: components["schemas"]["RecommendedHome"];
            readonly address: string | null;
            /** @enum {string} */
            readonly reader: "member" | "link";
            readonly sender: components["schemas"]["RecommendationSender"] | null;
        };
        readonly HomeReacted: {
            readonly reaction: components["schemas"]["HomeReaction"] | null;
            readonly suggestion: components["schemas"]["RecommendationSuggestion"] | null;
        };
        readonly HomeReactionInput: {
            readonly batchId: string;
            readonly position: number;
            /** @enum {string} */
            readonly kind: "like" | "nope" | "hide";
            /** @enum {string} */
            readonly reason?: "price" | "place" | "area" | "age" | "walk" | "other";
        };
        readonly RecommendationEvent: {
            readonly batchId: string;
            readonly position?: number;
            /** @enum {string} */
            readonly kind: "open" | "click" | "dwell";
            readonly dwellSeconds?: number;
        };
        readonly StopLink: {
            readonly token: string;
            /** @description 停止を押す画面。サイトの先頭からのアドレスで、# のあとが token です */
            readonly page: string;
        };
        readonly StopLinkInput: {
            /** @enum {string} */
            readonly topic: "recommendation" | "kyugake" | "price-change";
        };
        readonly SuggestionAnswer: {
            readonly queryId: string;
            /** @enum {string} */
            readonly reason: "price" | "place" | "area" | "age" | "walk" | "other";
            /** @enum {string} */
            readonly answer: "yes" | "no";
        };
        readonly KnownSenderInquiryInput: {
            /** @enum {string} */
            readonly topic: "visit" | "documents" | "reason" | "question";
            /** @default  */
            readonly preferredDates: string;
            /** @default  */
            readonly message: string;
            /** @enum {string} */
            readonly contactWay: "mail" | "phone";
            readonly phone?: string;
            readonly name: string;
            /**
             * Format: email
             * @description 書かないときは、通知の届くアドレスを使います
             */
            readonly email?: string;
            readonly recipients: readonly string[];
            readonly consentVersion: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly OfficeEstimateInput: {
            /** @enum {string} */
            readonly kind: "condo" | "house" | "land";
            readonly address: string;
            readonly areaM2: number;
            readonly builtYear?: number;
            readonly name: string;
            /** @default  */
            readonly message: string;
            readonly consentVersion: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly LineApp: {
            readonly basicId: string;
            readonly friendUrl: string;
            /** @description LINEの中で開く画面。ないときはnull。 */
            readonly liff: {
                readonly id: string;
                readonly url: string;
                readonly isStandIn: boolean;
            } | null;
        };
        readonly LinePerson: {
            /** @description LINEの表示名。本人が許したときだけです。 */
            readonly name: string | null;
        };
        readonly LineIdToken: {
            readonly idToken: string;
        };
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
        readonly BizGuide: {
            readonly samples: readonly {
                readonly id: string;
                readonly label: string;
                readonly code: string;
            }[];
            readonly answer: components["schemas"]["BizExampleAnswer"] | null;
            readonly reference: readonly {
                readonly method: string;
                readonly path: string;
                readonly summary: string;
                readonly about: string;
                readonly headers: readonly {
                    readonly name: string;
                    readonly type: string;
                    readonly isRequired: boolean;
                    readonly about: string;
                }[];
                readonly inputTypes: readonly string[];
                readonly input: readonly {
                    readonly name: string;
                    readonly type: string;
                    readonly isRequired: boolean;
                    readonly about: string;
                }[];
                readonly outputTypes: readonly string[];
                readonly output: readonly {
                    readonly name: string;
                    readonly type: string;
                    readonly isRequired: boolean;
                    readonly about: string;
                }[];
                readonly answers: readonly {
                    readonly status: string;
                    readonly about: string;
                }[];
            }[];
        };
        readonly BizExampleAnswer: {
            readonly body: string;
            /** @description サンプル市場による答えか。応答は、試験用のキーへの答えと同じです */
            readonly isSampleMarket: boolean;
        };
        readonly ServiceStatus: {
            /** @enum {string} */
            readonly state: "up" | "down" | "unknown";
            /** Format: date-time */
            readonly asOf: string | null;
            readonly days: readonly {
                /**
                 * Format: date
                 * @example 2026-12-01
                 */
                readonly day: string;
                readonly recordedMinutes: number;
                readonly downMinutes: number;
            }[];
            readonly upShare: number | null;
            readonly incidents: readonly {
                /** Format: date-time */
                readonly from: string;
                readonly minutes: number;
                readonly parts: readonly ("database" | "model" | "jobs")[];
            }[];
            readonly p95Ms: number | null;
        };
        readonly BizReceipt: {
            readonly id: string;
            readonly receivedAt: string;
            readonly answerDueOn: string | null;
            readonly isRepeated: boolean;
        };
        readonly BizContactInput: {
            /** @enum {string} */
            readonly product: "api" | "checker" | "recommender" | "directmail" | "other";
            readonly message: string;
            readonly company: string;
            /** @enum {string} */
            readonly business: "broker" | "developer" | "lender" | "manager" | "other";
            readonly licence?: string;
            /** @example 7000012050002 */
            readonly corporateNumber?: string;
            readonly department?: string;
            readonly person: string;
            /** Format: email */
            readonly email: string;
            readonly phone?: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
            readonly seconds?: number;
        };
        readonly BizDirectMailInput: {
            readonly area: string;
            readonly letters?: string;
            readonly message?: string;
            readonly company: string;
            /** @enum {string} */
            readonly business: "broker" | "developer" | "lender" | "manager" | "other";
            readonly licence?: string;
            /** @example 7000012050002 */
            readonly corporateNumber?: string;
            readonly department?: string;
            readonly person: string;
            /** Format: email */
            readonly email: string;
            readonly phone: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
            readonly seconds?: number;
        };
        readonly BizDocumentInput: {
            /** @enum {string} */
            readonly product: "api" | "checker" | "recommender" | "directmail" | "other";
            readonly company: string;
            /** @enum {string} */
            readonly business: "broker" | "developer" | "lender" | "manager" | "other";
            readonly licence?: string;
            /** @example 7000012050002 */
            readonly corporateNumber?: string;
            readonly department?: string;
            readonly person: string;
            /** Format: email */
            readonly email: string;
            readonly phone?: string;
            readonly message?: string;
            /** @default false */
            readonly wantsContact: boolean;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
            readonly seconds?: number;
        };
        readonly BizTrialInput: {
            readonly purpose: string;
            readonly company: string;
            /** @enum {string} */
            readonly business: "broker" | "developer" | "lender" | "manager" | "other";
            readonly licence?: string;
            /** @example 7000012050002 */
            readonly corporateNumber?: string;
            readonly department?: string;
            readonly person: string;
            /** Format: email */
            readonly email: string;
            /** @example www.example.co.jp */
            readonly website?: string;
            readonly phone: string;
            /** @default false */
            readonly wantsReminders: boolean;
            /** @enum {string} */
            readonly termsVersion: "2026-11-29";
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
            readonly seconds?: number;
        };
        readonly BizDocumentLink: {
            /** @enum {string} */
            readonly state: "good" | "expired";
        };
        readonly BizLink: {
            readonly token: string;
        };
        readonly BizTrial: {
            readonly id: string;
            readonly state: components["schemas"]["BizTrialState"];
            readonly endsAt: string | null;
            readonly wantsReminders: boolean;
            readonly isKeyShown: boolean;
            readonly usedCalls: number | null;
            readonly days: number;
            readonly calls: number;
        };
        /** @enum {string} */
        readonly BizTrialState: "review" | "approved" | "active" | "extended" | "ended" | "converted" | "expired" | "rejected";
        readonly BizTrialKey: {
            readonly key: string;
            readonly trial: components["schemas"]["BizTrial"];
        };
        readonly BizTrialReminders: {
            readonly token: string;
            readonly wants: boolean;
        };
        readonly NewsPage: {
            readonly items: readonly components["schemas"]["NewsHead"][];
            readonly total: number;
            readonly page: number;
            readonly pageSize: number;
        };
        readonly NewsHead: {
            /** @example 2026-11-21-price-and-accuracy */
            readonly id: string;
            /** @enum {string} */
            readonly category: "feature" | "data" | "maintenance" | "model";
            /** Format: date-time */
            readonly publishedAt: string;
            readonly title: string;
            readonly summary: string;
        };
        readonly NewsEntry: {
            /** @example 2026-11-21-price-and-accuracy */
            readonly id: string;
            /** @enum {string} */
            readonly category: "feature" | "data" | "maintenance" | "model";
            /** Format: date-time */
            readonly publishedAt: string;
            readonly title: string;
            readonly summary: string;
            readonly blocks: readonly components["schemas"]["TextBlock"][];
            /** @description 次に新しいお知らせ。ないときは null です。 */
            readonly newer: {
                /** @example 2026-11-21-price-and-accuracy */
                readonly id: string;
                readonly title: string;
            } | null;
            /** @description 次に古いお知らせ。ないときは null です。 */
            readonly older: {
                /** @example 2026-11-21-price-and-accuracy */
                readonly id: string;
                readonly title: string;
            } | null;
        };
        readonly FaqTopic: {
            /** @enum {string} */
            readonly topic: "business" | "recommender" | "offer";
            readonly title: string;
            readonly questions: readonly {
                readonly id: string;
                readonly question: string;
                readonly answer: readonly components["schemas"]["TextBlock"][];
            }[];
        };
        readonly AccessibilityReport: {
            /** @example JIS X 8341-3:2016 */
            readonly standard: string;
            /** @enum {string} */
            readonly target: "AA";
            /** Format: date */
            readonly testedOn: string;
            readonly tool: {
                readonly name: string;
                readonly version: string;
            };
            readonly criteria: readonly {
                /** @example 1.4.3 */
                readonly id: string;
                /** @enum {string} */
                readonly level: "A" | "AA";
                readonly name: string;
                /** @description このサイトにあてはまる内容があるか。 */
                readonly applies: boolean;
                /**
                 * @description 機械の検査。none は、検査の規則がない達成基準です。
                 * @enum {string|null}
                 */
                readonly tool: "pass" | "none" | null;
                /**
                 * @description 操作の試験。unchecked は未確認です。
                 * @enum {string|null}
                 */
                readonly hand: "pass" | "unchecked" | null;
                readonly test: string | null;
                readonly note: string;
            }[];
        };
        readonly ConsultationSlots: {
            /** @enum {string} */
            readonly timeZone: "Asia/Tokyo";
            /** @example 30 */
            readonly minutes: number;
            readonly isFull: boolean;
            readonly days: readonly {
                readonly day: string;
                readonly slots: readonly {
                    readonly startsAt: string;
                    readonly isFree: boolean;
                }[];
            }[];
        };
        readonly ConsultationHold: {
            readonly token: string;
            readonly startsAt: string;
            readonly until: string;
            /** @example 900 */
            readonly secondsLeft: number;
        };
        readonly ConsultationHoldInput: {
            /**
             * Format: date-time
             * @example 2026-12-03T05:00:00.000Z
             */
            readonly startsAt: string;
            readonly token?: string;
        };
        readonly ConsultationToken: {
            readonly token: string;
        };
        readonly BookedConsultation: {
            readonly id: string;
            readonly startsAt: string;
            readonly token: string;
        };
        readonly ConsultationInput: {
            /**
             * Format: date-time
             * @example 2026-12-03T05:00:00.000Z
             */
            readonly startsAt: string;
            readonly hold?: string;
            readonly company: string;
            readonly name: string;
            /** Format: email */
            readonly email: string;
            readonly phone?: string;
            /** @enum {string} */
            readonly topic: "api" | "checker" | "recommender" | "directmail" | "other";
            readonly message?: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly Consultation: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "booked" | "done" | "no_show" | "cancelled" | "unrecorded";
            readonly startsAt: string;
            readonly company: string;
            readonly name: string;
            readonly changeableUntil: string;
            readonly isChangeable: boolean;
            /** @example 5 */
            readonly movesLeft: number;
            readonly meetingUrl: string | null;
            readonly calendar: string;
        };
        readonly ConsultationMoveInput: {
            readonly token: string;
            /**
             * Format: date-time
             * @example 2026-12-03T05:00:00.000Z
             */
            readonly startsAt: string;
        };
        readonly ConsultationWaitingInput: {
            readonly company: string;
            readonly name: string;
            /** Format: email */
            readonly email: string;
            readonly phone?: string;
            /** @enum {string} */
            readonly topic: "api" | "checker" | "recommender" | "directmail" | "other";
            readonly message?: string;
            /** @description 空のままにしてください */
            readonly leaveEmpty?: string;
        };
        readonly ConsultationWaiting: {
            /** @enum {string} */
            readonly state: "waiting" | "offered" | "booked" | "declined" | "lapsed";
            readonly startsAt: string | null;
            readonly offerUntil: string | null;
        };
        readonly CheckerAnswer: {
            readonly price: components["schemas"]["CheckedPrice"] | null;
            /** @enum {string|null} */
            readonly reason: "address-not-found" | "address-ambiguous" | "out-of-area" | "cannot-estimate" | null;
            readonly isSample: boolean;
            readonly detailsUrl: string;
        };
        readonly CheckedPrice: {
            readonly yen: number;
            readonly lowYen: number;
            readonly highYen: number;
            /** @enum {string} */
            readonly grade: "A" | "B" | "C" | "D";
            /** @example 東京都江東区豊洲 */
            readonly place: string;
            /** @example 2026年第2四半期 */
            readonly asOf: string;
            /** @example 2025Q2 */
            readonly quarter: string;
            readonly modelVersion: string;
            readonly attributions: readonly string[];
        };
        readonly CheckedHome: {
            readonly kind: components["schemas"]["PropertyKind"];
            readonly address?: string;
            readonly apartmentKey?: string;
            readonly cityCode?: string;
            readonly town?: string;
            /** @example 70㎡ */
            readonly areaM2?: string;
            readonly floorAreaM2?: string;
            readonly layout?: string;
            readonly builtYear?: string;
        };
        readonly CheckerSuggestions: {
            readonly items: readonly {
                readonly label: string;
                readonly detail: string;
                readonly place: {
                    readonly apartmentKey?: string;
                    readonly cityCode?: string;
                    readonly town?: string;
                };
            }[];
        };
        readonly CheckerSizes: {
            readonly scriptBytes: number;
            readonly frameBytes: number;
            readonly totalBytes: number;
        };
        readonly DirectMailTargets: {
            readonly city: {
                readonly cityCode: string;
                /** @example 東京都江東区 */
                readonly name: string;
            };
            readonly cities: readonly {
                readonly cityCode: string;
                /** @example 東京都江東区 */
                readonly name: string;
            }[];
            readonly towns: readonly {
                readonly town: string;
                readonly households: number | null;
            }[];
            readonly households: number;
            /**
             * @description 数えた世帯。single は、1人で暮らす世帯だけ
             * @enum {string}
             */
            readonly counted: "all" | "single";
            readonly source: {
                readonly attribution: string;
                readonly asOf: string | null;
                readonly isSample: boolean;
            } | null;
        };
        readonly LetterStop: {
            readonly companyName: string;
            readonly isSample: boolean;
            readonly isStoppedOfCompany: boolean;
            readonly isStoppedOfAll: boolean;
            /** @description この画面（ブラウザ）で止めてから1日以内で、元に戻せる */
            readonly canUndo: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
