import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageHead } from '@/components/admin/page-head'
import { openScreen, screenMetadata } from '@/components/admin/screen-page'
import { PageTextCards } from '@/components/admin/page-text/page-text-cards'
import { LinkButton } from '@/components/ui/button'
import { menuPath, showsText } from '@/lib/menu/links'
import { listAdminMenuOfType, listShownCids } from '@/lib/menu/queries'
import { listAdminPageTexts } from '@/lib/page-texts/queries'

export const generateMetadata = screenMetadata('pageText')

type Props = { params: Promise<{ cid: string }> }

/** The texts of a static menu item and of those under it. */
export default async function PageTextScreen({ params }: Props) {
  await openScreen('pageText')
  const { cid } = await params
  if (!/^[1-9]\d{0,8}$/.test(cid)) notFound()
  const [items, stored, shown, t] = await Promise.all([
    listAdminMenuOfType('static'),
    listAdminPageTexts(Number(cid)),
    listShownCids(),
    getTranslations('admin'),
  ])
  const item = items.find((candidate) => candidate.cid === Number(cid))
  const pages = stored.filter((page) => showsText({ cid: page.cid, page_type: 'static' }))
  const paths = pages
    .filter((page) => shown.has(page.cid))
    .map(({ cid }): [number, string] => [cid, menuPath({ cid, page_type: 'static' })])
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
      <PageTextCards key={cid} pages={pages} paths={Object.fromEntries(paths)} />
    </>
  )
}
