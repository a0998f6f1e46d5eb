import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { LinkButton } from '@/components/ui/button'
import { menuPath, hasEditableText } from '@/lib/content/menu/links'
import { listShownCids } from '@/lib/content/menu/queries'
import { listAdminPageTexts, findStaticPageName } from '@/lib/content/page-texts/queries'
import { officePaths } from '@/lib/platform/site/office-paths'
import { PageHead } from '../../office/page-head'
import { LayoutHints } from './layout-hints'
import { PageTextCards } from './page-text-cards'

/** The screen to edit the text of a menu item whose page is a text (`static`), and those of its children. */
export async function PageTextEditors({ cid }: { cid: number }) {
  const [name, storedTexts, visibleCids, t] = await Promise.all([
    findStaticPageName(cid),
    listAdminPageTexts(cid),
    listShownCids(),
    getTranslations('admin'),
  ])
  const pages = storedTexts.filter((page) => hasEditableText({ cid: page.cid, page_type: 'static' }))
  const paths = pages
    .filter((page) => visibleCids.has(page.cid))
    .map((page): [number, string] => [page.cid, menuPath({ cid: page.cid, page_type: 'static' })])
  if (name === null || pages.length === 0) notFound()
  return (
    <>
      <PageHead
        title={name}
        note={t('screens.pageText')}
        actions={
          <LinkButton variant="quiet" href={officePaths.menu}>
            {t('pageText.back')}
          </LinkButton>
        }
      />
      <LayoutHints />
      <PageTextCards key={cid} pages={pages} paths={Object.fromEntries(paths)} />
    </>
  )
}
