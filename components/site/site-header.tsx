import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { homeOf, siteOf, type SiteKey } from '@/lib/platform/site/sites'
import { LanguageSwitch } from './language-switch'
import { MainMenu } from './main-menu'
import { MenuDrawer } from './menu-drawer'
import type { MenuItem } from './site-data'
import { ScrollStateTracker } from './scroll-state'
import { SisterSites } from './sister-sites'
import styles from './site-header.module.css'
import { ThemeMenu } from './theme/theme-menu'
import { useThemeTexts } from './theme/theme-texts'

type Props = {
  site: SiteKey
  /** The content of the contact bar before the switches of theme and language. */
  bar: ReactNode
  logo: ReactNode
  menu: MenuItem[]
  /** The site's own menu for wide screens, instead of the one built from `menu`. */
  nav?: ReactNode
  /** Whether the menu has few enough items to stay in the header of a small desktop window. */
  hasShortMenu?: boolean
  search?: ReactNode
  /** The link of the only filled button in the header. */
  action: { label: string; href: string }
  phone?: string | undefined
  mail?: string | undefined
}

/** A site's header: contact bar, main menu, drawer on small screens. */
export function SiteHeader(props: Props) {
  const { site: key, bar, logo, menu, nav, hasShortMenu, search, action, phone, mail } = props
  const t = useTranslations('site')
  const locale = useLocale()
  const home = homeOf(key)
  const languageTexts = {
    label: t('language.label'),
    short: { mn: t('language.mn'), en: t('language.en') },
    full: { mn: t('language.mnFull'), en: t('language.enFull') },
  }
  const theme = useThemeTexts()
  const drawerTexts = {
    label: t('mainMenu'),
    open: t('openMenu'),
    close: t('closeMenu'),
    name: siteOf(key).shortName[locale],
  }
  return (
    <header className={clsx(styles.header, !hasShortMenu && styles.long)}>
      <ScrollStateTracker />
      <div className={styles.contactBar}>
        <div className={clsx('wrap', styles.bar)}>
          {bar}
          <div className={styles.switches}>
            <ThemeMenu texts={theme} onDark />
            <LanguageSwitch home={home} texts={languageTexts} />
          </div>
        </div>
      </div>
      <div className={styles.siteHeader}>
        <div className={clsx('wrap', styles.row)}>
          {logo}
          {nav ?? <MainMenu items={menu} label={t('mainMenu')} />}
          {search}
          <LinkButton href={action.href} small className={styles.action}>
            {action.label}
          </LinkButton>
          <div className={styles.small}>
            <LanguageSwitch home={home} texts={languageTexts} single />
            <MenuDrawer
              items={menu}
              texts={drawerTexts}
              theme={theme}
              action={action}
              sites={key === 'mm' && <SisterSites current={key} />}
              {...(phone !== undefined && { phone })}
              {...(mail !== undefined && { mail })}
            />
          </div>
        </div>
      </div>
    </header>
  )
}
