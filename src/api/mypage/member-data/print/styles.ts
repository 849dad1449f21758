/** Of the printed page: read on a phone, and on paper. */
export const STYLES = `
body{margin:0;color:#1a1a1c;background:#fff;font:16px/1.7 "Noto Sans JP","Hiragino Sans","Yu Gothic",Meiryo,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.5rem;line-height:1.4}
h2{margin:2.5rem 0 .5rem;padding-bottom:.25rem;border-bottom:2px solid #0b5d66;font-size:1.25rem;line-height:1.4}
h3{margin:1.5rem 0 .5rem;font-size:1.0625rem}
h4,h5,h6{margin:1rem 0 .25rem;font-size:1rem}
a{color:#0b5d66}
dl{display:grid;grid-template-columns:minmax(7rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0}
dt{color:#4d4d4d}
dd{margin:0;min-width:0;overflow-wrap:anywhere;white-space:pre-wrap}
.source,.none{color:#4d4d4d;font-size:.875rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}
th,td{min-width:5rem;padding:.375rem .5rem;border:1px solid #b3b3b3;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-wrap}
th{background:#f2f2f2;white-space:nowrap}
.item{margin:.75rem 0;padding:.25rem .75rem;border-left:4px solid #d9d9d9}
@media (max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{main{max-width:none;padding:0}nav{display:none}.wide{overflow:visible}table{font-size:.625rem}th,td{min-width:0}th{white-space:normal}tr,dl{break-inside:avoid}body{font-size:11px}}
`;
