import { useTranslations } from 'next-intl'
import { FoldingPart } from '@/components/site/folding-part'
import { SectionHead } from '@/components/site/section-head'
import { committees, type MemberLogo } from '@/lib/content/logos/schema'
import { CommitteeList } from './committee-list'
import { Goals } from './goals'
import { PageSubsection } from './part'

const groups = ['1', '2', '3', '4', '5'] as const

/** The committees with their members, and the purposes of the working groups. */
export function CommitteesAndWorkingGroups({ logos }: { logos: readonly MemberLogo[] }) {
  const t = useTranslations('association.activity')
  return (
    <>
      <SectionHead title={t('committees')} />
      <CommitteeList
        committees={committees.map((committee) => {
          const members = logos.filter((logo) => logo[committee])
          return {
            key: committee,
            title: t(`committee.${committee}.title`),
            text: t(`committee.${committee}.text`),
            count: t('memberCount', { count: members.length }),
            logos: members,
          }
        })}
      />
      <PageSubsection>
        <FoldingPart title={t('groups')}>
          <Goals
            goals={groups.map((group) => ({
              key: group,
              title: t(`group.${group}.title`),
              text: t(`group.${group}.text`),
            }))}
          />
        </FoldingPart>
      </PageSubsection>
    </>
  )
}
