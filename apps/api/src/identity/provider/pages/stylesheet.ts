import { type Greys, NEUTRALS, SCALES } from '@parterre/contract/wire/brands';

const toRules = (primary: 400 | 600, hover: 300 | 700, focus: 400 | 500): string =>
  Object.entries(SCALES)
    .map(
      ([colour, scale]) =>
        `[data-brand=${colour}]{--primary:${scale[primary]};--primary-hover:${scale[hover]};--focus:${scale[focus]}}`,
    )
    .join('\n');

const toGreys = ({ canvas, line, control, text, text2 }: Greys): string =>
  `--canvas:${canvas};--line:${line};--control-line:${control};--text:${text};--text-2:${text2};`;

/**
 * The style of every page of the provider: the console's letters and tokens, the colours of the brands, light or dark as the
 * system prefers.
 */
export const STYLESHEET = `@font-face{font-family:"Inter Variable";font-display:swap;font-weight:100 900;src:url(/oidc/assets/latin-letters.woff2) format("woff2")}
:root{color-scheme:light dark;${toGreys(NEUTRALS.light)}--bad:#b42335;--bad-soft:#fdedef;--warn:#865000;--warn-soft:#fcf2de;--on-primary:#fff;
--font:"Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",sans-serif}
${toRules(600, 700, 500)}
@media(prefers-color-scheme:dark){
:root{${toGreys(NEUTRALS.dark)}--bad:#ff98a3;--bad-soft:#35181d;--warn:#edb85c;--warn-soft:#2c2212;--on-primary:#0b0e12}
${toRules(400, 300, 400)}
}
*{box-sizing:border-box}
[hidden]{display:none!important}
html,body{margin:0;height:100%}
body{display:grid;grid-template-columns:minmax(0,560px) 1fr;min-height:100%;background:var(--canvas);color:var(--text);font:14px/20px var(--font)}
.page{display:flex;flex-direction:column;min-height:100%;padding:40px 64px}
.brand{display:flex;align-items:center;gap:10px;font:600 20px/32px var(--font);letter-spacing:-.02em}
.brand svg{color:var(--primary)}
.environment{height:20px;padding:0 7px 0 6px;border-radius:6px;background:var(--warn-soft);color:var(--warn);font:600 11px/20px var(--font);letter-spacing:.025em}
main{width:100%;max-width:360px;margin:auto 0;padding:32px 0}
h1{margin:0 0 10px;font:600 30px/38px var(--font);letter-spacing:-.022em}
h2{margin:28px 0 16px;font:600 20px/28px var(--font)}
p{margin:0 0 28px;color:var(--text-2)}
form{display:grid;gap:16px}
label{display:grid;gap:4px;font-weight:530}
input{width:100%;height:40px;padding:0 10px;border:1px solid var(--control-line);border-radius:6px;background:var(--canvas);color:var(--text);font:inherit;font-weight:420}
input[aria-invalid=true]{border:2px solid var(--bad)}
button{height:40px;margin-top:8px;padding:0 16px;border:1px solid var(--primary);border-radius:6px;background:var(--primary);color:var(--on-primary);font:530 14px/20px var(--font);cursor:pointer}
a.button{display:inline-block;padding:9px 16px;border-radius:6px;background:var(--primary);color:var(--on-primary);font-weight:530;text-decoration:none}
.below{margin:16px 0 0}
.below a{display:inline-block;padding:4px 0}
main a:not(.button){color:var(--primary)}
input[readonly]{border-color:var(--line);color:var(--text-2)}
small{color:var(--text-2);font:420 13px/18px var(--font)}
button:hover{border-color:var(--primary-hover);background:var(--primary-hover)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.qr{width:196px;margin:0 0 20px;padding:12px;border:1px solid var(--line);border-radius:6px;background:#fff}
.qr svg{display:block}
.codes{display:grid;grid-template-columns:1fr 1fr;gap:8px 16px;margin:0 0 28px;padding:0;list-style:none}
.codes code{font-size:14px}
button.quiet{background:var(--canvas);color:var(--primary)}
button.quiet:hover{background:var(--canvas);color:var(--primary-hover)}
button:disabled{opacity:.6;cursor:default}
.passkeys{display:grid;gap:16px;margin:0;padding:0;list-style:none}
.passkeys li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;overflow-wrap:anywhere}
.passkeys strong{font-weight:530}
.passkeys small{grid-column:1/-1}
form~.alert{margin-top:20px}
.alert{display:flex;gap:8px;margin:0 0 20px;padding:10px 12px;border-radius:6px;background:var(--bad-soft);color:var(--bad)}
.alert svg{flex:none;margin-top:2px}
code{font-size:12px}
footer{display:flex;flex-wrap:wrap;gap:8px 16px;justify-content:space-between;color:var(--text-2);font-size:13px}
footer nav{display:flex;flex-wrap:wrap;gap:4px 12px}
footer nav *{white-space:nowrap}
footer a{color:inherit;text-decoration:none}
footer a:hover{text-decoration:underline}
footer [aria-current]{color:var(--text);font-weight:530}
.picture{position:sticky;top:0;height:100vh;overflow:hidden;border-left:1px solid var(--line)}
.picture img{display:block;width:100%;height:100%;object-fit:cover}
@media(max-width:1023px){body{grid-template-columns:1fr}.picture{display:none}.page{padding:32px 24px}}
`;
