'use client'

import { X } from 'lucide-react'
import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { AlertDialog, Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { Button, IconButton } from './button'
import styles from './dialog.module.css'
import { useFocusReturn } from './use-focus-return'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** `wide` for a text, `full` for a page in a frame. */
  size?: 'wide' | 'full'
  /** Whether the focus starts in the first field instead of on the button that closes the dialog. */
  startsInField?: boolean
  children?: ReactNode
  actions?: ReactNode
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size,
  startsInField,
  children,
  actions,
}: DialogProps) {
  const t = useTranslations('ui.dialog')
  const lang = useLocale()
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogScrim />
        <Radix.Content
          // The dialog is rendered outside its parent, so it does not inherit the language.
          lang={lang}
          ref={content}
          className={clsx(styles.dialog, size && styles[size])}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus()
            if (!startsInField) return
            event.preventDefault()
            content.current?.querySelector<HTMLInputElement>('input')?.focus()
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('close')}>
                <X className="icon" size={20} aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {description && <Radix.Description className={styles.text}>{description}</Radix.Description>}
          {children}
          {actions && <DialogActions>{actions}</DialogActions>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The dark background under a dialog. */
export function DialogScrim() {
  return <Radix.Overlay className={styles.scrim} />
}

/** The buttons at the foot of a dialog; on a phone the main button comes first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

type ConfirmProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, such as «{title} мэдээг устгах уу?» */
  title: ReactNode
  /** What the action does or deletes. */
  description: ReactNode
  /** The verb on the button, such as «Устгах». */
  action: ReactNode
  isDanger?: boolean | undefined
  cancelLabel?: ReactNode
  /** Disables both buttons while the action runs. */
  pending?: boolean
  onConfirm: () => void
}

/** Asks for a confirmation before an action. The focus starts on the cancel button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  action,
  isDanger = true,
  cancelLabel,
  pending,
  onConfirm,
}: ConfirmProps) {
  const t = useTranslations('ui.dialog')
  const lang = useLocale()
  const safe = useRef<HTMLButtonElement>(null)
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.scrim} />
        <AlertDialog.Content
          lang={lang}
          className={styles.dialog}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            onOpenAutoFocus()
            safe.current?.focus()
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{description}</AlertDialog.Description>
          <DialogActions>
            <AlertDialog.Cancel asChild>
              <Button variant="quiet" ref={safe} disabled={pending}>
                {cancelLabel ?? t('cancel')}
              </Button>
            </AlertDialog.Cancel>
            <Button variant={isDanger ? 'danger' : 'fill'} disabled={pending} onClick={onConfirm}>
              {action}
            </Button>
          </DialogActions>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
