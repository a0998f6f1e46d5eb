import { clsx } from 'clsx'
import { usePageLanguage } from '#page-language'
import { memberStone } from '@/components/membership/member-stones'
import { CompanyLogoAndName } from '@/components/site/company-mark'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import styles from './logo-grid.module.css'

type Logo = { id: number; name: string; name_en: string; logo: string; link: string }

const stone = memberStone({ board_member: false })

/** Logos of companies, each with the company's name as text and a link to its web site, if it has one. */
export function LogoGrid({ logos, small }: { logos: Logo[]; small?: boolean }) {
  const locale = usePageLanguage()
  return (
    <ul className={clsx(styles.logoGrid, small && styles.small)}>
      {logos.map((member) => {
        const { text, lang } = bilingualText(member, 'name', locale)
        const mark = (
          <CompanyLogoAndName
            name={text}
            lang={langIfDifferent(lang, locale)}
            logo={member.logo}
            stone={stone}
            className={styles.mark}
          />
        )
        return (
          <li key={member.id}>
            {member.link ? (
              <a href={member.link} target="_blank" rel="noopener">
                {mark}
              </a>
            ) : (
              mark
            )}
          </li>
        )
      })}
    </ul>
  )
}
