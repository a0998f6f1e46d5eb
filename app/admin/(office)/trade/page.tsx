import { screenMetadata } from '@/components/admin/screen-metadata'
import { TradeOffice } from '@/components/admin/trade/trade-office'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('trade')

export default async function Page() {
  await requireAccount()
  return <TradeOffice />
}
