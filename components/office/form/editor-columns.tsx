import { clsx } from 'clsx'
import { Columns2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import styles from './editor-columns.module.css'

type Props = {
  /** What is set beside the content: state, schedule, pictures, and what is amiss. */
  side: ReactNode
  /** The content takes the whole width, and the settings stand under it. */
  isWide?: boolean | undefined
  children: ReactNode
}

/** The frame of every editor of the office: content at the left, settings at the right. */
export function EditorColumns({ side, isWide, children }: Props) {
  return (
    <div className={clsx(styles.columns, isWide && styles.wide)}>
      <div className={styles.content}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}

/** A panel of settings, one under another. */
export function SettingsPanel({ children }: { children: ReactNode }) {
  return (
    <Panel as="div" className={styles.settings}>
      {children}
    </Panel>
  )
}

/** Shows the two languages beside one another, where the window has room for both. */
export function SideBySideButton({
  isPressed,
  onPress,
  small,
}: {
  isPressed: boolean
  onPress: () => void
  small?: boolean
}) {
  const t = useTranslations('admin.news')
  return (
    <Button
      variant="quiet"
      className={styles.sideBySide}
      aria-pressed={isPressed}
      onClick={onPress}
      {...(small && { small })}
    >
      <Columns2 className="icon" size={17} aria-hidden />
      {t('sideBySide')}
    </Button>
  )
}
