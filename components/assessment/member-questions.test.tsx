import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { demoQuestions } from '@/demo/assessment/questions'
import type { EarlierAnswer } from '@/lib/assessment/member/schema'
import { itemsOf, localiseSections } from '@/lib/assessment/questions/localise'
import { parentIndex } from '@/lib/assessment/questions/numbers'
import { sectionTree } from '@/lib/assessment/questions/tree'
import messages from '@/messages/mn.json'
import { button, click, drawAlone } from '@/tests/rendered'
import type { AnswerForm, MemberCalls } from './member-calls'
import { MemberQuestions } from './member-questions'
import type { GivenAnswers } from './questionnaire-state'
import { nothingUnsent } from './unsent-keep'

vi.mock('next/navigation', () => ({ usePathname: () => '/mm/member-assessment', useParams: () => ({}) }))

const sections = localiseSections(
  sectionTree(demoQuestions.map((question, id) => ({ ...question, id, pid: parentIndex(question.cid) }))),
  'mn',
)
const items = sections.flatMap(itemsOf)
const { member, questionnaire, guidance, title } = messages.assessment
const { earlier: words } = member

const earlierAnswer = (question_id: number): EarlierAnswer => ({
  ...{ question_id, answer: 1, proof: false, comment: '' },
  ...{ proof_file: null, proof_file_name: null, changed_from: null },
})

/** Draws the form of the demo's questions, and counts what is pressed in it. */
async function drawForm(earlierAnswers: EarlierAnswer[] | null, storedAnswers: GivenAnswers = {}) {
  localStorage.clear()
  const savedForms = new Map<number, AnswerForm>()
  const onResult = vi.fn()
  const calls = {
    saveAnswer: async (form: AnswerForm) => {
      savedForms.set(form.question_id, form)
      return { proof_file: null, proof_file_name: null }
    },
    finish: async () => ({}),
  } as unknown as MemberCalls
  await drawAlone(
    <MemberQuestions
      {...{ locale: 'mn', sections, storedAnswers, calls, onResult }}
      unsent={nothingUnsent}
      earlier={
        earlierAnswers && { year: new Date().getFullYear() - 1, is_finished: true, answers: earlierAnswers }
      }
      standing={{
        ...{ member: { id: 1, name: 'Говь', logo: '' }, answer_id: 1, earlier_year: null, has_review: false },
        ...{ completion: false, result: null, colleague: null },
      }}
      crumbs={null}
      optional={['comment']}
      writtenCids={[]}
      texts={{ member, questionnaire, guidance, title }}
      onToast={() => undefined}
      onRefused={() => false}
      onLeave={async () => undefined}
    />,
  )
  let pressCount = 0
  const press = async (element: HTMLElement) => {
    pressCount += 1
    await click(element)
  }
  /** Does the same in each section and goes on to the next; finishes after the last. */
  const goThrough = async (answerSection: (index: number) => Promise<void>) => {
    for (const [index, section] of sections.entries()) {
      await vi.waitFor(() => expect(document.querySelector('h2')?.textContent).toBe(section.text))
      await answerSection(index)
      const isLast = index === sections.length - 1
      await press(button(isLast ? questionnaire.finish : questionnaire.next))
    }
    await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
    await press(button(member.finish.action))
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledTimes(1))
    return pressCount
  }
  return { savedForms, press, goThrough }
}

const rowOf = (id: number) => document.getElementById(`question-${id}`) as HTMLElement
const radioOf = (id: number, answer: 0 | 1) =>
  [...rowOf(id).querySelectorAll<HTMLInputElement>('input[type=radio]')][answer === 1 ? 0 : 1] as HTMLElement
/** Waits for a button that is loaded with the answers of the earlier year. */
const loadedButton = async (name: string) => {
  let element = document.body as HTMLElement
  const look = async () => {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
    element = button(name)
  }
  await vi.waitFor(look, { timeout: 20_000 })
  return element
}

it('takes at most a third of the presses in the second year', { timeout: 60_000 }, async () => {
  const first = await drawForm(null)
  const firstPresses = await first.goThrough(async (index) => {
    const section = sections[index]
    for (const { id } of section ? itemsOf(section) : []) await first.press(radioOf(id, 1))
  })
  expect(first.savedForms.size).toBe(items.length)
  document.body.replaceChildren()

  const second = await drawForm(items.map(({ id }) => earlierAnswer(id)))
  const secondPresses = await second.goThrough(async () => second.press(await loadedButton(words.keepAll)))
  expect([...second.savedForms.keys()].sort()).toEqual([...first.savedForms.keys()].sort())
  expect([...second.savedForms.values()].every(({ taken_over }) => taken_over)).toBe(true)
  // 11 of 98 with the demo's questions.
  expect(secondPresses).toBeLessThanOrEqual(firstPresses / 3)
})

it('keeps the rest of a section: not what is answered, new, or asks something else now', async () => {
  const [answeredId, newId, changedId, keptId, singleId] = items.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const { savedForms, press } = await drawForm(
    items.flatMap(({ id }) =>
      id === newId
        ? []
        : [
            {
              ...earlierAnswer(id),
              ...(id === changedId && { changed_from: { question: 'Өмнө нь', question_en: '' } }),
              ...(id === keptId && { proof: true, proof_file: '/files/private/1', proof_file_name: 'a.pdf' }),
              ...(id === keptId && { comment: 'Тайлан' }),
            },
          ],
    ),
    { [answeredId]: { answer: 0, proof: false, comment: 'Өөр' }, [keptId]: { proof: true, comment: '' } },
  )
  await loadedButton(words.keepAll)
  expect(rowOf(newId).textContent).toContain(words.added)
  expect(rowOf(changedId).textContent).toContain(words.changed)
  expect(rowOf(changedId).textContent).toContain('Өмнө нь')
  expect(rowOf(singleId).textContent).toContain('Өнгөрсөн жил: Тийм')
  for (const id of [answeredId, newId, changedId])
    expect([...rowOf(id).querySelectorAll('button')].map((each) => each.textContent)).not.toContain(
      words.keep,
    )

  const keepOne = [...rowOf(singleId).querySelectorAll('button')].find(
    (each) => each.textContent === words.keep,
  )
  await press(keepOne as HTMLElement)
  expect(document.activeElement).toBe(radioOf(singleId, 1))
  expect([...savedForms.keys()]).toEqual([singleId])

  await press(button(words.keepAll))
  expect(document.activeElement).toBe(radioOf(newId, 1))
  const inSection = new Set(sections[0] && itemsOf(sections[0]).map(({ id }) => id))
  expect(new Set(savedForms.keys())).toEqual(
    new Set([...inSection].filter((id) => ![answeredId, newId, changedId].includes(id))),
  )
  expect(savedForms.get(keptId)).toMatchObject({
    ...{ answer: 1, proof: true, comment: 'Тайлан', taken_over: true, earlier_proof: true },
  })
  // A change by hand afterwards is the member's own.
  await press(radioOf(keptId, 0))
  expect(savedForms.get(keptId)).toMatchObject({ answer: 0, comment: 'Тайлан' })
  expect(savedForms.get(keptId)).not.toHaveProperty('taken_over')
})
