'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { CallError } from '@/lib/platform/api/call-error'
import type { LinksAnswer } from '@/lib/platform/api/links-header'
import type { LinksFound } from '@/lib/office/links/schema'

/** Loads when the first page with links is taken away, which is seldom. */
const LinksDialog = dynamic(() => import('./links-dialog').then((module) => module.LinksDialog))

/** Links to pages that a write takes away; `refusal` says why the last answer, with `address`, was not accepted. */
export type LinksQuestion = LinksFound & { refusal: string | null; address?: string | undefined }
type AskAboutLinks = (question: LinksQuestion) => Promise<LinksAnswer | null>

const LinksContext = createContext<AskAboutLinks | null>(null)

/** The links in the refusal of a write that takes away a linked page; null for any other failure. */
function linksIn(error: unknown): LinksFound | null {
  const { links } =
    ((error instanceof CallError && error.status === 409 ? error.body : null) as {
      links?: LinksFound
    }) ?? {}
  return links ?? null
}

/**
 * Returns a function that runs a write. If the write takes away a page to which links lead, staff are asked what
 * to do with them, and it runs again with their answer.
 */
export function useLinksQuestion(): <T>(write: (links: LinksAnswer | undefined) => Promise<T>) => Promise<T> {
  const ask = use(LinksContext)
  const t = useTranslations('admin.links.question')
  return useCallback(
    async (write) => {
      if (!ask) return write(undefined)
      let answer: LinksAnswer = { offer: 'ask' }
      for (;;) {
        try {
          return await write(answer)
        } catch (error) {
          const linksFound = linksIn(error)
          if (!linksFound) throw error
          const refusal = answer.offer === 'ask' || !(error instanceof Error) ? null : error.message
          const address = answer.offer === 'lead' ? answer.address : undefined
          const next = await ask({ ...linksFound, refusal, address })
          if (!next) throw new CallError(409, t('stopped'))
          answer = next
        }
      }
    },
    [ask, t],
  )
}

/** Shows the question of what to do with the links to a page that a write takes away. */
export function LinksQuestionProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<LinksQuestion | null>(null)
  const resolveAnswer = useRef<(answer: LinksAnswer | null) => void>(undefined)
  const settle = (answer: LinksAnswer | null) => {
    setQuestion(null)
    resolveAnswer.current?.(answer)
    resolveAnswer.current = undefined
  }
  const ask = useCallback<AskAboutLinks>(
    (next) =>
      new Promise((resolve) => {
        resolveAnswer.current?.(null)
        resolveAnswer.current = resolve
        setQuestion(next)
      }),
    [],
  )
  return (
    <LinksContext value={ask}>
      {children}
      {question && <LinksDialog question={question} onAnswer={settle} />}
    </LinksContext>
  )
}
