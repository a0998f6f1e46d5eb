import { IdCard, Send } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import type { MainCategory } from '@/lib/directory/categories/queries'
import { mainCodeOf } from '@/lib/directory/codes'
import type { ListingCard } from '@/lib/directory/listings/cards'
import type { CompanyRecord } from '@/lib/directory/listings/queries'
import type { AimagCounts } from '@/lib/organisations/aimags'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { emptyIfNullText, textIn, nameIn, displayName } from '@/lib/platform/i18n/names'
import { formatDate } from '@/lib/platform/i18n/format'
import { localePath } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { ActionBar } from './action-bar'
import { categoryName } from './category-name'
import { categoryStone } from './category-stones'
import { CompanyCategories } from './company-kinds'
import { CompanyLocation } from './company-place'
import { ContactCard } from './contact-card'
import { ContactLines } from './contact-lines'
import { ListingSection, ListingColumns, ListingText } from './listing-block'
import { LetterDialog, ReportDialog } from './listing-dialogs'
import { ListingHead } from './listing-head'
import { OtherCompanies } from './other-companies'
import styles from './company-view.module.css'
import { RoleBadges } from './role-badges'

type Props = {
  company: CompanyRecord
  tree: readonly MainCategory[]
  /** Other companies in this company's first category, and the number of all companies in that category. */
  others: { rows: readonly ListingCard[]; total: number }
  aimagCounts: AimagCounts
}

/** The public page of a company, with the dialogs to write to it and to report an error. */
export function CompanyView({ company, tree, others, aimagCounts }: Props) {
  const t = useTranslations('directory.company')
  const shell = useTranslations('directory.shell')
  const locale = useLocale()
  const name = nameIn(company, locale)
  const otherName = emptyIfNullText(name.lang === 'mn' ? company.name_en : company.name)
  const [first] = company.categories
  const code = first?.category_code ?? '04'
  const main = first && tree.find((each) => each.code === mainCodeOf(code))
  const about = textIn(company, 'about', locale)
  const address = textIn(company, 'address', locale)
  const nameProps = { name: name.text, nameLang: langIfDifferent(name.lang, locale) }
  return (
    <>
      <ListingHead
        crumbs={[
          { label: shell('home'), href: directoryPaths.home },
          ...(main
            ? [{ label: categoryName(main, locale).text, href: directoryPaths.category(main.code) }]
            : []),
          ...(first
            ? [{ label: categoryName(first, locale).text, href: directoryPaths.category(code) }]
            : []),
          { label: name.text },
        ]}
        name={{ text: name.text, lang: langIfDifferent(name.lang, locale) }}
        other={otherName ? { text: displayName(otherName), lang: name.lang === 'mn' ? 'en' : 'mn' } : null}
        logo={company.logo}
        stone={categoryStone(code)}
      >
        <RoleBadges marks={company} className={styles.marks} />
      </ListingHead>
      <ListingColumns
        aside={
          <ContactCard updateDate={formatDate(company.updated_at, locale)}>
            {company.contacts.length > 0 ? (
              <ContactLines contacts={company.contacts} />
            ) : (
              <p className="secondary">{t('noContact')}</p>
            )}
            {company.hasMail && (
              <a className={buttonClass({}, styles.write)} href="#write">
                <Send className="icon" size={18} aria-hidden />
                {t('write')}
              </a>
            )}
            <a
              className={buttonClass({ variant: 'quiet' })}
              href={localePath(locale, directoryPaths.vcard(company.id))}
              download
            >
              <IdCard className="icon" size={18} aria-hidden />
              {t('vcard')}
            </a>
          </ContactCard>
        }
      >
        {company.categories.length > 0 && (
          <ListingSection title={t('kinds')}>
            <CompanyCategories categories={company.categories} tree={tree} />
          </ListingSection>
        )}
        <ListingSection title={t('about')}>
          {about.text ? (
            <ListingText text={about.text} lang={langIfDifferent(about.lang, locale)} />
          ) : (
            <p className="secondary">{t('noAbout')}</p>
          )}
        </ListingSection>
        {(address.text || company.aimag || company.sum || company.sum_en) && (
          <ListingSection title={t('address')}>
            <CompanyLocation company={company} aimagCounts={aimagCounts} />
          </ListingSection>
        )}
      </ListingColumns>
      {others.rows.length > 0 ? (
        <OtherCompanies categoryCode={code} companies={others.rows} total={others.total} />
      ) : (
        <div className={styles.end} />
      )}
      <ActionBar
        phone={company.contacts.find(({ contact_type }) => contact_type === 'phone')?.contact_value}
        address={address.text}
        canWrite={company.hasMail}
      />
      {company.hasMail && <LetterDialog company={{ id: company.id, ...nameProps }} />}
      <ReportDialog listing={{ company_id: company.id, ...nameProps }} />
    </>
  )
}
