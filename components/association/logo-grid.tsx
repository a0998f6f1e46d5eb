import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import { usePageLanguage } from '#page-language'
import { bilingual } from '@/lib/i18n/bilingual'
import styles from './logo-grid.module.css'

type Logo = { id: number; name: string; name_en: string; logo: string; link: string }

/** Logos on white tiles; one with a web site leads there. */
export function LogoGrid({ logos, small }: { logos: Logo[]; small?: boolean }) {
  const sizes = small ? '8rem' : '(max-width: 47.99rem) 45vw, 13rem'
  const locale = usePageLanguage()
  const named = logos.map((each) => ({ ...each, name: bilingual(each, 'name', locale) }))
  return (
    <ul className={clsx(styles.logoGrid, small && styles.small)}>
      {named.map(({ id, name: { text, lang }, logo, link }) => (
        <li key={id} lang={lang === locale ? undefined : lang}>
          {link ? (
            <a href={link} target="_blank" rel="noopener">
              <Picture url={logo} alt={text} sizes={sizes} />
            </a>
          ) : (
            <span>
              <Picture url={logo} alt={text} sizes={sizes} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
