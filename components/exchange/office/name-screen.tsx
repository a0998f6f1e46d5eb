'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Panel, PanelHead } from '@/components/ui/panel'
import { exchangeNameResource } from '@/lib/exchange/names/resource'
import type { ExchangeNameRecord } from '@/lib/exchange/names/schema'
import { bindResource } from '../../office/resource/bound'

export const exchangeNameScreen = bindResource({ resource: exchangeNameResource, About: NamePanel })

/** The name to translate, read-only: it comes from the exchange's files. */
function NamePanel({ row }: { row: ExchangeNameRecord }) {
  const t = useTranslations('admin.exchangeNames')
  const { kind, name } = row
  return (
    <Panel aria-labelledby="exchange-name">
      <PanelHead>
        <h2 id="exchange-name">{name}</h2>
        <Badge kind="told">{t(`choices.kind.${kind}`)}</Badge>
      </PanelHead>
    </Panel>
  )
}
