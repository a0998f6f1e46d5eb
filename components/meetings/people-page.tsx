'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePageLanguage } from '#page-language'
import { LinkChips } from '@/components/site/link-chips'
import { SearchRow } from '@/components/site/search-row'
import { LinkButton } from '@/components/ui/button'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { useAfterTypingPause } from '@/components/ui/use-debounced'
import { meetingPaths, type PeopleAsked } from '@/lib/platform/site/meeting-paths'
import { numberInQuery, updateAddressQuery, usePathAndQuery } from './address'
import { useRead } from './meeting-calls'
import { QueryContent, MeetingPageLayout } from './page-frame'
import styles from './people-page.module.css'
import { PersonRow } from './person-row'

const types = ['Exhibitor', 'Sponsor', 'Attendee'] as const
const termMax = 100

/**
 * Lists the other participants, with a search and a filter by type. Each row shows a meeting or request with
 * the reader or, without one, the number of hours when both people are free.
 */
export function PeoplePage() {
  const t = useTranslations('meetings')
  const lang = usePageLanguage()
  const { query } = usePathAndQuery()
  const search = (query.get('search') ?? '').slice(0, termMax)
  const type = types.find((each) => each === query.get('type'))
  const page = numberInQuery(query, 'page') || 1
  const time = numberInQuery(query, 'time') ?? undefined
  const people = useRead(
    'GET /client/yellow-page/meetings/people',
    { search, type: type ?? 'all', page, lang },
    { keepsPreviousData: true },
  )
  const hrefOf = (changes: PeopleAsked) =>
    meetingPaths.people({ search, ...(type && { type }), time, ...changes })
  const total = people.data?.types.all
  const counts = people.data?.types
  useScrollToTopOnPageChange(page)
  return (
    <MeetingPageLayout
      title={t('pages.people')}
      lead={total !== undefined && t('people.count', { count: total })}
    >
      <div className={styles.tools}>
        <PeopleSearch term={search} />
        <nav className={styles.types} aria-label={t('people.type')}>
          <LinkChips
            links={[
              {
                key: 'all',
                label: t('people.all'),
                href: meetingPaths.people({ search, time }),
                current: !type,
                ...(counts && { count: counts.all }),
              },
              ...types.map((each) => ({
                key: each,
                label: t(`types.${each}`),
                href: hrefOf({ type: each }),
                current: each === type,
                ...(counts && { count: counts[each] }),
              })),
            ]}
          />
        </nav>
      </div>
      <QueryContent
        query={people}
        placeholderRowCount={8}
        notFound={
          <EmptyState
            title={t('people.noPage')}
            action={
              <LinkButton variant="quiet" href={hrefOf({ page: 1 })}>
                {t('people.firstPage')}
              </LinkButton>
            }
          />
        }
      >
        {({ people, totalPages }) =>
          people.length === 0 ? (
            <EmptyState
              title={t('people.empty')}
              hint={t('people.emptyHint')}
              action={
                <LinkButton variant="quiet" href={meetingPaths.people({ time })}>
                  {t('people.clear')}
                </LinkButton>
              }
            />
          ) : (
            <>
              <ul className={styles.people}>
                {people.map((person) => (
                  <PersonRow key={person.id} person={person} hourId={time} />
                ))}
              </ul>
              {totalPages > 1 && (
                <ListFoot>
                  <Pagination page={page} pages={totalPages} hrefOf={(to) => hrefOf({ page: to })} />
                </ListFoot>
              )}
            </>
          )
        }
      </QueryContent>
    </MeetingPageLayout>
  )
}

/** Scrolls to the top of the window when the page of the list changes. */
function useScrollToTopOnPageChange(page: number) {
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current !== page) window.scrollTo({ top: 0, behavior: 'instant' })
    lastPage.current = page
  }, [page])
}

const typingMs = 300

/** Filters the list while the reader types; the address keeps the term. */
function PeopleSearch({ term }: { term: string }) {
  const t = useTranslations('meetings.people')
  const [fieldText, setFieldText] = useState(term)
  const [knownTerm, setKnownTerm] = useState(term)
  const [lastTerm, setLastTerm] = useState(term)
  // A term that this field did not write comes from a step back or from clearing a filter.
  if (knownTerm !== term) {
    setKnownTerm(term)
    if (term !== lastTerm) {
      setFieldText(term)
      setLastTerm(term)
    }
  }
  const putTermIntoAddress = (text: string) => {
    setLastTerm(text.trim())
    updateAddressQuery({ search: text.trim(), page: '' })
  }
  // `lastTerm` may still be on its way into the address. Searching for it again would overwrite the address of
  // a link that the reader has followed since.
  useAfterTypingPause(fieldText, typingMs, (text) => {
    if (text.trim() !== term && text.trim() !== lastTerm) putTermIntoAddress(text)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    putTermIntoAddress(fieldText)
  }
  return (
    <SearchRow buttonLabel={t('search')} className={styles.search} onSubmit={submit}>
      <input
        type="search"
        name="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={termMax}
        value={fieldText}
        onChange={(event) => setFieldText(event.target.value)}
        // Pressing a link blurs the field first. A search after the typing pause would undo the navigation.
        onBlur={() => {
          if (fieldText.trim() !== term) putTermIntoAddress(fieldText)
        }}
      />
    </SearchRow>
  )
}
