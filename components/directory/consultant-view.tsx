import { useLocale, useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import type { FoundCategory } from '@/lib/directory/listings/queries'
import type { ConsultantCard } from '@/lib/directory/listings/consultants'
import { consultantsCode } from '@/lib/directory/codes'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { emptyIfNullText, textIn, nameIn, displayName } from '@/lib/platform/i18n/names'
import { formatDate } from '@/lib/platform/i18n/format'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { ActionBar } from './action-bar'
import { categoryName } from './category-name'
import { categoryStone } from './category-stones'
import { ContactCard } from './contact-card'
import { ContactLines } from './contact-lines'
import { ListingSection, ListingColumns, ListingText } from './listing-block'
import { ReportDialog } from './listing-dialogs'
import { ListingHead } from './listing-head'
import styles from './consultant-view.module.css'

type Props = { person: ConsultantCard & { updated_at: string }; category: FoundCategory | null }

/** The public page of a consulting engineer: profession, advice, phone, and the dialog to report an error. */
export function ConsultantView({ person, category }: Props) {
  const t = useTranslations('directory.consultant')
  const shell = useTranslations('directory.shell')
  const locale = useLocale()
  const name = nameIn(person, locale)
  const otherName = emptyIfNullText(name.lang === 'mn' ? person.name_en : person.name)
  const profession = textIn(person, 'profession', locale)
  const advice = textIn(person, 'advice_range', locale)
  return (
    <>
      <ListingHead
        crumbs={[
          { label: shell('home'), href: directoryPaths.home },
          ...(category?.sub
            ? [
                {
                  label: categoryName(category.main, locale).text,
                  href: directoryPaths.category(category.main.code),
                },
                {
                  label: categoryName(category.sub, locale).text,
                  href: directoryPaths.category(consultantsCode),
                },
              ]
            : []),
          { label: name.text },
        ]}
        name={{ text: name.text, lang: langIfDifferent(name.lang, locale) }}
        other={otherName ? { text: displayName(otherName), lang: name.lang === 'mn' ? 'en' : 'mn' } : null}
        logo={null}
        stone={categoryStone(consultantsCode)}
      />
      <ListingColumns
        aside={
          <ContactCard updateDate={formatDate(person.updated_at, locale)}>
            <ContactLines contacts={[{ contact_type: 'phone', contact_value: person.phone_number }]} />
            <LinkButton variant="quiet" href={directoryPaths.category(consultantsCode)}>
              {t('others')}
            </LinkButton>
          </ContactCard>
        }
      >
        {profession.text && (
          <ListingSection title={t('profession')}>
            <ListingText text={profession.text} lang={langIfDifferent(profession.lang, locale)} />
          </ListingSection>
        )}
        <ListingSection title={t('advice')}>
          {advice.text ? (
            <ListingText text={advice.text} lang={langIfDifferent(advice.lang, locale)} />
          ) : (
            <p className="secondary">{t('noAdvice')}</p>
          )}
        </ListingSection>
      </ListingColumns>
      <div className={styles.end} />
      <ActionBar phone={person.phone_number} address="" canWrite={false} />
      <ReportDialog
        listing={{ person_id: person.id, name: name.text, nameLang: langIfDifferent(name.lang, locale) }}
      />
    </>
  )
}
