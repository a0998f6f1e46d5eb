import { clsx } from 'clsx'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { Part } from './part'
import styles from './book-call.module.css'

type Props = {
  href: string
  /** Its cover, once there is one. */
  cover: string | undefined
  texts: { title: string; text: string; open: string }
}

/** The book of the thirty years with its cover, and the way into it. */
export function BookCall({ href, cover, texts }: Props) {
  return (
    <Part className={styles.bookCall}>
      {cover && (
        <AppLink href={href} aria-hidden tabIndex={-1}>
          <img src={cover} alt="" loading="lazy" width={840} height={1188} />
        </AppLink>
      )}
      <div>
        <h2>{texts.title}</h2>
        <p className={clsx('lead', styles.lead)}>{texts.text}</p>
        <LinkButton className={styles.open} href={href}>
          {texts.open}
        </LinkButton>
      </div>
    </Part>
  )
}
