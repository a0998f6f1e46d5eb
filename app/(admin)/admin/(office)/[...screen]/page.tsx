import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeclaredScreen } from '@/components/back-office/declared-screen'
import { requireScreenAccess, screenMetadata } from '@/components/back-office/screen-page'
import { screenAt } from '@/components/back-office/screens'

type Props = { params: Promise<{ screen: string[] }> }

async function screenOf({ params }: Props) {
  const { screen } = await params
  return screenAt(`/admin/${screen.join('/')}`) ?? notFound()
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  screenMetadata((await screenOf(props)).name)

/** Each screen that is declared in `screenContents`; the other screens have a page of their own. */
export default async function Page(props: Props) {
  const { name } = await screenOf(props)
  await requireScreenAccess(name)
  return <DeclaredScreen key={name} name={name} />
}
