import { expect, it, vi } from 'vitest'
import type { Colleague } from '@/lib/assessment/colleagues/schema'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import messages from '@/messages/mn.json'
import { button, click, drawAlone, type } from '@/tests/rendered'
import type { MemberCalls } from './member-calls'
import { MemberColleagues } from './member-colleagues'
import { MemberQuestions } from './member-questions'
import { nothingUnsent } from './unsent-keep'

vi.mock('next/navigation', () => ({ usePathname: () => '/mm/member-assessment', useParams: () => ({}) }))

const { member: texts, questionnaire, guidance, title } = messages.assessment
const words = texts.colleagues
const sections: AskedSection[] = ['7.1', '7.2'].map((cid, id) => ({
  ...{ cid, text: `Хэсэг ${cid}`, lang: 'mn' },
  groups: [
    {
      ...{ cid: `${cid}.1`, text: 'Шаардлага', lang: 'mn' },
      items: [{ id: id + 1, cid: `${cid}.1.1`, text: 'Асуулт', lang: 'mn' }],
    },
  ],
}))
const saraa: Colleague = {
  ...{ id: 5, name: 'Сараа', email: 'saraa@test.example', sections: ['7.2'] },
  ...{ opened_at: null, ended_at: null, answers: 3 },
}

it('invites a colleague to sections, and ends an invitation', async () => {
  const colleagues: Colleague[] = []
  const calls = {
    colleagues: async () => [...colleagues],
    inviteColleague: vi.fn(async () => {
      colleagues.push(saraa)
      return { id: 5 }
    }),
    endInvitation: vi.fn(async () => ({})),
  }
  await drawAlone(
    <MemberColleagues
      {...{ sections, texts }}
      calls={calls as unknown as MemberCalls}
      onRefused={() => false}
      onClose={() => undefined}
    />,
  )
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.none))
  await click(button(words.send))
  for (const problem of [words.nameMissing, words.emailMissing, words.sectionsMissing])
    expect(document.body.textContent).toContain(problem)
  expect(calls.inviteColleague).not.toHaveBeenCalled()

  await type(words.name, 'Сараа')
  await type(words.email, saraa.email)
  await click(document.querySelector('input[value="7.2"]') as HTMLElement)
  await click(button(words.send))
  expect(calls.inviteColleague).toHaveBeenCalledWith({
    ...{ name: 'Сараа', email: saraa.email, sections: ['7.2'] },
  })
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('Хэсэг: 7.2 · урилга илгээсэн · хариулт: 3'),
  )
  await click(button(`${words.end}: Сараа`))
  expect(calls.endInvitation).toHaveBeenCalledWith(5)
})

it('a colleague saves its sections, and does not finish', async () => {
  const calls = {
    saveAnswer: vi.fn(async () => ({ proof_file: null, proof_file_name: null })),
    finish: vi.fn(),
  }
  await drawAlone(
    <MemberQuestions
      {...{ locale: 'mn', sections: sections.slice(1), crumbs: null, optional: ['comment'] }}
      storedAnswers={{ 2: { answer: 1, proof: false, comment: '', answeredBy: 'Бат' } }}
      unsent={nothingUnsent}
      earlier={null}
      standing={{
        ...{ member: { id: 1, name: 'Говь', logo: '' }, answer_id: 1, earlier_year: null, has_review: false },
        ...{ completion: false, result: null, colleague: { id: 3, name: 'Сараа', sections: ['7.2'] } },
      }}
      calls={calls as unknown as MemberCalls}
      writtenCids={[]}
      texts={{ member: texts, questionnaire, guidance, title }}
      onToast={() => undefined}
      onRefused={() => false}
      onLeave={async () => undefined}
      onResult={() => undefined}
    />,
  )
  const text = () => document.body.textContent
  expect(text()).toContain('Говь · Сараа')
  expect(text()).toContain('Хариулсан: Бат')
  expect(text()).not.toContain(words.open)
  await click(document.querySelectorAll('input[type=radio]')[1] as HTMLElement)
  expect(text()).not.toContain('Хариулсан: Бат')
  await click(button(words.finish))
  await vi.waitFor(() => expect(text()).toContain('«Говь» бүртгэлтэй хаягаараа нэвтэрч дуусгана.'))
  expect(calls.saveAnswer).toHaveBeenCalledTimes(1)
  expect(calls.finish).not.toHaveBeenCalled()
})
