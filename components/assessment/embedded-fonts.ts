import { coversAnyLetter } from './unicode-range'

/**
 * Returns the `@font-face` rules of the fonts that a text needs, with the font files as data URLs: an image
 * drawn from elements cannot fetch files. html-to-image could embed the files itself, but needs a `<base>`,
 * which the policy of public pages forbids.
 */
export async function loadEmbeddedFontCss(text: string): Promise<string> {
  const fonts = [...document.styleSheets].flatMap((sheet) =>
    fontFaceRules(sheet.cssRules).map((rule) => ({ rule, sheet: sheet.href ?? document.baseURI })),
  )
  const neededFonts = fonts.filter(({ rule }) =>
    coversAnyLetter(rule.style.getPropertyValue('unicode-range'), text),
  )
  const ruleTexts = await Promise.all(
    neededFonts.map(async ({ rule, sheet }) => {
      const url = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
      // A font without a file to fetch, such as a font of the reader's machine, is left out.
      if (!url || url.startsWith('data:')) return ''
      const file = await (await fetch(new URL(url, sheet))).blob()
      return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("${await dataUrl(file)}")`)
    }),
  )
  return ruleTexts.join('\n')
}

function fontFaceRules(rules: CSSRuleList): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule]
    return rule instanceof CSSGroupingRule ? fontFaceRules(rule.cssRules) : []
  })
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('the font was not read'))
    reader.readAsDataURL(file)
  })
}
