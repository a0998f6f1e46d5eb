import { describe, expect, it } from 'vitest'
import { topBlocks } from './blocks'
import { captionOf } from './caption'
import { splitAfterOpening } from './opening'

describe('topBlocks', () => {
  it('takes the outermost elements with their content', () => {
    expect(topBlocks('<p>a <b>b</b></p><ul><li><p>c</p></li></ul><hr /><img src="x" alt="">')).toEqual([
      { tag: 'p', html: '<p>a <b>b</b></p>', inner: 'a <b>b</b>' },
      { tag: 'ul', html: '<ul><li><p>c</p></li></ul>', inner: '<li><p>c</p></li>' },
      { tag: 'hr', html: '<hr />', inner: '' },
      { tag: 'img', html: '<img src="x" alt="">', inner: '' },
    ])
  })
  it('keeps text outside elements together', () => {
    expect(topBlocks('үг <strong>тод</strong> үг<p>a</p> ')).toEqual([
      { tag: '', html: 'үг <strong>тод</strong> үг', inner: 'үг <strong>тод</strong> үг' },
      { tag: 'p', html: '<p>a</p>', inner: 'a' },
    ])
    expect(topBlocks('')).toEqual([])
    expect(topBlocks('</p>a<br>b<p>c')).not.toEqual([])
  })
})

describe('captionOf', () => {
  it('finds who took a picture at the end of what is said of it', () => {
    expect(captionOf('Талбай. Гэрэл зураг: Б. Болд')).toEqual({
      text: 'Талбай',
      credit: { kind: 'photograph', name: 'Б. Болд' },
    })
    expect(captionOf('Pit (Photo: A. Bat)')).toEqual({
      text: 'Pit',
      credit: { kind: 'photograph', name: 'A. Bat' },
    })
    expect(captionOf('Давхарга. Зураг: МУУҮА', 'drawing')).toEqual({
      text: 'Давхарга',
      credit: { kind: 'drawing', name: 'МУУҮА' },
    })
    expect(captionOf('© МУУҮА')).toEqual({ text: '', credit: { kind: 'owner', name: 'МУУҮА' } })
    expect(captionOf(' Тойм зураг ')).toEqual({ text: 'Тойм зураг' })
    expect(captionOf('Зураг: ')).toEqual({ text: 'Зураг:' })
  })

  it('says what a picture is from its record, not from its description', () => {
    expect(captionOf('Цех. Гэрэл зураг: МУУҮА', 'drawing')).toEqual({
      text: 'Цех',
      credit: { kind: 'drawing', name: 'МУУҮА' },
    })
    expect(captionOf('Цех. Зураг: МУУҮА').credit).toEqual({ kind: 'photograph', name: 'МУУҮА' })
    expect(captionOf('Талбай. © МУУҮА', 'map').credit).toEqual({ kind: 'map', name: '© МУУҮА' })
    expect(captionOf('Цех')).toEqual({ text: 'Цех' })
    expect(captionOf('Цех', 'document')).toEqual({ text: 'Цех', credit: { kind: 'document' } })
  })
})

describe('splitAfterOpening', () => {
  it('ends the opening at the first paragraph', () => {
    expect(splitAfterOpening('<p>a</p><p>b</p>')).toEqual({ opening: '<p>a</p>', rest: '<p>b</p>' })
    expect(splitAfterOpening('<h2>a</h2><p>b</p><p>c</p>')).toEqual({
      opening: '<h2>a</h2><p>b</p>',
      rest: '<p>c</p>',
    })
    expect(splitAfterOpening('<ul><li>a</li></ul><hr><p>b</p>').opening).toBe('')
    expect(splitAfterOpening('')).toEqual({ opening: '', rest: '' })
  })
})
