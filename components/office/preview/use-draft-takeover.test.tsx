import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { PreviewKind } from '@/lib/platform/api/preview'
import { answering, draw, press } from '@/tests/rendered'
import { useDraftTakeover } from './use-draft-takeover'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/admin/screen',
  useSearchParams: () => new URLSearchParams(),
  useParams: () => ({}),
}))

const list = 'GET /admin/get/shared-drafts'
const takeover = 'POST /admin/update/shared-drafts'

function NewRecord({ kind }: { kind: PreviewKind | undefined }) {
  const insert = useDraftTakeover(() => Promise.resolve({ id: 7 }), kind)
  const [state, setState] = useState('Нэмэх')
  return <button onClick={() => void insert().then(({ id }) => setState(`нэмсэн ${id}`))}>{state}</button>
}

/** Saves a new record whose account has some shared drafts. @returns the calls after the save */
async function save(kind: PreviewKind | undefined, total: number, takeoverStatus = 200) {
  const calls = answering({
    [list]: () => ({ body: { drafts: [], total, totalPages: total } }),
    [takeover]: () => ({ status: takeoverStatus, body: { message: '' } }),
  })
  await draw(<NewRecord kind={kind} />)
  await press('Нэмэх')
  await vi.waitFor(() => expect(document.body.textContent).toContain('нэмсэн 7'))
  return calls.filter(({ route }) => [list, takeover].includes(route))
}

describe('the save of a new record', () => {
  it('gives it the drafts that were shared before', async () => {
    expect(await save('news', 2)).toEqual([
      { route: list, input: { kind: 'news' } },
      { route: takeover, input: { kind: 'news', record_id: 7 } },
    ])
  })

  it('writes nothing more without shared drafts, and asks nothing of a record without a preview', async () => {
    expect((await save('report', 0)).map(({ route }) => route)).toEqual([list])
    expect(await save(undefined, 2)).toEqual([])
  })

  it('counts when the takeover is refused', async () => {
    expect((await save('news', 1, 500)).map(({ route }) => route)).toContain(takeover)
  })
})
