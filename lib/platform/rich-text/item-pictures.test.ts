import { describe, expect, it } from 'vitest'
import { joinPictures, liftRecordPictures, listPicturesOnlyInOtherLanguage } from './item-pictures'

const address = (letter: string) => `/files/${letter.repeat(64)}/730.jpg`
const [a, b, c] = [address('a'), address('b'), address('c')]
const image = (src: string, alt: string) => `<p><img src="${src}" alt="${alt}" /></p>`

describe('joinPictures', () => {
  it('takes each picture once, with the caption of the language that is read, else the other', () => {
    const picturesByLocale = {
      mn: [
        { src: a, alt: 'Уурхай' },
        { src: b, alt: 'Зэс' },
        { src: b, alt: 'Зэс' },
      ],
      en: [
        { src: b, alt: 'Copper' },
        { src: c, alt: '' },
      ],
    }
    expect(joinPictures(picturesByLocale, 'en')).toEqual([
      { src: b, alt: { text: 'Copper', lang: 'en' } },
      { src: c, alt: { text: '', lang: 'en' } },
      { src: a, alt: { text: 'Уурхай', lang: 'mn' } },
    ])
  })

  it('captions a picture by the other text where the one that is read says nothing of it', () => {
    const picturesByLocale = { mn: [{ src: a, alt: 'Уурхай' }], en: [{ src: a, alt: '' }] }
    expect(joinPictures(picturesByLocale, 'en')).toEqual([{ src: a, alt: { text: 'Уурхай', lang: 'mn' } }])
  })
})

describe('an English text whose pictures are in the Mongolian one', () => {
  const texts = { mn: `<p>Нэг</p>${image(a, 'Уурхай')}`, en: `<p>One</p>${image(b, 'Copper')}` }

  it('is read with all of them', async () => {
    const { html, pictures } = await liftRecordPictures(texts, 'en')
    expect(html).toBe('<p>One</p>')
    expect(pictures.map(({ src }) => src)).toEqual([b, a])
    expect((await liftRecordPictures(texts, 'mn')).pictures.map(({ src }) => src)).toEqual([a, b])
  })

  it('keeps its own where they are, and gets the others beside it', async () => {
    expect(await listPicturesOnlyInOtherLanguage(texts, 'en')).toEqual([
      { src: a, alt: { text: 'Уурхай', lang: 'mn' } },
    ])
  })
})
