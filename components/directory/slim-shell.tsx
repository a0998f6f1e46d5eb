import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SkipLink } from '@/components/site/skip-link'
import { SlimHeader } from '@/components/site/slim-header'
import { ThemeAndLanguageSwitches } from '@/components/site/slim-switches'
import { LinkButton } from '@/components/ui/button'
import { PageArrival } from '@/components/ui/page-arrival'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { DirectoryLogo } from './directory-logo'
import styles from './slim-shell.module.css'

/**
 * The frame of the owners' pages: a header with the logo, the switches of theme and language, a link to the
 * home of the directory, and no footer.
 */
export function OwnerPagesShell({ children }: { children: ReactNode }) {
  const common = useTranslations('common')
  return (
    <>
      <SkipLink />
      <PageArrival />
      <SlimHeader logo={<DirectoryLogo />}>
        <ThemeAndLanguageSwitches home={directoryPaths.home} />
        <LinkButton variant="quiet" small className={styles.cancel} href={directoryPaths.home}>
          <X className="icon" size={18} aria-hidden />
          <span>{common('cancel')}</span>
        </LinkButton>
      </SlimHeader>
      <main id="main">{children}</main>
    </>
  )
}
