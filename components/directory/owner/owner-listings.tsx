import { Badge, type BadgeKind } from '@/components/ui/badge'
import { AppLink } from '@/components/ui/app-link'
import { Button, LinkButton } from '@/components/ui/button'
import { ScreenReaderText } from '@/components/ui/hidden-name'
import { EmptyState } from '@/components/ui/states'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { nameIn } from '@/lib/platform/i18n/names'
import type { ListingState, Owner, OwnListingHead } from '@/lib/directory/owners/schema'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import styles from './owner-listings.module.css'
import type { OwnerTexts } from './owner-texts'

const badges: Record<ListingState, BadgeKind> = {
  listed: 'done',
  hidden: 'past',
  waiting: 'waiting',
  rejected: 'bad',
}

type Props = { owner: Owner; locale: Locale; texts: OwnerTexts; onEdit: (listing: OwnListingHead) => void }

/** The owner's listings, the state of each, and the button to edit it. */
export function OwnerListings({ owner, locale, texts, onEdit }: Props) {
  const listingTexts = texts.listings
  if (owner.listings.length === 0)
    return (
      <EmptyState
        title={listingTexts.empty}
        hint={listingTexts.emptyHint}
        action={<LinkButton href={directoryPaths.register}>{listingTexts.register}</LinkButton>}
      />
    )
  return (
    <ul className={styles.ownerListings}>
      {owner.listings.map((listing) => {
        const { kind, id, state } = listing
        const name = nameIn(listing, locale)
        const page = kind === 'company' ? directoryPaths.company(id) : directoryPaths.consultant(id)
        return (
          <li key={`${kind} ${id}`}>
            <div className={styles.about}>
              <p className={styles.badges}>
                <Badge kind={badges[state]}>{texts.states[state]}</Badge>
                {listing.has_changes && <Badge kind="told">{texts.changes}</Badge>}
              </p>
              <h2 className="h4" lang={langIfDifferent(name.lang, locale)}>
                {name.text}
              </h2>
              <p className="meta">
                {texts.kinds[kind]}
                {state === 'listed' &&
                  ` · ${fillPlaceholders(listingTexts.confirmed, { date: formatDate(listing.confirmed_at, locale) })}`}
              </p>
              {state === 'rejected' && listing.reject_reason && (
                <p>
                  {listingTexts.reason}: {listing.reject_reason}
                </p>
              )}
            </div>
            <div className={styles.actions}>
              {state === 'listed' && <AppLink href={page}>{listingTexts.view}</AppLink>}
              <Button variant="outline" small onClick={() => onEdit(listing)}>
                {listingTexts.edit}
                <ScreenReaderText of={name} />
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
