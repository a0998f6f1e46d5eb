import { contactHref } from '@/components/site/site-data'
import { AppLink } from '@/components/ui/app-link'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import styles from './without-scripts.module.css'

/** Shows readers without scripts whom to write to or call, in place of a form. */
export async function NoScriptContacts({ text, contactLabel }: { text: string; contactLabel: string }) {
  const lines = await listFooterInfo('mm')
  const ways = lines.filter(({ type }) => type !== 'link')
  return (
    <noscript>
      <div className={styles.withoutScripts}>
        <p>{text}</p>
        <ul>
          {ways.map((way) => (
            <li key={way.id}>
              <a href={contactHref(way)}>{way.information}</a>
            </li>
          ))}
          <li>
            <AppLink href={directoryPaths.contact}>{contactLabel}</AppLink>
          </li>
        </ul>
      </div>
    </noscript>
  )
}
