'use client'

import { X } from 'lucide-react'
import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { DialogScrim } from './dialog'
import dialogStyles from './dialog.module.css'
import styles from './sheet.module.css'
import { useFocusReturn } from './use-focus-return'

type Props = {
  onClose: () => void
  title: ReactNode
  /** A line of small text under the title. */
  note?: ReactNode
  actions?: ReactNode
  /** Whether the sheet covers the whole window, for long content. */
  full?: boolean
  /** Whether the sheet is wider, for content that is compared side by side. */
  wide?: boolean
  /** Actions that stay visible below the scrolling content. */
  foot?: ReactNode
  children: ReactNode
}

/** Shows details or a form over a list. The sheet is open as long as it is rendered. */
export function Sheet({ onClose, title, note, actions, full, wide, foot, children }: Props) {
  const t = useTranslations('ui.dialog')
  const lang = useLocale()
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <DialogScrim />
        <Radix.Content
          // The sheet is rendered outside its parent, so it does not inherit the language.
          lang={lang}
          className={clsx(styles.sheet, full && styles.full, wide && styles.wide)}
          aria-describedby={undefined}
          {...focusReturn}
        >
          <div className={styles.head}>
            <div className={styles.name}>
              <Radix.Title className={dialogStyles.title}>{title}</Radix.Title>
              {note && <p className="num">{note}</p>}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
            <Radix.Close asChild>
              <IconButton label={t('close')}>
                <X className="icon" size={20} aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {/* The body scrolls, so the keyboard must reach it even without controls inside. */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
