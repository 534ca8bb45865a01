"""How a report looks: read on a screen of any width, and printed on A4."""

from typing import Final

STYLE: Final = """
:root { --ink:#26221c; --quiet:#6b655b; --line:#e3ddd0; --paper:#fdfbf5; --felt:#14532d; }
* { box-sizing:border-box }
html { background:#efe9dc; color:var(--ink); font:16px/1.5 "DejaVu Sans",Verdana,sans-serif; }
body { margin:0 auto; max-width:62rem; background:var(--paper); box-shadow:0 0 24px #0002 }
header { background:var(--felt); color:#fdfbf5; padding:3rem 3rem 1.2rem }
h1,h2,h3 { font-family:"DejaVu Serif",Georgia,serif; line-height:1.2 }
h1 { font-size:2.6rem; margin:.1rem 0 .6rem }
h2 { font-size:1.55rem; margin:0 0 .8rem; padding-top:2.2rem; border-top:3px double var(--line) }
h3 { font-size:1.02rem; margin:1.2rem 0 .3rem }
.kicker { margin:0; letter-spacing:.14em; text-transform:uppercase; font-size:.75rem; opacity:.85 }
.lead { margin:0; font-size:1.05rem }
.quiet { margin:.2rem 0 1.4rem; font-size:.85rem; opacity:.85 }
nav { display:flex; flex-wrap:wrap; gap:.3rem 1.3rem; border-top:1px solid #fff4; padding-top:.9rem }
nav a { color:inherit; font-size:.88rem }
main { padding:0 3rem 2rem }
section { padding-top:1.6rem }
section:first-child h2 { border-top:0; padding-top:.6rem }
p { max-width:46rem }
figure { margin:1.2rem 0 }
figure svg { width:100%; height:auto; display:block; border:1px solid var(--line) }
.wide { overflow-x:auto }
table { border-collapse:collapse; width:100%; font-size:.74rem; font-variant-numeric:tabular-nums }
th { font-weight:600; color:var(--quiet); border-bottom:1.5px solid var(--ink); vertical-align:bottom }
th,td { text-align:right; padding:.28rem .4rem; }
td { border-bottom:1px solid var(--line); white-space:nowrap }
.words { text-align:left; white-space:normal; min-width:7.5rem }
th:first-child,td:first-child { padding-left:0 }
.note { font-size:.8rem; color:var(--quiet) }
.data { margin:.3rem 0 0; font-size:.8rem; text-align:right; max-width:none }
a { color:#1f5aa6 }
pre { background:#f4efe3; border:1px solid var(--line); padding:.7rem .9rem; font-size:.8rem }
pre { white-space:pre-wrap }
footer { padding:1rem 3rem 2rem; font-size:.78rem; color:var(--quiet) }
@media (max-width:44rem) {
  header,main,footer { padding-left:1.1rem; padding-right:1.1rem }
  h1 { font-size:2rem }
}
@page { size:A4; margin:14mm }
@media print {
  html { background:none; font-size:11px }
  body { max-width:none; box-shadow:none; background:none }
  header { background:none; color:var(--ink); padding:0 0 1rem; border-bottom:3px double var(--ink) }
  main,footer { padding-left:0; padding-right:0 }
  nav,.data { display:none }
  .wide { overflow:visible }
  th,td { padding:.2rem .3rem }
  figure,.keep,tr { break-inside:avoid }
  h2,h3,section > p:first-of-type { break-after:avoid }
  figure svg { border:0; max-height:250mm }
}
"""
