import { act, useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { CallError, buildRefusal, unreachable } from '@/lib/platform/api/call-error'
import { drawAlone } from '@/tests/rendered'
import { focusFirstProblem, useSubmission } from './use-submission'

type Work = { promise: Promise<string>; finish: (answer: string) => void; fail: (reason: Error) => void }

function createWork(): Work {
  let finish: Work['finish'] = () => undefined
  let fail: Work['fail'] = () => undefined
  const promise = new Promise<string>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { promise, finish, fail }
}

const failedText = 'Алдаа гарлаа'

/** Renders a form and returns its submission, as the last render received it. */
async function drawSubmission() {
  const last: { submission?: ReturnType<typeof useSubmission> } = {}
  function Form() {
    const form = useRef<HTMLFormElement>(null)
    const submission = useSubmission({
      failureMessage: failedText,
      focus: (problems) => focusFirstProblem(form.current, problems),
    })
    last.submission = submission
    const wrong = (name: string) => (submission.problems[name] ? true : undefined)
    return (
      <form ref={form}>
        <input name="name" id="name" />
        <input id="file" aria-invalid={wrong('file')} />
        <fieldset data-invalid={wrong('purpose') && ''}>
          <input type="radio" id="purpose" />
        </fieldset>
      </form>
    )
  }
  await drawAlone(<Form />)
  return () => {
    if (!last.submission) throw new Error('the form is not drawn')
    return last.submission
  }
}

it('sends once however often it is pressed, also before it is drawn as busy', async () => {
  const submission = await drawSubmission()
  const work = createWork()
  let sentCount = 0
  const send = () => {
    sentCount += 1
    return work.promise
  }
  const { submit } = submission()
  const results: Promise<string | null>[] = []
  await act(async () => void results.push(submit(send), submit(send)))
  await act(async () => void results.push(submission().submit(send)))
  expect(submission().isSending).toBe(true)
  await act(async () => work.finish('answer'))
  expect(await Promise.all(results)).toEqual(['answer', null, null])
  expect(sentCount).toBe(1)
})

it('can be pressed again once it has ended, well or badly', async () => {
  const submission = await drawSubmission()
  const refusedWork = createWork()
  const results: Promise<string | null>[] = []
  await act(async () => void results.push(submission().submit(() => refusedWork.promise)))
  await act(async () => refusedWork.fail(new Error('no line')))
  expect(submission()).toMatchObject({ isSending: false, message: failedText })
  await act(async () => void results.push(submission().submit(async () => 'first')))
  await act(async () => void results.push(submission().submit(async () => 'second')))
  expect(await Promise.all(results)).toEqual([null, 'first', 'second'])
  expect(submission()).toMatchObject({ isSending: false, message: '' })
})

it.each([
  ['the words of a refusal', buildRefusal(409, { message: 'Бүртгэлтэй байна.' }), 'Бүртгэлтэй байна.'],
  ['its own text for a page of the proxy', buildRefusal(502, null), failedText],
  ['its own text for a failure of the server', buildRefusal(500, { message: 'x' }), failedText],
  ['its own text where nothing answered', new CallError(0, unreachable), failedText],
])('says %s', async (_what, reason, message) => {
  const submission = await drawSubmission()
  await act(async () => void (await submission().submit(() => Promise.reject(reason))))
  expect(submission().message).toBe(message)
})

it.each([
  ['by its name', 'name'],
  ['that has no name', 'file'],
  ['of a group of choices', 'purpose'],
])('leads to the field that the server refused, %s', async (_how, field) => {
  const submission = await drawSubmission()
  const refusal = buildRefusal(400, { message: 'Буруу байна.', fields: { [field]: 'Буруу байна.' } })
  await act(async () => void (await submission().submit(() => Promise.reject(refusal))))
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(field))
})
