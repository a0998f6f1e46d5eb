import { notFound } from 'next/navigation'
import { PageTextEditors } from '@/components/page-text/office/page-text-page'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'

export const generateMetadata = createScreenMetadata('pageText')

type Props = { params: Promise<{ cid: string }> }

/** The form for the texts of a menu item of the type `static` and of the menu items under it. */
export default async function PageTextScreen({ params }: Props) {
  await requireScreenAccess('pageText')
  const { cid } = await params
  if (!/^[1-9]\d{0,8}$/.test(cid)) notFound()
  return <PageTextEditors cid={Number(cid)} />
}
