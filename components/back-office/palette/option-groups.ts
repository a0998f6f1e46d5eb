import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDebouncedText } from '@/components/ui/use-debounced'
import { officeSearchCalls } from '@/lib/office/search/calls'
import type { FoundPlaces, PlaceKind } from '@/lib/office/search/schema'
import { displayCount } from '@/lib/platform/search/page-count'
import { mainSite, siteOf } from '@/lib/platform/site/sites'
import { useAccount } from '../../office/account'
import { useRead } from '../../office/calls'
import { useLocation } from '../../office/location'
import { mayOpen, screenAt, screens } from '../screens'
import { type RecentPlace, readRecentPlaces } from './recent-places'
import { findScreens } from './screens-found'

export type Option = {
  id: string
  address: string
  title: string
  note: string
  /** The words to mark in the title. */
  matchedWords: readonly string[]
  /** The kind of a record; a screen has none. */
  kind?: PlaceKind
  /** Whether the result belongs to the previous term; such a result cannot be opened. */
  isStale?: boolean
}
export type OptionGroup = { name: string; label: string; count?: string; options: Option[] }

/** The pause in typing, in milliseconds, after which the server is queried. */
const pauseMilliseconds = 120
const screensMax = 6

const nothingFound: FoundPlaces = { groups: [], shownFor: null, without: [] }

/**
 * Returns the options below the search field: recent places and screens while no term is typed, otherwise the
 * search results.
 */
export function useOptionGroups(term: string, listId: string) {
  const t = useTranslations('admin.palette')
  const trimmedTerm = term.trim()
  const screensOf = useScreenSearch(listId)
  const recent = useRecentOptions(listId)
  const records = useRecordSearch(trimmedTerm)
  if (trimmedTerm === '') {
    const groups: OptionGroup[] = [
      { name: 'recent', label: t('recent'), options: recent },
      { name: 'screens', label: t('screens'), options: screensOf('') },
    ]
    return {
      groups: groups.filter(({ options }) => options.length > 0),
      state: 'begun',
      notes: [],
      retry: records.retry,
    } as const
  }
  const recordGroups = records.groups.map(({ kind, total, hits }): OptionGroup => ({
    name: kind,
    label: t(`kinds.${kind}`),
    count: displayCount(total),
    options: hits.map((hit) => ({
      ...hit,
      matchedWords: hit.matched,
      kind,
      id: `${listId}-${kind}-${hit.id}`,
      isStale: records.isStale,
    })),
  }))
  const groups = [{ name: 'screens', label: t('screens'), options: screensOf(trimmedTerm) }, ...recordGroups]
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    state: records.state,
    notes: [
      ...(records.shownFor ? [t('shownFor', { term: records.shownFor })] : []),
      ...(records.without.length > 0 ? [t('without', { words: records.without.join(', ') })] : []),
    ],
    retry: records.retry,
  }
}

/**
 * Finds records once typing pauses. The previous results stay, marked as stale, until new results arrive or
 * the search fails.
 */
function useRecordSearch(term: string) {
  const searchTerm = useDebouncedText(term, pauseMilliseconds)
  const query = useRead(
    officeSearchCalls.searchOffice,
    { term: searchTerm },
    { enabled: searchTerm !== '', placeholderData: keepPreviousData, staleTime: 10_000 },
  )
  // Offline, the query pauses until the connection is back; until then the search counts as failed.
  const isFailed = query.isError || query.fetchStatus === 'paused'
  const isStale = searchTerm !== term || query.isPlaceholderData || isFailed
  const state = isFailed ? 'failed' : isStale || !query.data ? 'asking' : 'found'
  const { groups, shownFor, without } = (isFailed ? undefined : query.data) ?? nothingFound
  return {
    groups,
    shownFor,
    without,
    isStale,
    state,
    retry: () => void query.refetch(),
  } as const
}

/**
 * Returns a function that finds screens of the sidebar by name, if the account may open them. It finds at
 * most six for a term and lists all for an empty term.
 */
function useScreenSearch(listId: string): (term: string) => Option[] {
  const t = useTranslations('admin')
  const account = useAccount()
  const namedScreens = screens
    .filter((screen) => screen.group !== null && mayOpen(screen, account))
    .map(({ name, path, group, site }) => ({
      path,
      label: t(`screens.${name}`),
      note: [
        ...(site === mainSite.key ? [] : [siteOf(site).label.mn]),
        ...(group && group !== 'start' ? [t(`groups.${group}`)] : []),
      ].join(' · '),
    }))
  return (term) => {
    const matches =
      term === ''
        ? namedScreens.map((screen) => ({ screen, matchedWords: [] }))
        : findScreens(term, namedScreens).slice(0, screensMax)
    return matches.map(({ screen: { path, label, note }, matchedWords }) => ({
      id: `${listId}-${path}`,
      address: path,
      title: label,
      note,
      matchedWords,
    }))
  }
}

/**
 * Returns the places that the account opened on this device, except the current place and screens that the
 * account may no longer open.
 */
function useRecentOptions(listId: string): Option[] {
  const t = useTranslations('admin')
  const account = useAccount()
  const { pathname, search } = useLocation()
  const here = [pathname, `${pathname}?${search}`]
  const [places] = useState(() => readRecentPlaces(account.id))
  const optionIfOpenable = ({ address, title, kind }: RecentPlace): Option[] => {
    const screen = screenAt(address.split('?')[0] ?? '')
    if (!screen || !mayOpen(screen, account) || here.includes(address)) return []
    const optionBase = { id: `${listId}-recent-${address}`, address, matchedWords: [] }
    if (title && kind) return [{ ...optionBase, title, kind, note: t(`palette.kinds.${kind}`) }]
    return [{ ...optionBase, title: t(`screens.${screen.name}`), note: '' }]
  }
  return places.flatMap(optionIfOpenable)
}
