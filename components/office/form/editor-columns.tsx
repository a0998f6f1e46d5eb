import { clsx } from 'clsx'
import { Columns2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import styles from './editor-columns.module.css'

type Props = {
  /** The side column: settings, such as schedule and pictures, and messages about problems. */
  side: ReactNode
  /** Whether the content takes the whole width, with the settings below it. */
  isWide?: boolean | undefined
  children: ReactNode
}

/** The layout of an editor: settings beside the content or, if `isWide` or in a narrow window, below it. */
export function EditorColumns({ side, isWide, children }: Props) {
  return (
    <div className={clsx(styles.columns, isWide && styles.wide)}>
      <div className={styles.content}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}

type SettingsProps = { title?: string; note?: string; children: ReactNode }

/** A panel in the side column of an editor; several panels are stacked. */
export function SettingsPanel({ title, note, children }: SettingsProps) {
  return (
    <Panel as="div" className={styles.settings}>
      {title && <h2>{title}</h2>}
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </Panel>
  )
}

/** Toggles the side-by-side view of both languages; hidden in a window that is too narrow for it. */
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
