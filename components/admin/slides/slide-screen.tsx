'use client'

import { ArrowDownUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { directorySlideResource, slideResource } from '@/lib/slides/resource'
import { Facts } from '../form/facts'
import { SettingsPanel } from '../form/editor-columns'
import { useListUrl } from '../list/list-url'
import type { Bound, Row } from '../resource/bound'

/** Where a slide is shown, and the way to another place. */
function SlideSide({ row }: { row: Row }) {
  const t = useTranslations('admin.slides.side')
  const { hrefWith } = useListUrl()
  return (
    <SettingsPanel>
      <Facts
        facts={[
          { label: t('where'), shown: t('home') },
          { label: t('place'), shown: String(row.sequence) },
        ]}
      />
      <div>
        <LinkButton variant="quiet" href={hrefWith({ id: null, order: '' })}>
          <ArrowDownUp className="icon" size={17} aria-hidden />
          {t('order')}
        </LinkButton>
      </div>
    </SettingsPanel>
  )
}

export const slideScreen: Bound = { resource: slideResource, Side: SlideSide }
export const directorySlideScreen: Bound = { resource: directorySlideResource, Side: SlideSide }
