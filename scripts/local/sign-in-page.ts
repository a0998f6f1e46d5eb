import { readdirSync, readFileSync } from 'node:fs'
import { demoAccounts } from './demo-accounts'

const problems = {
  expired: 'Нэвтрэх хүсэлтийн хугацаа дууссан байна. Сайт руу буцаж, дахин нэвтэрнэ үү.',
  email: 'И-мэйл хаяг буруу байна. Жишээ: ner@baiguullaga.mn',
  request: 'Нэвтрэх хүсэлт буруу байна. Сайт руу буцаж, дахин нэвтэрнэ үү.',
}

/** Returns the local provider's sign-in page. `signsIn` is false if no site has asked for a sign-in. */
export function signInPage(options: { signsIn: boolean; problem?: keyof typeof problems }): string {
  const { signsIn, problem } = options
  const accounts = demoAccounts
    .map(
      ({ email, name, role }) => `
        <li><form method="post"><button name="email" value="${email}"${signsIn ? '' : ' disabled'}>
          <span class="who"><b>${name}</b><small>${email.replace('@', '@<wbr>')}</small></span><span class="role">${role}</span>
        </button></form></li>`,
    )
    .join('')
  const other = `
      <form method="post" class="other">
        <label for="email">Өөр и-мэйл хаяг</label>
        <div><input id="email" name="email" type="email" required maxlength="254" autocomplete="off" placeholder="ner@example.mn">
        <button>Нэвтрэх</button></div>
        <p>Бүртгэлгүй хаягаар нэвтрэх оролдлого хэрхэн нэвтрүүлэхгүй байгааг эндээс шалгана.</p>
      </form>`
  return `<!doctype html>
<html lang="mn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Туршилтын нэвтрэлт · Strata</title><style>${embeddedFontCss()}${styles}</style></head>
<body><main>
  <svg width="48" height="28" viewBox="0 0 48 28" aria-hidden="true"><path d="M0 8c8-6 16-6 24 0s16 6 24 0M0 16c8-6 16-6 24 0s16 6 24 0M0 24c8-6 16-6 24 0s16 6 24 0"/></svg>
  <h1>Туршилтын нэвтрэлт</h1>
  <p class="lead">Энэ хуудас зөвхөн Таны компьютер дээр ажиллана, нууц үг асуухгүй. Нэвтрэх хэрэглэгчээ сонгоно уу.</p>
  ${problem ? `<p class="problem" role="alert">${problems[problem]}</p>` : ''}
  ${signsIn || problem ? '' : '<p class="note">Нэвтрэх хүсэлт алга. Сайтын удирдлагын хэсгээс нэвтэрнэ үү.</p>'}
  <ul>${accounts}</ul>${signsIn ? other : ''}
</main></body></html>`
}

/**
 * Returns styles that contain the site's fonts. Each part of a font is a separate family, so that a letter
 * can come from the first part that has it.
 */
function embeddedFontCss(): string {
  const folder = new URL('../../public/fonts/', import.meta.url)
  const parts = readdirSync(folder).flatMap((file) => {
    const [, family = '', part = ''] =
      /^(golos|piazzolla)-(cyrillic|mongolian|figures|latin)\./.exec(file) ?? []
    return part
      ? [{ family, name: `${family}-${part}`, data: readFileSync(new URL(file, folder), 'base64') }]
      : []
  })
  const rules = parts.map(
    ({ name, data }) =>
      `@font-face{font-family:${name};src:url(data:font/woff2;base64,${data});font-weight:100 900}`,
  )
  const fontStackOf = (family: string) =>
    parts
      .filter((part) => part.family === family)
      .map(({ name }) => name)
      .join(',') || 'sans-serif'
  return `${rules.join('')}:root{--golos:${fontStackOf('golos')};--piazzolla:${fontStackOf('piazzolla')}}`
}

// The colours are those of the design tokens.
const styles = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,464px);place-content:center;padding:24px 16px;background:#12191d;color:#12191d;
 font:16px/1.6 var(--golos),'Segoe UI',Roboto,'Noto Sans',sans-serif}
main{background:#fff;border-radius:6px;padding:32px;border-top:4px solid #45b0a4}
@media(max-width:480px){main{padding:24px 20px}}
svg{fill:none;stroke:#26506f;stroke-width:3}
h1{font:560 28px/1.14 var(--piazzolla),Georgia,'Noto Serif',serif;margin:12px 0 8px}
p{margin:0 0 16px}.lead{color:#38464c}
.note{background:#e4edf6;color:#1b4f8c;padding:12px 16px;border-left:4px solid #1b4f8c}
.problem{background:#fbe9e6;color:#a42f26;padding:12px 16px;border-left:4px solid #a42f26}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:8px}
button,input{font:inherit;min-height:48px;border-radius:3px}
li button{width:100%;display:flex;align-items:center;justify-content:space-between;gap:16px;padding:10px 16px;
 text-align:left;background:#fff;border:1px solid #7c8a8e;color:#12191d;cursor:pointer}
li button:hover:enabled{background:#e6eef1;border-color:#22343d}
button:disabled{cursor:default;color:#56646a;border-color:#d8dedb}
.who{min-width:0}.who b{display:block;font-weight:560}.who small{display:block;color:#56646a;font-size:14px;overflow-wrap:anywhere}
.role{flex:none;font-size:14px;font-weight:560;color:#26506f}
.other{border-top:1px solid #d8dedb;padding-top:20px}.other label{display:block;font-weight:560;font-size:14px;margin-bottom:6px}
.other div{display:flex;gap:8px}.other input{flex:1;min-width:0;border:1px solid #7c8a8e;padding:0 12px}
.other button{background:#22343d;color:#fff;border:0;padding:0 20px;font-weight:560;cursor:pointer}.other button:hover{background:#12191d}
.other p{margin:8px 0 0;font-size:14px;color:#56646a}
:focus-visible{outline:3px solid #0a5bd0;outline-offset:2px}`
