import { beforeAll, describe, expect, it } from 'vitest'
import { indexPending } from '@/lib/platform/search/index-records'
import { makeNews } from '@/tests/factories/rows'
import { ask, someone } from './harness'

const slipsIn = async (...words: string[]) => {
  const { body } = await ask(`GET /admin/get/misspelled-words?words=${encodeURIComponent(words.join(' '))}`, {
    as: await someone(3),
  })
  return body.slips as { word: string; better: string }[]
}

beforeAll(async () => {
  for (let at = 0; at < 6; at++)
    await makeNews({ title: `Геологийн туршлага, үйлдвэрүүд ${at}`, text: '<p>Шилдэг уурхайчдын баяр</p>' })
  await makeNews({ title: 'Геологийн туршлга', text: '<p>Шилдг уурхай, уулын баяж</p>' })
  await makeNews({ title: 'Нэг удаагийн ховорүг' })
  await makeNews({ title: 'Хоёр дахь ховорүг, нийтлэгуг' })
  await indexPending()
})

describe('words that are probably mistyped', () => {
  it.each([
    ['туршлга', 'туршлага'],
    ['турщлага', 'туршлага'],
    ['туршлагаа', undefined],
    ['туршлагын', undefined],
    ['шилдг', 'шилдэг'],
    ['үйлдвэрүүт', undefined],
    ['геологийн', undefined],
    ['баяр', undefined],
    ['ховорүг', undefined],
    ['эрдэнэт', undefined],
    ['geologi', undefined],
  ])('%s', async (word, better) => {
    expect(await slipsIn(word)).toEqual(better === undefined ? [] : [{ word, better }])
  })

  it('are looked up together, and only for staff', async () => {
    expect(await slipsIn('туршлга', 'геологийн', 'шилдг')).toEqual([
      { word: 'туршлга', better: 'туршлага' },
      { word: 'шилдг', better: 'шилдэг' },
    ])
    expect((await ask('GET /admin/get/misspelled-words?words=а')).status).toBe(401)
  })
})
