// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { parseAndCleanPastedHtml } from './pasted'

/** The cleaned HTML without the attributes that the editor does not read. */
const cleanHtml = (html: string) => {
  const { root } = parseAndCleanPastedHtml(html)
  for (const element of root.querySelectorAll('*'))
    for (const name of ['class', 'dir', 'role', 'aria-level', 'aria-checked', 'id', 'lang', 'align'])
      element.removeAttribute(name)
  return root.innerHTML.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s*\n\s*/g, '')
}

describe('what Word copies', () => {
  const sign = (text: string) =>
    `<![if !supportLists]><span style='mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`
  const item = (text: string, level: number, mark: string, list = 'l0') =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>${sign(mark)}${text}<o:p></o:p></p>`

  it('has lists in lists again, and words after them', () => {
    expect(
      cleanHtml(
        `<p class=MsoNormal>Өмнө<o:p></o:p></p>${item('а', 1, '·')}${item('б', 2, 'o')}${item('в', 2, 'o')}${item('г', 3, '1.')}${item('д', 1, '·')}<p class=MsoNormal>Дунд</p>${item('е', 1, '3.', 'l1')}${item('ё', 1, '4.', 'l1')}${item('ж', 1, 'а)', 'l2')}`,
      ).replaceAll(/<o:p><\/o:p>|<span [^>]*><\/span>/g, ''),
    ).toBe(
      '<p>Өмнө</p><ul><li><p>а</p><ul><li><p>б</p></li><li><p>в</p><ol><li><p>г</p></li></ol></li></ul></li><li><p>д</p></li></ul>' +
        '<p>Дунд</p><ol start="3"><li><p>е</p></li><li><p>ё</p></li></ol><ol><li><p>ж</p></li></ol>',
    )
  })

  it('has its headings, a table with its row of headings, and links; empty lines and bookmarks go', () => {
    expect(
      cleanHtml(
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=MN>
<!--StartFragment--><p class=MsoTitle>Тайлан<o:p></o:p></p><h1><a name="_Toc1"></a>Нэг<o:p></o:p></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><b>тод</b> <st1:place w:st="on">Улаанбаатар</st1:place> <a href="https://example.mn/">вэб</a> <a href="#_Toc1">дотор</a> м<sup>2</sup></p>
<table class=MsoTableGrid><thead><tr><td colspan=2><p class=MsoNormal>Он</p></td></tr></thead><tr><td><p class=MsoNormal>2025</p></td><td><p class=MsoNormal>41</p></td></tr></table><!--EndFragment--></body></html>`,
      )
        .replaceAll(/<\/?(?:o:p|st1:place)[^>]*>/g, '')
        .replaceAll(/<a name="_Toc1"><\/a>/g, ''),
    ).toBe(
      '<h2>Тайлан</h2><h2>Нэг</h2><p><b>тод</b> Улаанбаатар <a href="https://example.mn/">вэб</a> дотор м<sup>²</sup></p>' +
        '<table><thead><tr><th colspan="2"><p>Он</p></th></tr></thead><tbody><tr><td><p>2025</p></td><td><p>41</p></td></tr></tbody></table>',
    )
  })

  describe('its pictures', () => {
    const html = '<p class=MsoNormal><img src="file:///C:/clip_image001.png" alt="Уурхай"></p>'
    const png = '89504e470d0a1a0a\r\n0000'
    const group = (data: string) =>
      `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn a}}}\\picscaley100\\pngblip\r\n${data}}}`

    it('come from the RTF beside the text', () => {
      const rtf = `{\\rtf1 ${group(png)}{\\nonshppict{\\pict\\wmetafile8 010009}}\\par}`
      const { embeddedPictures, elsewhere } = parseAndCleanPastedHtml(html, rtf)
      expect(embeddedPictures.map((picture) => picture.getAttribute('src'))).toEqual([
        'data:image/png;base64,iVBORw0KGgoAAA==',
      ])
      expect(elsewhere).toEqual([])
    })

    it.each([
      ['a drawing of Windows', group('0100090000')],
      ['more pictures than the text shows', group(png) + group(png)],
      ['nothing', ''],
      ['a group without an end', '{\\pict\\emfblip 01'],
    ])('are named as missing when the RTF has %s', (_, rtf) => {
      expect(parseAndCleanPastedHtml(html, `{\\rtf1 ${rtf}`).elsewhere).toEqual(['Уурхай'])
    })
  })
})

describe('what Google Docs copies', () => {
  const wrap = (html: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${html}</b>`
  const span = (text: string, style = 'font-size:11pt;font-weight:400') =>
    `<span style="${style}">${text}</span>`

  it('has nested lists inside of their items, and no lines between paragraphs', () => {
    expect(
      cleanHtml(
        wrap(
          `<h1 dir="ltr">Гарчиг</h1><br /><p dir="ltr">а<br />б</p><br><ul><li aria-level="1"><p role="presentation">нэг</p></li><ul><li aria-level="2"><p role="presentation">дотор</p></li></ul><li aria-level="1"><p role="presentation">хоёр</p></li></ul>`,
        ),
      ),
    ).toBe(
      '<b style="font-weight:normal;"><h2>Гарчиг</h2><p>а<br>б</p><ul><li><p>нэг</p><ul><li><p>дотор</p></li></ul></li><li><p>хоёр</p></li></ul></b>',
    )
  })

  it('has checklists with signs instead of pictures, links without their underline, raised digits', () => {
    const box = '<img src="data:image/png;base64,AA==" alt="checked" aria-roledescription="checkbox" />'
    const { embeddedPictures } = parseAndCleanPastedHtml(
      wrap(`<ul><li role="checkbox" aria-checked="true">${box}</li></ul>`),
    )
    expect(embeddedPictures).toEqual([])
    expect(
      cleanHtml(
        wrap(
          `<ul><li role="checkbox" aria-checked="true">${box}<p>бэлэн</p></li><li role="checkbox" aria-checked="false">${box}<p>үлдсэн</p></li></ul><p><a href="https://example.mn/" style="text-decoration:none;">${span('вэб', 'color:#1155cc;text-decoration:underline')}</a> 10${span('3', 'font-size:0.6em;vertical-align:super')}</p>`,
        ),
      ),
    ).toMatch(
      /^<b style="font-weight:normal;"><ul><li><p>☑ бэлэн<\/p><\/li><li><p>☐ үлдсэн<\/p><\/li><\/ul><p><a [^>]*><span style="color: ?#1155cc;?">вэб<\/span><\/a> 10<span [^>]*>³<\/span><\/p><\/b>$/,
    )
  })
})
