import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { Panel, PanelHead } from '@/components/ui/panel'
import { formatDate } from '@/lib/platform/i18n/format'
import type { StaffRights } from '@/lib/platform/auth/roles'
import { cellLinkClass } from '../../office/list/cells'
import { mayOpen, screenNamed } from '../screens'
import { versions } from './changes'
import styles from './change-list.module.css'

const groups = ['added', 'changed', 'fixed', 'accessibility', 'security'] as const

/** Lists what is new for editors, by version; screens that the account may open are links. */
export function ChangeList({ account }: { account: StaffRights }) {
  const t = useTranslations('admin')
  return versions.map(({ version, day, ...changes }) => (
    <Panel key={version} aria-labelledby={`version-${version}`}>
      <PanelHead>
        <h2 id={`version-${version}`}>{t('changes.version', { version, day: formatDate(day, 'mn') })}</h2>
      </PanelHead>
      <div className={styles.groups}>
        {groups.map(
          (group) =>
            changes[group] && (
              <section key={group}>
                <h3>{t(`changes.groups.${group}`)}</h3>
                <ul>
                  {changes[group].map(({ text, screen: name }) => {
                    const screen = name && screenNamed(name)
                    return (
                      <li key={text}>
                        {text}{' '}
                        {screen && mayOpen(screen, account) && (
                          <AppLink className={cellLinkClass()} href={screen.path}>
                            {t(`screens.${screen.name}`)}
                          </AppLink>
                        )}
                      </li>
                    )
                  })}
                </ul>
              </section>
            ),
        )}
      </div>
    </Panel>
  ))
}
