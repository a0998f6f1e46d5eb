// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { useSubmission } from './use-submission'
import { drawAlone } from '@/tests/rendered'

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

/** Draws a form and gives its submission as the last drawing has it. */
async function drawSubmission() {
  const last: { submission?: ReturnType<typeof useSubmission> } = {}
  function Form() {
    last.submission = useSubmission({ failed: 'Алдаа гарлаа' })
    return <output>{last.submission.said}</output>
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
  expect(submission()).toMatchObject({ isSending: false, said: 'Алдаа гарлаа' })
  await act(async () => void results.push(submission().submit(async () => 'first')))
  await act(async () => void results.push(submission().submit(async () => 'second')))
  expect(await Promise.all(results)).toEqual([null, 'first', 'second'])
  expect(submission()).toMatchObject({ isSending: false, said: '' })
})
