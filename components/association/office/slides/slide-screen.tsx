'use client'

import { ArrowDownUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { directorySlideResource, slideResource } from '@/lib/content/slides/resource'
import type { SlideRecord } from '@/lib/content/slides/schema'
import { ReadOnlyFacts } from '../../../office/form/facts'
import { SettingsPanel } from '../../../office/form/editor-columns'
import { useListUrl } from '../../../office/list/list-url'
import { bindResource } from '../../../office/resource/bound'

/** Shows where a slide appears and its position, with a link to change the order. */
function SlideSidePanel({ row }: { row: SlideRecord }) {
  const t = useTranslations('admin.slides.side')
  const { hrefWith } = useListUrl()
  return (
    <SettingsPanel>
      <ReadOnlyFacts
        facts={[
          { label: t('where'), content: t('home') },
          { label: t('place'), content: String(row.sequence) },
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

export const slideScreen = bindResource({ resource: slideResource, Side: SlideSidePanel })
export const directorySlideScreen = bindResource({ resource: directorySlideResource, Side: SlideSidePanel })
