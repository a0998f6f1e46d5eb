import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { CallError, failureText } from '@/lib/platform/api/call-error'
import { menuCalls } from '@/lib/content/menu/calls'
import { newsCalls } from '@/lib/content/news/calls'
import { pageTextCalls } from '@/lib/content/page-texts/calls'
import type { RestoredVersion } from '@/lib/platform/records/history/schema'
import type { HistoryKind } from '@/lib/platform/records/schema'
import { reportCalls } from '@/lib/content/reports/calls'
import { useWrite } from '../../office/calls'
import { useConfirm } from '../../office/confirm'

const calls = {
  news: newsCalls.restoreNews,
  page_texts: pageTextCalls.restorePageText,
  reports: reportCalls.restoreReport,
  menu_categories: menuCalls.restoreMenu,
} as const satisfies Record<HistoryKind, unknown>

/**
 * Restores an older version after a confirmation. The message of a failure stays until a restoration
 * succeeds.
 */
export function useRestoreVersion(kind: HistoryKind) {
  const t = useTranslations('admin.history')
  const failedText = useTranslations('ui.toast')('failed')
  const toast = useToast()
  const ask = useConfirm()
  const write = useWrite(calls[kind])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirmAndRestore = async (request: RestoredVersion) => {
    const question = { title: t('restoreQuestion'), description: t('restoreNote'), action: t('doRestore') }
    if (!(await ask(question))) return
    setBusy(true)
    try {
      await write(request)
      setProblem(null)
      toast(t('restored'))
    } catch (error) {
      const isChanged = error instanceof CallError && 'version' in error.fields
      setProblem(isChanged ? t('changed') : failureText(error, failedText))
    } finally {
      setBusy(false)
    }
  }
  return { restore: confirmAndRestore, isBusy, problem }
}
