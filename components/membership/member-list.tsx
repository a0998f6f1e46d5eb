import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { CompanyTile } from '@/components/site/company-mark'
import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { committees, type MemberLogo } from '@/lib/content/logos/schema'
import { hostWithoutWww } from '@/lib/content/logos/site-host'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { memberStone } from './member-stones'
import { MemberFilter } from './member-filter'
import styles from './member-list.module.css'

type Props = {
  members: readonly MemberLogo[]
  /** The ids of the members' listings in the directory, by the host of a member's web site. */
  listings: Readonly<Record<string, number>>
  /** The name of the radio buttons that filter by committee; without a name there is no filter. */
  filterName?: string
}

/** The fewest members with which the filter is shown. */
const filteredFrom = 12

/** Members with logo, name and committees, and links to their own site and to their listing. */
export function MemberList({ members, listings, filterName }: Props) {
  const list = (
    <ul className={styles.members}>
      {members.map((member) => (
        <li
          key={member.id}
          className={styles.member}
          data-committees={committees.filter((committee) => member[committee]).join(' ')}
        >
          <Member member={member} listing={listings[hostWithoutWww(member.link)]} />
        </li>
      ))}
    </ul>
  )
  if (!filterName || members.length < filteredFrom) return list
  return (
    <MemberFilter name={filterName} members={members}>
      {list}
    </MemberFilter>
  )
}

function Member({ member, listing }: { member: MemberLogo; listing: number | undefined }) {
  const t = useTranslations('association.member')
  const locale = usePageLanguage()
  const { text: name, lang: nameLang } = bilingualText(member, 'name', locale)
  const lang = langIfDifferent(nameLang, locale)
  return (
    <>
      <CompanyTile name={name} logo={member.logo} stone={memberStone(member)} className={styles.tile} />
      <div className={styles.text}>
        <h3 className={styles.name} lang={lang}>
          {name}
        </h3>
        {committees.some((committee) => member[committee]) && (
          <p className={styles.badges}>
            {committees
              .filter((committee) => member[committee])
              .map((committee) => (
                <Badge key={committee} kind="accent" className={styles.badge}>
                  {t(`committee.${committee}`)}
                </Badge>
              ))}
          </p>
        )}
        {(member.link || listing) && (
          <p className={styles.links}>
            {member.link && (
              <a href={member.link} target="_blank" rel="noopener">
                <span className={styles.word}>{hostWithoutWww(member.link)}</span>
                <ExternalLink className="icon" size={15} aria-hidden />
              </a>
            )}
            {listing && (
              <AppLink className={styles.listing} href={directoryPaths.company(listing)}>
                <span className={styles.word}>{t('listing')}</span>
                <span className="sr-only" lang={lang}>
                  : {name}
                </span>
              </AppLink>
            )}
          </p>
        )}
      </div>
    </>
  )
}
