import { useTranslations } from 'next-intl'
import { AimagMap } from '@/components/site/aimag-map'
import { SectionHead } from '@/components/site/section-head'
import type { AimagCounts } from '@/lib/organisations/aimags'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import styles from './home-aimags.module.css'

/** The companies by aimag; nothing as long as no company has one. */
export function HomeAimags({ counts }: { counts: AimagCounts }) {
  const t = useTranslations('directory.home')
  if (Object.keys(counts).length === 0) return null
  return (
    <section className={styles.aimags}>
      <div className="wrap">
        <SectionHead title={t('aimags')} />
        <AimagMap label={t('aimags')} counts={counts} hrefOf={(aimag) => directoryPaths.search({ aimag })} />
      </div>
    </section>
  )
}
