import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button'
import type { SearchedSite } from '@/lib/sites/search/schema'
import { SiteSearchForm } from './site-search-form'
import styles from './search-sheet.module.css'

const sheetId = 'search-sheet'
// Both kinds of attributes are set: `popoverTarget` is for browsers without invoker commands.
const commandProps = (command: 'show' | 'hide') => ({
  command: `${command}-popover`,
  commandfor: sheetId,
  popoverTarget: sheetId,
  popoverTargetAction: command,
})

/** A button that opens the search of the site over the header, in a popover, which needs no script. */
export function SearchSheet({ site }: { site: SearchedSite }) {
  const t = useTranslations('site.search')
  return (
    <>
      <IconButton label={t('title')} className={styles.open} aria-haspopup="dialog" {...commandProps('show')}>
        <Search className="icon" size={22} aria-hidden />
      </IconButton>
      <div id={sheetId} popover="auto" role="dialog" aria-label={t('title')} className={styles.sheet}>
        <div className={clsx('wrap', styles.row)}>
          <SiteSearchForm site={site} id="sheet-search" autoFocus />
          <IconButton label={t('close')} {...commandProps('hide')}>
            <X className="icon" size={24} aria-hidden />
          </IconButton>
        </div>
      </div>
    </>
  )
}
