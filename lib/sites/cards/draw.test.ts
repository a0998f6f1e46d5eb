import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cardSvg, drawCard } from './draw'
import { removeMissingLetters, textLineSvg, widthOf } from './font'
import type { CardFacts } from './facts'
import { fitText, shortenLine } from './lines'

const alphabet = 'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмноөпрстуүфхцчшщъыьэюя'
const facts = (title: string, values: Partial<CardFacts> = {}): CardFacts => ({
  ...{ site: 'mm', publisher: 'Монголын уул уурхайн үндэсний ассоциаци', line: '2026.11.23 · МУУҮА' },
  title,
  ...values,
})
const photo = () =>
  sharp({ create: { width: 730, height: 455, channels: 3, background: '#7fb0d6' } })
    .jpeg()
    .toBuffer()

describe('the letters of a card', () => {
  it('are in both fonts: every Mongolian letter, each with a different outline', () => {
    for (const font of ['piazzolla', 'golos'] as const) {
      const outlines = [...alphabet].map((letter) => textLineSvg(letter, { font, size: 100, x: 0, y: 100 }))
      expect(outlines.filter((outline) => outline === '')).toEqual([])
      expect(new Set(outlines).size, font).toBe(alphabet.length)
      expect(widthOf(alphabet, font, 100)).toBeGreaterThan(alphabet.length * 30)
    }
    expect(removeMissingLetters(`${alphabet} 0123456789 «»“”–—…·%№₮`)).toBe(
      `${alphabet} 0123456789 «»“”–—…·%№₮`,
    )
  })

  it('that no font has leave nothing, and no box', () => {
    expect(removeMissingLetters('矿业 Mining 🚀 2026')).toBe('Mining 2026')
    expect(cardSvg(facts('矿业'))).toContain('<path')
  })

  it('are drawn: ө is not о, ү is not у', async () => {
    const pixels = async (title: string) =>
      sharp(Buffer.from(cardSvg(facts(title))))
        .raw()
        .toBuffer()
    const [plain, ownPixels] = await Promise.all([pixels('оооо уууу'), pixels('өөөө үүүү')])
    let different = 0
    for (let at = 0; at < plain.length; at++) if (plain[at] !== ownPixels[at]) different++
    expect(different).toBeGreaterThan(500)
  })
})

describe('the lines of a title', () => {
  const room = { font: 'piazzolla', width: 568, linesMax: 4 } as const
  const sizes = [62, 50, 40]
  it('are as large as they fit, as even as they go, and no more than four', () => {
    const short = fitText('Уул уурхай', sizes, room)
    expect(short).toEqual({ size: 62, lines: ['Уул уурхай'] })
    const { size, lines } = fitText(
      'Хариуцлагатай уул уурхайн хөтөлбөрийн гурав дахь үе шат Өмнөговьд эхэллээ',
      sizes,
      room,
    )
    expect(lines.length).toBeLessThanOrEqual(4)
    const widths = lines.map((line) => widthOf(line, 'piazzolla', size))
    expect(Math.max(...widths)).toBeLessThanOrEqual(568)
    expect(Math.min(...widths)).toBeGreaterThan(180)
  })

  it('end in an ellipsis where a title is endless, and break a word that no line holds', () => {
    const endless = fitText('Монгол орны уул уурхайн салбар '.repeat(20), sizes, room)
    expect(endless.lines).toHaveLength(4)
    expect(endless.lines[3]).toMatch(/…$/)
    const { lines, size } = fitText('Ашигтмалтмалынэрэлхайгуулолборлолтболовсруулалт', sizes, room)
    expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true)
    for (const line of lines) expect(widthOf(line, 'piazzolla', size)).toBeLessThanOrEqual(568)
    expect(lines.join('').replaceAll('-', '')).toBe('Ашигтмалтмалынэрэлхайгуулолборлолтболовсруулалт')
    expect(shortenLine('а'.repeat(10_000), 'golos', 29, 500).length).toBeLessThan(60)
  })
})

describe('a card', () => {
  it('is 1200 by 630, under 150 kB, with and without a picture', async () => {
    const cards = [
      await drawCard({ facts: facts('Гарчиг') }),
      await drawCard({ facts: facts('Гарчиг'), picture: { bytes: await photo(), as: 'photo' } }),
      await drawCard({
        facts: facts('Алтан Хөндий ХХК', { site: 'yp' }),
        picture: { bytes: await photo(), as: 'logo' },
      }),
      await drawCard({ facts: facts('') }),
    ]
    for (const card of cards) {
      expect(card.length).toBeLessThan(150_000)
      expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    }
  })

  it('crops a photograph around its focus', async () => {
    const [red, blue] = ['#ff0000', '#0000ff'].map((background) => ({ background, channels: 3 as const }))
    const half = { width: 1_000, height: 630 }
    const bytes = await sharp({ create: { ...half, ...red!, width: 2_000 } })
      .composite([{ input: { create: { ...half, ...blue! } }, left: 1_000, top: 0 }])
      .jpeg()
      .toBuffer()
    const middleOf = async (left: number) => {
      const card = await drawCard({
        facts: facts('Гарчиг'),
        picture: { bytes, as: 'photo', focus: { left, top: 50 } },
      })
      const { data } = await sharp(card)
        .extract({ left: 950, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue'
    }
    expect(await Promise.all([0, 100].map(middleOf))).toEqual(['red', 'blue'])
  })

  it('shows the figure of a story in the place of a photograph, within it', () => {
    for (const figure of [
      { number: '2,400', unit: 'га' },
      { number: '29 085', unit: 'мянган тонн баяжмал' },
      { number: '−70 %', unit: '' },
    ]) {
      const svg = cardSvg(facts('Гарчиг', { figure }))
      const letters = [...svg.matchAll(/<path transform="translate\((\d+)/g)].map(([, x]) => Number(x))
      const ofFigure = letters.filter((x) => x > 1200 - 500)
      expect(ofFigure).toHaveLength(`${figure.number}${figure.unit}`.replaceAll(' ', '').length)
      expect(Math.max(...ofFigure)).toBeLessThan(1200 - 36)
    }
  })

  it('with a picture of nothing but detail is pressed until it fits', async () => {
    const noise = Buffer.from(
      Array.from({ length: 500 * 630 * 3 }, (_, at) => (at * 7919 * (at % 251)) % 256),
    )
    const bytes = await sharp(noise, { raw: { width: 500, height: 630, channels: 3 } })
      .png()
      .toBuffer()
    expect((await drawCard({ facts: facts('Гарчиг'), picture: { bytes, as: 'photo' } })).length).toBeLessThan(
      300_000,
    )
  })

  it('keeps signs of markup as signs', () => {
    expect(cardSvg(facts('<script>&"'))).not.toContain('<script')
  })
})
