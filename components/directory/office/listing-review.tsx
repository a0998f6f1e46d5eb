'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Sheet } from '@/components/ui/sheet'
import type { Registrant } from '@/lib/directory/registrants/schema'
import type { ListingType } from '@/lib/directory/requests/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { Facts } from './facts'
import { ReviewActions } from './review-foot'
import { SheetLoadingOrError } from './sheet-wait'

type FormProps = { id: string; onClose: () => void; onSaved: (listing: { approval: boolean }) => void }

type Props = {
  id: string
  type: ListingType
  query: { error: Error | null; refetch: () => unknown }
  /** What the query read; undefined until then. */
  listing: { id: number; version: number; created_at: string } | undefined
  registrant: Registrant | null | undefined
  /** The form of the whole listing. */
  form: ComponentType<FormProps>
  onClose: () => void
  /** What the request says. */
  children: ReactNode
}

/** A request for a listing: its data, who sent it, and the actions of staff. */
export function ListingReview({
  id,
  type,
  query,
  listing,
  registrant = null,
  form: Form,
  onClose,
  children,
}: Props) {
  const t = useTranslations('admin.listingRequests')
  const [isEditing, setEditing] = useState(false)
  if (!listing) return <SheetLoadingOrError title={t('newRequest')} query={query} onClose={onClose} />
  if (isEditing)
    return (
      <Form
        id={id}
        onClose={() => setEditing(false)}
        onSaved={({ approval }) => {
          setEditing(false)
          if (approval) onClose()
          else void query.refetch()
        }}
      />
    )
  return (
    <Sheet
      title={t('newRequest')}
      onClose={onClose}
      foot={
        <ReviewActions
          key={listing.version}
          type={type}
          listing={listing}
          registrant={registrant}
          onEdit={() => setEditing(true)}
          onDone={onClose}
        />
      }
    >
      {children}
      {registrant && <RegistrantFacts registrant={registrant} createdAt={listing.created_at} />}
    </Sheet>
  )
}

/** Who registered a listing, and when. */
function RegistrantFacts({ registrant, createdAt }: { registrant: Registrant; createdAt: string }) {
  const t = useTranslations('admin.listings')
  const { name, position, email, phone, lang } = registrant
  return (
    <Facts
      title={t('registrant')}
      rows={[
        [t('person'), `${name}, ${position}`],
        [t('contact'), `${email}, ${phone}`],
        [t('sent'), t(`sentIn.${lang}`, { time: formatDateTime(createdAt, 'mn') })],
      ]}
    />
  )
}
