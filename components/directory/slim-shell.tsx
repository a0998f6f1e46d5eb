import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '@/components/site/language-switch'
import { SkipLink } from '@/components/site/skip-link'
import { LinkButton } from '@/components/ui/button'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { directoryPaths } from '@/lib/site/directory-paths'
import { DirectoryLogo } from './directory-logo'
import styles from './slim-shell.module.css'

/** The frame of a form of several steps: the name, the language, the way out, and no footer. */
export function SlimShell({ children }: { children: ReactNode }) {
  const t = useTranslations('site.language')
  const common = useTranslations('common')
  return (
    <>
      <SkipLink />
      <SoftNavigation />
      <header className={styles.header}>
        <div className={clsx('wrap', styles.row)}>
          <DirectoryLogo />
          <div className={styles.tools}>
            <LanguageSwitch
              home={directoryPaths.home}
              texts={{
                label: t('label'),
                short: { mn: t('mn'), en: t('en') },
                full: { mn: t('mnFull'), en: t('enFull') },
              }}
              single
            />
            <LinkButton variant="quiet" small href={directoryPaths.home}>
              <X className="icon" size={18} aria-hidden />
              {common('cancel')}
            </LinkButton>
          </div>
        </div>
      </header>
      <main id="main">{children}</main>
    </>
  )
}
