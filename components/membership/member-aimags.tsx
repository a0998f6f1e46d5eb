import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { PageSubsection } from '@/components/association/part'
import { AimagMap } from '@/components/site/aimag-map'
import { FoldingPart } from '@/components/site/folding-part'
import type { MemberLogo } from '@/lib/content/logos/schema'
import { aimagName, aimags, knownAimagOrNull } from '@/lib/organisations/aimags'
import { bilingualText, langIfDifferent } from '@/lib/platform/i18n/bilingual'
import styles from './member-aimags.module.css'

/** The members by aimag, on a sketch of the country whose squares lead to their names; nothing without any. */
export function MemberAimags({ members }: { members: readonly MemberLogo[] }) {
  const t = useTranslations('association.member')
  const locale = usePageLanguage()
  const groups = aimags.flatMap(({ code }) => {
    const ofAimag = members.filter((member) => knownAimagOrNull(member.aimag) === code)
    return ofAimag.length > 0 ? [{ code, members: ofAimag }] : []
  })
  if (groups.length === 0) return null
  return (
    <PageSubsection>
      <FoldingPart title={t('aimags')}>
        <AimagMap
          label={t('aimags')}
          counts={Object.fromEntries(groups.map((group) => [group.code, group.members.length]))}
          hrefOf={(code) => `#${code}`}
        />
        <dl className={styles.names}>
          {groups.map(({ code, members: ofAimag }) => (
            <div key={code} id={code}>
              <dt>{aimagName(code, locale)}</dt>
              {ofAimag.map((member) => (
                <MemberName key={member.id} member={member} />
              ))}
            </div>
          ))}
        </dl>
      </FoldingPart>
    </PageSubsection>
  )
}

function MemberName({ member }: { member: MemberLogo }) {
  const locale = usePageLanguage()
  const name = bilingualText(member, 'name', locale)
  const sum = bilingualText(member, 'sum', locale)
  return (
    <dd>
      <span lang={langIfDifferent(name.lang, locale)}>{name.text}</span>
      {sum.text && (
        <>
          {' '}
          <span className="meta" lang={langIfDifferent(sum.lang, locale)}>
            {sum.text}
          </span>
        </>
      )}
    </dd>
  )
}
