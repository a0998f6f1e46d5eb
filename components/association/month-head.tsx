import { clsx } from 'clsx'
import { ArrowLeft, Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ScreenReaderText } from '@/components/ui/hidden-name'
import { InLanguage } from '@/components/ui/in-language'
import { FileLink, MoreLink } from '@/components/ui/more-link'
import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import styles from './month-head.module.css'

type Neighbour = { href: string; title: TextWithLang }

type Props = {
  title: TextWithLang
  pdf: string
  earlier: Neighbour | undefined
  later: Neighbour | undefined
}

/**
 * The title of an issue of the monthly paper, with links to the earlier and the later issue and to its PDF.
 */
export function IssueHead({ title, pdf, earlier, later }: Props) {
  const t = useTranslations('association.month')
  return (
    <div className={clsx('wrap', styles.head)}>
      <h1 className="h4">
        <InLanguage of={title} />
      </h1>
      <nav className={styles.links} aria-label={t('neighbours')}>
        {earlier && (
          <MoreLink href={earlier.href} icon={<ArrowLeft className="icon" size={18} aria-hidden />}>
            {t('earlier')}
            <ScreenReaderText of={earlier.title} />
          </MoreLink>
        )}
        {later && (
          <MoreLink href={later.href}>
            {t('later')}
            <ScreenReaderText of={later.title} />
          </MoreLink>
        )}
        <FileLink
          href={pdf}
          download={`${title.text}.pdf`}
          icon={<Download className="icon" size={18} aria-hidden />}
        >
          {t('download')}
        </FileLink>
      </nav>
    </div>
  )
}
