'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { FieldGroup } from '@/components/ui/field'
import type { LinksAnswer } from '@/lib/platform/api/links-header'
import { AddressField } from './address-field'
import type { LinksQuestion } from './links-question'
import styles from './links-dialog.module.css'

const allOffers = ['lead', 'remove', 'keep'] as const
type Offer = (typeof allOffers)[number]

type Props = {
  question: LinksQuestion
  onAnswer: (answer: LinksAnswer | null) => void
  /** By default the texts about a page that is about to go, and all offers. */
  title?: string
  description?: string
  offers?: readonly Offer[]
}

/** Says who leads to a page, and asks what to do with these links. */
export function LinksDialog({
  question: { total, places, listing, is_moved, refusal, address: lastAddress },
  onAnswer,
  title,
  description,
  offers = allOffers,
}: Props) {
  const t = useTranslations('admin.links.question')
  const texts = useTranslations()
  const id = useId()
  const [offer, setOffer] = useState<Offer>('lead')
  const [address, setAddress] = useState(lastAddress ?? listing)
  const [isMissing, setMissing] = useState(false)
  const answer = (event: FormEvent) => {
    event.preventDefault()
    // The form is rendered within another one where a portal's events bubble.
    event.stopPropagation()
    // An empty address would take the links away.
    if (offer === 'lead' && address.trim() === '') {
      setMissing(true)
      document.getElementById(`${id}-address`)?.focus()
      return
    }
    onAnswer(offer === 'lead' ? { offer, address } : { offer })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onAnswer(null)}
      title={title ?? t('title')}
      description={description ?? t(is_moved ? 'moves' : 'count', { count: total, listing })}
    >
      <form onSubmit={answer} noValidate>
        <ul className={styles.places}>
          {places.map(({ kind, record_id, title: name, address: form }) => (
            <li key={`${kind} ${record_id}`}>
              <a href={form} target="_blank" rel="noopener">
                {name || t('unnamed')}
                <span className="sr-only">{texts('admin.live.newTab')}</span>
              </a>
              <span>{texts(`admin.records.${kind as 'news'}`)}</span>
            </li>
          ))}
          {total > places.length && <li>{t('more', { count: total - places.length })}</li>}
        </ul>
        <FieldGroup id={`${id}-offer`} label={t('what')} className={styles.offers}>
          {offers.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-offer`}
                checked={offer === each}
                onChange={() => setOffer(each)}
              />
              <span>{t(each, { listing })}</span>
            </label>
          ))}
        </FieldGroup>
        {offer === 'lead' && (
          <AddressField
            id={`${id}-address`}
            label={t('address')}
            error={isMissing ? t('missing') : (refusal ?? undefined)}
            value={address}
            onChange={(next) => {
              setAddress(next)
              setMissing(false)
            }}
          />
        )}
        <DialogActions>
          <Button variant="quiet" onClick={() => onAnswer(null)}>
            {texts('ui.dialog.cancel')}
          </Button>
          <Button type="submit">{t('go')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
