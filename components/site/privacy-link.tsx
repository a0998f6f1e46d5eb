import { AppLink } from '@/components/ui/app-link'
import { associationPaths } from '@/lib/platform/site/association-paths'
import styles from './privacy-link.module.css'

/** The link beside a form to the page about privacy; a new tab leaves what is typed untouched. */
export function PrivacyLink({ text }: { text: string }) {
  return (
    <AppLink className={styles.privacyLink} href={associationPaths.privacy} target="_blank">
      {text}
    </AppLink>
  )
}
