'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { searchMissResource } from '@/lib/office/search-misses/resource'
import type { SearchMiss } from '@/lib/office/search-misses/schema'
import { shortcutResource } from '@/lib/office/shortcuts/resource'
import { synonymCalls } from '@/lib/office/synonyms/calls'
import { synonymResource } from '@/lib/office/synonyms/resource'
import { useMayCall } from '../../office/account'
import { useListUrl } from '../../office/list/list-url'
import { bindResource } from '../../office/resource/bound'

/** A link to the form of a new line of synonyms, with the term as its first word. */
function AddSynonym({ row }: { row: SearchMiss }) {
  const t = useTranslations('admin.searchMisses')
  const { hrefWith } = useListUrl(`${synonymResource.name}.`)
  if (!useMayCall()(synonymCalls.insertSynonym)) return null
  return (
    <LinkButton
      variant="quiet"
      small
      aria-label={t('addSynonymOf', { term: row.term })}
      href={hrefWith({ new: row.term })}
    >
      <Plus className="icon" size={17} aria-hidden />
      {t('addSynonym')}
    </LinkButton>
  )
}

/** The lists of the screen, in their order. */
export const searchWordsScreen = [
  synonymResource,
  shortcutResource,
  bindResource({ resource: searchMissResource, cells: { synonym: AddSynonym } }),
] as const
