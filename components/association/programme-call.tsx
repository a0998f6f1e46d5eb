import { LinkButton } from '@/components/ui/button'
import styles from './programme-call.module.css'

/** The invitation to take the programme's assessment. */
export function ProgrammeTeaser({ href, text, action }: { href: string; text: string; action: string }) {
  return (
    <div className={styles.programmeCall}>
      <p>{text}</p>
      <LinkButton href={href}>{action}</LinkButton>
    </div>
  )
}
