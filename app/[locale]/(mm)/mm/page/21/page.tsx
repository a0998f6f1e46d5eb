import { getTranslations } from 'next-intl/server'
import { Lightbox } from '@/components/association/lightbox'
import { PageSection } from '@/components/association/part'
import { EmptyState } from '@/components/ui/states'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listMinerals } from '@/lib/content/minerals/queries'
import { ProjectPage, projectMetadata, type ProjectProps } from '../project-page'

const cid = 21

export function generateMetadata({ params }: ProjectProps) {
  return projectMetadata(cid, params)
}

/** The page «Mining we do not know», which shows the minerals as a grid of pictures. */
export default async function MineralsPage(props: ProjectProps) {
  const locale = await requirePageLocale(props.params)
  const [minerals, t, association] = await Promise.all([
    listMinerals(),
    getTranslations('association.minerals'),
    getTranslations('association'),
  ])
  return (
    <ProjectPage
      cid={cid}
      {...props}
      before={
        <PageSection label={t('label')}>
          {minerals.length > 0 ? (
            <Lightbox
              pictures={minerals.map((mineral) => ({
                id: mineral.id,
                title: bilingualText(mineral, 'title', locale).text,
                url: mineral.image,
              }))}
              texts={{
                label: t('label'),
                close: t('close'),
                previous: t('previous'),
                next: t('next'),
              }}
            />
          ) : (
            <EmptyState title={association('empty')} />
          )}
        </PageSection>
      }
    />
  )
}
