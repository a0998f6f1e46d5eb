import { Globe, Phone } from 'lucide-react'
import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { CompanyTile } from '@/components/site/company-mark'
import { AppLink } from '@/components/ui/app-link'
import { HighlightedText } from '@/components/ui/marked'
import { formatPhone } from '@/lib/directory/contacts'
import type { ListingCard } from '@/lib/directory/listings/cards'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { nameIn } from '@/lib/platform/i18n/names'
import { markMatches } from '@/lib/platform/search/mark'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { categoryName } from './category-name'
import { categoryStone } from './category-stones'
import styles from './listing-row.module.css'
import { RoleBadges } from './role-badges'
import { WebAddress } from './web-address'

type Props = {
  company: ListingCard
  /** The words that a search matched; the row highlights them. */
  matchedWords?: readonly string[]
  /** The heading level of the name. */
  heading?: 'h2' | 'h3'
}

/**
 * A company in a list: logo or initials, name, categories, roles, first phone and first web site. The whole
 * row is the link.
 */
export function CompanyRow({ company, matchedWords = [], heading: Heading = 'h2' }: Props) {
  const locale = useLocale()
  const name = nameIn(company, locale)
  const firstContactValue = (type: 'phone' | 'website') =>
    company.contacts.find(({ contact_type }) => contact_type === type)?.contact_value
  const phone = firstContactValue('phone')
  const website = firstContactValue('website')
  return (
    <article className={styles.row}>
      <CompanyTile
        name={name.text}
        logo={company.logo}
        stone={categoryStone(company.categories[0]?.category_code ?? '04')}
        className={styles.tile}
      />
      <div className={styles.text}>
        <Heading className={styles.name} lang={langIfDifferent(name.lang, locale)}>
          <AppLink href={directoryPaths.company(company.id)}>
            <HighlightedText parts={markMatches(name.text, matchedWords)} />
          </AppLink>
        </Heading>
        {company.categories.length > 0 && (
          <p className={styles.kind}>
            {company.categories.map((category, at) => {
              const { text, lang } = categoryName(category, locale)
              return (
                <Fragment key={category.id}>
                  {at > 0 && ', '}
                  <span lang={langIfDifferent(lang, locale)}>
                    <HighlightedText parts={markMatches(text, matchedWords)} />
                  </span>
                </Fragment>
              )
            })}
          </p>
        )}
        <RoleBadges marks={company} short className={styles.marks} />
        {(phone || website) && (
          <p className={styles.reach}>
            {phone && (
              <span className="num">
                <Phone className="icon" size={16} aria-hidden />
                {formatPhone(phone)}
              </span>
            )}
            {website && (
              <span>
                <Globe className="icon" size={16} aria-hidden />
                <WebAddress address={website} />
              </span>
            )}
          </p>
        )}
      </div>
    </article>
  )
}
