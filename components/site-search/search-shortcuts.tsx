import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Shortcut } from '@/lib/sites/search/shortcuts'
import styles from './search-shortcuts.module.css'

/** The pages that lead to what the term asks for, above the results. */
export function SearchShortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useTranslations('site.search')
  const locale = usePageLanguage()
  if (shortcuts.length === 0) return null
  return (
    <nav className={styles.shortcuts} aria-label={t('shortcuts')}>
      <ul>
        {shortcuts.map((shortcut) => (
          <li key={shortcut.id}>
            <AppLink href={shortcut.path} data-result="">
              <InLanguage of={bilingualText(shortcut, 'title', locale)} />
              <ArrowRight className="icon" size={18} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
