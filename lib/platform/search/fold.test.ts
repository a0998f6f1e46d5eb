import { describe, expect, test } from 'vitest'
import { foldKey, stripHtml } from './fold'

describe('foldKey', () => {
  test.each([
    ['уурхай', 'uurkhai', 'uurhai', 'uurxay', 'УУРХАЙ'],
    ['Өмнөговь', 'Ömnögovi', 'omnogovi', 'Омноговь'],
    ['Үндэсний хурал', 'Undesnii khural', 'ündesniy hural', 'undesni  khural'],
    ['Оюу Толгой', 'Oyu Tolgoi', 'oyuu tolgoy'],
    ['Цагаан', 'Tsagaan', 'cagaan'],
    ['жонш', 'jonsh', 'zhonsh'],
    ['ёс', 'yos', 'yoos'],
    ['яам', 'yam', 'yaam'],
    ['ерөнхий', 'yeronkhii', 'eronhiy', 'yerönkhii'],
    ['чуулган', 'chuulgan'],
    ['Завхан', 'Dzavkhan', 'Zavkhan', 'Zawhan'],
    ['зэсийн', 'zesiin', 'zesiyn'],
    ['нүүрсний', 'nuursnii', 'nüürsniy'],
  ])('%s meets its other spellings', (first, ...others) => {
    for (const other of others) expect(foldKey(other)).toBe(foldKey(first))
  })

  test('a stem is the beginning of its case forms', () => {
    expect(foldKey('уурхайн').startsWith(foldKey('уурхай'))).toBe(true)
    expect(foldKey('говийн').startsWith(foldKey('gov'))).toBe(true)
  })

  test('different words stay different', () => {
    expect(foldKey('уул')).not.toBe(foldKey('ул'))
    expect(foldKey('өр')).not.toBe(foldKey('үр'))
    expect(foldKey('зэс')).not.toBe(foldKey('жонш'))
  })

  test('digits stay and everything else is one space', () => {
    expect(foldKey('  2026 оны 3-р   сар, 12,800 т. ')).toBe('2026 oni 3 r sar 12 800 t')
    expect(foldKey('зэс🚜\u0000нүүрс')).toBe('zes nuurs')
    expect(foldKey('１２３ ①')).toBe('123 1')
    expect(foldKey('уур\u00ADхай у\u0301ул')).toBe('uurhai uul')
    expect(foldKey('Ѐ é ñ ß')).toBe('e e n ss')
    expect(foldKey('👷‍♀️ — «»')).toBe('')
    expect(foldKey('\ud800')).toBe('')
    expect(foldKey('')).toBe('')
  })

  test('composed and decomposed й and ё are one', () => {
    expect(foldKey('й ё'.normalize('NFD'))).toBe(foldKey('й ё'))
  })

  test('what comes out folds to itself, and is made of words alone', () => {
    const parts = [
      'k',
      'kh',
      'h',
      't',
      's',
      'd',
      'z',
      'y',
      'e',
      'i',
      'a',
      'u',
      'x',
      'й',
      'ю',
      'ц',
      'ъ',
      'ь',
      ' ',
      '🙂',
    ]
    let state = 7
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
    for (let round = 0; round < 5_000; round++) {
      const text = Array.from({ length: 2 + (next() % 9) }, () => parts[(next() >> 8) % parts.length]).join(
        '',
      )
      const key = foldKey(text)
      expect(foldKey(key), text).toBe(key)
      expect(key).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/)
    }
  })

  test('hostile texts fold in bounded time', () => {
    for (const hostile of ['k', 't', 'й', ' ', 'yi', '\u0301', 'ﷺ']) {
      const startedAt = performance.now()
      foldKey(hostile.repeat(50_000))
      expect(performance.now() - startedAt).toBeLessThan(5_000)
    }
  })
})

describe('stripHtml', () => {
  test('leaves the text, blocks apart and words whole', () => {
    expect(stripHtml('<p>Уул<strong>уур</strong>хай</p><p>зэс</p>').replace(/ +/g, ' ').trim()).toBe(
      'Уулуурхай зэс',
    )
    expect(stripHtml('а<br>б<img src="x>y.jpg" alt=\'<i>\'>в').replace(/ +/g, ' ')).toBe('а б в')
  })

  test('decodes entities once and leaves out what is not text', () => {
    expect(stripHtml('R&amp;D &lt;b&gt; &#1199;&#x4E9; &amp;lt; &#99999999; &bogus;').trim()).toBe(
      'R&D <b> үө &lt; &#99999999;',
    )
    expect(
      stripHtml('a<script>var x = "<p>"</script>b<STYLE>p{}</style>c<!-- d -->e').replace(/ +/g, ' '),
    ).toBe('a b ce')
  })

  test('takes broken HTML as it comes', () => {
    expect(stripHtml('2 < 3 and 4 > 1')).toBe('2 < 3 and 4 > 1')
    expect(stripHtml('a<p class="')).toBe('a ')
    expect(stripHtml('a<!-- b')).toBe('a')
    expect(stripHtml('')).toBe('')
  })

  test('is one pass over hostile input', () => {
    for (const hostile of ['<', '<p "', '<!--', '<script>', '&', '<script></script>']) {
      const startedAt = performance.now()
      stripHtml(hostile.repeat(100_000))
      expect(performance.now() - startedAt, hostile).toBeLessThan(2_000)
    }
  })
})
