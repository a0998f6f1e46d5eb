// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { demoNews } from '@/demo/news/list'
import { demoPages } from '@/demo/pages/list'
import { findSlips, mongolianWordsOf, type SlipKind, type WrittenField } from './slips'

const field = (value: string, rest: Partial<WrittenField> = {}): WrittenField => ({
  ...{ name: 'text', lang: 'mn', isRich: /<\w/.test(value) },
  ...rest,
  value,
})
const english = { lang: 'en' } as const
const title = { name: 'title' } as const
const summary = { name: 'summary' } as const
const manyWords = (count: number) => 'уул уурхай '.repeat(count)

/** Slips that editors make, each with its kind and, where it is safe, the correction text. */
const seededSlips: [SlipKind, WrittenField, string?][] = [
  ['letters', field('Yул уурхай'), 'Уул уурхай'],
  ['letters', field('уул уурхaй'), 'уул уурхай'],
  ['letters', field('Mонгол'), 'Монгол'],
  ['letters', field('Монгoл улс'), 'Монгол улс'],
  ['letters', field('зэсийн бaяжмал'), 'зэсийн баяжмал'],
  ['letters', field('xөрөнгө'), 'хөрөнгө'],
  ['letters', field('үнэлгээ cайн'), 'үнэлгээ сайн'],
  ['letters', field('нүүpс'), 'нүүрс'],
  ['letters', field('Bаянхонгор')],
  ['letters', field('vйл ажиллагаа'), 'үйл ажиллагаа'],
  ['letters', field('єдєр'), 'өдөр'],
  ['letters', field('Їндсэн'), 'Үндсэн'],
  ['letters', field('ɵнөөдөр'), 'өнөөдөр'],
  ['letters', field('Ɵмнөговь'), 'Өмнөговь'],
  ['letters', field('<p>Хариуцлагатай <b>уypхай</b></p>'), '<p>Хариуцлагатай <b>уурхай</b></p>'],
  ['letters', field('нөхөн сэргээлтiйн')],
  ['letters', field('гішүүн')],
  ['letters', field('Mining Wеek', english), 'Mining Week'],
  ['letters', field('соpper', english), 'copper'],
  ['letters', field('Тhe members', english), 'The members'],
  ['letters', field('assосiation', english), 'association'],
  ['spaces', field('Уул  уурхай'), 'Уул уурхай'],
  ['spaces', field('Уул   уурхайн салбар'), 'Уул уурхайн салбар'],
  ['spaces', field('<p>Нэг  хоёр</p>'), '<p>Нэг хоёр</p>'],
  ['spaces', field('the  members', english), 'the members'],
  ['spaces', field('гишүүд , хороод'), 'гишүүд, хороод'],
  ['spaces', field('хурал боллоо .'), 'хурал боллоо.'],
  ['spaces', field('Хэзээ вэ ?'), 'Хэзээ вэ?'],
  ['spaces', field('the end .', english), 'the end.'],
  ['spaces', field('<li>Зэс ; алт</li>'), '<li>Зэс; алт</li>'],
  ['quotes', field('"Уурхайчны өдөр"'), '«Уурхайчны өдөр»'],
  ['quotes', field('“Оюу толгой” төсөл'), '«Оюу толгой» төсөл'],
  ['quotes', field('„Эрдэнэт“ үйлдвэр'), '«Эрдэнэт» үйлдвэр'],
  ['quotes', field('„Эрдэнэт” үйлдвэр'), '«Эрдэнэт» үйлдвэр'],
  ['quotes', field('<p>Бид "ESG" тайлан</p>'), '<p>Бид «ESG» тайлан</p>'],
  ['quotes', field('the "Mining Week"', english), 'the “Mining Week”'],
  ['quotes', field('<p>a "pit"</p>', english), '<p>a “pit”</p>'],
  ['dashes', field('Зэс - ирээдүйн металл'), 'Зэс – ирээдүйн металл'],
  ['dashes', field('Зэс -- металл'), 'Зэс – металл'],
  ['dashes', field('2024--2025 он'), '2024–2025 он'],
  ['dashes', field('Copper - the metal', english), 'Copper – the metal'],
  ['dashes', field('<p>Алт - мөнгө</p>'), '<p>Алт – мөнгө</p>'],
  ['dashes', field('Нүүрс --- эрчим хүч'), 'Нүүрс – эрчим хүч'],
  ['dates', field('25.11.2026-нд болно'), '2026.11.25-нд болно'],
  ['dates', field('хурал 31.1.2026'), 'хурал 2026.01.31'],
  ['dates', field('05.06.2026 өдөр')],
  ['dates', field('2026.05.12–2026.05.10')],
  ['dates', field('2026.12.01 - 2026.11.30')],
  ['dates', field('from 2026.06.10-2026.06.01', english)],
  ['dates', field('<p>13.02.2027</p>'), '<p>2027.02.13</p>'],
  ['noDescription', field('<p>a</p><img src="/files/a/730.jpg">')],
  ['noDescription', field('<img src="/files/a/730.jpg" alt="">')],
  ['noDescription', field('<p><img src="/files/a/730.jpg" alt="  "></p>')],
  ['noDescription', field('<figure><img src="/files/b/730.png"></figure>', english)],
  ['fileName', field('<img src="/files/a/730.jpg" alt="IMG_2031.jpg">')],
  ['fileName', field('<img src="/files/a/730.jpg" alt="DSC0012">')],
  ['fileName', field('<img src="/files/a/730.jpg" alt="uurhai zurag.png">')],
  ['fileName', field('<img src="/files/a/730.jpg" alt="image-3">')],
  ['fileName', field('<img src="/files/a/730.jpg" alt="зураг.jpeg">')],
  ['fileName', field('<img src="/files/a/730.jpg" alt="Screenshot 20260101">')],
  ['headings', field('<h2>Нэг</h2><h4>Хоёр</h4>')],
  ['headings', field('<h3>Нэг</h3><p>a</p>')],
  ['headings', field('<h2>A</h2><p>b</p><h5>C</h5>', english)],
  ['headings', field('<h2>A</h2><h3>B</h3><h2>C</h2><h4>D</h4>')],
  ['vagueLink', field('<p><a href="/mm/about">энд дар</a></p>')],
  ['vagueLink', field('<p><a href="/mm/about">Энд дарна уу</a></p>')],
  ['vagueLink', field('<p><a href="/mm/about">Энд</a> үзнэ үү</p>')],
  ['vagueLink', field('<p><a href="/mm/about">эндээс</a></p>')],
  ['vagueLink', field('<p><a href="/mm/about">энд дар…</a></p>')],
  ['vagueLink', field('<p><a href="https://a.example">линк</a></p>')],
  ['vagueLink', field('<p><a href="/en/mm">click here</a></p>', english)],
  ['vagueLink', field('<p><a href="/en/mm">Here</a></p>', english)],
  ['vagueLink', field('<p><a href="/en/mm">Read more →</a></p>', english)],
  ['vagueLink', field('<p><a href="/en/mm">Learn more</a></p>', english)],
  ['emptyLink', field('<p>a<a href="/mm"></a></p>')],
  ['emptyLink', field('<p>a<a href="/mm"> </a></p>')],
  ['emptyLink', field('<p><a href="">гишүүнчлэл</a></p>')],
  ['emptyLink', field('<p><a href="#">гишүүнчлэл</a></p>')],
  ['emptyLink', field('<p><a href="https://">members</a></p>', english)],
  ['emptyLink', field('<p><a>гишүүд</a></p>')],
  ['longParagraph', field(`<p>${manyWords(90)}</p>`)],
  ['longParagraph', field(`<h2>a</h2><p>${manyWords(120)}</p><p>b</p>`)],
  ['longParagraph', field(`<blockquote><p>${manyWords(100)}</p></blockquote>`)],
  ['longSummary', field(manyWords(25), summary)],
  ['longSummary', field(manyWords(40), summary)],
  ['longTitle', field(manyWords(10), title)],
  ['longTitle', field('a very long title of a very small story '.repeat(3), { ...title, ...english })],
  ['letters', field('уурхайн cалбар', title), 'уурхайн салбар'],
  ['spaces', field('МУУҮА  хурал', title), 'МУУҮА хурал'],
  ['quotes', field('"Зэс" форум', title), '«Зэс» форум'],
  ['dashes', field('Форум - 2026', title), 'Форум – 2026'],
  ['letters', field('Гишvvн байгууллага', summary), 'Гишүүн байгууллага'],
  ['spaces', field('хариуцлага\u00a0 хэрэгтэй', summary), 'хариуцлага хэрэгтэй'],
  ['letters', field('кокcжих нүүрс'), 'коксжих нүүрс'],
  ['letters', field('Оюу тoлгой', title), 'Оюу толгой'],
  ['spaces', field('<p>зэс, алт , мөнгө</p>'), '<p>зэс, алт, мөнгө</p>'],
  ['vagueLink', field('<p><a href="/mm/trade">Эндээс үзнэ үү.</a></p>')],
  ['fileName', field('<img src="/files/a/730.jpg" alt="PXL_20260511.webp">')],
  ['dates', field('Хурал 15.09.2027, Улаанбаатар', summary), 'Хурал 2027.09.15, Улаанбаатар'],
  // Slips that are known not to be found: nothing here knows words.
  ['letters', field('туршлга')],
  ['letters', field('hello дэлхий')],
]

describe('the help while writing', () => {
  it('marks at least 90 of 100 seeded slips, and corrects those that are safe', () => {
    const misses: string[] = []
    for (const [kind, text, correction] of seededSlips) {
      const slip = findSlips([text]).find((each) => each.kind === kind)
      if (!slip || slip.correction !== correction) misses.push(`${kind}: ${text.value.slice(0, 60)}`)
    }
    expect(misses.length / seededSlips.length, misses.join('\n')).toBeLessThanOrEqual(0.1)
    expect(seededSlips.length).toBeGreaterThanOrEqual(100)
    expect(misses).toHaveLength(2)
  })

  it('marks fifty slips of a text that has thousands, and serialises it no more often', () => {
    const innerHtml = vi.spyOn(Element.prototype, 'innerHTML', 'get')
    expect(findSlips([field(`<p>${'алт  зэс '.repeat(2_000)}</p>`)])).toHaveLength(50)
    expect(innerHtml.mock.calls.length).toBeLessThanOrEqual(50)
    innerHtml.mockRestore()
  })

  it('marks a text that has only one language', () => {
    const names = ['title', 'title_en', 'text', 'text_en'] as const
    const pair = (values: Record<(typeof names)[number], string>) =>
      names.map((name) =>
        field(values[name], {
          ...{ name, isRich: name.startsWith('text') },
          lang: name.endsWith('_en') ? 'en' : 'mn',
        }),
      )
    const kindsOf = (fields: WrittenField[]) => findSlips(fields).map((slip) => [slip.kind, slip.field])
    expect(kindsOf(pair({ title: 'Зэс', title_en: '', text: '<p>а</p>', text_en: '<p></p>' }))).toEqual([
      ['noEnglish', 'title_en'],
    ])
    expect(kindsOf(pair({ title: '', title_en: 'Copper', text: '', text_en: '' }))).toEqual([
      ['noMongolian', 'title'],
    ])
  })

  it.each([
    ['QR-код, PDF файл, Wi-Fi, 3D зураг', 'mn'],
    ['2026.05.12–14, 2026.05.12–2026.06.01, 12,800 тонн', 'mn'],
    ['ISO 14001:2015, хувилбар 1.2.2026.4', 'mn'],
    ['Өмнөговь аймгийн Ханбогд сум: «Оюу толгой» төсөл', 'mn'],
    ['Утас: 7000-0000, 9900-1122', 'mn'],
    ['Б.Болд, Ц.Нарантуяа нар – хорооны гишүүд', 'mn'],
    ['The members’ “Mining Week” – 12 May', 'en'],
    ['<h2>Нэг</h2><h3>Хоёр</h3><h2>Гурав</h2><p>a<br>б</p>', 'mn'],
    ['<p><a href="/mm/membership">Гишүүнээр элсэх</a> <code>a  b</code></p>', 'mn'],
    ['<p><a href="/mm"><img src="/files/a/1.jpg" alt="Уурхайн талбай"></a></p>', 'mn'],
  ] as const)('leaves %s as it is', (value, lang) => {
    expect(findSlips([field(value, { lang })])).toEqual([])
  })

  it('marks at most two things of a page or a news item that was written well', () => {
    const ofPages = demoPages.map(({ cid, text, text_en }) => ({
      name: `page ${cid}`,
      slips: findSlips([field(text), field(text_en, { ...english, name: 'text_en' })]),
    }))
    const ofNews = demoNews.map(({ mn, en }) => ({
      name: mn.title,
      slips: findSlips([
        ...(['title', 'summary', 'text'] as const).flatMap((name) => [
          field(mn[name], { name, isRich: name === 'text' }),
          field(en?.[name] ?? '', { ...english, name: `${name}_en`, isRich: name === 'text' }),
        ]),
      ]),
    }))
    const most = [...ofPages, ...ofNews].filter(({ slips }) => slips.length > 2)
    expect(most).toEqual([])
  })

  it('marks the words that the server takes for mistyped, and corrects them with their capital', () => {
    const betterWords = new Map([['туршлга', 'туршлага']])
    const marks = (value: string) =>
      findSlips([field(value)], betterWords).map(({ kind, excerpt, correction }) => [
        kind,
        excerpt,
        correction,
      ])
    expect(marks('Туршлга ба туршлгатай')).toEqual([['word', 'Туршлга → Туршлага', 'Туршлага ба туршлгатай']])
    expect(marks('<p>Их <b>туршлга</b></p>')).toEqual([
      ['word', 'туршлга → туршлага', '<p>Их <b>туршлага</b></p>'],
    ])
    expect(marks('<p><code>туршлга</code></p>')).toEqual([])
  })
})

describe('the words that the server is asked for', () => {
  it('are the whole Mongolian words of five letters and more, each once', () => {
    const fields = [
      field('<p>Уурхай, УУРХАЙ ба зэс: Хан-Уул, ABCуурхай, бaяжмал</p>'),
      field('copper хэлбэр', english),
      field('нүүрсний', title),
    ]
    expect(mongolianWordsOf(fields)).toEqual(['нүүрсний', 'уурхай'])
  })
})
