'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { CallError, failureText } from '@/lib/platform/api/call-error'
import { editionCalls } from '@/lib/event/editions/calls'
import { editionResource } from '@/lib/event/editions/resource'
import type { EditionRow } from '@/lib/event/editions/schema'
import { archivedYear, eventPaths, pathsOf } from '@/lib/platform/site/event-paths'
import { useMayCall } from '../../office/account'
import { useRead, useWrite } from '../../office/calls'
import { useConfirm } from '../../office/confirm'
import { bindResource } from '../../office/resource/bound'
import { EditionGaps } from './edition-gaps'
import styles from './edition-screen.module.css'

const steps = {
  makeLive: editionCalls.makeEditionLive,
  freeze: editionCalls.freezeEdition,
  unfreeze: editionCalls.unfreezeEdition,
} as const

/**
 * Returns the text about the effect of a step. If the step replaces the live edition, the text also says what
 * becomes of the replaced edition's pages.
 */
function useStepDescription(step: keyof typeof steps, row: EditionRow): string {
  const t = useTranslations('admin.editions')
  const { data } = useRead(editionCalls.listAdminEditions, {})
  const live = data?.event.find(({ is_current }) => is_current)
  const note = t(`${step}Note`)
  if (step !== 'makeLive' || !live) return note
  const name = live.event
  if (live.year === archivedYear) return `${note} ${t('makeLiveArchive', { name, path: eventPaths.archive })}`
  if (live.year >= row.year) return `${note} ${t('makeLiveHides', { name })}`
  const path = pathsOf({ year: live.year, is_earlier: true }).home
  return `${note} ${t('makeLiveKeeps', { name, path })}`
}

/** A button that makes an edition live, or closes or reopens it, after a confirmation. */
function EditionStepButton({ step, row }: { step: keyof typeof steps; row: EditionRow }) {
  const t = useTranslations('admin.editions')
  const ui = useTranslations('ui.toast')
  const mayCall = useMayCall()
  const confirm = useConfirm()
  const toast = useToast()
  const write = useWrite(steps[step])
  const note = useStepDescription(step, row)
  if (!mayCall(steps[step])) return null
  const name = row.event
  const confirmAndWrite = async () => {
    const isSure = await confirm({
      title: t(`${step}Ask`, { name }),
      description: note,
      action: t(step),
    })
    if (!isSure) return
    try {
      await write({ id: row.id })
      toast(ui('saved'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(failureText(error, ui('failed')), { kind: 'danger' })
    }
  }
  return (
    <Button
      variant="quiet"
      small
      aria-label={t(`${step}Named`, { name })}
      onClick={() => void confirmAndWrite()}
    >
      {t(step)}
    </Button>
  )
}

/** Shows whether an edition is live, prepared or closed, and buttons for its next steps. */
function EditionStateCell({ row }: { row: EditionRow }) {
  const t = useTranslations('admin.editions.state')
  if (row.is_current) return <Badge kind="done">{t('live')}</Badge>
  return (
    <span className={styles.state}>
      <Badge kind={row.is_frozen ? 'past' : 'waiting'}>{t(row.is_frozen ? 'frozen' : 'open')}</Badge>
      {row.is_frozen ? (
        <EditionStepButton step="unfreeze" row={row} />
      ) : (
        <>
          <EditionStepButton step="makeLive" row={row} />
          <EditionStepButton step="freeze" row={row} />
        </>
      )}
    </span>
  )
}

export const editionScreen = bindResource({
  resource: editionResource,
  cells: { state: EditionStateCell },
  About: EditionGaps,
})
