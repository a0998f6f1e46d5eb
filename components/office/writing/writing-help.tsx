'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useDebouncedText } from '@/components/ui/use-debounced'
import { writingCalls } from '@/lib/office/writing/calls'
import { checkedWordsMax } from '@/lib/office/writing/schema'
import { useRead } from '../calls'
import { SettingsPanel } from '../form/editor-columns'
import type { RecordForm } from '../form/use-record-form'
import type { BetterWords, Slip, WrittenField } from './slips'
import styles from './writing-help.module.css'

/** A text field of a form, and the name that its editor sees. */
type TextField = Omit<WrittenField, 'value'> & { label: string }

type Props<Values extends FieldValues> = {
  record: RecordForm<Values>
  fields: readonly TextField[]
}

const pauseMilliseconds = 700

/**
 * Slips in the texts of a form, each with a button that goes to its field and, where it is safe, one that corrects
 * it. Nothing here hinders a save.
 */
export function WritingHelp<Values extends FieldValues>({ record, fields }: Props<Values>) {
  const t = useTranslations('admin.writing')
  const { slips, areCurrent } = useSlips(record, fields)
  const { slipExcerptsRef } = record
  useEffect(() => {
    slipExcerptsRef.current = slips.map(({ excerpt }) => excerpt)
  }, [slips, slipExcerptsRef])
  if (slips.length === 0) return null

  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  return (
    <SettingsPanel title={t('title', { count: slips.length })} note={t('note')}>
      <ul className={styles.slips}>
        {slips.map(({ kind, field, excerpt, correction }, at) => (
          <li key={at}>
            <span>{t(`kinds.${kind}`)}</span>
            {excerpt && <q className={styles.excerpt}>{excerpt}</q>}
            <span className={styles.actions}>
              <Button small variant="quiet" onClick={() => record.focus(field)}>
                {t('goTo', { label: labelOf(field) })}
              </Button>
              {correction !== undefined && (
                <Button
                  small
                  variant="outline"
                  // It would undo what was typed since.
                  disabled={!areCurrent}
                  onClick={() =>
                    record.form.setValue(
                      field as Path<Values>,
                      correction as PathValue<Values, Path<Values>>,
                      { shouldDirty: true },
                    )
                  }
                >
                  {t('correct')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </SettingsPanel>
  )
}

/** Looks for slips when typing pauses; the rules are loaded for the first look. */
function useSlips<Values extends FieldValues>(
  { form }: RecordForm<Values>,
  fields: readonly TextField[],
): { slips: Slip[]; areCurrent: boolean } {
  const values = useWatch({ control: form.control }) as Record<string, unknown>
  const current = JSON.stringify(
    fields.map((field): WrittenField => ({ ...field, value: String(values[field.name] ?? '') })),
  )
  const restingTexts = useDebouncedText(current, pauseMilliseconds)
  const [look, setLook] = useState<{ of: string; words: string[]; slips: Slip[] }>({
    of: '',
    words: [],
    slips: [],
  })
  const betterWords = useBetterWords(look.words)
  useEffect(() => {
    let isCurrent = true
    import('./slips').then(
      ({ findSlips, mongolianWordsOf }) => {
        if (!isCurrent) return
        const texts = JSON.parse(restingTexts) as WrittenField[]
        setLook({
          of: restingTexts,
          words: mongolianWordsOf(texts),
          slips: findSlips(texts, betterWords),
        })
      },
      // Without its code there is no help, and the form works as before.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [restingTexts, betterWords])
  return { slips: look.slips, areCurrent: look.of === current }
}

/** Asks the server for mistyped words, for each word once, some at a time. */
function useBetterWords(words: readonly string[]): BetterWords {
  const [askedWords, setAskedWords] = useState<ReadonlySet<string>>(new Set())
  const [betterWords, setBetterWords] = useState<BetterWords>(new Map())
  const next = words.filter((word) => !askedWords.has(word)).slice(0, checkedWordsMax)
  const { data } = useRead(
    writingCalls.findMisspelledWords,
    { words: next.join(' ') },
    { enabled: next.length > 0, staleTime: Infinity },
  )
  if (data && next.length > 0) {
    setAskedWords(new Set([...askedWords, ...next]))
    if (data.slips.length > 0)
      setBetterWords(
        new Map([...betterWords, ...data.slips.map(({ word, better }) => [word, better] as const)]),
      )
  }
  return betterWords
}
