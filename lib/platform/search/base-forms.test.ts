import { expect, test } from 'vitest'
import { baseFormOf, type StemmedWord } from './base-forms'

const asWords = (text: string): StemmedWord[] =>
  text.split(' ').map((word, id) => ({ id, word, englishStem: null }))
/** Returns the base form of a word among the words of some texts; undefined if no text has it. */
const baseAmong = (word: string, texts: string) => {
  const words = asWords(`${word} ${texts}`)
  return words[0] && baseFormOf(words[0], words)?.word
}

test.each([
  ['хаягдлын', 'хаягдал хаягдлаас', 'хаягдал'],
  ['аймгуудын', 'аймаг аймгийн', 'аймаг'],
  ['уурхайнуудаас', 'уурхайн уурхайд уурхай', 'уурхай'],
  ['усны', 'ус усан', 'ус'],
  ['хуралд', 'хурал хурлын', 'хурал'],
  ['хорооны', 'хороо хороод', 'хороо'],
])('%s is a form of a word that a text has', (word, texts, base) => {
  expect(baseAmong(word, texts)).toBe(base)
})

test.each([
  ['хаягдлын', 'ус'],
  ['хаягдлын', 'хаягдлыг хаягдлаар хаягдлынхаа'],
  ['хаягдлынхаа', 'хаягдлын'],
  ['үнэлгээг', 'үнэлгээний үнэлгээнд'],
  ['гишүүдийн', 'гишүүн гишүүний'],
  ['уурхайн', 'уурхайд уурхайг'],
  ['олборлосон', 'олборлодог олборлож олборлохоор'],
  ['авсан', 'авах авна'],
  ['мэдээллийг', ''],
])('%s is a form, and no text has its base', (word, texts) => {
  expect(baseAmong(word, texts)).toBeUndefined()
})

test.each([
  ['тайлан', 'тайлангийн тайлангаас тайл'],
  ['хаягдал', 'хаягдлын хаягдлаас'],
  ['захиргаа', 'захиргааны захиргаанд'],
  ['агаар', 'агаарын агаарт'],
  ['агаар', 'ус'],
  ['дугаар', 'дугаарын дугаарт'],
  ['алюминий', 'алюминийн алюминийг'],
  ['цемент', 'цементийн'],
  ['олборлох', 'олборлосон олборлож'],
  ['мэдээ', 'мэдэх мэдсэн'],
  ['зөвлөмж', 'зөвлөмжийн зөвлөлд'],
  ['даваабаасан', ''],
  ['экспорт', 'экспортын экспортлох'],
  ['олборлолт', 'олборлолтын олборлох'],
  ['гадаад', 'гадаадын гадаадаас'],
  ['голд', 'голдын голдоор гол'],
  ['цаас', 'цаасан цаасны'],
  ['каталог', 'каталогийн каталогоос'],
  ['гишүүн', 'гишүүний гишүүнд гишүүд'],
])('%s is a base form', (word, texts) => {
  expect(baseAmong(word, texts)).toBe(word)
})

test('an English plural has its singular', () => {
  const words = ['minerals', 'mineral', 'mining', 'mined', 'mine', 'process'].map((word, id) => ({
    ...{ id, word },
    englishStem: { minerals: 'miner', mineral: 'miner', process: 'process' }[word] ?? 'mine',
  }))
  expect(words.map((word) => baseFormOf(word, words)?.word)).toEqual([
    'mineral',
    'mineral',
    'mining',
    'mine',
    'mine',
    'process',
  ])
})
