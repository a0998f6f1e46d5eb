'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { ErrorState, SkeletonRows } from '@/components/ui/states'
import { useToast } from '@/components/ui/toast'
import { CallError, asVersionConflict } from '@/lib/platform/api/call-error'
import { duplicateCalls } from '@/lib/directory/duplicates/calls'
import { type ComparedCompany, type ComparedField, comparedFields } from '@/lib/directory/duplicates/schema'
import { useWrite } from '../../../office/calls'
import { useConfirm } from '../../../office/confirm'
import { SaveProblem } from '../../../office/form/save-problem'
import { useListUrl } from '../../../office/list/list-url'
import { useFormRecord } from '../../../office/form-record'
import { PageHead } from '../../../office/page-head'
import { ComparedRow, type SideName, CompanyToKeepChoice } from './compared-row'
import styles from './compare-page.module.css'

type Pair = { first: ComparedCompany; other: ComparedCompany }

/** Two companies side by side, and the decision whether to merge them. */
export function ComparePage({ firstId, otherId }: { firstId: number; otherId: number }) {
  const t = useTranslations('admin.directoryDuplicates')
  const url = useListUrl()
  const back = url.hrefWith({ first: null, other: null })
  const query = useFormRecord(duplicateCalls.getDuplicate, { id: firstId, other_id: otherId })
  const actions = (
    <LinkButton variant="quiet" href={back}>
      {t('back')}
    </LinkButton>
  )
  return (
    <>
      <PageHead title={t('title')} note={t('titleNote')} actions={actions} />
      {query.data ? (
        <Comparison pair={query.data} href={url.hrefWith({})} />
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={6} label={t('compare')} />
      )}
    </>
  )
}

/** Chooses for each field the value of the company that stays or, if empty, the other company's value. */
function chooseInitialSides({ first, other }: Pair, keptSide: SideName): Record<ComparedField, SideName> {
  const side = { first, other }
  const away = keptSide === 'first' ? 'other' : 'first'
  return Object.fromEntries(
    comparedFields.map((field) => [field, side[keptSide][field] === '' ? away : keptSide]),
  ) as Record<ComparedField, SideName>
}

/** @param href shows this comparison again, with the values that somebody else saved in the meantime */
function Comparison({ pair, href }: { pair: Pair; href: string }) {
  const t = useTranslations('admin.directoryDuplicates')
  // Suggests keeping the published company; if both or neither are published, suggests the first company.
  const [keep, setKeep] = useState<SideName>(pair.other.approval && !pair.first.approval ? 'other' : 'first')
  const [from, setFrom] = useState(() => chooseInitialSides(pair, keep))
  const differing = comparedFields.filter((field) => pair.first[field] !== pair.other[field])
  const same = comparedFields.filter((field) => !differing.includes(field) && pair.first[field] !== '')
  const decision = useDuplicateDecision(pair, keep, from)
  return (
    <div className={styles.comparison}>
      <CompanyToKeepChoice
        pair={pair}
        keptSide={keep}
        onChooseSide={(side) => {
          setKeep(side)
          setFrom(chooseInitialSides(pair, side))
        }}
      />
      {differing.map((field) => (
        <ComparedRow
          key={field}
          field={field}
          pair={pair}
          chosenSide={from[field]}
          onChooseSide={(side) => setFrom({ ...from, [field]: side })}
        />
      ))}
      {same.length > 0 && (
        <p className={styles.same}>
          {t('same', { fields: same.map((field) => t(`fields.${field}`)).join(', ') })}
        </p>
      )}
      <p className={styles.same}>{t('united')}</p>
      <SaveProblem record={decision} href={href} />
      <div className={styles.actions}>
        <Button disabled={decision.isBusy} onClick={() => void decision.merge()}>
          {t('merge')}
        </Button>
        <Button variant="quiet" disabled={decision.isBusy} onClick={() => void decision.part()}>
          {t('distinct')}
        </Button>
      </div>
    </div>
  )
}

function useDuplicateDecision(pair: Pair, keptSide: SideName, chosenSides: Record<ComparedField, SideName>) {
  const t = useTranslations('admin.directoryDuplicates')
  const merge = useWrite(duplicateCalls.mergeCompanies)
  const part = useWrite(duplicateCalls.insertDistinctCompanies)
  const confirm = useConfirm()
  const toast = useToast()
  const url = useListUrl()
  const [problem, setProblem] = useState<CallError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [keptCompany, away] = keptSide === 'first' ? [pair.first, pair.other] : [pair.other, pair.first]
  const runAndReturnToList = async (work: () => Promise<unknown>, doneMessage: string) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      toast(doneMessage)
      url.go({ first: null, other: null })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // The errors of fields are dropped, because this page has no inputs that could show them.
      setProblem(asVersionConflict(error) ?? new CallError(error.status, error.message))
    } finally {
      setBusy(false)
    }
  }
  const takenFields = comparedFields.filter(
    (field) => chosenSides[field] !== keptSide && pair.first[field] !== pair.other[field],
  )
  const decision = { id: keptCompany.id, other_id: away.id, taken: takenFields }
  return {
    problem,
    conflict: asVersionConflict(problem),
    isBusy,
    /** Merges the companies as decided, and overwrites what somebody else saved in the meantime. */
    overwrite: () => runAndReturnToList(() => merge(decision), t('merged')),
    merge: async () => {
      const isSure = await confirm({
        title: t('mergeQuestion', { name: away.name || away.name_en }),
        description: t('mergeNote', { name: keptCompany.name || keptCompany.name_en }),
        action: t('merge'),
      })
      if (!isSure) return
      const versions = { version: keptCompany.version, other_version: away.version }
      await runAndReturnToList(() => merge({ ...decision, ...versions }), t('merged'))
    },
    part: () => runAndReturnToList(() => part({ id: pair.first.id, other_id: pair.other.id }), t('parted')),
  }
}
