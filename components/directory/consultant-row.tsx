import { Phone } from 'lucide-react'
import { useLocale } from 'next-intl'
import { CompanyTile } from '@/components/site/company-mark'
import { AppLink } from '@/components/ui/app-link'
import { HighlightedText } from '@/components/ui/marked'
import { consultantsCode } from '@/lib/directory/codes'
import type { ConsultantCard } from '@/lib/directory/listings/consultants'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { textIn, nameIn } from '@/lib/platform/i18n/names'
import { markMatches } from '@/lib/platform/search/mark'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { categoryStone } from './category-stones'
import styles from './listing-row.module.css'

type Props = { consultant: ConsultantCard; matchedWords?: readonly string[]; heading?: 'h2' | 'h3' }

/** A consulting engineer in a list: initials, name, profession, phone. */
export function ConsultantRow({ consultant, matchedWords = [], heading: Heading = 'h2' }: Props) {
  const locale = useLocale()
  const name = nameIn(consultant, locale)
  const profession = textIn(consultant, 'profession', locale)
  return (
    <article className={styles.row}>
      <CompanyTile
        name={name.text}
        logo={null}
        stone={categoryStone(consultantsCode)}
        className={styles.tile}
      />
      <div className={styles.text}>
        <Heading className={styles.name} lang={langIfDifferent(name.lang, locale)}>
          <AppLink href={directoryPaths.consultant(consultant.id)}>
            <HighlightedText parts={markMatches(name.text, matchedWords)} />
          </AppLink>
        </Heading>
        {profession.text && (
          <p className={styles.kind} lang={langIfDifferent(profession.lang, locale)}>
            <HighlightedText parts={markMatches(profession.text, matchedWords)} />
          </p>
        )}
        <p className={styles.reach}>
          <span className="num">
            <Phone className="icon" size={16} aria-hidden />
            {consultant.phone_number}
          </span>
        </p>
      </div>
    </article>
  )
}
