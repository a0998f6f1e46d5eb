import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { SiteLogo } from '@/components/site/site-logo'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import styles from './directory-logo.module.css'
import { DirectoryMark } from './directory-mark'

/** The directory's mark and name. */
export function DirectoryLogo({ onDark }: { onDark?: boolean }) {
  const t = useTranslations('directory.shell')
  return (
    <SiteLogo
      mark={<DirectoryMark {...(onDark && { onDark })} />}
      href={directoryPaths.home}
      name={t('name')}
      line={<span className={clsx(styles.line, onDark && styles.onDark)}>{t('line')}</span>}
      onDark={onDark}
      long
    />
  )
}
