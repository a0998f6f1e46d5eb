import { describe, expect, it } from 'vitest'
import { outlineOf, type TextPart } from './outline'

const picture = `/files/${'a'.repeat(64)}/1280.jpg`
const kinds = (parts: readonly TextPart[]) => parts.map(({ kind }) => kind)
const section = (html: string) => outlineOf(`<h2>Хэсэг</h2>${html}`).sections[0]?.parts ?? []

describe('outlineOf', () => {
  it('takes the first paragraph as the lead, and the first list of labels as the facts', () => {
    const outline = outlineOf(
      '<p>Товчхон &amp; тодорхой.</p><ul><li><p><strong>Он:</strong> 1994</p></li><li><strong>Гишүүн</strong>: 27</li></ul><p>Дараагийнх.</p><h2>Түүх</h2><p>a</p>',
    )
    expect(outline.lead).toBe('Товчхон & тодорхой.')
    expect(outline.facts).toEqual([
      { title: 'Он', html: '1994' },
      { title: 'Гишүүн', html: '27' },
    ])
    expect(outline.intro).toEqual([{ kind: 'text', html: '<p>Дараагийнх.</p>' }])
    expect(outline.sections).toEqual([{ title: 'Түүх', parts: [{ kind: 'text', html: '<p>a</p>' }] }])
  })

  it('leaves a text of one paragraph where it is, and takes no long or linked one from it', () => {
    expect(outlineOf('<p>Нэг мөр.</p>')).toMatchObject({
      lead: '',
      intro: [{ kind: 'text', html: '<p>Нэг мөр.</p>' }],
    })
    expect(outlineOf(`<p>${'а'.repeat(361)}</p><p>b</p>`).lead).toBe('')
    expect(outlineOf('<p>a <a href="/mm">b</a></p><p>c</p>').lead).toBe('')
  })

  it('reads what to do next and whom to ask from paragraphs that are a link', () => {
    const outline = outlineOf(
      '<p>a</p><p>b <a href="mailto:Policy@mnma.example?subject=x">бичих</a></p><p><a href="/mm/assessment?a=1&amp;b=2"><strong>Үнэлгээ</strong> хийх</a></p><p><a href="mailto:press@mnma.example">press@mnma.example</a></p>',
    )
    expect(outline.actions).toEqual([{ href: '/mm/assessment?a=1&b=2', label: 'Үнэлгээ хийх' }])
    expect(outline.mails).toEqual(['policy@mnma.example', 'press@mnma.example'])
    expect(outline.intro).toEqual([
      { kind: 'text', html: '<p>b <a href="mailto:Policy@mnma.example?subject=x">бичих</a></p>' },
    ])
  })

  it('knows years, points, facts and numbered items by how they begin', () => {
    const items = (...words: string[]) =>
      words.map((word) => `<li><strong>${word}</strong> тайлбар</li>`).join('')
    expect(section(`<ul>${items('1994 он.', '2004 он.', '2013.')}</ul>`)).toEqual([
      {
        kind: 'years',
        items: ['1994\u00a0он', '2004\u00a0он', '2013'].map((title) => ({ title, html: 'тайлбар' })),
      },
    ])
    expect(kinds(section(`<ul>${items('Ил тод.', 'Тэгш.')}</ul>`))).toEqual(['points'])
    expect(kinds(section(`<ul>${items('Он:', 'Тоо:')}</ul>`))).toEqual(['facts'])
    expect(
      section('<ol><li>a</li><li><p><strong>b.</strong> c</p><ul><li>d</li></ul></li><li>e</li></ol>'),
    ).toEqual([
      {
        kind: 'numbered',
        items: [
          { title: '', html: 'a' },
          { title: 'b', html: 'c<ul><li>d</li></ul>' },
          { title: '', html: 'e' },
        ],
      },
    ])
  })

  it('leaves other lists as they were written', () => {
    for (const list of [
      '<ul><li>a</li><li>b</li></ul>',
      '<ul><li><strong>a.</strong> b</li><li>c</li></ul>',
      '<ul><li><strong>a.</strong></li><li><strong>b.</strong></li></ul>',
      '<ol><li>a</li><li>b</li></ol>',
      '<ol start="4"><li>a</li><li>b</li><li>c</li></ol>',
    ])
      expect(section(list)).toEqual([{ kind: 'text', html: list }])
  })

  it('makes rows that open of three short parts or more', () => {
    const part = (title: string, html: string) => `<h3>${title}</h3>${html}`
    const three = part('a', '<ul><li>1</li><li>2</li></ul>') + part('b', '<p>x</p>') + part('c', '<p>y</p>')
    expect(section(`<p>эхэнд</p>${three}`)).toEqual([
      { kind: 'text', html: '<p>эхэнд</p>' },
      {
        kind: 'folds',
        items: [
          { title: 'a', html: '<ul><li>1</li><li>2</li></ul>', count: 2 },
          { title: 'b', html: '<p>x</p>', count: 0 },
          { title: 'c', html: '<p>y</p>', count: 0 },
        ],
      },
    ])
    for (const html of [
      part('a', '<p>x</p>') + part('b', '<p>y</p>'),
      three + part('d', `<p>${'а'.repeat(1_600)}</p>`),
      three + part('d', ''),
      three + part('d', '<table><tbody><tr><td>x</td></tr></tbody></table>'),
    ])
      expect(kinds(section(html))).not.toContain('folds')
  })

  it('shows pictures with what is said of them, neighbours together', () => {
    expect(
      section(
        `<p><img src="${picture}" alt="Уурхай. Гэрэл зураг: Б. Болд"></p><img src="${picture}" alt=""><p>a</p>`,
      ),
    ).toEqual([
      {
        kind: 'pictures',
        pictures: [
          { url: picture, text: 'Уурхай', credit: { kind: 'photograph', name: 'Б. Болд' } },
          { url: picture, text: '' },
        ],
      },
      { kind: 'text', html: '<p>a</p>' },
    ])
    const figure = `<figure><img src="${picture}" alt="x"><figcaption>Тайлбар</figcaption></figure>`
    expect(section(figure)).toEqual([{ kind: 'pictures', pictures: [{ url: picture, text: 'Тайлбар' }] }])
  })

  it('holds whatever it is given', () => {
    expect(outlineOf('')).toEqual({ lead: '', facts: [], actions: [], mails: [], intro: [], sections: [] })
    for (const odd of [
      'үг <strong>тод</strong> үг',
      '<h2></h2>',
      '<h3>a</h3>',
      '<hr>',
      '<ul></ul>',
      '<ol></ol>',
    ]) {
      const { intro, sections } = outlineOf(odd)
      expect(intro.length + sections.length, odd).toBeGreaterThan(0)
    }
  })

  it('loses no word of what staff wrote', () => {
    const text =
      '<p>нэг</p><ul><li><strong>хоёр:</strong> гурав</li><li><strong>дөрөв:</strong> тав</li></ul><h2>зургаа</h2><ol><li>долоо</li><li><strong>найм.</strong> ес</li><li>арав</li></ol><h3>арваннэг</h3><p>арванхоёр</p><blockquote><p>арвангурав</p></blockquote>'
    const outlineJson = JSON.stringify(outlineOf(text))
    for (const word of text
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/[\s.:]+/)
      .filter(Boolean))
      expect(outlineJson).toContain(word)
  })
})

it('ends with the pictures that the text in the other language alone shows', () => {
  const src = `/files/${'a'.repeat(64)}/730.jpg`
  const otherPictures = [{ src, alt: { text: 'Уурхай. Гэрэл зураг: Б. Болд', lang: 'mn' as const } }]
  const missingPictures = { otherPictures, pictureFacts: {} }
  const pictures = {
    kind: 'pictures',
    pictures: [{ url: src, text: 'Уурхай', credit: { kind: 'photograph', name: 'Б. Болд' }, lang: 'mn' }],
  }
  expect(
    outlineOf('<p>A short lead.</p><h2>Part</h2><p>Words</p>', missingPictures).sections[0]?.parts.at(-1),
  ).toEqual(pictures)
  expect(outlineOf('<p>A text of one paragraph.</p>', missingPictures).intro.at(-1)).toEqual(pictures)
})

it('credits each picture as what its record says, whatever the description claims', () => {
  const [drawing, photograph] = ['d', 'f'].map((digit) => `/files/${digit.repeat(64)}/730.jpg`)
  const html = `<p><img src="${drawing}" alt="Сан. Гэрэл зураг: Б. Болд"></p><p><img src="${photograph}" alt="Сан. Зураг: Б. Болд"></p>`
  expect(
    outlineOf(html, {
      otherPictures: [],
      pictureFacts: { ['d'.repeat(64)]: { kind: 'drawing', focus: null } },
    }).intro,
  ).toEqual([
    {
      kind: 'pictures',
      pictures: [
        { url: drawing, text: 'Сан', credit: { kind: 'drawing', name: 'Б. Болд' } },
        { url: photograph, text: 'Сан', credit: { kind: 'photograph', name: 'Б. Болд' } },
      ],
    },
  ])
})
