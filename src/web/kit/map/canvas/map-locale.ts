export const MAP_LOCALE = {
  "NavigationControl.ZoomIn": "拡大",
  "NavigationControl.ZoomOut": "縮小",
  "AttributionControl.ToggleAttribution": "出典を表示",
  "CooperativeGesturesHandler.WindowsHelpText": "Ctrlキーを押しながらスクロールすると拡大できます",
  "CooperativeGesturesHandler.MacHelpText": "⌘キーを押しながらスクロールすると拡大できます",
  "CooperativeGesturesHandler.MobileHelpText": "2本の指で地図を動かせます",
  "Map.Title": "地図",
  "Marker.Title": "地図の印",
  "Popup.Close": "閉じる",
};
