import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import styles from './month-issues.module.css'
import { PageSection } from './part'
import { TitleRows } from './pdf-list'

type Issue = { id: number; title: TextWithLang; href: string; current: boolean }

export function MonthIssues({ issues }: { issues: Issue[] }) {
  const t = useTranslations('association.month')
  return (
    <PageSection>
      <nav aria-labelledby="issues">
        <h2 className="h4" id="issues">
          {t('issues')}
        </h2>
        <TitleRows className={styles.issues}>
          {issues.map(({ id, title, href, current }) => (
            <li key={id}>
              <AppLink href={href} aria-current={current ? 'page' : undefined}>
                <span>
                  <InLanguage of={title} />
                </span>
              </AppLink>
            </li>
          ))}
        </TitleRows>
      </nav>
    </PageSection>
  )
}
