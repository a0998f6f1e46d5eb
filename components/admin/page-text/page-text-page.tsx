import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { LinkButton } from '@/components/ui/button'
import { menuPath, showsText } from '@/lib/menu/links'
import { listAdminMenuOfType, listShownCids } from '@/lib/menu/queries'
import { listAdminPageTexts } from '@/lib/page-texts/queries'
import { PageHead } from '../page-head'
import { LayoutHints } from './layout-hints'
import { PageTextCards } from './page-text-cards'

/** The texts of a static menu item and of those under it. */
export async function PageTextPage({ cid }: { cid: number }) {
  const [items, stored, shown, t] = await Promise.all([
    listAdminMenuOfType('static'),
    listAdminPageTexts(cid),
    listShownCids(),
    getTranslations('admin'),
  ])
  const item = items.find((candidate) => candidate.cid === cid)
  const pages = stored.filter((page) => showsText({ cid: page.cid, page_type: 'static' }))
  const paths = pages
    .filter((page) => shown.has(page.cid))
    .map((page): [number, string] => [page.cid, menuPath({ cid: page.cid, page_type: 'static' })])
  if (!item || pages.length === 0) notFound()
  return (
    <>
      <PageHead
        title={item.category}
        note={t('screens.pageText')}
        actions={
          <LinkButton variant="quiet" href="/admin/link">
            {t('pageText.back')}
          </LinkButton>
        }
      />
      <LayoutHints />
      <PageTextCards key={cid} pages={pages} paths={Object.fromEntries(paths)} />
    </>
  )
}
