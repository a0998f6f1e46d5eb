import { Search } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { MenuItem } from '@/components/site/site-data'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import { SitesBar } from '@/components/site/sites-bar'
import { readSiteContacts } from '@/components/site/site-contacts'
import { SkipLink } from '@/components/site/skip-link'
import { IconLink } from '@/components/ui/button'
import { PageArrival } from '@/components/ui/page-arrival'
import { categoryTree, type MainCategory } from '@/lib/directory/categories/queries'
import { yearOf } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { CategoriesOverlay } from './categories-overlay'
import { CategoryLegend } from './category-legend'
import { categoryName } from './category-name'
import { DirectoryLogo } from './directory-logo'
import { DirectoryMenu } from './directory-menu'
import styles from './directory-shell.module.css'

/** The directory's shell: header with the overlay of categories, footer with the association's contacts. */
export async function DirectoryShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [tree, { contacts, texts, social, phone, mail }, t, site] = await Promise.all([
    categoryTree(),
    readSiteContacts('mm', locale),
    getTranslations('directory.shell'),
    getTranslations('site'),
  ])
  const createMenuItem = (cid: number, label: string, href: string, subItems: MenuItem[] = []): MenuItem => ({
    ...{ cid, label, href },
    children: subItems,
  })
  const menu = [
    createMenuItem(-1, t('home'), directoryPaths.home),
    createMenuItem(-2, t('categories'), directoryPaths.categories, categoryMenuItems(tree, locale)),
    createMenuItem(-3, t('news'), associationPaths.blog),
    createMenuItem(-4, t('contact'), directoryPaths.contact),
  ]
  return (
    <>
      <SkipLink />
      <PageArrival />
      <SiteHeader
        site="yp"
        hasShortMenu
        bar={<SitesBar site="yp" phone={phone} />}
        logo={<DirectoryLogo />}
        menu={menu}
        nav={
          <DirectoryMenu
            label={site('mainMenu')}
            links={{
              home: { label: t('home'), href: directoryPaths.home },
              news: { label: t('news'), href: associationPaths.blog },
              contact: { label: t('contact'), href: directoryPaths.contact },
            }}
            categories={
              <CategoriesOverlay
                label={t('categories')}
                href={directoryPaths.categories}
                texts={{ title: t('allCategories'), close: t('close') }}
              >
                <CategoryLegend tree={tree} />
              </CategoriesOverlay>
            }
          />
        }
        search={
          <IconLink label={t('search')} href={directoryPaths.search()} className={styles.search}>
            <Search className="icon" size={20} aria-hidden />
          </IconLink>
        }
        action={{ label: t('register'), href: directoryPaths.register }}
        phone={phone}
        mail={mail}
      />
      <main id="main">{children}</main>
      <SiteFooter
        site="yp"
        logo={<DirectoryLogo onDark />}
        menu={menu}
        contacts={contacts}
        texts={texts}
        social={social}
        year={yearOf(new Date().toISOString())}
      />
    </>
  )
}

function categoryMenuItems(tree: readonly MainCategory[], locale: Locale): MenuItem[] {
  return tree.map((main) => ({
    cid: main.id,
    label: categoryName(main, locale).text,
    href: directoryPaths.category(main.category_code),
    children: main.subs.map((sub) => ({
      cid: sub.id,
      label: categoryName(sub, locale).text,
      href: directoryPaths.category(sub.category_code),
      children: [],
    })),
  }))
}
